use serde::{Serialize, de::DeserializeOwned};

/// As it is saved.
pub fn saved(what: &impl Serialize) -> Result<Vec<u8>, String> {
    serde_json::to_vec(what).map_err(|e| e.to_string())
}

/// The state as it comes back from its save, which must be alike.
pub fn exact<S: PartialEq + Serialize + DeserializeOwned>(state: &S) -> Result<S, String> {
    let text = saved(state)?;
    let back: S = serde_json::from_slice(&text).map_err(|e| format!("the save: {e}"))?;
    match back == *state {
        true => Ok(back),
        false => Err("the save does not come back alike".to_owned()),
    }
}
