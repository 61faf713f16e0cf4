//! Names that people gave themselves, in the letters that a face has.

use crate::font::Typeface;

/// Letters of names with the plain ones that stand for them where a face lacks them.
const PLAIN: [(&str, char); 16] = [
    ("áàâãåāăą", 'a'),
    ("çćĉċč", 'c'),
    ("ďđð", 'd'),
    ("éèêëēĕėęě", 'e'),
    ("ĝğġģ", 'g'),
    ("ĥħ", 'h'),
    ("íìîïĩīĭįı", 'i'),
    ("ĺļľŀł", 'l'),
    ("ñńņňŋ", 'n'),
    ("óòôõøōŏő", 'o'),
    ("ŕŗř", 'r'),
    ("śŝşšș", 's'),
    ("ţťŧț", 't'),
    ("úùûũūŭůűų", 'u'),
    ("ýÿŷ", 'y'),
    ("źżž", 'z'),
];

/// A text in the letters that a face has.
pub(crate) fn clean(face: Typeface, text: &str) -> String {
    let kept: String = text.chars().filter_map(|c| letter(face, c)).collect();
    kept.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A letter, the plain one for it, or none.
fn letter(face: Typeface, c: char) -> Option<char> {
    if c.is_whitespace() || face.covers(c) {
        return Some(c);
    }
    let low = c.to_lowercase().next()?;
    let (_, plain) = PLAIN.iter().find(|(all, _)| all.contains(low))?;
    Some(if c.is_uppercase() {
        plain.to_ascii_uppercase()
    } else {
        *plain
    })
}
