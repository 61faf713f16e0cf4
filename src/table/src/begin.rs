//! Beginning a game: in a free place, or instead of a game that may go.
//!
//! A game that stood there moves to the archive in the very write that begins the new one, so that at every moment
//! there is the one or the other.

use castaway_kernel::Applied;
use castaway_store::{Envelope, Expect, Json};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::{Done, Loaded, Meta, Place, Playable, Record, Stamp, Table, Trouble, act::guarded};

/// Which game somebody saw in a place, and how far it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stand {
    /// Its signs; empty in saves of older versions.
    pub tag: String,
    /// How far it was.
    pub revision: u64,
}

impl Stand {
    /// Where this game stands.
    pub fn of<G: Playable>(loaded: &Loaded<G>) -> Self {
        Self {
            tag: loaded.meta.tag.clone(),
            revision: loaded.revision,
        }
    }
}

/// The position in which a game begins, as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opening {
    envelope: Envelope,
    events: Json,
}

/// The signs of a game, of whatever kind and version.
#[derive(Default, Deserialize)]
struct Signs {
    #[serde(default)]
    tag: String,
}

fn tag_of(meta: &Json) -> String {
    meta.read::<Signs>().unwrap_or_default().tag
}

/// How a game begins.
pub struct Start<G: Playable> {
    /// The setup.
    pub setup: G::Setup,
    /// Where everything random comes from.
    pub seed: u64,
    /// The position it begins in, where that is not to follow from setup and seed.
    pub opening: Option<Applied<G::State, G::Event>>,
    /// The bot's data beside it.
    pub meta: Meta,
}

impl<G: Playable> Clone for Start<G> {
    fn clone(&self) -> Self {
        Self {
            setup: self.setup.clone(),
            seed: self.seed,
            opening: self.opening.clone(),
            meta: self.meta.clone(),
        }
    }
}

/// What came of the wish to begin a game.
pub enum Begun<G: Playable> {
    /// It has begun.
    Now {
        /// The new game.
        loaded: Loaded<G>,
        /// What happened.
        events: Vec<G::Event>,
    },
    /// The wish had been carried out before; nothing was done again.
    Before(Loaded<G>),
    /// This game stands in the place, and was not to go as it is.
    Stands(Loaded<G>),
    /// The game that was to go is not there any more, nor any other.
    Gone,
}

impl<G: Playable> Table<G> {
    /// Begins a game. Where one stands, only exactly the one that may go is replaced, whatever its kind.
    ///
    /// # Errors
    /// When the setup is refused, another game stands there that cannot be read, or the store fails.
    pub async fn begin_after(
        &self,
        place: impl Into<Place>,
        stamp: Stamp,
        leaves: Option<Stand>,
        start: Start<G>,
    ) -> Result<Begun<G>, Trouble<G>> {
        let place = place.into();
        self.hold(place, move |table| {
            if let Some(Done::Before(loaded)) = table.seen(place, stamp)? {
                return Ok(Begun::Before(loaded));
            }
            let (expect, mut stale) = match (table.store().load(place.key())?, &leaves) {
                (None, None) => (Expect::Vacant, Vec::new()),
                (None, Some(_)) => return Ok(Begun::Gone),
                (Some(saved), leaves) => {
                    let stand = Stand {
                        tag: tag_of(&saved.meta),
                        revision: saved.envelope.revision,
                    };
                    if leaves.as_ref() != Some(&stand) {
                        let loaded = table.decode(place, saved)?;
                        let before = leaves.as_ref().is_some_and(|leaves| {
                            !leaves.tag.is_empty() && loaded.meta.instead_of == leaves.tag
                        });
                        return Ok(if before {
                            Begun::Before(loaded)
                        } else {
                            Begun::Stands(loaded)
                        });
                    }
                    let old: Meta = saved.meta.read().unwrap_or_default();
                    (
                        Expect::Replacing(stand.revision),
                        old.all_stale(place.key()),
                    )
                }
            };
            let Start {
                setup,
                seed,
                opening,
                meta,
            } = start;
            // What becomes the board is put away by nobody.
            let board = meta.panel.map(|panel| panel.message);
            stale.retain(|old| Some(old.message) != board);
            let Applied { state, events } = match opening {
                Some(opening) => opening,
                None => table.create(
                    &setup,
                    seed,
                    stamp,
                    || json!({ "setup": setup, "seed": seed }),
                )?,
            };
            let mut loaded = Loaded {
                place,
                number: 0,
                revision: 1,
                state,
                meta: Meta {
                    told_from: 1,
                    told_to: 1,
                    told_events: u32::try_from(events.len()).ok(),
                    fresh: true,
                    rules: G::RULES,
                    tag: crate::tag::tag(stamp.interaction.unwrap_or(stamp.now_ms)),
                    instead_of: leaves.map(|old| old.tag).unwrap_or_default(),
                    stale,
                    ..meta
                },
            };
            table.bring_habits(&mut loaded);
            let record: Record<G::Setup, G::Command> = Record::Begin { setup, seed };
            let draft = table.draft(expect, loaded, &record, events, stamp, None)?;
            Ok(match table.commit(draft)? {
                Done::Now { loaded, events } => Begun::Now { loaded, events },
                Done::Before(loaded) => Begun::Before(loaded),
            })
        })
        .await
    }

    /// How a game begins, to be kept; none if it cannot be set up.
    pub fn opening(&self, setup: &G::Setup, seed: u64) -> Option<Opening> {
        let Applied { state, events } =
            guarded::<G>(|| G::create(self.catalog(), setup, seed)).ok()?;
        Some(Opening {
            envelope: self.envelope(1, &state).ok()?,
            events: Json::of(&events).ok()?,
        })
    }

    /// Reads an opening that was kept; events of an older program may not read any more, and are then left out.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn reopen(&self, opening: Opening) -> Result<Applied<G::State, G::Event>, Trouble<G>> {
        Ok(Applied {
            state: self.open(opening.envelope)?,
            events: opening.events.read().unwrap_or_default(),
        })
    }

    /// Sets up a game in a place that has none.
    ///
    /// # Errors
    /// When the setup is refused, the place is in use, or the store fails.
    pub async fn begin(
        &self,
        place: impl Into<Place>,
        stamp: Stamp,
        setup: G::Setup,
        seed: u64,
        meta: Meta,
    ) -> Result<Done<G>, Trouble<G>> {
        let start = Start {
            setup,
            seed,
            opening: None,
            meta,
        };
        match self.begin_after(place, stamp, None, start).await? {
            Begun::Now { loaded, events } => Ok(Done::Now { loaded, events }),
            Begun::Before(loaded) => Ok(Done::Before(loaded)),
            Begun::Stands(_) | Begun::Gone => Err(Trouble::Occupied),
        }
    }
}
