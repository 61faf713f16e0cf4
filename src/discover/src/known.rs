//! What a seat, or a bystander, knows. Views and the playing bot read a state through this alone.

mod fares;
mod landmarks;
mod prices;
mod quest;
mod water;

pub use fares::{Fares, Used};

use castaway_kernel::{Key, Seat};

use crate::{
    catalog::Catalog,
    contest::{ContestDef, Pressure},
    ids::{Difficulty, Res},
    quest::Target,
    seen::{MonsterSeen, Person, TokenSeen},
    state::{Duel, Fight, Ground, Part, Phase, Prompt, State, Survivor, Turn},
    stock::Stock,
    trade::TradeOffer,
    world::{Site, Space, Tile, tile_of},
};

/// A state as one pair of eyes sees it.
#[derive(Clone, Copy)]
pub struct Known<'a> {
    /// The content.
    pub catalog: &'a Catalog,
    s: &'a State,
    viewer: Option<Seat>,
}

impl<'a> Known<'a> {
    /// What a seat knows, or a bystander.
    pub fn new(catalog: &'a Catalog, s: &'a State, viewer: Option<Seat>) -> Self {
        Self { catalog, s, viewer }
    }

    fn me(&self) -> Option<&'a Survivor> {
        self.viewer.and_then(|seat| self.s.survivor(seat))
    }

    /// Everybody's seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.s.everybody()
    }

    /// Survivors on the map, leader first.
    pub fn here(&self) -> Vec<Seat> {
        self.s.in_order()
    }

    /// What everybody sees of a seat.
    pub fn person(&self, seat: Seat) -> Option<Person<'a>> {
        self.s.survivor(seat).map(Person)
    }

    /// One's own hand.
    pub fn hand(&self) -> &'a [Key] {
        self.me().map_or(&[], |me| &me.hand)
    }

    /// Characters one may still choose from.
    pub fn dealt(&self) -> &'a [Key] {
        self.me().map_or(&[], |me| &me.dealt)
    }

    /// Projects of others that one was shown.
    pub fn shown(&self) -> Vec<(Seat, Key)> {
        self.me()
            .map_or(Vec::new(), |me| me.shown.iter().cloned().collect())
    }

    /// Offers that one made or was made.
    pub fn offers(&self) -> Vec<&'a TradeOffer> {
        let mine = |o: &&TradeOffer| self.viewer == Some(o.from) || self.viewer == Some(o.to);
        self.s.offers.iter().filter(mine).collect()
    }

    /// Between whom offers stand, for everybody.
    pub fn offering(&self) -> Vec<(Seat, Seat)> {
        self.s.offers.iter().map(|o| (o.from, o.to)).collect()
    }

    /// The leader.
    pub fn leader(&self) -> Seat {
        self.s.leader
    }

    /// The day.
    pub fn day(&self) -> u16 {
        self.s.day
    }

    /// The running turn.
    pub fn turn(&self) -> Option<&'a Turn> {
        self.s.turn()
    }

    /// Tonight's card.
    pub fn night(&self) -> Option<&'a Key> {
        match &self.s.phase {
            Phase::Night(card) => Some(card),
            Phase::Setup | Phase::Day(_) | Phase::Over => None,
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.s.phase == Phase::Over
    }

    /// How many spaces there are.
    pub fn spaces(&self) -> u8 {
        u8::try_from(self.s.spaces.len()).unwrap_or(0)
    }

    /// The tiles with their places and zones; both are seen on their backs.
    pub fn tiles(&self) -> &'a [Tile] {
        &self.s.world.tiles
    }

    /// Whether a tile lies face up and dry; when the game is over all are opened.
    pub fn is_tile_open(&self, tile: u8) -> bool {
        self.s.is_tile_open(usize::from(tile)) || self.is_over() && !self.is_flooded(tile)
    }

    /// Whether a tile went under.
    pub fn is_flooded(&self, tile: u8) -> bool {
        self.s.flooded.contains(&tile)
    }

    /// Whether a space may be entered.
    pub fn is_open(&self, space: Space) -> bool {
        self.s.is_open(space)
    }

    /// The neighbours of a space: how tiles lie is no secret.
    pub fn around(&self, space: Space) -> impl Iterator<Item = Space> + use<'a> {
        let world: &'a crate::world::World = &self.s.world;
        world.around(space)
    }

    /// Steps between two spaces as the crow flies.
    pub fn distance(&self, from: Space, to: Space) -> u8 {
        self.s.world.distance(from, to)
    }

    /// What is printed on a space, where its tile lies face up or was looked at.
    pub fn site(&self, space: Space) -> Option<&'a Site> {
        let tile = tile_of(space);
        let seen = self.s.up.get(usize::from(tile)) == Some(&true)
            || self.me().is_some_and(|me| me.peeked_tiles.contains(&tile))
            || self.is_over();
        let world: &'a crate::world::World = &self.s.world;
        world.site(space).filter(|_| seen)
    }

    /// What lies there openly: dropped resources, fire, an objective that was set going.
    fn ground(&self, space: Space) -> Option<&'a Ground> {
        self.s.spaces.get(usize::from(space))
    }

    /// Feature tokens of a space.
    pub fn tokens(&self, space: Space) -> Vec<TokenSeen<'a>> {
        let peeked = self.me().is_some_and(|me| me.peeked.contains(&space)) || self.is_over();
        let seen = |t: &'a crate::state::Token| TokenSeen {
            kind: t.kind,
            face: Some(&t.face).filter(|_| t.up || peeked),
            up: t.up,
            hurt: t.hurt,
        };
        self.ground(space)
            .map_or(Vec::new(), |g| g.tokens.iter().map(seen).collect())
    }

    /// Resources that were dropped on a space.
    pub fn dropped(&self, space: Space) -> Stock {
        self.ground(space).map_or(Stock::NONE, |g| g.dropped)
    }

    /// A source there: what it gives, where that is known, and how often still.
    pub fn water(&self, space: Space) -> Option<(Option<Res>, Option<u8>)> {
        let spring = self.ground(space)?.water?;
        let tasted = spring.up || self.is_over();
        Some((Some(spring.res).filter(|_| tasted), spring.left))
    }

    /// A fire there, lit or not.
    pub fn fire(&self, space: Space) -> Option<bool> {
        self.ground(space)?.fire
    }

    /// Whether an objective was set going.
    pub fn is_active(&self, space: Space) -> bool {
        self.ground(space).is_some_and(|g| g.active)
    }

    /// Monsters on the map; a card only of those that lie face up.
    pub fn monsters(&self) -> impl Iterator<Item = MonsterSeen<'a>> + use<'a> {
        let over = self.is_over();
        self.s.monsters.iter().map(move |m| MonsterSeen {
            id: m.id,
            at: m.at,
            card: Some(&m.card).filter(|_| m.up || over),
            hurt: m.hurt,
            special: m.special,
        })
    }

    /// The space that a quest names, where it is seen.
    pub fn target(&self, target: Target) -> Option<Space> {
        let space = self.s.world.target(target)?;
        self.site(space).map(|_| space)
    }

    /// Projects that lie face up.
    pub fn face_up(&self) -> &'a [Key] {
        &self.s.face_up
    }

    /// Whether everybody knows what an item does (D-R-31).
    pub fn is_crafted(&self, item: &Key) -> bool {
        self.s.crafted.contains(item)
    }

    /// How far the quest is.
    pub fn quest(&self) -> &'a crate::state::Quest {
        &self.s.quest
    }

    /// Which quest it is.
    pub fn quest_id(&self) -> &'a Key {
        &self.s.world.order.quest
    }

    /// The terrain.
    pub fn terrain(&self) -> Option<&'a Key> {
        self.s.world.order.terrain.as_ref()
    }

    /// How hard the world is.
    pub fn difficulty(&self) -> Difficulty {
        self.s.world.order.difficulty
    }

    /// How many started.
    pub fn started(&self) -> usize {
        self.s.started()
    }

    /// The fight that goes on; all of it is open.
    pub fn fight(&self) -> Option<&'a Fight> {
        self.s.fight.as_ref()
    }

    /// The attack that goes on; what somebody answers in it is known once all have.
    pub fn duel(&self) -> Option<&'a Duel> {
        self.s.duel.as_ref()
    }

    /// The numbers of the competition, where it is one.
    pub fn contest(&self) -> Option<&'a ContestDef> {
        crate::engine::contest(self.catalog, self.s)
    }

    /// Whether time presses in it.
    pub fn pressure(&self) -> Pressure {
        self.s.pressure
    }

    /// The story that a competition drew at a landmark.
    pub fn tale(&self, landmark: u8) -> Option<&'a Key> {
        self.s.tales.get(&landmark)
    }

    /// Whether tonight asks for water and food whatever its card says.
    pub fn is_hard_night(&self) -> bool {
        crate::engine::is_hard_night(self.catalog, self.s)
    }

    /// What landmarks have become.
    pub fn upgrades(&self) -> &'a [crate::state::Upgrade] {
        &self.s.upgrades
    }

    /// Until which day all sources are clean.
    pub fn clean_until(&self) -> u16 {
        self.s.clean_until
    }

    /// What is asked and of whom it is still asked.
    pub fn asked(&self) -> Option<(castaway_kernel::DecisionId, &'a Prompt, Vec<Seat>)> {
        let ask = self.s.ask.as_ref()?;
        let open = ask.parts.iter().filter(|p| p.picked.is_none());
        Some((ask.id, &ask.prompt, open.map(|p| p.seat).collect()))
    }

    /// What it is about, beyond its prompt.
    pub fn stake(&self) -> crate::stake::Stake {
        let ask = self.s.ask.as_ref();
        ask.map_or(crate::stake::Stake::Plain, |ask| {
            crate::stake::Stake::of(ask, &self.s.stack, self.viewer)
        })
    }

    /// One's own part of the question.
    pub fn part(&self) -> Option<&'a Part> {
        self.s.ask.as_ref()?.open(self.viewer?)
    }

    /// One's own part that is answered and may still be answered otherwise.
    pub fn changeable(&self) -> Option<&'a Part> {
        self.s.ask.as_ref()?.changeable(self.viewer?)
    }

    /// Stamina that entering each space costs oneself.
    pub fn costs(&self) -> Vec<u8> {
        let seat = self.mover();
        let all = self.abilities(seat);
        let cost = |at| crate::engine::entering_by(self.catalog, self.s, (seat, &all), at).0;
        (0..self.spaces()).map(cost).collect()
    }

    /// Stamina that entering a space costs oneself.
    pub fn entering(&self, to: Space) -> u8 {
        let seat = self.mover();
        crate::engine::entering(self.catalog, self.s, seat, to)
    }

    /// One's own abilities.
    pub fn abilities(
        &self,
        seat: Seat,
    ) -> Vec<(crate::state::Source, u8, &'a crate::effect::Passive)> {
        crate::engine::abilities(self.catalog, self.s, seat)
    }

    /// Whose prices are told: one's own, and those of whoever has the turn to somebody who only watches.
    pub(super) fn mover(&self) -> Seat {
        let turn = || self.s.turn().map(|turn| turn.seat);
        self.viewer.or_else(turn).unwrap_or(Seat(0))
    }

    /// Whose knowledge it is; nobody's is what all know.
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// How much of what somebody holds counts against their limit, and how much they may carry.
    pub fn load(&self, seat: Seat) -> (u8, u8) {
        crate::engine::load(self.catalog, self.s, seat)
    }

    /// What a project costs oneself now.
    pub fn price(&self, project: &Key) -> Option<crate::stock::Cost> {
        let seat = self.viewer?;
        let known = self.hand().contains(project) || self.face_up().contains(project);
        known.then(|| crate::engine::price(self.catalog, self.s, seat, project))?
    }

    /// Whether oneself could give a command now. It must be one that rests on what oneself knows.
    pub fn may(&self, command: &crate::command::Command) -> bool {
        let Some(seat) = self.viewer else {
            return false;
        };
        crate::engine::apply(self.catalog, self.s, seat, command).is_ok()
    }
}
