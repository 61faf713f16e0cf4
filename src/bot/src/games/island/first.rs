//! The game to learn with, begun by one press: instead of one that nobody has touched yet, or where none runs.

use castaway_robinson::{catalog::Catalog, game::Island, preset::Preset, setup::Setup};
use castaway_table::{Again, Trouble, on_heap};

use super::{lobby::offer::Offer, pages};
use crate::discord::{Caller, How, Ui, is_over};

/// The setup turned into that of the game to learn with, for whoever sits there already.
fn learnt(setup: &mut Setup, catalog: &Catalog) {
    if let Some(difficulty) = Preset::FirstGame.difficulty() {
        setup.friday = difficulty.friday.unwrap_or(setup.friday);
        setup.dog = difficulty.dog.unwrap_or(setup.dog);
        (setup.equipment, setup.events) = (difficulty.equipment, difficulty.events);
    }
    if let Some(scenario) = Preset::FirstGame.scenario(catalog) {
        setup.scenario = scenario;
    }
}

impl Ui<Island> {
    /// Begins the game to learn with in the caller's channel. A game that somebody has begun to play there stays.
    pub(in crate::games::island) async fn begin_first(&self, caller: &Caller) {
        match self.tables().load(caller.channel).await {
            Ok(loaded) if is_over(&loaded) => {}
            Ok(loaded) if loaded.meta.seats_of(caller.user).is_empty() => {
                return self.sorry(caller, Trouble::Occupied).await;
            }
            Ok(_) => return on_heap(|| self.begin_first_instead(caller)).await,
            Err(_) => {}
        }
        let mut offer = Offer::standard(1);
        offer.preset(Preset::FirstGame, self.catalog());
        let language = self.table_language(caller).await;
        on_heap(|| self.begin_alone(caller, language, offer)).await;
    }

    /// Begins it instead of the game in the caller's channel, if nobody has done anything there.
    async fn begin_first_instead(&self, caller: &Caller) {
        let catalog = self.catalog().clone();
        let change = move |setup: &mut Setup| learnt(setup, &catalog);
        let again = self
            .tables()
            .begin_again(caller.channel, caller.stamp(), change)
            .await;
        let refused = match again {
            Ok(Again::Done(loaded)) => {
                // Whoever is quick presses before it is known which message the panel is: `after` finds it.
                self.after(caller, loaded, Vec::new()).await;
                // The first picture may still be on its way.
                self.forget(caller.channel);
                self.repaint(caller.channel);
                return;
            }
            Ok(Again::Begun(_)) => "first-game-begun",
            Ok(Again::NotHost(_)) => "first-game-not-host",
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        let text = self.words(caller.lang).get(refused);
        self.say(caller, How::New, &pages::notice(text)).await;
    }
}
