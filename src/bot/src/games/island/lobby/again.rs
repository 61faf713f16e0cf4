//! Another game with the same people, when one is over.

use castaway_robinson::{game::Island, setup::Setup};
use castaway_table::{Meta, on_heap};

use super::offer::Offer;
use crate::{
    discord::{Caller, Ui},
    games::island::ending,
};

/// What is played after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Follows {
    /// The same scenario once more.
    Same,
    /// The first printed one.
    Printed,
}

impl Offer {
    /// The same options once more, with characters to be chosen anew. The host plays as many more as before.
    fn again(setup: Setup, meta: &Meta, follows: Follows) -> Self {
        let people = meta.people().len();
        let seats = setup.characters.len();
        let characters = if seats > people { seats } else { 1 };
        Self {
            scenario: (follows == Follows::Same).then_some(setup.scenario),
            friday: Some(setup.friday),
            dog: Some(setup.dog),
            equipment: setup.equipment,
            events: setup.events,
            wreckage: setup.wreckage,
            rulings: setup.rulings,
            control: meta.control,
            pace: meta.pace,
            ..Self::standard(u8::try_from(characters).unwrap_or(1))
        }
    }
}

impl Ui<Island> {
    /// Opens the table for another game with the people of one that is over: whoever presses sits there, the others are
    /// invited. Somebody alone plays at once.
    pub(in crate::games::island) async fn play_again(&self, caller: &Caller, follows: Follows) {
        let Some(loaded) = self.over_here(caller).await else {
            return;
        };
        // What they have played is known before it is settled what the next game teaches.
        let (ui, game) = (self.clone(), loaded.clone());
        let entered = castaway_table::blocking(move || ending::remember(&ui, &game)).await;
        if !matches!(entered, Ok(Ok(()))) {
            tracing::warn!("a game was not entered before the next one");
        }
        let people = loaded.meta.people();
        let setup = (*loaded.state.setup).clone();
        let offer = Offer::again(setup, &loaded.meta, follows);
        if people == [caller.user] {
            return on_heap(|| self.begin_alone(caller, loaded.meta.language, offer)).await;
        }
        on_heap(|| self.open_again(caller, &loaded, offer, &people)).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use castaway_table::{Chairs, Control, Pace};

    #[test]
    fn the_next_game_is_set_up_as_the_last_one() {
        let setup = Setup {
            scenario: "cursed_island".into(),
            equipment: 5,
            friday: true,
            characters: vec![Some("cook".into()), None, None],
            ..Setup::standard(3)
        };
        let of = |people: &[u64], control, pace| Meta {
            chairs: people.to_vec().into(),
            control,
            pace,
            ..Meta::default()
        };
        let three = of(&[7, 8, 9], Control::Shared, Pace::Several);
        let three = Offer::again(setup.clone(), &three, Follows::Same);
        let kept = (three.characters, three.control, three.pace);
        assert_eq!(kept, (1, Control::Shared, Pace::Several));
        let next = three.setup(&Chairs::from([7, 8, 9]));
        assert_eq!(
            next,
            Setup {
                characters: vec![None; 3],
                ..setup.clone()
            }
        );
        // Somebody who played two plays two again.
        let of_two = of(&[7, 8], Control::Own, Pace::Relaxed);
        let two = Offer::again(setup, &of_two, Follows::Printed);
        assert_eq!((two.scenario.as_ref(), two.equipment), (None, 5));
        assert_eq!(two.filled(Chairs::from([7, 8])).len(), 3);
    }
}
