//! A card beside the island of a panel: only what counts now, in letters that can be read without opening the picture.

use castaway_robinson::text::{Part, Role, Style};

use super::{
    CardPicture,
    paint::{height_of_parts, paint_parts, room_of_parts},
};
use crate::svg::Canvas;

/// Draws a card without its mood in at most this height, no letter smaller than `least`; gives its height, too.
pub(crate) fn paint_within(card: &CardPicture, height: f32, least: f32) -> (Canvas, f32) {
    let parts = within(&card.parts, room_of_parts(height), least);
    paint_parts(card, &parts, "", least)
}

/// What counts now of these parts and finds room, what matters least left out first.
fn within(parts: &[Part], room: f32, least: f32) -> Vec<Part> {
    let fits = |parts: &[Part]| height_of_parts(parts, least) <= room;
    let mut parts = now(parts);
    for shorter in [without_notes, without_signs] {
        if fits(&parts) {
            return parts;
        }
        parts = shorter(parts);
    }
    if fits(&parts) {
        return parts;
    }
    // What is cut off can be read with the cards.
    while drop_line(&mut parts) {
        let marked = marked(parts.clone());
        if fits(&marked) {
            return marked;
        }
    }
    parts
}

/// The parts without what the card does when it comes back; that alone, if it is all there is.
fn now(parts: &[Part]) -> Vec<Part> {
    let counts = |part: &&Part| part.role != Role::Later;
    let now: Vec<Part> = parts.iter().filter(counts).cloned().collect();
    if now.is_empty() { parts.to_vec() } else { now }
}

/// The parts without remarks, if anything else is said.
fn without_notes(parts: Vec<Part>) -> Vec<Part> {
    let mut short = parts.clone();
    for part in &mut short {
        part.lines.retain(|line| line.style != Style::Note);
    }
    short.retain(|part| !part.lines.is_empty());
    if short.is_empty() { parts } else { short }
}

/// The parts in words alone, which say what the signs say and then have their room; a threat keeps them, since nothing comes of one
/// without.
fn without_signs(mut parts: Vec<Part>) -> Vec<Part> {
    for part in parts.iter_mut().filter(|part| part.role != Role::Threat) {
        for line in &mut part.lines {
            line.signs.clear();
        }
    }
    parts
}

/// Takes the last line out; `false` if only one is left.
fn drop_line(parts: &mut Vec<Part>) -> bool {
    let lines: usize = parts.iter().map(|part| part.lines.len()).sum();
    if lines < 2 {
        return false;
    }
    parts.retain(|part| !part.lines.is_empty());
    if let Some(part) = parts.last_mut() {
        part.lines.pop();
    }
    parts.retain(|part| !part.lines.is_empty());
    true
}

/// The same parts with a mark that something is left out.
fn marked(mut parts: Vec<Part>) -> Vec<Part> {
    let last = parts.last_mut().and_then(|part| part.lines.last_mut());
    if let Some(line) = last {
        line.text.push_str(" \u{2026}");
    }
    parts
}
