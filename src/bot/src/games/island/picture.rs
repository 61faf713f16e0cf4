//! The pictures of the island game, in the words of a language.

use castaway_kernel::Seat;
use castaway_render::{
    BoardView, CardPicture, Key, Labels, Layout, Painter, Suggested, UiWord, alt_text,
    finds_in_words, island_in_words, items_in_words, plain, weather_in_words,
};
use castaway_robinson::{
    catalog::Catalog,
    content::{Aim, ThreatAction},
    ids::{Kind, Part, Phase, Res, Source, Terrain, TokenKind, Track, Weather, Who},
    state::End,
    task::CardRef,
    text::Wording,
    view::{PersonView, ThreatView, View},
};

use super::{
    drawn,
    ending::card::Ending,
    picture_words,
    played::{TableRules, wording},
    reading::Reading,
    scene::Scene,
    suggest,
};
use crate::ui::{BOARD, limits::EMBEDS, message::Picture, texts::Texts};

/// So many cards stand in one picture.
const SHOWN: usize = 4;

/// The words in a picture.
struct Captions<'a> {
    wording: &'static Wording,
    texts: &'a Texts,
    view: &'a View,
}

impl<'a> Captions<'a> {
    fn of(texts: &'a Texts, view: &'a View) -> Self {
        Self {
            wording: Wording::get(texts.lang),
            texts,
            view,
        }
    }

    /// What a lurking beast does, and to whom.
    fn beast(&self) -> String {
        let prey = match self.view.next_first() {
            Who::Seat(seat) => self.view.people.get(usize::from(seat)),
            Who::Friday | Who::Guest(_) => None,
        };
        let name = prey.map(|prey| self.wording.character(&prey.character));
        let who = self.wording.the_character(&name.unwrap_or_default());
        let args = [
            ("people", self.view.people.len().into()),
            ("who", (&who).into()),
        ];
        self.texts.with("pic-threat-beast", &args)
    }
}

/// What people do beside a game, as its board shows it.
pub struct Beside {
    suggested: Vec<Suggested>,
    computed: Vec<u8>,
    done: Vec<u8>,
}

impl Beside {
    /// What is suggested, whom the computer player plays, and for whom nobody waits though the game asks them.
    pub fn of(scene: &Scene<'_>) -> Self {
        let seats = scene.meta.computed_seats().into_iter();
        Self {
            suggested: suggest::dashed(scene),
            computed: seats.map(|seat| seat.0).collect(),
            done: done(scene),
        }
    }

    /// A view with all that.
    pub fn board<'a>(&'a self, view: &'a View) -> BoardView<'a> {
        BoardView {
            view,
            suggested: &self.suggested,
            computed: &self.computed,
            done: &self.done,
        }
    }
}

/// The seats that the game asks, of people whom the table waits for no more: they are ready, have said their word or are away.
fn done(scene: &Scene<'_>) -> Vec<u8> {
    let since = &scene.meta.wait.since;
    // Alone, and where nobody is waited for yet, the game alone says who is asked.
    if scene.meta.is_solo() || since.is_empty() {
        return Vec::new();
    }
    let mut seats = scene.view.waiting.clone();
    seats.retain(|seat| {
        let owner = scene.meta.chairs.owner(Seat(*seat));
        owner.is_some_and(|user| !since.contains_key(&user))
    });
    seats
}

/// The picture of a panel: the island, and what the next decision needs, or the card that is asked about or came up.
pub fn panel(painter: &Painter, texts: &Texts, scene: &Scene<'_>) -> Option<Picture> {
    let view = &scene.view;
    let beside = Beside::of(scene);
    let shown = beside.board(view);
    let Some(card) = drawn::beside(scene) else {
        return board(painter, texts, shown, Layout::Window);
    };
    let wording = wording(texts.lang, scene.catalog(), scene.house());
    let picture = CardPicture::of(&wording, scene.catalog(), card);
    // Of a card that came back its other half counts; whoever listens has both.
    let counts = match drawn::came_back(scene.events, card) {
        true => picture.clone().come_back(),
        false => picture.clone(),
    };
    match painter.with_card_png(shown, &Captions::of(texts, view), &counts) {
        Ok(png) => Some(Picture {
            name: BOARD.into(),
            // The card comes first to somebody who listens, and a long board is cut.
            alt: format!("{} {}", picture.alt(), in_words(texts, shown)).into(),
            png,
        }),
        Err(error) => {
            tracing::error!(%error, "a board with a card could not be drawn");
            None
        }
    }
}

