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
