//! Pictures of boards and cards, in the words of a language.

use castaway_render::{
    CardPicture, Key, Labels, Layout, Painter, RenderError, UiWord, alt_text, plain,
    rollwrite::{BoardInput, ResultCard, rollwrite_alt},
};
use castaway_robinson::{
    catalog::Catalog,
    content::ThreatAction,
    ids::{Kind, Part, Phase, Res, Source, Terrain, TokenKind, Track, Weather, Who},
    rulings::Rulings,
    state::End,
    task::CardRef,
    text::Wording,
    view::{PersonView, ThreatView, View},
};

use crate::{
    games::island::words::wording,
    ui::{
        BOARD,
        message::Picture,
        texts::{AllTexts, Lang},
    },
};

/// Draws; built once.
pub struct Pictures {
    painter: Painter,
    texts: AllTexts,
}

/// The words in a picture.
struct Captions<'a> {
    wording: &'static Wording,
    texts: &'a crate::ui::texts::Texts,
}

impl Pictures {
    /// Reads the fonts.
    ///
    /// # Errors
    /// If a bundled font is broken.
    pub fn new() -> Result<Self, RenderError> {
        Ok(Self {
            painter: Painter::new()?,
            texts: AllTexts::default(),
        })
    }

    fn captions(&self, lang: Lang) -> Captions<'_> {
        Captions {
            wording: Wording::get(lang),
            texts: self.texts.of(lang),
        }
    }

    /// The board as seen; `None` if it cannot be drawn, which is logged.
    pub fn board(&self, view: &View, lang: Lang) -> Option<Picture> {
        let captions = self.captions(lang);
        match self.painter.board_png(view, &captions, Layout::Full) {
            Ok(png) => Some(Picture {
                name: BOARD.into(),
                alt: self.words(view, lang).into(),
                png,
            }),
            Err(error) => {
                tracing::error!(%error, "a board could not be drawn");
                None
            }
        }
    }

    /// The island and sheets of the roll-and-write game with the same in words; `None` if they cannot be drawn, which
    /// is logged.
    pub fn island_sheet(&self, input: &BoardInput<'_>) -> Option<(Vec<u8>, String)> {
        match self.painter.rollwrite_png(input) {
            Ok(png) => Some((png, rollwrite_alt(input))),
            Err(error) => {
                tracing::error!(%error, "an island could not be drawn");
                None
            }
        }
    }

    /// The island and sheets of the roll-and-write game in words.
    pub fn island_words(&self, input: &BoardInput<'_>) -> String {
        rollwrite_alt(input)
    }

    /// The card of a result; `None` if it cannot be drawn, which is logged.
    pub fn result(&self, card: &ResultCard) -> Option<Vec<u8>> {
        match self.painter.result_png(card) {
            Ok(png) => Some(png),
            Err(error) => {
                tracing::error!(%error, "a result could not be drawn");
                None
            }
        }
    }

    /// The board in words.
    pub fn words(&self, view: &View, lang: Lang) -> String {
        alt_text(view, &self.captions(lang))
    }

    /// A card as a table plays it; `None` if it cannot be drawn, which is logged.
    pub fn card(
        &self,
        catalog: &Catalog,
        rulings: &Rulings,
        card: &CardRef,
        lang: Lang,
    ) -> Option<Picture> {
        let wording = wording(lang, catalog, rulings);
        let picture = CardPicture::of(&wording, catalog, card);
        match self.painter.card_png(&picture) {
            Ok(png) => Some(Picture {
                name: "card.png".into(),
                alt: picture.alt().into(),
                png,
            }),
            Err(error) => {
                tracing::error!(%error, "a card could not be drawn");
                None
            }
        }
    }
}

/// The text key of a fixed word.
fn key(word: UiWord) -> &'static str {
    match word {
        UiWord::Round => "pic-round",
        UiWord::Morale => "pic-morale",
        UiWord::Resources => "pic-resources",
        UiWord::Tied => "pic-tied",
        UiWord::Future => "pic-future",
        UiWord::Camp => "pic-camp",
        UiWord::Shelter => "pic-shelter",
        UiWord::NaturalShelter => "pic-natural-shelter",
        UiWord::Tent => "pic-tent",
        UiWord::Weather => "pic-weather",
        UiWord::HungryAnimals => "pic-hungry-animals",
        UiWord::Threats => "pic-threats",
        UiWord::Ignored => "pic-ignored",
        UiWord::NoThreat => "pic-no-threat",
        UiWord::Pile => "pic-pile",
        UiWord::Ship => "pic-ship",
        UiWord::Inventions => "pic-inventions",
        UiWord::Items => "pic-items",
        UiWord::Finds => "pic-finds",
        UiWord::Friday => "pic-friday",
        UiWord::Dog => "pic-dog",
        UiWord::FirstPlayer => "pic-first-player",
        UiWord::Wounds => "pic-wounds",
        UiWord::Determination => "pic-determination",
        UiWord::Pawns => "pic-pawns",
        UiWord::Dead => "pic-dead",
        UiWord::Unexplored => "pic-unexplored",
        UiWord::FaceDown => "pic-face-down",
        UiWord::Exhausted => "pic-exhausted",
        UiWord::Plan => "pic-plan",
        UiWord::WaitingFor => "pic-waiting-for",
        UiWord::Events => "pic-events",
        UiWord::Tiles => "pic-tiles",
        UiWord::Price => "pic-price",
        UiWord::WaitingBeast => "pic-waiting-beast",
    }
}

impl Labels for Captions<'_> {
    fn ui(&self, word: UiWord) -> String {
        self.texts.get(key(word))
    }

    fn terrain(&self, terrain: Terrain) -> String {
        self.wording.terrain(terrain)
    }

    fn resource(&self, res: Res) -> String {
        self.wording.res_name(res)
    }

    fn source(&self, source: Source) -> String {
        self.wording.source(source)
    }

    fn phase(&self, phase: Phase) -> String {
        self.wording.phase_name(phase)
    }

    fn action(&self, kind: Kind) -> String {
        self.wording.action_name(kind)
    }

    fn track(&self, track: Track) -> String {
        self.wording.track(track)
    }

    fn token(&self, token: TokenKind) -> String {
        self.wording.token(token)
    }

    fn weather(&self, weather: Weather) -> String {
        self.wording.weather(weather)
    }

    fn part(&self, part: Part) -> String {
        self.wording.part(part)
    }

    fn card(&self, card: &CardRef) -> String {
        self.wording.card(card)
    }

    fn person(&self, person: &PersonView) -> String {
        match person.who {
            Who::Seat(_) => self.wording.character(&person.character),
            Who::Friday => self.wording.character(&Key::from("friday")),
        }
    }

    fn threat(&self, threat: &ThreatView) -> String {
        if threat.beast {
            self.texts.get("pic-threat-beast")
        } else if threat.is_harmless() {
            String::new()
        } else {
            plain(&self.wording.effects_phrase(&threat.threat))
        }
    }

    fn reward(&self, action: &ThreatAction) -> String {
        if action.reward.is_empty() {
            String::new()
        } else {
            plain(&self.wording.effects_phrase(&action.reward))
        }
    }

    fn end(&self, end: End) -> String {
        self.texts.get(match end {
            End::Won => "pic-end-won",
            End::Died(_) => "pic-end-died",
            End::TimeOver => "pic-end-time",
            End::CampLost => "pic-end-camp",
        })
    }
}
