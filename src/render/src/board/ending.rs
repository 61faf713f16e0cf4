//! The card of an island game that is over: the island as it was, how it came to that, and what each did.
//!
//! It is shown in the same window as the panel's picture, so no text is below 22 pixels.

use castaway_robinson::{
    chronicle::{Deeds, Mark, Round},
    ids::Kind,
    view::{End, View},
};

use super::{Area, Scene, count, island, pixels};
use crate::{
    font::{Typeface, fit, lines, wrap},
    icons::{self, Icon},
    labels::Labels,
    palette,
    svg::{Canvas, Ink, Type},
};

/// What is on the card beside the island. All texts come in the language of the reader.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EndCard {
    /// The heading: saved or lost.
    pub title: String,
    /// What was played.
    pub over: String,
    /// Numbers against earlier games; may be empty.
    pub past: String,
    /// The end as a story: cause, and how near it was.
    pub story: Vec<String>,
    /// The rounds in order.
    pub rounds: Vec<Round>,
    /// What the signs and hearts of the rounds mean; may be empty.
    pub rounds_word: String,
    /// The heading of the turning points.
    pub turns_word: String,
    /// The turning points: round and words.
    pub turns: Vec<(u8, String)>,
    /// What each did, in the order of the people of the view with Friday last.
    pub deeds: Vec<Deeds>,
}

impl EndCard {
    /// Width in pixels.
    pub const WIDTH: u32 = 1100;
    /// Height in pixels.
    pub const HEIGHT: u32 = 700;
}

const MARGIN: f32 = 12.0;
const GAP: f32 = 8.0;
/// The smallest text: 11 pixels where 1100 are shown as 550.
const SMALL: f32 = 22.0;
/// From one line of small text to the next.
const LINE: f32 = 27.0;
const HEAD: f32 = 86.0;
const ISLAND: f32 = 604.0;
const TRACK: f32 = 116.0;
/// So much lower the rounds are under a caption, which would else make the island too small to be read.
const LOWER: f32 = 17.0;

/// Draws the card.
pub fn end_svg(view: &View, labels: &dyn Labels, card: &EndCard) -> String {
    let (width, height) = (pixels(EndCard::WIDTH), pixels(EndCard::HEIGHT));
    let view = &still(view);
    let mut scene = Scene {
        c: Canvas::new(width, height, palette::PAGE),
        view,
        beside: view.into(),
        labels,
    };
    let s = &mut scene;
    let all = Area::new(MARGIN, 10.0, width - 2.0 * MARGIN, height - 10.0 - MARGIN);
    head(s, Area { h: HEAD, ..all }, card);
    let said = count(usize::from(!card.rounds_word.is_empty()));
    let (caption, lower) = (LINE * said, TRACK - LOWER * said);
    let body = Area {
        y: all.y + HEAD + GAP,
        h: all.h - HEAD - lower - caption - 2.0 * GAP,
        ..all
    };
    island::draw(s, Area { w: ISLAND, ..body });
    side(
        s,
        Area {
            x: body.x + ISLAND + GAP,
            w: body.w - ISLAND - GAP,
            ..body
        },
        card,
    );
    let (set, baseline) = (
        Type::text(SMALL, palette::INK),
        body.bottom() + GAP + LINE * 0.7,
    );
    clipped(s, all.x, baseline, all.w, set, &card.rounds_word);
    let y = body.bottom() + GAP + caption;
    rounds(s, Area { y, h: lower, ..all }, card);
    scene.c.finish()
}

/// The table with nothing more to do on it.
fn still(view: &View) -> View {
    let mut view = view.clone();
    view.plan.clear();
    for hex in &mut view.hexes {
        hex.explorable = false;
    }
    view
}

/// A text in one line that is cut where it does not fit, and shrunk no further than the smallest text.
fn clipped(s: &mut Scene<'_>, x: f32, y: f32, width: f32, set: Type, text: &str) {
    let (text, size) = fit(set.face, text, set.size, SMALL.min(set.size), width);
    s.c.text(x, y, Type { size, ..set }, &text);
}

