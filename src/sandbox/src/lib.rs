//! A simulated Discord on loopback: REST routes, gateway and a web page.
#![forbid(unsafe_code)]
