//! The sign by which a message that is sent again is known, so that it does not come twice.

use serde_json::Value;

use crate::errors::{ApiError, Problems};
use crate::ids::{self, APPLICATION};
use crate::limits;
use crate::messages::Message;
use crate::state::State;

/// A checked sign.
pub(super) struct Nonce {
    /// The sign itself.
    pub(super) sign: Value,
    /// A message of the last minutes with the same sign is given back instead of a new one.
    pub(super) enforced: bool,
}

/// The sign of a new message, if it has one.
pub(super) fn read(data: &Value) -> Result<Option<Nonce>, ApiError> {
    match &data["nonce"] {
        Value::Null => return Ok(None),
        Value::String(text) => {
            let mut problems = Problems::default();
            problems.length("nonce", text, 1, limits::NONCE);
            problems.finish("")?;
        }
        Value::Number(_) => {}
        _ => {
            return Err(ApiError::form(
                "nonce",
                "NONCE_TYPE_INVALID_TYPE",
                "Type is not valid for nonce",
            ));
        }
    }
    Ok(Some(Nonce {
        sign: data["nonce"].clone(),
        enforced: data["enforce_nonce"] == true,
    }))
}

impl State {
    /// The bot's message of the last minutes that was sent with this sign.
    pub(super) fn with_nonce(&self, channel: u64, sign: &Value) -> Option<&Message> {
        let now_ms = self.snowflakes.clock.now_ms();
        let since = now_ms.saturating_sub(limits::NONCE_MS);
        let list = self.messages.get(&channel)?;
        list.values()
            .rev()
            .take_while(|m| ids::made_ms(m.id) >= since)
            .find(|m| m.author == APPLICATION && m.body["nonce"] == *sign)
    }

    /// Writes the sign of a message down with it.
    pub(super) fn sign(&mut self, channel: u64, id: u64, sign: Value) {
        let Some(message) = self.message_mut(channel, id) else {
            return;
        };
        message.body["nonce"] = sign;
        let copy = message.clone();
        self.note(&copy);
    }
}