fn head(s: &mut Scene<'_>, area: Area, card: &EndCard) {
    let colour = match s.view.end {
        Some(End::Won) => palette::GREEN,
        Some(
            End::Died(_)
            | End::TimeOver
            | End::CampLost
            | End::Unfed
            | End::CrewLost
            | End::InventionGone
            | End::OutOfReach,
        ) => palette::RED,
        None => palette::NAVY,
    };
    s.c.rect(area.x, area.y, area.w, area.h, 16.0, Ink::fill(colour));
    let icon = match s.view.end {
        Some(End::Won) => Icon::Ship,
        Some(End::Died(_)) => Icon::Skull,
        Some(End::TimeOver) => Icon::Hourglass,
        Some(End::CampLost) | None => Icon::Tent,
        Some(End::Unfed) => Icon::Cradle,
        Some(End::CrewLost) => Icon::Clap,
        Some(End::InventionGone) => Icon::Idea,
        Some(End::OutOfReach) => Icon::Cross,
    };
    let mid = area.y + area.h / 2.0;
    s.c.circle(area.x + 48.0, mid, 34.0, Ink::fill(palette::PAPER));
    s.c.icon(icon, area.x + 48.0, mid, 46.0);
    let x = area.x + 98.0;
    let room = area.right() - x - 20.0;
    let over = Typeface::Text.width(&card.over, 26.0).min(room * 0.5);
    let title = Type::title(40.0, palette::WHITE);
    s.c.fitted(x, area.y + 42.0, room - over - 20.0, title, &card.title);
    let place = Type::text(26.0, palette::WHITE).end();
    clipped(
        s,
        area.right() - 20.0,
        area.y + 40.0,
        over + 1.0,
        place,
        &card.over,
    );
    let past = Type::text(SMALL + 1.0, palette::WHITE);
    clipped(s, x, area.y + 73.0, room, past, &card.past);
}

fn side(s: &mut Scene<'_>, area: Area, card: &EndCard) {
    let people = 12.0 + 31.0 * count(card.deeds.len());
    let room = area.h - people - GAP;
    let turns = turns(card, area.w, room - told(card, area.w) - GAP);
    let turned = height(&turns);
    let gap = if turns.is_empty() { 0.0 } else { GAP };
    let told = Area {
        h: room - turned - gap,
        ..area
    };
    story(s, told, card);
    let mut y = told.bottom() + GAP;
    if !turns.is_empty() {
        let turning_area = Area {
            y,
            h: turned,
            ..area
        };
        turning(s, turning_area, card, &turns);
        y += turned + GAP;
    }
    crew(
        s,
        Area {
            y,
            h: people,
            ..area
        },
        card,
    );
}

/// A turning point: its round and its words, line by line.
type Turn = (u8, Vec<String>);

/// What the whole story takes in the smallest text.
fn told(card: &EndCard, width: f32) -> f32 {
    let story = card.story.join(" ");
    let lines = lines(Typeface::Text, &story, SMALL, width - 28.0);
    14.0 + LINE * count(lines.len())
}

/// What turning points take with their heading.
fn height(turns: &[Turn]) -> f32 {
    let lines: usize = turns.iter().map(|(_, lines)| lines.len()).sum();
    match lines {
        0 => 0.0,
        lines => 38.0 + LINE * count(lines) + 6.0,
    }
}

/// The turning points, each in as many lines as it takes, so that the story keeps its room. Where there is none for all the
/// earliest are left out, and none of the others is shortened for them: how it ended comes first.
fn turns(card: &EndCard, width: f32, room: f32) -> Vec<Turn> {
    let wrapped = |most: usize| -> Vec<Turn> {
        let all = card.turns.iter();
        all.map(|(round, text)| {
            let (lines, _) = wrap(Typeface::Text, text, SMALL, SMALL, width - 64.0, most);
            (*round, lines)
        })
        .collect()
    };
    let mut turns = wrapped(3);
    while height(&turns) > room && turns.len() > 1 {
        turns.remove(0);
    }
    // The last one is shortened before nothing is told at all.
    if height(&turns) > room {
        turns = wrapped(2).pop().into_iter().collect();
    }
    if height(&turns) > room {
        turns.clear();
    }
    turns
}

/// The end as a story, as large as the room allows.
fn story(s: &mut Scene<'_>, area: Area, card: &EndCard) {
    s.panel(area);
    let width = area.w - 28.0;
    let text = card.story.join(" ");
    let mut size = 30.0;
    let (lines, step) = loop {
        let step = size * LINE / SMALL;
        let most = ((area.h - 14.0) / step).floor().max(1.0);
        let (lines, _) = wrap(Typeface::Text, &text, size, size, width, usize::MAX);
        if count(lines.len()) <= most || size <= SMALL {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a few lines"
            )]
            let (lines, _) = wrap(Typeface::Text, &text, size, size, width, most as usize);
            break (lines, step);
        }
        size -= 1.0;
    };
    let top = area.y + (area.h - step * count(lines.len())) / 2.0;
    for (i, line) in lines.iter().enumerate() {
        let y = top + step * (count(i) + 0.76);
        s.c.text(area.x + 14.0, y, Type::text(size, palette::INK), line);
    }
}

