//! `/card`: at a table what is in play or was seen; where there is none, the whole book with the rulings as a rule.

use castaway_robinson::{event::Event, game::Island, rulings::Rulings};
use castaway_table::{Loaded, Place, Trouble};

use super::{
    lists::card_list,
    menu, pages, parse, picture,
    played::TableRules,
    reading::{self, Reading},
    words::Words,
};
use crate::{
    discord::{Caller, How, Ui},
    ui::message::{Message, Picture},
};

/// So many log entries make the story.
const STORY: usize = 400;

impl Ui<Island> {
    /// The game of a place and everything that happened in its newest entries.
    ///
    /// # Errors
    /// When there is none or it cannot be read.
    pub async fn story(
        &self,
        place: Place,
    ) -> Result<(Loaded<Island>, Vec<Event>), Trouble<Island>> {
        let loaded = self.tables().load(place).await?;
        let from = loaded.revision.saturating_sub(STORY as u64);
        let entries = self.tables().log(place, from, STORY + 1).await?;
        // Entries of an older program may not read any more; the others still tell their part.
        let events = entries
            .into_iter()
            .filter_map(|e| e.events.read::<Vec<Event>>().ok())
            .flatten();
        Ok((loaded, events.collect()))
    }

    /// The cards that may be read in the caller's place, and the text for one that is not among them.
    ///
    /// # Errors
    /// When there is a game that cannot be read.
    pub async fn readable(
        &self,
        caller: &Caller,
    ) -> Result<(Vec<Reading>, &'static str), Trouble<Island>> {
        match self.story(caller.place).await {
            Ok((loaded, events)) => {
                let scene = self.scene(caller.lang, &loaded, &events, Some(caller.user));
                let cards = card_list(&scene).into_iter().map(Reading::Card);
                let cards = cards.chain(reading::at_table(&scene.view));
                Ok((cards.collect(), "unknown-card"))
            }
            Err(Trouble::NoGame | Trouble::OtherGame) => {
                let cards = self.catalog().cards().into_iter().map(Reading::Card);
                let cards = cards.chain(reading::of_book(self.catalog()));
                Ok((cards.collect(), "unknown-card-book"))
            }
            Err(trouble) => Err(trouble),
        }
    }

    /// Shows the card of a code or a name; several that fit are a menu.
    pub async fn read_card(&self, caller: &Caller, text: &str) {
        let (cards, unknown) = match self.readable(caller).await {
            Ok(readable) => readable,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        let w = self.words(caller.lang);
        let found: Vec<&Reading> = match cards.iter().find(|c| c.code() == text) {
            Some(card) => vec![card],
            None => named(&w, &cards, text),
        };
        let word = crate::ui::message::escape(text);
        match found.as_slice() {
            [] => {
                let text = w.with(unknown, &[("word", (&word).into())]);
                self.say(caller, How::New, &pages::notice(text)).await;
            }
            [card] => self.show_card(caller, (*card).clone()).await,
            many => {
                let message = pages::which_card(&w, &word, many);
                self.say(caller, How::New, &message).await;
            }
        }
    }

    /// Shows a card privately, with its picture.
    pub async fn show_card(&self, caller: &Caller, card: Reading) {
        let (message, draw) = self.card_page(caller, card).await;
        self.say_drawn(caller, How::New, message, draw, || true)
            .await;
    }

    /// Shows another card in the private list of cards.
    pub async fn turn_card(&self, caller: &Caller, card: Reading) {
        let (mut message, draw) = self.card_page(caller, card).await;
        if let Ok(loaded) = self.tables().load(caller.place).await {
            // What came up stays in the menu.
            let events = self.tables().told(&loaded).await.unwrap_or_default();
            let scene = self.scene(caller.lang, &loaded, &events, Some(caller.user));
            message.push_select(menu::card_menu(&scene));
            message = message.at(loaded.place, &loaded.meta.tag);
        }
        let wanted = self.newest_on(caller);
        self.say_drawn(caller, How::Update, message, draw, wanted)
            .await;
    }

    /// The page of a card, and how its picture is drawn.
    async fn card_page(
        &self,
        caller: &Caller,
        card: Reading,
    ) -> (Message, impl FnOnce() -> Option<Picture> + Send + 'static) {
        // Where there is no table, or none that can be read, the card is as it is by default.
        let (rulings, scenario, alone) = match self.tables().load(caller.place).await {
            Ok(loaded) => {
                let alone = loaded.state.people.len() == 1;
                let scenario = loaded.state.setup.scenario.clone();
                (loaded.state.rulings, Some(scenario), alone)
            }
            Err(_) => (Rulings::default(), None, false),
        };
        let house = TableRules {
            rulings: &rulings,
            scenario: scenario.as_ref(),
            alone,
        };
        let words = self.words(caller.lang).under(house);
        let message = match &card {
            Reading::Card(card) => pages::card(&words, card),
            Reading::Tile(_) | Reading::Character(_) => pages::read(&words, &card, self.catalog()),
        };
        let ui = self.clone();
        let texts = caller.lang;
        let draw = move || {
            let texts = ui.texts.of(texts);
            let house = TableRules {
                rulings: &rulings,
                scenario: scenario.as_ref(),
                alone,
            };
            picture::card(&ui.painter, texts, ui.catalog(), house, &card)
        };
        (message.framed(), draw)
    }
}

/// The cards that a text names in the language of these words, else in another: what is typed may be read off a printed card.
fn named<'c>(w: &Words<'_>, cards: &'c [Reading], text: &str) -> Vec<&'c Reading> {
    let languages = std::iter::once(*w).chain(w.both());
    let mut found = languages.map(|w| parse::all_of(text, &names(&w, cards)));
    let found = found.find(|found| !found.is_empty()).unwrap_or_default();
    found.into_iter().filter_map(|at| cards.get(at)).collect()
}

/// What each card is called. A threat is known by what it is called on its space, too.
fn names(w: &Words<'_>, cards: &[Reading]) -> Vec<(usize, String)> {
    let second = |card: &Reading| match card {
        Reading::Card(card) => w.cards().second_title(card),
        Reading::Tile(_) | Reading::Character(_) => None,
    };
    let first = cards.iter().map(|card| card.name(w)).enumerate();
    let seconds = cards.iter().enumerate();
    let seconds = seconds.filter_map(|(at, card)| Some((at, second(card)?)));
    first.chain(seconds).collect()
}
