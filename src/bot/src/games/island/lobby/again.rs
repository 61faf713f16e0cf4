//! Another game with the same people, when one is over.

use castaway_robinson::{
    catalog::Catalog, game::Island, habit::Habit, preset::Preset, setup::Setup, state::State,
};
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

    /// The same, easier than printed, for people of whom nobody has played more than the game to learn with.
    fn eased(mut self, catalog: &Catalog) -> Self {
        self.preset(Preset::Easy, catalog);
        self.eased = true;
        self
    }

    /// Everybody wishes for the character they had, which they may change, and what they have settled once and for all comes along
    /// where it means the same in any game.
    fn with_people(mut self, state: &State, meta: &Meta) -> Self {
        for (chair, person) in meta.chairs.0.iter().zip(&state.people) {
            let Some(user) = chair.owner else { continue };
            let character = person.character.clone();
            if self.pick_of(user).is_none() {
                self.pick(user, Some(character));
            } else {
                self.more.push(character);
            }
        }
        for (user, habits) in &meta.habits {
            let mut habits = habits.clone();
            habits.all.retain(|habit| {
                let read = Habit::read(habit.name.as_str());
                read.is_some_and(|habit| habit.outlasts_a_game())
            });
            // Whoever has ended what the pace gave them is not given it anew.
            if meta.chairs.sits(*user) && (habits.given || !habits.all.is_empty()) {
                self.standing.push((*user, habits));
            }
        }
        self
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
        let offer = match follows == Follows::Printed && self.have_only_learnt(&people).await {
            true => offer.eased(self.catalog()),
            false => offer,
        };
        if people == [caller.user] {
            return on_heap(|| self.begin_alone(caller, loaded.meta.language, offer)).await;
        }
        // Where somebody else opens it, nobody is invited.
        let offer = match people.contains(&caller.user) {
            true => offer.with_people(&loaded.state, &loaded.meta),
            false => offer,
        };
        on_heap(|| self.open_again(caller, &loaded, offer, &people)).await;
    }

    /// Whether none of these has played anything to its end but the game to learn with.
    async fn have_only_learnt(&self, people: &[u64]) -> bool {
        for user in people {
            if !self.has_only_learnt(*user).await {
                return false;
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use castaway_kernel::{Game, Key};
    use castaway_robinson::setup::EventMix;
    use castaway_table::{Chairs, Control, Habits, Pace};

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

    #[test]
    fn a_first_long_game_is_easier_than_printed_until_somebody_changes_that() {
        let catalog = Catalog::load().unwrap();
        let short = Setup {
            scenario: catalog.first_game().unwrap().id.clone(),
            ..Setup::standard(3)
        };
        let meta = Meta {
            chairs: [7, 8, 9].into(),
            ..Meta::default()
        };
        let mut next = Offer::again(short, &meta, Follows::Printed).eased(&catalog);
        let setup = next.setup(&Chairs::from([7, 8, 9]));
        assert_eq!(setup.scenario, Setup::standard(3).scenario);
        assert_eq!((setup.equipment, setup.events), (3, EventMix::Easier));
        assert!(setup.friday && setup.dog);
        assert!(next.eased && next.is_preset(Preset::Easy, &catalog));
        next.preset(Preset::Normal, &catalog);
        assert!(!next.is_preset(Preset::Easy, &catalog));
        // What is kept of it is read again.
        let text = serde_json::to_string(&next).unwrap();
        assert_eq!(serde_json::from_str::<Offer>(&text).unwrap(), next);
    }

    #[test]
    fn everybody_keeps_their_character_and_what_means_the_same_in_any_game() {
        let catalog = Catalog::load().unwrap();
        let characters = ["soldier", "cook", "explorer"].map(|key| Some(Key::from(key)));
        let setup = Setup {
            characters: characters.to_vec(),
            ..Setup::standard(3)
        };
        let state = Island::create(&catalog, &setup, 1).ok().unwrap().state;
        let habit = |name: &str| castaway_table::Habit {
            name: name.into(),
            basis: String::new(),
            usual: false,
        };
        let all = ["ready", "stay", "pile-none.2", "treasure", "reroll.4"];
        let settled = Habits {
            all: all.map(habit).to_vec(),
            ..Habits::default()
        };
        let gone = settled.clone();
        let meta = Meta {
            // One plays two, and somebody has got up who is not asked again.
            chairs: [7, 8, 7].into(),
            habits: [(8, settled), (9, gone)].into(),
            ..Meta::default()
        };
        let again = Offer::again(setup, &meta, Follows::Same).with_people(&state, &meta);
        let kept = [(7, Key::from("soldier")), (8, Key::from("cook"))];
        assert_eq!(again.picks, kept);
        assert_eq!(again.more, [Key::from("explorer")]);
        let [(user, habits)] = &again.standing[..] else {
            panic!("{:?}", again.standing);
        };
        let names: Vec<&str> = habits.all.iter().map(|h| h.name.as_str()).collect();
        assert_eq!((*user, &names[..]), (8, &["ready", "treasure"][..]));
    }
}
