//! The words of a line.

/// The words of a line, without signs and punctuation.
pub fn words(line: &str) -> Vec<&str> {
    line.split(|c: char| !c.is_alphanumeric() && c != '’')
        .filter(|w| !w.is_empty())
        .collect()
}
