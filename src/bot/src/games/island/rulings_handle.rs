//! `/rulings`: how a table plays, or how it is played where there is none; and the house rulings of a table that
//! nobody has touched yet.

use castaway_robinson::{game::Island, rulings::Ruling};
use castaway_table::{Again, Loaded, Trouble, on_heap};

use super::{
    lobby::offer::Offer,
    pages, parse,
    rulings::{self, House},
};
use crate::{
    discord::{Caller, How, Seating, Ui},
    ui::message::Message,
};

impl Ui<Island> {
    /// The ruling of an id or a name.
    pub fn ruling(&self, caller: &Caller, text: &str) -> Option<&Ruling> {
        let w = self.words(caller.lang);
        let all = &self.catalog().rulings;
        let names: Vec<(usize, String)> =
            all.iter().map(|r| w.ruling_name(r)).enumerate().collect();
        all.iter().find(|r| r.id == text).or_else(|| {
            let at = parse::one_of(text, &names)?;
            all.get(at)
        })
    }

    /// The table that fills up in the caller's channel, unless a game runs there.
    async fn filling(&self, caller: &Caller) -> Option<Seating<Offer>> {
        if caller.place.is_own() {
            return None;
        }
        let table = self.lobby(caller.channel).await?;
        let game = self.any_game(caller.place).await;
        let runs = game.is_ok_and(|game| game.over().is_none());
        (!runs).then_some(table)
    }

    /// Draws a page of the rulings: those of the table that fills up or plays in the caller's place, or of the book where
    /// there is none.
    async fn with_house(
        &self,
        caller: &Caller,
        draw: impl FnOnce(&House<'_>) -> Message + Send,
    ) -> Result<Message, Trouble<Island>> {
        if let Some(table) = self.filling(caller).await {
            let words = self.words(caller.lang);
            return Ok(draw(&House::lobby(words, &self.catalog().rulings, &table)));
        }
        match self.tables().load(caller.place).await {
            Ok(loaded) => {
                let scene = self.scene(caller.lang, &loaded, &[], Some(caller.user));
                Ok(draw(&House::of(&scene)).at(loaded.place, &loaded.meta.tag))
            }
            Err(Trouble::NoGame | Trouble::OtherGame) => {
                let words = self.words(caller.lang);
                Ok(draw(&House::book(words, &self.catalog().rulings)))
            }
            Err(trouble) => Err(trouble),
        }
    }

    /// Shows a page of the rulings.
    pub async fn show_rulings(&self, caller: &Caller, page: u8) {
        let drawn = self.with_house(caller, |house| rulings::list(house, page));
        match drawn.await {
            Ok(message) => self.say(caller, caller.turn(), &message).await,
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }

    /// Shows one ruling, by its id or name.
    pub async fn show_ruling(&self, caller: &Caller, text: &str) {
        let Some(ruling) = self.ruling(caller, text) else {
            let word = crate::ui::message::escape(text);
            let words = self.words(caller.lang);
            let text = words.with("ruling-unknown", &[("word", (&word).into())]);
            return self.say(caller, caller.turn(), &pages::notice(text)).await;
        };
        let user = Some(caller.user);
        let drawn = self.with_house(caller, |house| rulings::detail(house, ruling, user));
        match drawn.await {
            Ok(message) => self.say(caller, caller.turn(), &message).await,
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }

    fn ruling_page(&self, caller: &Caller, loaded: &Loaded<Island>, ruling: &Ruling) -> Message {
        let scene = self.scene(caller.lang, loaded, &[], Some(caller.user));
        rulings::detail(&House::of(&scene), ruling, Some(caller.user))
            .at(loaded.place, &loaded.meta.tag)
    }

    /// Gives a ruling another option, as long as nobody has done anything.
    pub async fn change_ruling(&self, caller: &Caller, id: &str, option: &str) {
        let Some(ruling) = self.catalog().rulings.iter().find(|r| r.id == id) else {
            return self.show_rulings(caller, 0).await;
        };
        let (key, wanted) = (ruling.id.clone(), option.into());
        if let Some(table) = self.filling(caller).await {
            let user = caller.user;
            let change = move |table: &mut Seating<Offer>| {
                if table.host() != Some(user) {
                    return Err("ruling-not-host");
                }
                table.offer.rulings.set(key, wanted);
                Ok(())
            };
            let page = |ui: &Self, table: &Seating<Offer>, caller: &Caller| {
                let house = House::lobby(ui.words(caller.lang), &ui.catalog().rulings, table);
                Some(rulings::detail(&house, ruling, Some(caller.user)))
            };
            return on_heap(|| self.change_table(caller, table.id, page, change)).await;
        }
        let change = move |setup: &mut castaway_robinson::setup::Setup| {
            setup.rulings.set(key, wanted);
        };
        let again = self
            .tables()
            .begin_again(caller.place, caller.stamp(), change)
            .await;
        let (loaded, note) = match again {
            Ok(Again::Done(loaded)) => (loaded, None),
            Ok(Again::Begun(loaded)) => (loaded, Some("ruling-too-late")),
            Ok(Again::NotHost(loaded)) => (loaded, Some("ruling-not-host")),
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        match note {
            Some(note) => {
                let text = self.words(caller.lang).get(note);
                self.say(caller, How::New, &pages::notice(text)).await;
            }
            None => {
                let message = self.ruling_page(caller, &loaded, ruling);
                self.say(caller, caller.turn(), &message).await;
                // The components of the panel carry the revision, and its first events are told anew.
                self.forget(caller.channel);
                self.repaint(caller.channel);
            }
        }
    }
}
