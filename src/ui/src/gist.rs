//! A chapter of a story in few lines, and several of them where there is only so much room.

use super::{
    limits::{cut, units},
    texts::Texts,
};

/// So many lines tell each of several chapters where there is no room for all.
const FEW: usize = 5;
/// What a line weighs of which nothing else is known.
const MIDDLE: u8 = 50;

/// A line of a chapter, and how much it matters where there is no room for all; the more the higher.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GistLine {
    /// What it says.
    pub text: String,
    /// How much it matters.
    pub weight: u8,
}

impl From<String> for GistLine {
    fn from(text: String) -> Self {
        let weight = MIDDLE;
        Self { text, weight }
    }
}

/// A chapter of a story in few lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gist {
    /// What it is called; empty where chapters have no names.
    pub name: String,
    /// What mattered.
    pub lines: Vec<GistLine>,
    /// How the table stands after it, in a line; empty where that is not told.
    pub stands: String,
    /// The revision that ended it; none while it runs.
    pub ended: Option<u64>,
}

/// Chapters in so many characters: what matters least goes first, the oldest of it, then whole chapters, of which a line says where they
/// are told.
pub(crate) fn story(t: &Texts, chapters: &[Gist], room: usize) -> String {
    short(t, chapters, usize::MAX, room).0
}

/// The same in at most so many lines beside the names of chapters, and whether anything is left out.
pub(crate) fn short(t: &Texts, chapters: &[Gist], most: usize, room: usize) -> (String, bool) {
    let chapters: Vec<&Gist> = (chapters.iter())
        .filter(|chapter| !chapter.lines.is_empty())
        .collect();
    let mut kept: Vec<Vec<&GistLine>> = (chapters.iter())
        .map(|chapter| chapter.lines.iter().collect())
        .collect();
    let many = |kept: &[Vec<&GistLine>]| kept.iter().map(Vec::len).sum::<usize>();
    let all = many(&kept);
    if kept.len() > 1 && units(&told(t, &chapters, &kept, 0)) > room {
        for lines in &mut kept {
            while lines.len() > FEW {
                drop_least(lines);
            }
        }
    }
    let mut gone = 0;
    loop {
        let text = told(t, &chapters, &kept, gone);
        let shown = many(kept.get(gone..).unwrap_or_default());
        if units(&text) <= room && shown <= most {
            return (text, shown < all);
        }
        let rest = kept.iter_mut().skip(gone);
        let longer = rest.filter(|lines| lines.len() > 1);
        // Of equals the oldest.
        match longer.min_by_key(|lines| least(lines)) {
            Some(lines) => drop_least(lines),
            None if gone + 1 < chapters.len() => gone += 1,
            None => return (cut(text, room), true),
        }
    }
}

/// The chapters but for so many of the first, with these lines of each.
fn told(t: &Texts, chapters: &[&Gist], kept: &[Vec<&GistLine>], gone: usize) -> String {
    let mut lines = Vec::new();
    for (chapter, kept) in chapters.iter().zip(kept).skip(gone) {
        if gone > 0 && lines.is_empty() {
            let name = Some(chapter.name.as_str()).filter(|name| !name.is_empty());
            let args = [("name", name.unwrap_or("none").into()), ("n", gone.into())];
            lines.push(t.with("recap-before", &args));
        }
        if !chapter.name.is_empty() {
            lines.push(format!("**{}**", chapter.name));
        }
        lines.extend(kept.iter().map(|line| format!("• {}", line.text)));
    }
    lines.join("\n")
}

/// What matters least of these lines.
fn least(lines: &[&GistLine]) -> u8 {
    let weights = lines.iter().map(|line| line.weight);
    weights.min().unwrap_or(u8::MAX)
}

/// Leaves out what matters least, the first of equals.
fn drop_least(lines: &mut Vec<&GistLine>) {
    let least = least(lines);
    if let Some(at) = lines.iter().position(|line| line.weight == least) {
        lines.remove(at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::{AllTexts, Lang};

    /// Characters of the page of somebody who was away.
    const STORY: usize = 2_596;

    #[test]
    fn small_things_are_left_out_before_large_ones_and_whole_rounds_are_counted() {
        let texts = AllTexts::new(|_| Vec::new());
        let gist = |n: u64, long: usize| Gist {
            name: format!("Round {n}"),
            lines: (0..6_u8)
                .map(|at| GistLine {
                    text: format!("{n}.{at} {}", "x".repeat(long)),
                    weight: if at == 1 { 90 } else { 20 + at },
                })
                .collect(),
            ..Gist::default()
        };
        for lang in Lang::ALL {
            let t = texts.of(lang);
            let of = |rounds: u64, long: usize| {
                let all: Vec<Gist> = (1..=rounds).map(|n| gist(n, long)).collect();
                story(t, &all, STORY)
            };
            // What has room is told whole, else of several each in few lines.
            assert_eq!(of(1, 20).lines().count(), 7);
            assert_eq!(of(3, 20).lines().count(), 3 * 7);
            assert_eq!(of(3, 150).lines().count(), 3 * (FEW + 1));
            // Ten rounds of long lines: each keeps what matters most, and no round is missing.
            let ten = of(10, 120);
            assert!(
                units(&ten) <= STORY && ten.starts_with("**Round 1**"),
                "{ten}"
            );
            for n in 1..=10 {
                assert!(ten.contains(&format!("• {n}.1 ")), "{n}: {ten}");
                assert!(!ten.contains(&format!("• {n}.0 ")), "{n}: {ten}");
            }
            // Where even that is too long the oldest rounds are counted, and no line begins with dots alone.
            let many = of(40, 120);
            let first = many.lines().next().unwrap();
            let shown = many.matches("**Round ").count();
            assert!(units(&many) <= STORY && shown > 10, "{many}");
            assert!(first.contains(&(40 - shown).to_string()), "{first}");
            let next = format!("Round {}", 40 - shown + 1);
            assert!(
                first.contains(&next) && first.contains("**/log**"),
                "{first}"
            );
            assert!(many.contains("• 40.1 ") && !many.contains("…\n"), "{many}");
        }
    }

    #[test]
    fn at_first_sight_the_few_lines_that_matter_most_stand_in_their_order() {
        let texts = AllTexts::new(|_| Vec::new());
        let line = |round: u8, at: u8| GistLine {
            text: format!("{round}.{at}"),
            weight: 10 * at,
        };
        let gist = |n: u8| Gist {
            name: format!("Round {n}"),
            lines: (1..=4).rev().map(|at| line(n, at)).collect(),
            ..Gist::default()
        };
        let rounds: Vec<Gist> = (1..=3).map(gist).collect();
        for lang in Lang::ALL {
            let t = texts.of(lang);
            let (text, left) = short(t, &rounds, 8, 700);
            assert!(left, "{text}");
            let lines: Vec<&str> = text.lines().filter(|line| line.starts_with("• ")).collect();
            assert_eq!(lines.len(), 8, "{text}");
            assert_eq!(lines[..2], ["• 1.4", "• 1.3"], "{text}");
            assert!(!text.contains(".1"), "{text}");
            // What has room is whole.
            let (text, left) = short(t, &rounds, 12, 700);
            assert!(!left && text == story(t, &rounds, 700), "{text}");
            // Of more chapters than lines the newest are told, and the others counted.
            let many: Vec<Gist> = (1..=12).map(gist).collect();
            let (text, left) = short(t, &many, 8, 700);
            let shown = text.matches("**Round ").count();
            assert!(left && shown == 8 && text.contains("12.4"), "{text}");
        }
    }
}
