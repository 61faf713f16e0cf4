//! A JSON value as checked, compressed bytes.
//!
//! Header: `CWS`, one byte for the codec, the CRC-32 of the plain text and its length (both big-endian), then the text.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::StoreError;
use crate::model::{MAX_STORED_BYTES, MAX_VALUE_BYTES};

const MAGIC: &[u8; 3] = b"CWS";
const PLAIN: u8 = 1;
const LZ4: u8 = 2;
const HEADER: usize = 12;

pub(crate) fn encode<T: Serialize>(what: &'static str, value: &T) -> Result<Vec<u8>, StoreError> {
    let text = serde_json::to_vec(value)
        .map_err(|error| StoreError::Invalid(format!("{what}: {error}")))?;
    if text.len() > MAX_VALUE_BYTES {
        return Err(StoreError::TooLarge {
            what,
            bytes: text.len(),
            limit: MAX_VALUE_BYTES,
        });
    }
    let packed = lz4_flex::block::compress(&text);
    let (codec, payload) = if packed.len() < text.len() {
        (LZ4, &packed)
    } else {
        (PLAIN, &text)
    };
    let mut out = Vec::with_capacity(HEADER + payload.len());
    out.extend_from_slice(MAGIC);
    out.push(codec);
    out.extend_from_slice(&crc32fast::hash(&text).to_be_bytes());
    // The limit above is far below 4 GiB.
    out.extend_from_slice(&(text.len() as u32).to_be_bytes());
    out.extend_from_slice(payload);
    if out.len() > MAX_STORED_BYTES {
        return Err(StoreError::TooLarge {
            what,
            bytes: out.len(),
            limit: MAX_STORED_BYTES,
        });
    }
    Ok(out)
}

pub(crate) fn decode<T: DeserializeOwned>(what: &str, bytes: &[u8]) -> Result<T, StoreError> {
    let text =
        unpack(bytes).map_err(|problem| StoreError::Corrupt(format!("{what}: {problem}")))?;
    serde_json::from_slice(&text).map_err(|error| StoreError::Corrupt(format!("{what}: {error}")))
}

pub(crate) fn unpack(bytes: &[u8]) -> Result<Vec<u8>, &'static str> {
    let (header, payload) = bytes.split_at_checked(HEADER).ok_or("too short")?;
    if &header[..3] != MAGIC {
        return Err("wrong beginning");
    }
    let number = |at: usize| {
        u32::from_be_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]])
    };
    let (checksum, length) = (number(4), number(8) as usize);
    // Checked before the decompressor allocates that much.
    if length > MAX_VALUE_BYTES {
        return Err("impossible length");
    }
    let text = match header[3] {
        PLAIN => payload.to_vec(),
        LZ4 => {
            lz4_flex::block::decompress(payload, length).map_err(|_| "cannot be decompressed")?
        }
        _ => return Err("unknown codec"),
    };
    if text.len() != length || crc32fast::hash(&text) != checksum {
        return Err("wrong checksum");
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_come_back_and_no_changed_byte_passes() {
        for text in [String::new(), "x".repeat(5000), "a0b1".into()] {
            let bytes = encode("text", &text).unwrap();
            assert_eq!(decode::<String>("text", &bytes).unwrap(), text);
            for at in 0..bytes.len() {
                for bit in 0..8 {
                    let mut bad = bytes.clone();
                    bad[at] ^= 1 << bit;
                    if let Ok(other) = decode::<String>("text", &bad) {
                        assert_eq!(other, text, "byte {at}");
                    }
                }
                assert!(decode::<String>("text", &bytes[..at]).is_err());
            }
        }
    }

    #[test]
    fn a_huge_value_is_refused() {
        let error = encode("text", &"x".repeat(MAX_VALUE_BYTES)).unwrap_err();
        assert!(matches!(
            error,
            StoreError::TooLarge {
                limit: MAX_VALUE_BYTES,
                ..
            }
        ));
    }
}
