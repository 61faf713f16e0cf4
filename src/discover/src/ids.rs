//! Small closed sets: resources, damage, kinds of feature tokens, support cards.

use serde::{Deserialize, Serialize};

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$word_doc:meta])* $word:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            $($(#[$word_doc])* $word),*
        }

        impl $name {
            /// All of them, in their order.
            pub const ALL: &'static [Self] = &[$(Self::$word),*];

            /// The place in [`ALL`](Self::ALL).
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    };
}

words! {
    /// A resource (D-GATHER-6).
    Res {
        /// Eaten against hunger.
        Food,
        /// Becomes food at a fire.
        Meat,
        /// Clean water.
        Clean,
        /// Dirty water, which may make sick (D-DIRTY-2).
        Dirty,
        /// Rolls one's own die again.
        Wood,
        /// Rolls the enemy's die again.
        Stone,
        /// Heals sickness.
        Medicine,
        /// Keeps warm.
        Pelt,
        /// One more on one's own die.
        Poison,
        /// One less on the enemy's die.
        Salvage,
    }
}

words! {
    /// A kind of damage (D-DMG-1).
    Damage {
        /// Healed by food.
        Starvation,
        /// Healed by water.
        Dehydration,
        /// Healed by medicine.
        Sickness,
        /// Not healed by the action.
        Physical,
    }
}

words! {
    /// The back of a feature token (D-SETUP-8).
    Kind {
        /// Tokens of growth.
        A,
        /// Tokens of the ground.
        B,
        /// Tokens of tracks.
        C,
        /// Tokens of traces.
        D,
    }
}

words! {
    /// A combat support card (D-SUP-7 to D-SUP-9).
    Support {
        /// May roll the combatant's die again; may be given the damage.
        Assault,
        /// May roll the enemy's die again; may be given the damage.
        Defend,
        /// One more damage to the enemy; is hurt when the combatant is.
        Overpower,
    }
}

words! {
    /// How hard a world is.
    Difficulty {
        /// More sleep, cleaner water.
        Gentle,
        /// As measured.
        Standard,
        /// Rough ground, harsh threats.
        Hard,
    }
}

words! {
    /// One of the two dice of a fight (D-COMBAT-2).
    Die {
        /// The combatant's own.
        Gray,
        /// The enemy's, and the way it retreats.
        Red,
    }
}
