//! `/recap`: what somebody has missed, what is asked of them and what threatens; offered to whoever comes back.

pub(super) mod comers;
mod greeting;
mod page;
