//! What every game shares: seats, decisions, chance, rejections, the `Game` trait.
#![forbid(unsafe_code)]
