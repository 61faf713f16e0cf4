//! The ways to man an action: which pawns stand there, and which of them on top.

use crate::{plan::Pawn, view::ActionOffer};

/// Every different way to man an offer with so many pawns, the one on top first. No seat places the pawns of another,
/// so the characters' pawns in a way are all of one.
pub fn manned(offer: &ActionOffer, size: usize) -> Vec<Vec<Pawn>> {
    let mut found = Vec::new();
    for leader in distinct(&offer.leaders) {
        for mut group in groups(&helpers(offer, leader), size.saturating_sub(1)) {
            group.insert(0, leader);
            if size > 0 && of_one_seat(&group) {
                found.push(group);
            }
        }
    }
    found
}

/// The pawns that could help this one on top, each as often as it is there.
pub fn helpers(offer: &ActionOffer, leader: Pawn) -> Vec<Pawn> {
    let mut helpers = offer.supporters.clone();
    if let Some(at) = helpers.iter().position(|pawn| *pawn == leader) {
        helpers.remove(at);
    }
    helpers
}

/// The different groups of a size, in order; pawns of one kind are alike.
pub fn groups(pawns: &[Pawn], size: usize) -> Vec<Vec<Pawn>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut found: Vec<Vec<Pawn>> = Vec::new();
    for (at, pawn) in pawns.iter().enumerate() {
        // The same pawn earlier in the list began all these groups already.
        if pawns[..at].contains(pawn) {
            continue;
        }
        for mut rest in groups(&pawns[at + 1..], size - 1) {
            rest.insert(0, *pawn);
            found.push(rest);
        }
    }
    found
}

/// Each kind of pawn once.
pub fn distinct(pawns: &[Pawn]) -> Vec<Pawn> {
    let mut found: Vec<Pawn> = Vec::new();
    for pawn in pawns {
        if !found.contains(pawn) {
            found.push(*pawn);
        }
    }
    found
}

fn of_one_seat(pawns: &[Pawn]) -> bool {
    let mut seats = pawns.iter().filter(|pawn| matches!(pawn, Pawn::Seat(_)));
    seats
        .next()
        .is_none_or(|first| seats.all(|other| other == first))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_different_and_complete() {
        let pawns = [Pawn::Seat(0), Pawn::Seat(0), Pawn::Friday, Pawn::Dog];
        assert_eq!(groups(&pawns, 0), vec![Vec::<Pawn>::new()]);
        assert_eq!(groups(&pawns, 1).len(), 3);
        assert_eq!(groups(&pawns, 2).len(), 4);
        assert_eq!(groups(&pawns, 4).len(), 1);
        assert!(groups(&pawns, 5).is_empty());
    }

    #[test]
    fn the_pawns_of_two_characters_are_no_way() {
        let (a, b) = (Pawn::Seat(0), Pawn::Seat(1));
        assert!(of_one_seat(&[Pawn::Friday, a, a]) && of_one_seat(&[Pawn::Friday]));
        assert!(!of_one_seat(&[a, Pawn::Friday, b]));
    }
}
