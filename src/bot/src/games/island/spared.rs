//! Advice does not spend what is somebody's own who is away and cannot be asked.

use castaway_robinson::{command::Command, counsel::Counselled, task::Usable};
use castaway_table::Meta;

/// What is advised of what was thought through at this table: up to where it would spend something of somebody's own who is away,
/// for the rest may rest on that.
pub fn careful(meta: &Meta, mut all: Vec<Counselled>) -> Vec<Counselled> {
    let spends = |one: &Counselled| {
        let owner = meta.chairs.owner(one.seat).filter(|_| !meta.is_solo());
        let own = matches!(
            &one.command,
            Command::Use(Usable::Ability(_) | Usable::Kept(_))
        );
        own && owner.is_some_and(|user| meta.is_away(user))
    };
    if let Some(at) = all.iter().position(spends) {
        all.truncate(at);
    }
    all
}
