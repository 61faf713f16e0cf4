//! Named rulings: how a table plays where the rules are silent or their sources differ.

use std::collections::BTreeMap;

use castaway_kernel::{Key, Shared};
use serde::{Deserialize, Serialize};

/// A point that is not clear by itself, with the ways to read it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// Identifier.
    pub id: Key,
    /// Where the doubt stands in the tables of facts.
    pub sources: Vec<String>,
    /// The number of the scenario that it belongs to, if to one alone.
    #[serde(default)]
    pub scenario: Option<u8>,
    /// The ways to read it.
    pub options: Vec<Key>,
    /// The way that holds unless a table says otherwise.
    pub default: Key,
    /// Settled: no table can change it.
    #[serde(default)]
    pub fixed: bool,
    /// Messages of card texts that are said in place of others under some of the options.
    #[serde(default)]
    pub texts: BTreeMap<Key, BTreeMap<String, String>>,
    /// What an ability costs under some of the options.
    #[serde(default)]
    pub ability_price: BTreeMap<Key, AbilityPrice>,
}

/// Another price of an ability.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AbilityPrice {
    /// The ability.
    pub ability: Key,
    /// Its price in determination.
    pub det: u8,
}

/// The choices of a table by ruling; a ruling that is not named, such as one of newer content, has its default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "BTreeMap<Key, Key>", into = "BTreeMap<Key, Key>")]
pub struct Rulings {
    named: Shared<BTreeMap<Key, Key>>,
    /// The readings among them, a bit each, for the engine asks again and again.
    readings: u64,
}

impl From<BTreeMap<Key, Key>> for Rulings {
    fn from(named: BTreeMap<Key, Key>) -> Self {
        let follows = |reading: &&Reading| {
            let (ruling, option) = reading.names();
            named.get(ruling).is_some_and(|named| *named == option)
        };
        let readings = Reading::ALL.iter().filter(follows);
        Self {
            readings: readings.fold(0, |all, reading| all | reading.bit()),
            named: named.into(),
        }
    }
}

impl From<Rulings> for BTreeMap<Key, Key> {
    fn from(rulings: Rulings) -> Self {
        (*rulings.named).clone()
    }
}

impl Rulings {
    /// Whether nothing is named.
    pub fn is_empty(&self) -> bool {
        self.named.is_empty()
    }

    /// The option that is named for a ruling.
    pub fn named(&self, ruling: &str) -> Option<&Key> {
        self.named.get(ruling)
    }

    /// Names the option of a ruling.
    pub fn set(&mut self, ruling: Key, option: Key) {
        let mut named = (*self.named).clone();
        named.insert(ruling, option);
        *self = named.into();
    }

    /// Names an option that the engine knows as a reading.
    pub fn with(mut self, reading: Reading) -> Self {
        let (ruling, option) = reading.names();
        self.set(ruling.into(), option.into());
        self
    }

    /// Whether the table follows this reading.
    pub fn follows(&self, reading: Reading) -> bool {
        self.readings & reading.bit() != 0
    }

    /// The option a table plays by: the one named, if the content knows it, else the default.
    pub fn option_of<'a>(&'a self, ruling: &'a Ruling) -> &'a Key {
        self.named
            .get(&ruling.id)
            .filter(|named| ruling.options.contains(named))
            .unwrap_or(&ruling.default)
    }

    /// What an ability costs at this table, if a ruling changes that.
    pub fn ability_price(&self, priced: &[Ruling], ability: &Key) -> Option<u8> {
        let of_it = |r: &&Ruling| r.ability_price.values().any(|p| p.ability == *ability);
        priced.iter().filter(of_it).find_map(|ruling| {
            let price = ruling.ability_price.get(self.option_of(ruling))?;
            (price.ability == *ability).then_some(price.det)
        })
    }

    /// Every open ruling by value for these wishes, or `None` if a wish cannot be granted.
    pub fn settle(&self, content: &[Ruling]) -> Option<Rulings> {
        let grantable = self.named.iter().all(|(id, option)| {
            content
                .iter()
                .any(|r| r.id == *id && !r.fixed && r.options.contains(option))
        });
        grantable.then(|| {
            let open = content.iter().filter(|r| !r.fixed);
            let settled = open.map(|r| (r.id.clone(), self.option_of(r).clone()));
            settled.collect::<BTreeMap<Key, Key>>().into()
        })
    }
}

