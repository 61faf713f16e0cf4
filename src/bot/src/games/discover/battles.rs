//! What was fought in a stretch of the story and how it came out, and what damage was suffered, for whoever was away.

use castaway_discover::{Discover, event::Event, ids::Damage};
use castaway_kernel::{Game, Key, Seat};
use castaway_table::Stretch;

use super::scene::Scene;

/// How a fight came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Won,
    Escaped,
    NotWon,
    GoesOn,
}

/// A fight of somebody with an enemy.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Battle {
    seat: Seat,
    card: Key,
    end: End,
}

/// All that counts of a stretch.
#[derive(Default)]
struct Tally {
    battles: Vec<Battle>,
    hurts: Vec<(Seat, Damage)>,
}

/// The fights and the damage of a stretch as these eyes were told of them, a line for each of the two.
pub fn battles(scene: &Scene<'_>, stretch: &Stretch<Discover>) -> Vec<String> {
    let viewer = scene.view.viewer;
    let events = stretch.steps.iter().flat_map(|step| &step.events);
    let mut tally = tally(events.filter_map(|event| Discover::told(event, viewer)));
    let open = scene
        .view
        .fight
        .as_ref()
        .filter(|_| stretch.ended.is_none());
    if let (Some(fight), Some(last)) = (open, tally.battles.last_mut())
        && fight.card == last.card
    {
        last.end = End::GoesOn;
    }
    let fights = line(scene, "dx-recap-fights", |seat| fought(scene, seat, &tally));
    let damage = line(scene, "dx-recap-hurt", |seat| hurt(scene, seat, &tally));
    fights.into_iter().chain(damage).collect()
}

fn tally(events: impl Iterator<Item = Event>) -> Tally {
    let mut tally = Tally::default();
    let ends = |all: &mut Vec<Battle>, card: &Key, end: End| {
        let mut open = all.iter_mut().rev();
        if let Some(one) = open.find(|one| one.card == *card && one.end == End::NotWon) {
            one.end = end;
        }
    };
    let mut dodged = None;
    for event in events {
        match event {
            // From a lethal enemy nobody comes away: it is the same fight that goes on.
            Event::Fight(seat, _, card) if dodged.take() == Some((seat, card.clone())) => {}
            Event::Fight(seat, _, card) => tally.battles.push(Battle {
                seat,
                card,
                end: End::NotWon,
            }),
            Event::Escaped(seat, card, None) => dodged = Some((seat, card)),
            Event::Defeated(_, card) => ends(&mut tally.battles, &card, End::Won),
            Event::Escaped(_, card, Some(_)) => ends(&mut tally.battles, &card, End::Escaped),
            Event::Hurt(seat, kind) => tally.hurts.push((seat, kind)),
            _ => {}
        }
    }
    tally
}

/// Whom somebody fought, each once for each way in which it came out.
fn fought(scene: &Scene<'_>, seat: Seat, tally: &Tally) -> Vec<String> {
    let w = &scene.words;
    let mut each: Vec<(&Battle, u8)> = Vec::new();
    for battle in tally.battles.iter().filter(|battle| battle.seat == seat) {
        match each.iter_mut().find(|(other, _)| *other == battle) {
            Some((_, n)) => *n = n.saturating_add(1),
            None => each.push((battle, 1)),
        }
    }
    let each = each.into_iter().map(|(battle, n)| {
        let card = w.wording.name(&battle.card);
        let end = match battle.end {
            End::Won => "won",
            End::Escaped => "escaped",
            End::NotWon => "not",
            End::GoesOn => "open",
        };
        let args = [
            ("card", (&card).into()),
            ("n", n.into()),
            ("end", end.into()),
        ];
        w.with("dx-recap-fight", &args)
    });
    each.collect()
}

/// The damage that somebody suffered, each kind once.
fn hurt(scene: &Scene<'_>, seat: Seat, tally: &Tally) -> Vec<String> {
    let each = Damage::ALL.iter().filter_map(|kind| {
        let same = tally.hurts.iter().filter(|one| **one == (seat, *kind));
        let n = u8::try_from(same.count()).unwrap_or(u8::MAX);
        (n > 0).then(|| scene.words.wording.hurts(*kind, n))
    });
    each.collect()
}

/// A line of what is to be said of each, with their names where they are several at the table; none where there is nothing.
fn line(scene: &Scene<'_>, key: &str, of: impl Fn(Seat) -> Vec<String>) -> Option<String> {
    let w = &scene.words;
    let each = scene.known().seats().filter_map(|seat| {
        let what = of(seat).join(", ");
        if what.is_empty() || scene.alone() {
            return Some(what).filter(|what| !what.is_empty());
        }
        let who = scene.mention(seat);
        let args = [("who", (&who).into()), ("what", (&what).into())];
        Some(w.with("dx-recap-of", &args))
    });
    let each: Vec<String> = each.collect();
    let what = each.join("; ");
    (!what.is_empty()).then(|| w.with(key, &[("what", (&what).into())]))
}

#[cfg(test)]
mod tests {
    use castaway_discover::state::Foe;

    use super::*;

    fn fight(seat: u8, card: &str) -> Event {
        Event::Fight(Seat(seat), Foe::Card(0), card.into())
    }

    #[test]
    fn each_fight_ends_as_it_was_told_and_the_newest_of_one_card_first() {
        let events = [
            fight(0, "hare"),
            Event::Defeated(Seat(0), "hare".into()),
            fight(0, "mimic"),
            Event::Hurt(Seat(0), Damage::Physical),
            fight(1, "mimic"),
            Event::Escaped(Seat(1), "mimic".into(), Some(4)),
            Event::Hurt(Seat(1), Damage::Sickness),
        ];
        let tally = tally(events.into_iter());
        let ends: Vec<End> = tally.battles.iter().map(|one| one.end).collect();
        assert_eq!(ends, [End::Won, End::NotWon, End::Escaped]);
        assert_eq!(
            tally.hurts,
            [(Seat(0), Damage::Physical), (Seat(1), Damage::Sickness)]
        );
    }

    #[test]
    fn whom_a_lethal_enemy_does_not_let_go_fights_on_in_the_same_fight() {
        let dodge = || Event::Escaped(Seat(0), "mimic".into(), None);
        let ends = |events: Vec<Event>| {
            let all = tally(events.into_iter()).battles.into_iter();
            all.map(|one| (one.seat.0, one.end)).collect::<Vec<_>>()
        };
        let won = Event::Defeated(Seat(0), "mimic".into());
        let same = vec![fight(0, "mimic"), dodge(), fight(0, "mimic"), won];
        assert_eq!(ends(same), [(0, End::Won)]);
        // It may go for another one, who fights a fight of their own.
        let other = vec![fight(0, "mimic"), dodge(), fight(1, "mimic")];
        assert_eq!(ends(other), [(0, End::NotWon), (1, End::NotWon)]);
    }
}
