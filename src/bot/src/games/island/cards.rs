//! `/card`: at a table what is in play or was seen; where there is none, the whole book with the rulings as a rule.

use castaway_robinson::{event::Event, game::Island, rulings::Rulings, task::CardRef};
use castaway_table::{Loaded, Trouble};

use super::{codes, lists::card_list, menu, pages, parse, picture};
use crate::{
    discord::{Caller, How, Ui},
    ui::message::Message,
};

/// So many log entries make the story.
const STORY: usize = 400;

impl Ui<Island> {
    /// The game of the channel and everything that happened in its newest entries.
    ///
    /// # Errors
    /// When there is none or it cannot be read.
    pub async fn story(
        &self,
        channel: u64,
    ) -> Result<(Loaded<Island>, Vec<Event>), Trouble<Island>> {
        let loaded = self.tables().load(channel).await?;
        let from = loaded.revision.saturating_sub(STORY as u64);
        let entries = self.tables().log(channel, from, STORY + 1).await?;
        // Entries of an older program may not read any more; the others still tell their part.
        let events = entries
            .into_iter()
            .filter_map(|e| e.events.read::<Vec<Event>>().ok())
            .flatten();
        Ok((loaded, events.collect()))
    }

    /// The cards that may be read in a channel, and the text for one that is not among them.
    ///
    /// # Errors
    /// When there is a game that cannot be read.
    pub async fn readable(
        &self,
        caller: &Caller,
    ) -> Result<(Vec<CardRef>, &'static str), Trouble<Island>> {
        match self.story(caller.channel).await {
            Ok((loaded, events)) => {
                let scene = self.scene(caller.lang, &loaded, &events, Some(caller.user));
                Ok((card_list(&scene), "unknown-card"))
            }
            Err(Trouble::NoGame | Trouble::OtherGame) => {
                Ok((self.catalog().cards(), "unknown-card-book"))
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
        let names: Vec<(usize, String)> = cards.iter().map(|c| w.card(c)).enumerate().collect();
        let found: Vec<&CardRef> = match cards.iter().find(|c| codes::card(c) == text) {
            Some(card) => vec![card],
            None => parse::all_of(text, &names)
                .into_iter()
                .filter_map(|at| cards.get(at))
                .collect(),
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
    pub async fn show_card(&self, caller: &Caller, card: CardRef) {
        let message = self.card_page(caller, card).await;
        self.say(caller, How::New, &message).await;
    }

    /// Shows another card in the private list of cards.
    pub async fn turn_card(&self, caller: &Caller, card: CardRef) {
        let mut message = self.card_page(caller, card).await;
        if let Ok(loaded) = self.tables().load(caller.place).await {
            let scene = self.scene(caller.lang, &loaded, &[], Some(caller.user));
            message.push_select(menu::card_menu(&scene));
            message = message.at(loaded.place, &loaded.meta.tag);
        }
        self.say(caller, How::Update, &message).await;
    }

    async fn card_page(&self, caller: &Caller, card: CardRef) -> Message {
        // Where there is no table, or none that can be read, the card is as it is by default.
        let rulings = match self.tables().load(caller.place).await {
            Ok(loaded) => loaded.state.rulings,
            Err(_) => Rulings::default(),
        };
        let mut message = pages::card(&self.words(caller.lang).under(&rulings), &card);
        let ui = self.clone();
        let texts = caller.lang;
        let work = move || {
            let texts = ui.texts.of(texts);
            picture::card(&ui.painter, texts, ui.catalog(), &rulings, &card)
        };
        if let Some(picture) = self.drawn(work).await {
            message.show_in_embed(&picture.name);
            message.pictures.push(picture);
        }
        message
    }
}
