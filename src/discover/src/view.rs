//! What a seat, or a bystander, sees of a table.

use castaway_kernel::{DecisionId, Key, Seat};
use serde::Serialize;

use crate::{
    catalog::Catalog,
    contest::Pressure,
    flood,
    ids::{Damage, Difficulty, Kind, Res},
    known::Known,
    stake::Stake,
    state::{Item, Label, Prompt, Quest, State, Turn, Upgrade},
    stock::Stock,
    trade::TradeOffer,
    world::{Face, Site, Space, Tile},
};

pub use crate::state::{Duel, Fate, Fight, Foe};

/// A table as it is seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose eyes these are.
    pub viewer: Option<Seat>,
    /// The quest.
    pub quest: Key,
    /// How far it is.
    pub progress: Quest,
    /// The terrain.
    pub terrain: Option<Key>,
    /// How hard the world is.
    pub difficulty: Difficulty,
    /// The day.
    pub day: u16,
    /// The running turn.
    pub turn: Option<Turn>,
    /// Tonight's card.
    pub night: Option<Key>,
    /// The tribe leader.
    pub leader: Seat,
    /// The survivors by seat.
    pub people: Vec<PersonView>,
    /// One's own hand.
    pub hand: Vec<Key>,
    /// Characters one may choose from.
    pub dealt: Vec<Key>,
    /// Projects of others that one was shown.
    pub shown: Vec<(Seat, Key)>,
    /// Offers one made or was made.
    pub offers: Vec<TradeOffer>,
    /// Between whom offers stand.
    pub offering: Vec<(Seat, Seat)>,
    /// The tiles.
    pub tiles: Vec<TileView>,
    /// The spaces.
    pub spaces: Vec<SpaceView>,
    /// Tiles one of which goes under tonight, where water rises and so much is known.
    pub rising: Vec<u8>,
    /// How many landmarks there are, seen or not.
    pub landmarks: u8,
    /// The monsters.
    pub monsters: Vec<MonsterView>,
    /// Projects for all.
    pub face_up: Vec<Key>,
    /// What landmarks have become.
    pub upgrades: Vec<Upgrade>,
    /// The fight that goes on.
    pub fight: Option<Fight>,
    /// The attack on a survivor that goes on.
    pub duel: Option<Duel>,
    /// Stories that a competition drew, by their landmarks.
    pub tales: std::collections::BTreeMap<u8, Key>,
    /// Whether the night of this day asks for water and food whatever its card says.
    pub hard: bool,
    /// Whether time presses in a competition.
    pub pressure: Pressure,
    /// What is asked.
    pub asks: Option<AskView>,
}

/// A survivor as all see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PersonView {
    /// The character.
    pub character: Option<Key>,
    /// What became of them.
    pub fate: Fate,
    /// Where they are.
    pub at: Space,
    /// The stamina that is left.
    pub stamina: u8,
    /// The damage dials in front of them.
    pub damage: Vec<Damage>,
    /// The resources they carry.
    pub stock: Stock,
    /// The items they have.
    pub items: Vec<Item>,
    /// How many projects are in hand.
    pub hand: u8,
    /// Ongoing threats.
    pub threats: Vec<Key>,
}

/// A tile as it is seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TileView {
    /// Where it lies, and its zone.
    pub tile: Tile,
    /// Whether it may be entered.
    pub open: bool,
    /// Whether it went under.
    pub flooded: bool,
}

/// A space as it is seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SpaceView {
    /// What is printed there, where that is known.
    pub site: Option<Site>,
    /// Feature tokens: back, face where it is known, counters.
    pub tokens: Vec<(Kind, Option<Face>, u8)>,
    /// Dropped resources.
    pub dropped: Stock,
    /// A source: what it gives where that is known, and how often still.
    pub water: Option<(Option<Res>, Option<u8>)>,
    /// A fire.
    pub fire: Option<bool>,
    /// An objective that was set going.
    pub active: bool,
}

/// A monster as it is seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MonsterView {
    /// Its number.
    pub id: u32,
    /// Where it is.
    pub at: Space,
    /// Its card, where it lies face up.
    pub card: Option<Key>,
    /// Counters of damage.
    pub hurt: u8,
    /// Whether it is a special token.
    pub special: bool,
}

