//! Every size limit of Discord, in one place, and the text type that keeps them.

use serde::Serialize;

/// Characters of a message's plain text.
pub const CONTENT: usize = 2000;
/// Characters of an embed title and of a field name.
pub const TITLE: usize = 256;
/// Characters of an embed description.
pub const DESCRIPTION: usize = 4096;
/// Characters of a field value.
pub const FIELD: usize = 1024;
/// Characters of an embed footer.
pub const FOOTER: usize = 2048;
/// Fields of one embed.
pub const FIELDS: usize = 25;
/// Embeds of a message.
pub const EMBEDS: usize = 10;
/// Characters over all embeds of a message.
pub const EMBED_TOTAL: usize = 6000;
/// Rows of components.
pub const ROWS: usize = 5;
/// Buttons of one row.
pub const BUTTONS: usize = 5;
/// Options of one select menu, and autocomplete choices.
pub const OPTIONS: usize = 25;
/// Characters of a button label.
pub const LABEL: usize = 80;
/// Characters of an option's label, description or value, and of an autocomplete choice.
pub const OPTION: usize = 100;
/// Characters of a select placeholder.
pub const PLACEHOLDER: usize = 150;
/// Characters of a custom id.
pub const CUSTOM_ID: usize = 100;
/// Characters of the alternative text of a picture.
pub const ALT: usize = 1024;
/// Characters of the heading of a form.
pub const FORM_TITLE: usize = 45;
/// Characters of what a field of a form asks for.
pub const INPUT_LABEL: usize = 45;
/// Characters of what stands in an empty field.
pub const INPUT_HINT: usize = 100;
/// Characters of what may be written into a field; Discord allows 4000.
pub const INPUT: usize = 1500;
/// Characters of what may be written into a field of one line.
pub const INPUT_LINE: usize = 100;
/// Characters of the name of a thread.
pub const THREAD: usize = 100;
/// Minutes after which a quiet thread is folded away: the longest that Discord has, a week. Any post opens it again.
pub const THREAD_ARCHIVE: u16 = 10_080;
/// Commands of the whole program.
pub const COMMANDS: usize = 100;
/// Characters of the name of a command or option.
pub const COMMAND_NAME: usize = 32;
/// Characters of a command or option description.
pub const COMMAND_DESCRIPTION: usize = 100;
/// Options of one command.
pub const COMMAND_OPTIONS: usize = 25;
/// Characters of all names and descriptions of one command together.
pub const COMMAND_TOTAL: usize = 8000;

/// How long Discord waits, and how often it may be asked.
pub mod time {
    use std::time::Duration;

    /// A press or a command is answered within this time, or Discord says that the program did not respond.
    pub const ANSWER: Duration = Duration::from_secs(3);
    /// What must be done before an answer may take so much of [`ANSWER`].
    pub const BEFORE_ANSWER: Duration = Duration::from_millis(1800);
    /// Milliseconds for which the token of a press or a command holds, with which its answer is changed and followed.
    pub const TOKEN_MS: u64 = 15 * 60 * 1000;
    /// Milliseconds after which a message may hardly be edited any more (error 30046).
    pub const EDITS_MS: u64 = 60 * 60 * 1000;
    /// Requests of a second over all, as Discord takes them.
    pub const REQUESTS: u64 = 50;
}

/// Text of at most `MAX` characters; longer text is cut and ends in "…".
///
/// Discord counts some characters outside the basic plane twice, so UTF-16 units are counted: never too long.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Text<const MAX: usize>(String);

impl<const MAX: usize> Text<MAX> {
    /// The text, cut to the limit on a character boundary.
    pub fn new(text: impl Into<String>) -> Self {
        Self(cut(text.into(), MAX))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Its length as Discord may count it.
    pub fn units(&self) -> usize {
        units(&self.0)
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The same text cut further.
    pub fn shorten(&mut self, max: usize) {
        self.0 = cut(std::mem::take(&mut self.0), max.min(MAX));
    }
}

impl<const MAX: usize> From<&str> for Text<MAX> {
    fn from(text: &str) -> Self {
        Self::new(text)
    }
}

impl<const MAX: usize> From<String> for Text<MAX> {
    fn from(text: String) -> Self {
        Self::new(text)
    }
}

/// Length in UTF-16 units.
pub fn units(text: &str) -> usize {
    text.chars().map(char::len_utf16).sum()
}

/// Cuts a text to `max` units, marking the cut.
pub fn cut(text: String, max: usize) -> String {
    // A byte is at least a unit's share, so short texts need no counting.
    if text.len() <= max || units(&text) <= max {
        return text;
    }
    let mut out = String::with_capacity(max);
    let mut used = 0;
    for c in text.chars() {
        if used + c.len_utf16() + 1 > max {
            break;
        }
        used += c.len_utf16();
        out.push(c);
    }
    if max > 0 {
        out.push('…');
    }
    out
}

/// Cuts a label to at most `max` units, after a word if one ends in its second half, with an ellipsis where something is
/// missing.
pub fn clip(text: &str, max: usize) -> String {
    if units(text) <= max {
        return text.to_owned();
    }
    let mut out = cut(text.to_owned(), max);
    out.pop();
    if let Some(space) = out.rfind(' ')
        && space > out.len() / 2
    {
        out.truncate(space);
    }
    let end = [' ', ',', ';', ':', '–', '('];
    let mut out = out.trim_end_matches(end).to_owned();
    out.push('…');
    out
}

/// Joins lines up to `max` units, dropping whole lines from the start so that the newest stay.
pub fn newest_lines(lines: &[String], max: usize) -> String {
    let mut kept = Vec::new();
    let mut used = 0;
    for line in lines.iter().rev() {
        let more = units(line) + 1;
        if used + more + 2 > max {
            break;
        }
        used += more;
        kept.push(line.as_str());
    }
    let cut_any = kept.len() < lines.len();
    kept.reverse();
    let text = kept.join("\n");
    if cut_any && !text.is_empty() {
        format!("…\n{text}")
    } else if cut_any {
        cut(lines.last().cloned().unwrap_or_default(), max)
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_cut_after_a_word() {
        assert_eq!(clip("short", 80), "short");
        let long = "gain one wood, then lose one morale";
        assert_eq!(clip(long, 26), "gain one wood, then lose…");
        assert_eq!(clip(long, 16), "gain one wood…");
        assert_eq!(clip(&"x".repeat(90), 80), format!("{}…", "x".repeat(79)));
        for max in 1..long.len() {
            assert!(units(&clip(long, max)) <= max, "{max}");
        }
    }

    #[test]
    fn text_is_cut_on_a_character_and_never_too_long() {
        let odd = "aß€🏝️".repeat(50);
        for max in 0..120 {
            let out = cut(odd.clone(), max);
            assert!(units(&out) <= max, "{max}");
            assert!(max == 0 || out.ends_with('…'));
        }
        assert_eq!(cut("short".into(), 5), "short");
        assert_eq!(Text::<4>::new("short").as_str(), "sho…");
    }

    #[test]
    fn newest_lines_drop_the_oldest() {
        let lines: Vec<String> = (0..20).map(|n| format!("line {n}")).collect();
        let text = newest_lines(&lines, 40);
        assert!(text.starts_with("…\n") && text.ends_with("line 19") && units(&text) <= 40);
        assert_eq!(newest_lines(&lines[..2], 40), "line 0\nline 1");
        assert_eq!(units(&newest_lines(&["x".repeat(99)], 40)), 40);
    }
}
