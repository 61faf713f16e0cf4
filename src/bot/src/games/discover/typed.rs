//! What is meant by what somebody types.

use crate::ui::{limits::OPTIONS, query::fold};

/// The one that is meant by what was typed: by its value or name, else the only one whose name has it in it.
pub fn meant<T: ToString>(names: impl Iterator<Item = (T, String)>, typed: &str) -> Option<T> {
    let wish = fold(typed);
    if wish.is_empty() {
        return None;
    }
    let mut near = Vec::new();
    for (value, name) in names {
        let name = fold(&name);
        if name == wish || value.to_string() == typed.trim() {
            return Some(value);
        }
        if name.contains(&wish) {
            near.push(value);
        }
    }
    match near.len() {
        1 => near.pop(),
        _ => None,
    }
}

/// What has in its label what is typed.
pub fn fitting(all: impl Iterator<Item = (String, String)>, typed: &str) -> Vec<(String, String)> {
    let wish = fold(typed);
    let fits = all.filter(|(_, label)| fold(label).contains(&wish));
    fits.take(OPTIONS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_means_a_value_a_name_or_the_only_name_with_it() {
        let names = || {
            [("1a", "Camp"), ("2b", "Camp road"), ("3c", "Well")]
                .map(|(value, name)| (value, name.to_owned()))
                .into_iter()
        };
        for (typed, found) in [
            ("1a", Some("1a")),
            ("camp", Some("1a")),
            (" WELL", Some("3c")),
            ("road", Some("2b")),
            ("am", None),
            ("", None),
            ("x", None),
        ] {
            assert_eq!(meant(names(), typed), found, "{typed}");
        }
    }
}
