//! Whom a table waits for while nothing is asked of whoever looks in.

use super::texts::Texts;

/// Others whom a table waits for, and when it goes on without them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Others {
    /// Who is waited for.
    pub users: Vec<u64>,
    /// Since when, in unix milliseconds; none where that is not known.
    pub since_ms: Option<u64>,
    /// When it goes on by itself at the latest, in unix milliseconds; none where it waits as long as it takes.
    pub until_ms: Option<u64>,
}

/// Whom a table waits for, since when and until when, as a part of a sentence.
pub(crate) fn waits(t: &Texts, others: &Others) -> String {
    let users: Vec<String> = (others.users.iter())
        .map(|user| format!("<@{user}>"))
        .collect();
    let users = users.join(", ");
    let at =
        |ms: Option<u64>| ms.map_or_else(|| "none".to_owned(), |ms| format!("<t:{}:R>", ms / 1000));
    let (since, until) = (at(others.since_ms), at(others.until_ms));
    let args = [
        ("users", (&users).into()),
        ("since", (&since).into()),
        ("until", (&until).into()),
    ];
    t.with("others-waits", &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::{AllTexts, Lang};

    #[test]
    fn it_is_said_since_when_and_until_when_where_that_is_known() {
        let texts = AllTexts::new(|_| Vec::new());
        let mut others = Others {
            users: vec![7, 8],
            since_ms: Some(4_000),
            until_ms: Some(9_000),
        };
        for lang in Lang::ALL {
            let told = waits(texts.of(lang), &others);
            for part in ["<@7>, <@8>", "<t:4:R>", "<t:9:R>"] {
                assert!(told.contains(part), "{part}: {told}");
            }
        }
        (others.since_ms, others.until_ms) = (None, None);
        for lang in Lang::ALL {
            let told = waits(texts.of(lang), &others);
            assert!(!told.contains("<t:") && !told.contains("none"), "{told}");
        }
    }
}
