//! Whom a message calls: the mentions in its text that it allows.

use serde_json::Value;

/// The members and roles that a message calls.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Called {
    pub(crate) users: Vec<u64>,
    pub(crate) roles: Vec<u64>,
}

/// Whom this text calls under these allowed mentions; everybody in it where there are none.
pub(crate) fn called(text: &str, allowed: &Value) -> Called {
    let mut found = Called::default();
    for part in text.split("<@").skip(1) {
        let Some((inner, _)) = part.split_once('>') else {
            continue;
        };
        let (digits, group) = match inner.strip_prefix('&') {
            Some(role) => (role, "roles"),
            None => (inner.trim_start_matches('!'), "users"),
        };
        let Ok(id) = digits.parse::<u64>() else {
            continue;
        };
        let list = match group {
            "roles" => &mut found.roles,
            _ => &mut found.users,
        };
        if allows(allowed, group, id) && !list.contains(&id) {
            list.push(id);
        }
    }
    found
}

fn allows(allowed: &Value, group: &str, id: u64) -> bool {
    let holds = |list: &Value, value: &str| {
        let list = list.as_array().into_iter().flatten();
        list.filter_map(Value::as_str).any(|v| v == value)
    };
    allowed.is_null() || holds(&allowed["parse"], group) || holds(&allowed[group], &id.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_what_is_allowed_is_called_and_only_once() {
        let text = "<@1> <@!1> <@&7> <@2> <@x> <@3";
        let all = called(text, &Value::Null);
        assert_eq!((all.users, all.roles), (vec![1, 2], vec![7]));
        let some = called(text, &json!({ "parse": [], "users": ["2"] }));
        assert_eq!((some.users, some.roles), (vec![2], vec![]));
        let roles = called(text, &json!({ "parse": ["roles"] }));
        assert_eq!((roles.users, roles.roles), (vec![], vec![7]));
    }
}
