//! Board pictures: a view in, SVG text and PNG bytes out.
#![forbid(unsafe_code)]
