//! The cooperative island game: rules, effects, catalog, view.
#![forbid(unsafe_code)]