/// The board as seen; `None` if it cannot be drawn, which is logged.
pub fn board<'a>(
    painter: &Painter,
    texts: &Texts,
    board: impl Into<BoardView<'a>>,
    layout: Layout,
) -> Option<Picture> {
    let board = board.into();
    match painter.board_png(board, &Captions::of(texts, board.view), layout) {
        Ok(png) => Some(Picture {
            name: BOARD.into(),
            alt: in_words(texts, board).into(),
            png,
        }),
        Err(error) => {
            tracing::error!(%error, "a board could not be drawn");
            None
        }
    }
}

/// The card of a game that is over, in the place of its board; `None` if it cannot be drawn, which is logged.
pub fn ending(painter: &Painter, texts: &Texts, ending: &Ending) -> Option<Picture> {
    match painter.end_png(
        &ending.view,
        &Captions::of(texts, &ending.view),
        &ending.card,
    ) {
        Ok(png) => Some(Picture {
            name: BOARD.into(),
            alt: ending.alt.as_str().into(),
            png,
        }),
        Err(error) => {
            tracing::error!(%error, "the card of an end could not be drawn");
            None
        }
    }
}

/// The board in words.
pub fn in_words<'a>(texts: &Texts, board: impl Into<BoardView<'a>>) -> String {
    let board = board.into();
    alt_text(board, &Captions::of(texts, board.view))
}

/// What the picture shows and no other line of the board in words says: the island, weather, items and finds.
pub fn rest_in_words(texts: &Texts, view: &View) -> Vec<String> {
    let labels = &Captions::of(texts, view);
    let tiles = island_in_words(view, labels);
    let marked = |sign: &str, line: String| format!("{sign} {line}");
    let mut lines: Vec<String> = tiles.into_iter().map(|t| marked("🗺️", t)).collect();
    lines.extend(weather_in_words(view, labels).map(|line| marked("🎲", line)));
    lines.extend(items_in_words(view, labels).map(|line| marked("🔨", line)));
    lines.extend(finds_in_words(view, labels).map(|line| marked("🎒", line)));
    lines
}

/// A card as a table plays it; `None` if it cannot be drawn, which is logged.
pub fn card(
    painter: &Painter,
    texts: &Texts,
    catalog: &Catalog,
    house: TableRules<'_>,
    card: &Reading,
) -> Option<Picture> {
    let wording = wording(texts.lang, catalog, house);
    let picture = card.picture(&wording, catalog)?;
    match painter.card_png(&picture) {
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

/// Several cards as a table plays them, two in a row, the newest in the first picture; none without any. What cannot be drawn is
/// left out, which is logged.
pub fn cards(
    painter: &Painter,
    texts: &Texts,
    catalog: &Catalog,
    house: TableRules<'_>,
    cards: &[CardRef],
) -> Vec<Picture> {
    let wording = wording(texts.lang, catalog, house);
    let of = |card| CardPicture::of(&wording, catalog, card);
    let cards: Vec<CardPicture> = cards.iter().map(of).collect();
    // Each stands in a frame of its own.
    let pictures = (1..=EMBEDS).zip(cards.rchunks(SHOWN));
    pictures
        .filter_map(|(n, cards)| some_cards(painter, n, cards))
        .collect()
}

/// The picture of that number, with so many cards as one holds.
fn some_cards(painter: &Painter, n: usize, cards: &[CardPicture]) -> Option<Picture> {
    // The newest comes first, for a long text is cut.
    let alt: Vec<String> = cards.iter().rev().map(CardPicture::alt).collect();
    match painter.cards_png(cards) {
        Ok(png) => Some(Picture {
            name: format!("cards-{n}.png"),
            alt: alt.join(" ").into(),
            png,
        }),
        Err(error) => {
            tracing::error!(%error, "cards could not be drawn");
            None
        }
    }
}

impl Labels for Captions<'_> {
    fn ui(&self, word: UiWord) -> String {
        self.texts.get(picture_words::key(word))
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

    fn aim(&self, aim: &Aim) -> String {
        self.wording.aim(aim)
    }

    fn closing(&self, by: &Key) -> String {
        self.wording.closing(by)
    }

    fn marker(&self, kind: &Key) -> String {
        self.wording.marker(kind)
    }

    fn crew(&self, id: &Key) -> String {
        self.wording.crew_member(id)
    }

    fn special(&self, action: &Key) -> String {
        self.wording.special_action(action)
    }

    fn guest(&self, id: &Key) -> String {
        self.wording.guest(id)
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
            Who::Guest(_) => self.wording.guest(&person.character),
        }
    }

    fn threat(&self, threat: &ThreatView) -> String {
        if threat.beast {
            self.beast()
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
            End::Unfed => "pic-end-unfed",
            End::CrewLost => "pic-end-crew-lost",
            End::InventionGone => "pic-end-invention",
            End::OutOfReach => "pic-end-out-of-reach",
        })
    }
}
