//! Which picture a file is, by its first bytes: what a file says of itself counts for nothing.

/// A kind of picture that every browser shows and none runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Picture {
    Png,
    Jpeg,
    Gif,
    WebP,
}

impl Picture {
    /// The kind of a file's bytes; `None` for whatever is no picture.
    pub(crate) fn of(bytes: &[u8]) -> Option<Self> {
        if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
            Some(Self::Png)
        } else if bytes.starts_with(b"\xff\xd8\xff") {
            Some(Self::Jpeg)
        } else if bytes.starts_with(b"GIF87a") || bytes.starts_with(b"GIF89a") {
            Some(Self::Gif)
        } else if bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP") {
            Some(Self::WebP)
        } else {
            None
        }
    }

    /// The content type it is served with.
    pub(crate) fn content_type(self) -> &'static str {
        match self {
            Self::Png => "image/png",
            Self::Jpeg => "image/jpeg",
            Self::Gif => "image/gif",
            Self::WebP => "image/webp",
        }
    }
}

/// The content type of a file's bytes: a picture's, else that of bytes to be saved.
pub(crate) fn content_type(bytes: &[u8]) -> &'static str {
    Picture::of(bytes).map_or("application/octet-stream", Picture::content_type)
}

/// Width and height of a PNG or GIF, from its header.
pub(crate) fn dimensions(bytes: &[u8]) -> Option<(u32, u32)> {
    let long = |from: usize| -> Option<u32> {
        let part: [u8; 4] = bytes.get(from..from + 4)?.try_into().ok()?;
        Some(u32::from_be_bytes(part))
    };
    let short = |from: usize| -> Option<u32> {
        let part: [u8; 2] = bytes.get(from..from + 2)?.try_into().ok()?;
        Some(u32::from(u16::from_le_bytes(part)))
    };
    match Picture::of(bytes)? {
        Picture::Png => Some((long(16)?, long(20)?)),
        Picture::Gif => Some((short(6)?, short(8)?)),
        Picture::Jpeg | Picture::WebP => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn png_header() {
        let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        bytes.extend([0, 0, 4, 176, 0, 0, 3, 132]);
        assert_eq!(dimensions(&bytes), Some((1200, 900)));
        assert_eq!(dimensions(b"\x89PNG\r\n\x1a\n"), None);
    }

    #[test]
    fn a_beginning_cut_short_is_no_picture() {
        for whole in [
            b"\x89PNG\r\n\x1a\n".as_slice(),
            b"\xff\xd8\xff",
            b"GIF89a",
            b"RIFF\0\0\0\0WEBP",
        ] {
            assert!(Picture::of(whole).is_some());
            assert_eq!(Picture::of(&whole[..whole.len() - 1]), None);
        }
    }
}