macro_rules! readings {
    ($($(#[doc = $doc:literal])+ $name:ident = $ruling:literal / $option:literal;)+) => {
        /// A reading other than the default that the engine can follow.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Reading {
            $($(#[doc = $doc])+ $name,)+
        }

        impl Reading {
            /// Every reading.
            pub const ALL: &'static [Reading] = &[$(Reading::$name),+];
            const FIT: () = assert!(Self::ALL.len() <= 64, "a bit for each");

            fn bit(self) -> u64 {
                let () = Self::FIT;
                1 << self as u32
            }

            /// The ruling and the option that this is.
            pub fn names(self) -> (&'static str, &'static str) {
                match self {
                    $(Reading::$name => ($ruling, $option),)+
                }
            }
        }
    };
}

readings! {
    /// What the running action has yielded may pay what the same action demands.
    FreshGainsPay = "fresh-gains" / "pay";
    /// The wood token beside shelter, roof, palisade or weapons leaves with the build it made dearer.
    WoodTokenLeaves = "level-wood-token" / "leaves";
    /// The item of the goal need only have been available once.
    GoalItemOnce = "goal-item-lost" / "once-is-enough";
    /// The goal counts at the end of a round only.
    GoalAtRoundEnd = "goal-moment" / "round-end";
    /// Wood that cards bring for the pile goes on to the next stage in the same round.
    PileGoesOn = "pile-gift-after-stage" / "next-stage";
    /// A sheet item whose token is lost turns back.
    SheetItemTurnsBack = "sheet-item-token" / "turns-back";
    /// What an adventure adds to a Gather comes only with success.
    BonusNeedsSuccess = "failed-gather-bonus" / "lost";
    /// Pawns that tokens ask for on top do not add up.
    SurchargesOnce = "pawn-surcharges" / "one-at-most";
    /// Danger in the camp wounds for every action there.
    CampDangerEachAction = "danger-in-camp" / "each-action";
    /// Danger in the camp wounds everybody in Production, armed or not.
    CampDangerProduction = "danger-in-camp" / "production";
    /// Morale that cannot rise cannot be chosen.
    BestMoraleBarred = "arrange-at-best" / "barred";
    /// Halving a level that is not there is no unmet demand.
    HalvingNothing = "halving-zero" / "nothing";
    /// Only clouds spare those who sleep outside.
    OutsideCloudsOnly = "outside-weather" / "clouds-only";
    /// An item that is built again brings its bonus but once in the game.
    BonusOnce = "rebuilt-bonus" / "once";
    /// Basket and Sack bring their piece though the Gather failed.
    AidsOnFailure = "aids-on-failure" / "bring-one";
    /// Bed and Hammock help the same Rest.
    BedAndHammock = "bed-and-hammock" / "together";
    /// Inventions that a card asks for and that are not there cost nothing.
    MissingInventionsFree = "missing-inventions" / "nothing";
    /// The group decides where a card lets the resolver choose.
    GroupChooses = "card-choice" / "group";
    /// A marker or token for a tile that was not found is not placed.
    NothingOnUnexplored = "markers-on-unexplored" / "nothing";
    /// The beast that The Hunt brings is shuffled in.
    HuntShuffles = "hunt-beast" / "shuffled";
    /// Tiles that Reconnaissance leaves go under the stack.
    ScoutedUnder = "scouted-tiles" / "under";
    /// The pawn of Handyman serves any Build.
    HandymanForAll = "handyman-pawn" / "any-build";
    /// Beasts that Howling leaves are out of the game.
    HowlingRemoves = "howling-rest" / "removed";
    /// A token of more food or wood works where its source is missing.
    TokenIsSource = "token-without-source" / "works";
    /// The treasure's wood token needs a wood source.
    TreasureNeedsSource = "hatchet-treasure" / "needs-source";
    /// Wood goes to the pile before planning only.
    PileBeforePlanning = "pile-moments" / "before-planning";
    /// Wood may go to the pile before the event card, too.
    PileBeforeEvent = "pile-moments" / "before-event";
    /// The wood token of a Build that failed is paid by a later Build only.
    WoodTokenLooksAhead = "wood-token-order" / "later-only";
    /// The palisade of a Defensive Plan stands on a natural shelter too.
    PlanNeedsAnyShelter = "defensive-plan-shelter" / "natural-too";
    /// No action goes further than two steps.
    TwoStepsAtMost = "distance-limit" / "two-steps";
    /// Those of the scenario eat one portion more.
    MouthsEatMore = "child-food" / "two-three-four";
    /// The action that the sheet offers in no place is taken once a round.
    SheetActionOnce = "recultivation" / "once";
    /// Half of the production of a sheet is rounded up.
    SheetHalfUp = "book-half" / "rounded-up";
    /// A terrain counts as shown once it was explored, though its tile lies face down by now.
    TotemTerrainEver = "totem-terrain" / "ever-explored";
}

/// What is wrong with the rulings among themselves or against the engine.
pub(crate) fn faults(rulings: &[Ruling]) -> Option<String> {
    for (at, ruling) in rulings.iter().enumerate() {
        let id = &ruling.id;
        let kebab = id
            .as_str()
            .bytes()
            .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        if !kebab {
            return Some(format!("{id}: not a name in small letters and hyphens"));
        }
        if rulings[..at].iter().any(|r| r.id == *id) {
            return Some(format!("{id} stands twice"));
        }
        if ruling.sources.is_empty() {
            return Some(format!("{id}: no source"));
        }
        if !ruling.options.contains(&ruling.default) {
            return Some(format!("{id}: the default is no option"));
        }
        let readings = |option: &Key| {
            let here = |r: &&Reading| r.names() == (id.as_str(), option.as_str());
            let data = usize::from(ruling.ability_price.contains_key(option));
            data + Reading::ALL.iter().filter(here).count()
        };
        for option in &ruling.options {
            let wanted = usize::from(!ruling.fixed && *option != ruling.default);
            if readings(option) != wanted {
                return Some(format!(
                    "{id}: the engine knows {} readings for {option}, not {wanted}",
                    readings(option)
                ));
            }
        }
        let changes = ruling.texts.keys().chain(ruling.ability_price.keys());
        for option in changes {
            if *option == ruling.default || !ruling.options.contains(option) {
                return Some(format!(
                    "{id}: changes a card under {option}, which is no other option"
                ));
            }
        }
        if !ruling.fixed && ruling.options.len() < 2 {
            return Some(format!("{id}: nothing to choose from"));
        }
    }
    let lost = Reading::ALL.iter().map(|r| r.names()).find(|(id, option)| {
        !rulings
            .iter()
            .any(|r| r.id == *id && r.options.iter().any(|o| *o == *option))
    });
    lost.map(|(id, option)| format!("{id}: no option {option}, which the engine knows"))
}
