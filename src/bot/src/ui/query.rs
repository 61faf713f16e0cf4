//! What somebody looks for, out of the question that they typed.

use super::texts::Texts;

/// More words than anybody looks for.
const WORDS: usize = 8;

/// The words that say something, without those that every question has; all of them where nothing else is left.
pub fn sought(t: &Texts, typed: &str) -> String {
    let small = t.get("rules-small-words");
    let small: Vec<&str> = small.split_whitespace().collect();
    let words = typed.split_whitespace().map(|word| {
        let quiet = |c: char| !c.is_alphanumeric();
        word.trim_matches(quiet)
    });
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let telling = |word: &&&str| !small.contains(&word.to_lowercase().as_str());
    let left: Vec<&str> = words.iter().filter(telling).copied().collect();
    let chosen = if left.is_empty() { words } else { left };
    let first: Vec<&str> = chosen.into_iter().take(WORDS).collect();
    first.join(" ")
}

/// The texts that have in them every word that is sought, those with it in the heading first: heading and text.
pub fn search(all: Vec<(String, String)>, query: &str, most: usize) -> Vec<(String, String)> {
    let wanted: Vec<String> = query
        .to_lowercase()
        .split_whitespace()
        .map(str::to_owned)
        .collect();
    let has = |text: &str| {
        let text = text.to_lowercase();
        wanted.iter().all(|word| text.contains(word))
    };
    let (head, body): (Vec<_>, Vec<_>) = all
        .into_iter()
        .filter(|(title, text)| has(&format!("{title} {text}")))
        .partition(|(title, _)| has(title));
    head.into_iter().chain(body).take(most).collect()
}

/// The headings that have in them what is typed.
pub fn titles(all: Vec<(String, String)>, typed: &str) -> Vec<String> {
    let typed = typed.to_lowercase();
    let titles = all.into_iter().map(|(title, _)| title);
    titles
        .filter(|title| title.to_lowercase().contains(&typed))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::texts::Lang;

    #[test]
    fn of_a_question_the_words_are_left_that_say_something() {
        let en = Texts::new(Lang::En, &[]);
        let de = Texts::new(Lang::De, &[]);
        assert_eq!(sought(&en, "How do I win?"), "win");
        assert_eq!(sought(&en, "What is R-SHELTER-5?"), "R-SHELTER-5");
        assert_eq!(sought(&en, "move the camp"), "move camp");
        assert_eq!(sought(&en, "what is it"), "what is it");
        assert_eq!(sought(&de, "Wie kann ich gewinnen?"), "gewinnen");
        assert_eq!(
            sought(&en, &"word ".repeat(2_000)),
            "word word word word word word word word"
        );
    }
}