fn turning(s: &mut Scene<'_>, area: Area, card: &EndCard, turns: &[Turn]) {
    s.panel(area);
    let heading = Type::title(24.0, palette::NAVY);
    clipped(
        s,
        area.x + 14.0,
        area.y + 30.0,
        area.w - 28.0,
        heading,
        &card.turns_word,
    );
    let mut y = area.y + 38.0 + LINE * 0.72;
    for (round, lines) in turns {
        let number = Type::bold(SMALL, palette::NAVY).end();
        s.c.text(area.x + 44.0, y, number, &round.to_string());
        for line in lines {
            s.c.text(area.x + 54.0, y, Type::text(SMALL, palette::INK), line);
            y += LINE;
        }
    }
}

/// Each with the lives that are left, and what they did.
fn crew(s: &mut Scene<'_>, area: Area, card: &EndCard) {
    s.panel(area);
    let people = s
        .view
        .people
        .iter()
        .chain(s.view.friday.as_ref())
        .chain(&s.view.guests);
    let people: Vec<_> = people.cloned().collect();
    for (i, (person, deeds)) in people.iter().zip(&card.deeds).enumerate() {
        let y = area.y + 6.0 + 31.0 * (count(i) + 0.5);
        let id = person.character.as_str();
        let (colour, emblem) = (palette::person(id), icons::emblem(id));
        s.disc(area.x + 24.0, y, 14.0, colour, emblem);
        let left = person.dies_on.saturating_sub(person.wounds);
        let x = area.x + 44.0;
        if person.dead || left == 0 {
            s.c.icon(Icon::Skull, x + 20.0, y, 26.0);
        } else {
            s.c.icon(Icon::Heart, x + 10.0, y, 20.0);
            let colour = if left <= 3 {
                palette::RED
            } else {
                palette::INK
            };
            let set = Type::bold(SMALL, colour);
            s.c.text(x + 22.0, y + 8.0, set, &left.to_string());
        }
        done(s, x + 58.0, y, area.right() - 10.0, deeds);
    }
}

/// The actions that somebody carried out, by their signs.
fn done(s: &mut Scene<'_>, left: f32, y: f32, right: f32, deeds: &Deeds) {
    let mut x = left;
    for &kind in Kind::ALL {
        let n = deeds.done.get(&kind).copied().unwrap_or(0);
        let (text, icon) = (n.to_string(), icons::action(kind));
        let wide = 32.0 + Typeface::Bold.width(&text, SMALL);
        if n == 0 || x + wide > right {
            continue;
        }
        s.c.icon(icon, x + 13.0, y, 26.0);
        s.c.text(x + 29.0, y + 8.0, Type::bold(SMALL, palette::INK), &text);
        x += wide + 14.0;
    }
}

/// The sign of what was done in a round.
fn sign(mark: Mark) -> Icon {
    match mark {
        Mark::Rest => Icon::Bed,
        Mark::Gather => Icon::Basket,
        Mark::Hurt => Icon::Danger,
        Mark::Explore => Icon::Spyglass,
        Mark::Level(track) => icons::track(track),
        Mark::Item => Icon::Hammer,
        Mark::Shelter => Icon::House,
        Mark::Saved => Icon::Ship,
    }
}

/// The rounds one after the other: what was done in each, and the wounds it cost; those that never came stay empty.
fn rounds(s: &mut Scene<'_>, area: Area, card: &EndCard) {
    let all = usize::from(s.view.rounds).max(card.rounds.len()).max(1);
    for i in 0..all {
        let cell = area.column(i, all, 4.0);
        let mid = cell.x + cell.w / 2.0;
        let n = i + 1;
        let lived = card.rounds.iter().find(|r| usize::from(r.n) == n);
        let ground = if lived.is_some() {
            palette::PAPER
        } else {
            palette::INSET
        };
        let ink = Ink::fill(ground).edge(palette::LINE, 2.0);
        s.c.rect(cell.x, cell.y, cell.w, cell.h, 12.0, ink);
        let colour = if lived.is_some() {
            palette::NAVY
        } else {
            palette::SOFT
        };
        let number = Type::bold(24.0, colour).middle();
        s.c.text(mid, cell.y + 27.0, number, &n.to_string());
        let Some(round) = lived else { continue };
        let last = n == card.rounds.len();
        let icon = match (last, s.view.end) {
            (true, Some(End::Won)) => Icon::Ship,
            (true, Some(End::Died(_))) => Icon::Skull,
            _ => sign(round.mark),
        };
        s.c.icon(icon, mid, cell.y + cell.h / 2.0 - 2.0, cell.h - 74.0);
        if round.wounds > 0 {
            let text = format!("\u{2212}{}", round.wounds);
            let wide = Typeface::Bold.width(&text, 24.0) + 24.0;
            s.c.icon(
                Icon::Heart,
                mid - wide / 2.0 + 10.0,
                cell.bottom() - 19.0,
                20.0,
            );
            let set = Type::bold(24.0, palette::RED).end();
            s.c.text(mid + wide / 2.0, cell.bottom() - 10.0, set, &text);
        }
    }
}
