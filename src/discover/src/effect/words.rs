use serde::{Deserialize, Serialize};

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$word_doc:meta])* $word:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$word_doc])* $word),* }
    };
}

words! {
    /// How often something may be used (D-COMBAT-4, D-CLAR-12).
    Per {
        /// Once in a fight.
        Combat,
        /// Once a day, for all its holders together.
        Day,
        /// Once in three days.
        #[serde(rename = "3days")]
        ThreeDays,
    }
}

words! {
    /// Whom an effect means; several in the order of the table from the leader (D-R-3).
    Who {
        /// Whoever resolves the card.
        Me,
        /// Everybody on the map.
        All,
        /// The tribe leader.
        Leader,
        /// Everybody who is at no lit fire.
        #[serde(alias = "each_without_fire")]
        WithoutFire,
        /// The first of them from the leader on.
        FirstWithoutFire,
    }
}

words! {
    /// Who may be healed.
    Healed {
        /// Oneself alone.
        Me,
        /// Somebody in the space, oneself too.
        Space,
    }
}

words! {
    /// What is healed or suffered; `Any` is chosen by whom it concerns (D-HEAL-1).
    Hurt {
        /// Damage of hunger.
        Starvation,
        /// Damage of thirst.
        Dehydration,
        /// Damage of illness.
        Sickness,
        /// Damage of blows.
        Physical,
        /// Any of them.
        Any,
    }
}

words! {
    /// Where a monster comes from.
    Where {
        /// The space of whoever resolves the card.
        Here,
        /// An explored neighbour without a survivor, by chance.
        Adjacent,
        /// The landmark with the lowest number that is revealed.
        LowestLandmark,
        /// Any landmark by chance; nothing comes if it is not revealed (D-MON-3).
        RandomLandmark,
        /// The nearest revealed landmark.
        NearestLandmark,
        /// The camp.
        Camp,
    }
}

words! {
    /// Which monsters move.
    Which {
        /// The nearest one.
        Nearest,
        /// All of them.
        All,
    }
}

words! {
    /// Which way monsters move.
    Way {
        /// Towards whoever resolves the card.
        ToMe,
        /// Away from them.
        Away,
        /// By chance.
        Random,
        /// Each towards the survivor nearest to it.
        NearestSurvivor,
    }
}

words! {
    /// Which fires.
    Fires {
        /// Those where nobody is.
        WithoutSurvivor,
    }
}

words! {
    /// A deck of enemies (D-ENEMY-1).
    Pool {
        /// The deck of animals.
        Animal,
        /// The deck of monsters.
        Monster,
    }
}

words! {
    /// A deck of projects.
    Deck {
        /// What everybody begins with.
        Normal,
        /// Chosen instead when a project is drawn (D-CRAFT-5).
        Advanced,
    }
}

words! {
    /// What lies in a locked place and what opens it (D-KEY-1).
    Tag {
        /// A lock.
        Locked,
        /// A seal.
        Sealed,
    }
}

words! {
    /// What a landmark becomes (D-NUM-3).
    Upgrading {
        /// Water is found here.
        WaterHere,
        /// Meat is cooked here as at a fire.
        CookHere,
        /// Crafting costs less here.
        CraftDiscountHere,
        /// Sleep here is better.
        SleepHere,
        /// A crossing to somewhere else.
        Ferry,
    }
}

words! {
    /// Where a crossing leads.
    FerryTo {
        /// To the source of water that is nearest on foot.
        NearestWaterSource,
    }
}

words! {
    /// What somebody must be spared by.
    Spared {
        /// Something that keeps warm.
        IgnoreCold,
    }
}

words! {
    /// Which die a reroll takes.
    Again {
        /// One's own.
        Gray,
        /// The enemy's.
        Red,
        /// Either of the two.
        Any,
        /// One or both.
        Both,
    }
}

words! {
    /// When an ongoing threat ends (D-THREAT-2).
    Until {
        /// After a night at a fire.
        SleepAtFire,
        /// When its bearer spends medicine.
        SpendMedicine,
    }
}

words! {
    /// Where an ability may be used.
    At {
        /// At a lit fire (D-FIRE-2).
        Fire,
    }
}

words! {
    /// When a rule of a terrain holds.
    When {
        /// On nights without cold.
        NightWithoutCold,
        /// For somebody without any water.
        HoldsNoWater,
    }
}
