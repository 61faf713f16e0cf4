//! Named rulings: how a table plays where the rules are silent or their sources differ.
//!
//! Longer than others: one list of readings, read and written as a whole.

use std::collections::BTreeMap;

use castaway_kernel::{Key, Shared};
use serde::{Deserialize, Serialize};

/// A point that is not clear by itself, with the ways to read it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// Its name in content and saves.
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
    /// The way that the first edition plays, where that is another one.
    #[serde(default)]
    pub edition: Option<Key>,
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
    readings: u128,
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

/// A printing of the rules, as a whole list of rulings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edition {
    /// The first one, as its German rulebook has it.
    First,
    /// The second one: every default.
    Second,
}

impl Rulings {
    /// What an edition plays where it differs from the defaults.
    pub fn of(edition: Edition, content: &[Ruling]) -> Self {
        let older = |r: &Ruling| Some((r.id.clone(), r.edition.clone()?));
        match edition {
            Edition::First => content.iter().filter_map(older).collect::<BTreeMap<_, _>>(),
            Edition::Second => BTreeMap::new(),
        }
        .into()
    }

    /// The edition that this is in every open ruling, if it is one.
    pub fn edition(&self, content: &[Ruling]) -> Option<Edition> {
        let plays = |edition: &Edition| {
            let whole = Self::of(*edition, content);
            let mut open = content.iter().filter(|r| !r.fixed);
            open.all(|r| self.option_of(r) == whole.option_of(r))
        };
        [Edition::First, Edition::Second].into_iter().find(plays)
    }

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
            const FIT: () = assert!(Self::ALL.len() <= 128, "a bit for each");

            fn bit(self) -> u128 {
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
    /// Tiles that an Explore with a choice leaves go under the stack.
    UndrawnUnder = "explore-choice-rest" / "under";
    /// A raid that cannot move the camp leaves the choice between the shelter and wounds.
    RaidChoice = "raid-unmoved" / "free-choice";
    /// A resource that is not there may be named when one of two is to be given.
    NamesWhatIsMissing = "discard-one" / "any-named";
    /// Explored tiles must lead to a village that is attacked.
    VillageWay = "village-path" / "path-needed";
    /// No way needs to lead to the city.
    NoCityWay = "city-way" / "any-distance";
    /// Every action on a village tile needs the pawn more.
    VillagePawns = "village-surcharge" / "every-action";
    /// A danger token on the Hunt does not matter to an attack.
    AttackWithoutDanger = "danger-and-attack" / "no-effect";
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
    /// A Build that wins counts when its phase is over.
    GoalBuildWaits = "goal-build-moment" / "phase-end";
    /// Whoever no player plays bears nothing for determination that each player owes.
    GuestsOweNothing = "guest-determination" / "nothing";
    /// No action goes further than two steps.
    TwoStepsAtMost = "distance-limit" / "two-steps";
    /// The time token of the camp's tile slows what is done on the tile, not the camp actions.
    CampTimeOnTile = "time-in-camp" / "tile-actions";
    /// The wood token of a Build that failed is gone all the same.
    WoodTokenSpent = "wood-token-failed" / "spent";
    /// A reroll token is gone after the next roll, whatever it showed.
    RerollTokenNext = "reroll-token" / "next-roll";
    /// The determination of a failure may pay for rolling the other two dice again.
    FreshDetPays = "fresh-determination" / "other-dice";
    /// Of the tokens found only food is traded in by itself.
    OnlyFoodTraded = "found-resources" / "food-only";
    /// The user of the Whip ignores a trap in each draw.
    WhipEachDraw = "whip-traps" / "each-draw";
    /// The Helmet serves in fights of one person only.
    HelmetOwnFights = "helmet-and-animals" / "own-combats";
    /// A food token that is a source of its own yields though the sources beside it are covered.
    FlockYields = "covered-flock" / "still-yields";
    /// The action of a kept card may be tried with a pawn less.
    MapMayFail = "treasure-map-pawns" / "one-or-two";
    /// Equipment that is used up can be found again.
    EquipmentReturns = "equipment-pool" / "used-too";
    /// The invention of choice is the top one of the deck.
    InventionFromTop = "council-choice" / "top-card";
    /// Frenzy serves in each combat of its owner and in nothing else.
    FrenzyInCombat = "frenzy-moment" / "any-own-combat";
    /// The ability that saves wood serves an action that its owner supports.
    SupportSaves = "economical-scope" / "supported-too";
    /// What abilities bring is at hand at once.
    AbilityGainsAtOnce = "ability-gains" / "at-once";
    /// Friday rolls one die again in an action.
    FridayRerollsOnce = "friday-rerolls" / "once";
    /// The First Player decides for Friday.
    FridayOfFirst = "friday-decides" / "first-player";
    /// The First Player decides what the group is asked.
    FirstPlayerSettles = "group-decisions" / "first-player";
    /// A vote with as many voices for each stays open until somebody changes theirs.
    TiesStayOpen = "vote-ties" / "group";
    /// As many markers go as are named, not fewer.
    LiftsAll = "bell-fog" / "three";
    /// Wood goes to the pile directly before planning and at no other moment.
    PileDirectlyBefore = "pile-moments" / "directly-before";
    /// An own invention brings its owner determination once.
    OwnerDetOnce = "owner-determination" / "first-time";
    /// Victory points are counted when the game is over.
    PointsCounted = "victory-points" / "counted";
    /// Friday may use the Hammock.
    FridayHammock = "friday-hammock" / "allowed";
    /// Those of the scenario eat one portion more.
    MouthsEatMore = "child-food" / "two-three-four";
    /// The action that the sheet offers in no place is taken once a round.
    SheetActionOnce = "recultivation" / "once";
    /// Half of the production of a sheet is rounded up.
    SheetHalfUp = "book-half" / "rounded-up";
    /// Of what is explored only the places with a totem win.
    TotemsAlone = "volcano-goal" / "totems-only";
    /// Nothing is built at the start.
    NothingBuilt = "start-items" / "none";
    /// Markers lie on no tile that is face down and on no closed space.
    NoMarkersOnDown = "markers-on-face-down" / "never";
    /// A terrain counts as shown once it was explored, though its tile lies face down by now.
    TotemTerrainEver = "totem-terrain" / "ever-explored";
    /// A breach of the palisade wounds as an unmet demand, too.
    BreachWoundsToo = "palisade-broken" / "demand-too";
    /// A breach of the palisade reaches those who sleep outside.
    BreachReachesAll = "breach-outside" / "everybody";
    /// Friday bears what the sheet does to every player's character.
    FridayBears = "friday-and-lairs" / "hit";
    /// One of the crew who was set free is never caught again.
    CaughtOnce = "caught-again" / "once";
    /// Captives of the crew lend their bonus like those who live.
    CaptivesLend = "captive-bonus" / "counts";
    /// The animals die of a card is rolled besides those of the number tokens.
    CardDieBesides = "card-die-and-lairs" / "one-more";
    /// As many as one likes are built near the camp in one round.
    TrapsEachAction = "traps-a-round" / "several";
    /// Number tokens lie beside the board and stay when their tile is turned down.
    NumbersBeside = "number-tokens" / "weather-space";
    /// The next of the crew is lost when somebody of the group does not eat.
    HungryCrew = "hungry-crew" / "on";
    /// Morale stays as it is when the book takes one of the crew.
    BookKeepsMorale = "book-and-morale" / "crew-only";
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
        if let Some(older) = &ruling.edition
            && (ruling.fixed || *older == ruling.default || !ruling.options.contains(older))
        {
            return Some(format!("{id}: the first edition plays no other option"));
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