/// A question as it is seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AskView {
    /// Which it is.
    pub id: DecisionId,
    /// What is asked.
    pub prompt: Prompt,
    /// What it is about, beyond that.
    pub stake: Stake,
    /// Who has not answered.
    pub open: Vec<Seat>,
    /// What oneself may answer.
    pub options: Vec<Label>,
    /// What oneself has answered and may still change, by its place.
    pub picked: Option<u8>,
}

impl View {
    /// The damage that an enemy has kept from before, as far as it is on the map (D-R-25).
    pub fn wounds(&self, foe: &Foe) -> u8 {
        match foe {
            Foe::Monster(id) => {
                let monster = self.monsters.iter().find(|m| m.id == *id);
                monster.map_or(0, |m| m.hurt)
            }
            Foe::Token(at, n) => {
                let space = self.spaces.get(usize::from(*at));
                let token = space.and_then(|s| s.tokens.get(usize::from(*n)));
                token.map_or(0, |(_, _, hurt)| *hurt)
            }
            Foe::Card(_) => 0,
        }
    }

    /// How much more the enemy of a fight takes: nothing once it is defeated.
    pub fn health_left(&self, fight: &Fight) -> u8 {
        match fight.won {
            true => 0,
            false => fight.health.saturating_sub(self.wounds(&fight.foe)),
        }
    }
}

/// What somebody sees.
pub fn view(catalog: &Catalog, s: &State, viewer: Option<Seat>) -> View {
    let known = Known::new(catalog, s, viewer);
    let people = known.seats().filter_map(|seat| {
        let person = known.person(seat)?;
        Some(PersonView {
            character: person.character().map(|c| c.card.clone()),
            fate: person.fate(),
            at: person.at(),
            stamina: person.stamina(),
            damage: person.damage().to_vec(),
            stock: *person.stock(),
            items: person.items().to_vec(),
            hand: u8::try_from(person.hand()).unwrap_or(u8::MAX),
            threats: person.threats().to_vec(),
        })
    });
    let tile = |(n, tile): (u8, &Tile)| TileView {
        tile: *tile,
        open: known.is_tile_open(n),
        flooded: known.is_flooded(n),
    };
    let space = |at: Space| SpaceView {
        site: known.site(at).copied(),
        tokens: (known.tokens(at).into_iter())
            .map(|t| (t.kind, t.face.cloned(), t.hurt))
            .collect(),
        dropped: known.dropped(at),
        water: known.water(at),
        fire: known.fire(at),
        active: known.is_active(at),
    };
    let monster = |m: crate::seen::MonsterSeen<'_>| MonsterView {
        id: m.id,
        at: m.at,
        card: m.card.cloned(),
        hurt: m.hurt,
        special: m.special,
    };
    let asks = known.asked().map(|(id, prompt, open)| AskView {
        id,
        prompt: prompt.clone(),
        stake: known.stake(),
        open,
        options: known
            .part()
            .or_else(|| known.changeable())
            .map_or(Vec::new(), |part| {
                let labels = part.options.iter().map(|(label, _)| label.clone());
                labels.collect()
            }),
        picked: known.changeable().and_then(|part| part.picked),
    });
    let mut view = View {
        viewer,
        quest: known.quest_id().clone(),
        progress: known.quest().clone(),
        terrain: known.terrain().cloned(),
        difficulty: known.difficulty(),
        day: known.day(),
        turn: known.turn().cloned(),
        night: known.night().cloned(),
        leader: known.leader(),
        people: people.collect(),
        hand: known.hand().to_vec(),
        dealt: known.dealt().to_vec(),
        shown: known.shown(),
        offers: known.offers().into_iter().cloned().collect(),
        offering: known.offering(),
        tiles: (0..).zip(known.tiles()).map(tile).collect(),
        spaces: (0..known.spaces()).map(space).collect(),
        rising: Vec::new(),
        landmarks: known.landmarks(),
        monsters: known.monsters().map(monster).collect(),
        face_up: known.face_up().to_vec(),
        upgrades: known.upgrades().to_vec(),
        fight: known.fight().cloned(),
        duel: known.duel().cloned(),
        tales: (1..=known.landmarks())
            .filter_map(|n| Some((n, known.tale(n)?.clone())))
            .collect(),
        hard: known.is_hard_night(),
        pressure: known.pressure(),
        asks,
    };
    view.rising = flood::next(&known, &view);
    view
}
