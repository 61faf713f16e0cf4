//! Limits of embeds.

use serde_json::Value;

use super::{items, text};
use crate::errors::Problems;
use crate::limits;

/// Checks a message's embeds.
pub(super) fn check(problems: &mut Problems, embeds: &Value) {
    let list = items(embeds);
    if list.len() > limits::EMBEDS {
        problems.count("embeds", list.len(), 0, limits::EMBEDS);
    }
    let mut total = 0;
    for (n, embed) in list.iter().enumerate() {
        let at = format!("embeds.{n}");
        if !embed.is_object() {
            problems.add(
                &at,
                "DICT_TYPE_CONVERT",
                "Only dictionaries may be used in a DictType",
            );
            continue;
        }
        let fields = items(&embed["fields"]);
        let parts = [
            ("title", text(&embed["title"]), limits::EMBED_TITLE),
            (
                "description",
                text(&embed["description"]),
                limits::EMBED_DESCRIPTION,
            ),
            (
                "footer.text",
                text(&embed["footer"]["text"]),
                limits::EMBED_FOOTER,
            ),
            (
                "author.name",
                text(&embed["author"]["name"]),
                limits::EMBED_AUTHOR,
            ),
        ];
        for (path, words, max) in parts {
            problems.length(&format!("{at}.{path}"), words, 0, max);
            total += words.chars().count();
        }
        if fields.len() > limits::EMBED_FIELDS {
            problems.count(
                &format!("{at}.fields"),
                fields.len(),
                0,
                limits::EMBED_FIELDS,
            );
        }
        for (m, field) in fields.iter().enumerate() {
            for (key, max) in [("name", limits::FIELD_NAME), ("value", limits::FIELD_VALUE)] {
                let words = text(&field[key]);
                let seen = if words.trim().is_empty() { "" } else { words };
                problems.length(&format!("{at}.fields.{m}.{key}"), seen, 1, max);
                total += words.chars().count();
            }
        }
        for part in ["image", "thumbnail"] {
            let url = &embed[part]["url"];
            if let Some(url) = url.as_str()
                && !["http://", "https://", "attachment://"]
                    .iter()
                    .any(|scheme| url.starts_with(scheme))
            {
                problems.add(
                    &format!("{at}.{part}.url"),
                    "URL_TYPE_INVALID_SCHEME",
                    "Scheme must be one of ('http', 'https', 'attachment').",
                );
            }
        }
    }
    if total > limits::EMBED_TOTAL {
        problems.add(
            "embeds",
            "MAX_EMBED_SIZE_EXCEEDED",
            "Embed size exceeds maximum size of 6000",
        );
    }
}

/// Whether an embed shows anything.
pub(super) fn shows(embed: &Value) -> bool {
    !text(&embed["title"]).is_empty()
        || !text(&embed["description"]).is_empty()
        || !items(&embed["fields"]).is_empty()
        || ["image", "thumbnail"]
            .iter()
            .any(|part| !text(&embed[*part]["url"]).is_empty())
        || !text(&embed["footer"]["text"]).is_empty()
        || !text(&embed["author"]["name"]).is_empty()
}
