//! Attachments: kept bytes, their addresses, and `attachment://` in embeds.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::body::Upload;
use crate::spool::{Spool, Stored};

/// A file that belongs to a message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Attachment {
    pub(crate) id: u64,
    pub(crate) filename: String,
    pub(crate) description: Option<String>,
    pub(crate) content_type: String,
    pub(crate) size: usize,
    pub(crate) width: Option<u32>,
    pub(crate) height: Option<u32>,
    pub(crate) url: String,
}

/// A file by its name and where its bytes lie.
#[derive(Clone, Debug)]
pub(crate) struct Blob {
    pub(crate) filename: String,
    pub(crate) file: Arc<Stored>,
}

/// Bytes of all files kept on the disk at most; the oldest are forgotten, as in long load runs.
const BYTES_KEPT: usize = 512 * 1024 * 1024;

/// Files no longer named by a message that can still be fetched. A page that was told of a picture may ask for it
/// after the next edit has replaced it; Discord's addresses outlive an edit for the same reason.
const OVERTAKEN_KEPT: usize = 64;

/// All files, by id; ids rise, so the first is the oldest.
#[derive(Debug)]
pub(crate) struct Blobs {
    spool: Arc<Spool>,
    files: BTreeMap<u64, Blob>,
    bytes: usize,
    overtaken: VecDeque<u64>,
}

impl Blobs {
    /// None yet; their bytes will lie in this spool.
    pub(crate) fn new(spool: Arc<Spool>) -> Self {
        Self {
            spool,
            files: BTreeMap::new(),
            bytes: 0,
            overtaken: VecDeque::new(),
        }
    }

    /// Where their bytes lie.
    pub(crate) fn spool(&self) -> Arc<Spool> {
        Arc::clone(&self.spool)
    }

    pub(crate) fn get(&self, id: u64) -> Option<&Blob> {
        self.files.get(&id)
    }

    pub(crate) fn insert(&mut self, id: u64, blob: Blob) {
        self.remove(id);
        self.bytes += blob.file.size();
        self.files.insert(id, blob);
        while self.bytes > BYTES_KEPT {
            let Some(oldest) = self.files.keys().next().copied() else {
                break;
            };
            self.remove(oldest);
        }
    }

    /// No message names this file any more: it goes once enough others have followed it.
    pub(crate) fn overtake(&mut self, id: u64) {
        self.overtaken.push_back(id);
        while self.overtaken.len() > OVERTAKEN_KEPT {
            if let Some(oldest) = self.overtaken.pop_front() {
                self.remove(oldest);
            }
        }
    }

    fn remove(&mut self, id: u64) {
        if let Some(blob) = self.files.remove(&id) {
            self.bytes -= blob.file.size();
        }
    }
}

impl Attachment {
    /// As Discord sends it.
    pub(crate) fn json(&self, ephemeral: bool) -> Value {
        let mut value = json!({
            "id": self.id.to_string(),
            "filename": self.filename,
            "size": self.size,
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.content_type,
        });
        if let Some(text) = &self.description {
            value["description"] = json!(text);
        }
        if let (Some(w), Some(h)) = (self.width, self.height) {
            value["width"] = json!(w);
            value["height"] = json!(h);
        }
        if ephemeral {
            value["ephemeral"] = json!(true);
        }
        value
    }

    /// A fresh attachment of an upload; its description comes from the payload's `attachments`.
    pub(crate) fn of(upload: &Upload, id: u64, channel: u64, base: &str, meta: &Value) -> Self {
        let entry = meta.as_array().into_iter().flatten().find(|entry| {
            let n = entry["id"]
                .as_u64()
                .or_else(|| entry["id"].as_str().and_then(|s| s.parse().ok()));
            n.is_some() && n == upload.index
        });
        let filename = upload.filename.clone();
        Self {
            id,
            url: format!("{base}/attachments/{channel}/{id}/{filename}"),
            filename,
            description: entry
                .and_then(|e| e["description"].as_str())
                .map(str::to_owned),
            content_type: upload.content_type.to_owned(),
            size: upload.file.size(),
            width: upload.dimensions.map(|s| s.0),
            height: upload.dimensions.map(|s| s.1),
        }
    }
}

/// Resolves `attachment://name` in embeds and gives them the fields Discord adds.
pub(crate) fn resolve(embeds: &Value, attachments: &[Attachment]) -> Value {
    let mut embeds = match embeds {
        Value::Array(list) => list.clone(),
        _ => Vec::new(),
    };
    for embed in &mut embeds {
        let Some(map) = embed.as_object_mut() else {
            continue;
        };
        map.insert("type".into(), json!("rich"));
        for (part, key) in [
            ("image", "url"),
            ("thumbnail", "url"),
            ("author", "icon_url"),
            ("footer", "icon_url"),
        ] {
            let Some(inner) = map.get_mut(part).and_then(Value::as_object_mut) else {
                continue;
            };
            let Some(name) = inner
                .get(key)
                .and_then(Value::as_str)
                .and_then(|u| u.strip_prefix("attachment://"))
            else {
                continue;
            };
            let Some(file) = attachments.iter().rev().find(|a| a.filename == name) else {
                continue;
            };
            inner.insert(key.into(), json!(file.url));
            if key == "url" {
                inner.insert("proxy_url".into(), json!(file.url));
                if let (Some(w), Some(h)) = (file.width, file.height) {
                    inner.insert("width".into(), json!(w));
                    inner.insert("height".into(), json!(h));
                }
                // The file's alt text goes with the picture, since the file is not listed again.
                if let Some(description) = &file.description {
                    inner.insert("description".into(), json!(description));
                }
            }
        }
    }
    Value::Array(embeds)
}

/// Whether an embed shows this file; such files are not listed a second time.
pub(crate) fn shown_in(embeds: &Value, file: &Attachment) -> bool {
    embeds.as_array().into_iter().flatten().any(|embed| {
        ["image", "thumbnail"]
            .iter()
            .any(|part| embed[*part]["url"].as_str() == Some(&file.url))
            || ["author", "footer"]
                .iter()
                .any(|part| embed[*part]["icon_url"].as_str() == Some(&file.url))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_overtaken_file_can_be_fetched_until_enough_have_followed() {
        let spool = Spool::open(None).expect("a spool");
        let mut blobs = Blobs::new(Arc::clone(&spool));
        let file = |byte: u8| Blob {
            filename: "a.png".into(),
            file: spool.write(&[byte; 8]).expect("written"),
        };
        let kept = OVERTAKEN_KEPT as u64;
        for id in 0..=kept {
            blobs.insert(id, file(0));
        }
        blobs.insert(1_000, file(1));
        for id in 0..kept {
            blobs.overtake(id);
        }
        assert!(blobs.get(0).is_some(), "the page may still ask for it");
        blobs.overtake(kept);
        assert!(blobs.get(0).is_none(), "the oldest goes first");
        assert!(blobs.get(1).is_some());
        assert!(blobs.get(1_000).is_some(), "a named file stays");
        assert_eq!(blobs.bytes, 8 * (OVERTAKEN_KEPT + 1));
    }
}
