//! Harness of the whole-program tests.
#![forbid(unsafe_code)]

pub mod evening;
pub mod games;
pub mod relay;
