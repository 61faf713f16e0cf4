//! What became of a request to Discord, and whether and when it is made again.

use std::{fmt, time::Duration};

use serde_json::Value;
use serenity::all::HttpError;
use sha2::{Digest, Sha256};

/// The pause after the first failure; every further one is twice as long.
const FIRST_MS: u64 = 500;
/// No pause is longer, but for what is added by chance: Discord knows the sign of a message for a few minutes only.
const LONGEST_MS: u64 = 2 * 60 * 1000;
/// So many tries in a row, over about an hour. What is still owed then waits for a press or a start.
const TRIES: u32 = 32;

/// Why Discord did not do what was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// A hiccup that passes: a server error, a time-out, a broken connection, a store that is busy.
    Passing,
    /// Too many requests.
    TooMany,
    /// The message is gone.
    NoMessage,
    /// The message is so old, or its thread so quiet, that it cannot be changed any more.
    TooOld,
    /// The channel is gone.
    NoChannel,
    /// The bot may not do that here.
    Forbidden,
    /// Somebody takes no direct messages of the bot's.
    Closed,
    /// The interaction was answered before.
    Answered,
    /// The interaction is unknown or over.
    Expired,
    /// Discord does not take it, however often it is sent.
    Refused,
}

impl Failure {
    /// What an error of the client means.
    pub fn of(error: &serenity::Error) -> Self {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
                Self::of_answer(response.status_code.as_u16(), response.error.code)
            }
            // An answer that breaks off cannot be read.
            serenity::Error::Http(HttpError::Request(_)) | serenity::Error::Json(_) => {
                Self::Passing
            }
            _ => Self::Refused,
        }
    }

    fn of_answer(status: u16, code: isize) -> Self {
        match (status, code) {
            (_, 40060) => Self::Answered,
            (_, 10015 | 10062 | 50027) => Self::Expired,
            (_, 10008) => Self::NoMessage,
            (_, 30046 | 50083) => Self::TooOld,
            (_, 10003) => Self::NoChannel,
            (429, _) => Self::TooMany,
            (408 | 500.., _) => Self::Passing,
            (_, 50005) => Self::Refused,
            // Closed, without a common server, gone.
            (_, 50007 | 50278 | 10013) => Self::Closed,
            (403, _) | (_, 50001 | 50013) => Self::Forbidden,
            _ => Self::Refused,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Failure::Passing => "a hiccup",
            Failure::TooMany => "too many requests",
            Failure::NoMessage => "the message is gone",
            Failure::TooOld => "the message is too old to be changed",
            Failure::NoChannel => "the channel is gone",
            Failure::Forbidden => "a permission is missing",
            Failure::Closed => "direct messages are closed",
            Failure::Answered => "it was answered before",
            Failure::Expired => "the interaction is over",
            Failure::Refused => "Discord does not take it",
        })
    }
}

/// What follows a failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Retry {
    /// Another try after this pause.
    Wait(Duration),
    /// No further try by itself.
    GiveUp,
}

/// What follows the failure of a try, counted from 0; `chance` spreads the tries of many channels.
pub fn next(tried: u32, failure: Failure, chance: u64) -> Retry {
    let first = match failure {
        Failure::Passing => FIRST_MS,
        Failure::TooMany => 2 * FIRST_MS,
        Failure::NoMessage
        | Failure::TooOld
        | Failure::NoChannel
        | Failure::Forbidden
        | Failure::Closed
        | Failure::Answered
        | Failure::Expired
        | Failure::Refused => return Retry::GiveUp,
    };
    if tried >= TRIES {
        return Retry::GiveUp;
    }
    let pause = first.saturating_mul(1 << tried.min(20)).min(LONGEST_MS);
    Retry::Wait(Duration::from_millis(pause + chance % (pause / 2 + 1)))
}

/// The sign of a message, of at most 25 characters: the same for the same parts.
pub fn nonce(kind: char, parts: &[&dyn fmt::Display]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part.to_string());
        hash.update("/");
    }
    let digest = hash.finalize();
    let hex: String = digest.iter().take(12).map(|b| format!("{b:02x}")).collect();
    format!("{kind}{hex}")
}

