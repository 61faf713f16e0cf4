//! Pictures of boards and cards, in the words of a language.

use castaway_render::{
    CardKind, CardPicture, Key, Labels, Layout, Painter, RenderError, Section, UiWord, alt_text,
    rollwrite::{BoardInput, ResultCard, rollwrite_alt},
};
use castaway_robinson::{
    catalog::Catalog,
    content::ThreatAction,
    ids::{Deck, Kind, Part, Phase, Res, Source, Terrain, TokenKind, Track, Weather, Who},
    state::End,
    task::CardRef,
    text::Wording,
    view::{PersonView, ThreatView, View},
};

use crate::{
    island::words::{Words, text_lang},
    locale::{AllTexts, Lang},
    message::Picture,
    present::BOARD,
};

/// Draws; built once.
pub struct Pictures {
    painter: Painter,
    texts: AllTexts,
}

/// The words in a picture.
struct Captions<'a> {
    wording: &'static Wording,
    texts: &'a crate::locale::Texts,
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
            wording: Wording::get(text_lang(lang)),
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

    /// A card; `None` if it cannot be drawn, which is logged.
    pub fn card(&self, catalog: &Catalog, card: &CardRef, lang: Lang) -> Option<Picture> {
        let words = Words::new(self.texts.of(lang), catalog);
        let text = words.card_lines(card);
        let alt = format!("{}: {}", words.card(card), text.join(" "));
        let picture = CardPicture {
            kind: kind(card),
            over: words.card_kind(card),
            title: words.card(card),
            mood: words.mood(card).unwrap_or_default(),
            icons: Vec::new(),
            sections: vec![Section {
                heading: String::new(),
                text: text.iter().map(|t| plain(t)).collect(),
                danger: false,
            }],
        };
        match self.painter.card_png(&picture) {
            Ok(png) => Some(Picture {
                name: "card.png".into(),
                alt: alt.into(),
                png,
            }),
            Err(error) => {
                tracing::error!(%error, "a card could not be drawn");
                None
            }
        }
    }
}

fn kind(card: &CardRef) -> CardKind {
    match card {
        CardRef::Event(_) | CardRef::Wreckage(_) => CardKind::Event,
        CardRef::Adventure(Deck::Build, _) => CardKind::Build,
        CardRef::Adventure(Deck::Gather, _) => CardKind::Gather,
        CardRef::Adventure(Deck::Explore, _) => CardKind::Explore,
        CardRef::Mystery(_) => CardKind::Mystery,
        CardRef::Beast(_) => CardKind::Beast,
        CardRef::Invention(_) => CardKind::Item,
        CardRef::Discovery(_) | CardRef::Equipment(_) => CardKind::Find,
        CardRef::Ability(_) | CardRef::Scenario(_) => CardKind::Other,
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

/// Emoji have no glyph in the bundled fonts.
fn plain(text: &str) -> String {
    let kept: String = text.chars().filter(|c| !matches!(u32::from(*c), 0x2190..=0x27BF | 0x2B00..=0x2BFF | 0xFE00..=0xFE0F | 0x1F000..)).collect();
    kept.split_whitespace().collect::<Vec<_>>().join(" ")
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
        if threat.threat.is_empty() {
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