/// The ids of the components in a message as Discord writes it: they say which state of the game it shows.
pub fn custom_ids(value: &Value) -> Vec<&str> {
    match value {
        Value::Array(all) => all.iter().flat_map(custom_ids).collect(),
        Value::Object(map) => map
            .iter()
            .flat_map(|(key, inner)| match inner {
                Value::String(id) if key == "custom_id" => vec![id.as_str()],
                inner => custom_ids(inner),
            })
            .collect(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn hiccups_are_tried_again_with_growing_pauses_and_not_for_ever() {
        let pause = |tried, chance| match next(tried, Failure::Passing, chance) {
            Retry::Wait(pause) => pause,
            Retry::GiveUp => panic!("given up after {tried}"),
        };
        for tried in 1..TRIES {
            assert!(pause(tried, 0) >= pause(tried - 1, 0));
        }
        assert!(pause(1, 0) > pause(0, 0));
        for chance in [0, 1, 77, u64::MAX] {
            let (least, most) = (FIRST_MS, LONGEST_MS + LONGEST_MS / 2);
            for tried in 0..TRIES {
                let ms = pause(tried, chance).as_millis();
                assert!(ms >= least.into() && ms <= most.into(), "{ms}");
            }
        }
        assert_ne!(pause(3, 1), pause(3, 2), "spread by chance");
        assert_eq!(next(TRIES, Failure::Passing, 0), Retry::GiveUp);
        assert_eq!(next(u32::MAX, Failure::TooMany, 0), Retry::GiveUp);
        let slow = next(0, Failure::TooMany, 0);
        assert_eq!(slow, Retry::Wait(Duration::from_secs(1)));
    }

    #[test]
    fn what_does_not_pass_is_not_tried_again() {
        for failure in [
            Failure::NoMessage,
            Failure::TooOld,
            Failure::NoChannel,
            Failure::Forbidden,
            Failure::Closed,
            Failure::Answered,
            Failure::Expired,
            Failure::Refused,
        ] {
            assert_eq!(next(0, failure, 0), Retry::GiveUp, "{failure}");
        }
    }

    #[test]
    fn answers_mean_what_discord_says_with_them() {
        for (status, code, failure) in [
            (500, 0, Failure::Passing),
            (503, -1, Failure::Passing),
            (408, 0, Failure::Passing),
            (429, 0, Failure::TooMany),
            (429, 30046, Failure::TooOld),
            (404, 10008, Failure::NoMessage),
            (404, 10003, Failure::NoChannel),
            (403, 50001, Failure::Forbidden),
            (403, 50013, Failure::Forbidden),
            (403, 50005, Failure::Refused),
            (403, 50007, Failure::Closed),
            (400, 10013, Failure::Closed),
            (400, 50083, Failure::TooOld),
            (400, 50035, Failure::Refused),
            (400, 40060, Failure::Answered),
            (404, 10062, Failure::Expired),
            (404, 10015, Failure::Expired),
            (401, 50027, Failure::Expired),
        ] {
            assert_eq!(Failure::of_answer(status, code), failure, "{status} {code}");
        }
    }

    #[test]
    fn signs_are_short_and_tell_messages_apart() {
        let one = nonce('p', &[&u64::MAX, &0, &"tag"]);
        assert_eq!(one, nonce('p', &[&u64::MAX, &0, &"tag"]));
        assert_eq!(one.len(), 25);
        assert_ne!(one, nonce('s', &[&u64::MAX, &0, &"tag"]));
        assert_ne!(nonce('p', &[&1, &23]), nonce('p', &[&12, &3]));
    }

    #[test]
    fn components_are_found_wherever_they_stand() {
        let message = json!({ "components": [
            { "components": [{ "custom_id": "a" }, { "label": "x", "custom_id": "b" }] },
            { "components": [{ "custom_id": "c" }] },
        ]});
        assert_eq!(custom_ids(&message), ["a", "b", "c"]);
    }
}
