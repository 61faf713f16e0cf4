use castaway_kernel::{Applied, Key, Seat, Shared, stream};

use super::{Done, Engine, no};
use crate::{
    catalog::Catalog,
    effect::{Deck, Passive},
    event::Event,
    ids::Res,
    reject::Rejection,
    setup::Setup,
    state::{
        Decks, Fate, Ground, Item, Label, Phase, Prompt, Quest, Spring, State, Survivor, Task,
        Token,
    },
    stock::Stock,
    trial::Check,
    world::{Dealt, Icon, World},
};

/// Sets a game up; its first question is who plays which character (D-SETUP-13).
///
/// # Errors
/// A world that cannot be laid out.
pub fn create(catalog: &Catalog, setup: &Setup, seed: u64) -> Done<Applied<State, Event>> {
    let Ok(laid) = World::find(catalog, &setup.world) else {
        return no(Rejection::World);
    };
    let mut begun = begin(catalog, laid, seed)?;
    begun.state.check = setup.check;
    begun.state.pressure = setup.pressure;
    Ok(begun)
}

/// Sets a game up on a world that is laid out.
///
/// # Errors
/// A fault of the engine.
pub fn begin(
    catalog: &Catalog,
    (world, dealt): (World, Dealt),
    seed: u64,
) -> Done<Applied<State, Event>> {
    let mut engine = Engine::new(catalog, state(world, dealt, seed));
    if engine.contest().is_some() {
        engine.lay_out_projects();
    }
    engine.begin_setup();
    engine.run()?;
    Ok(Applied {
        state: engine.s,
        events: engine.events,
    })
}

/// Everybody in the camp and unhurt (D-SETUP-14, D-SETUP-19), with stamina and hidden projects by their number (D-SETUP-15,
/// D-SETUP-18), a food and a clean water (D-SETUP-16).
fn state(world: World, mut dealt: Dealt, seed: u64) -> State {
    let seats = usize::from(world.order.seats);
    let (stamina, projects) = match seats {
        1 => (12, 3),
        2 => (10, 2),
        _ => (8, 1),
    };
    let characters = std::mem::take(&mut dealt.characters);
    let survivors = characters.into_iter().map(|choice| {
        let hand = (0..projects).filter_map(|_| dealt.normal.pop()).collect();
        let mut stock = Stock::of(Res::Food, 1);
        stock.gain(Res::Clean, 1);
        Survivor {
            character: None,
            dealt: choice,
            fate: Fate::Here,
            at: World::CAMP,
            stamina,
            damage: Vec::new(),
            stock,
            items: Vec::new(),
            hand,
            threats: Vec::new(),
            peeked: Default::default(),
            peeked_tiles: Default::default(),
            shown: Default::default(),
        }
    });
    let survivors = survivors.collect();
    let decks = Decks {
        tokens: dealt.tokens,
        spent: Default::default(),
        animals: dealt.animals,
        monsters: dealt.monsters,
        beaten: Vec::new(),
        nights: dealt.nights,
        past_nights: Vec::new(),
        threats: dealt.threats,
        past_threats: Vec::new(),
        normal: dealt.normal,
        advanced: dealt.advanced,
        found: dealt.found,
    };
    State {
        seed: stream::mix(seed),
        draws: 0,
        spaces: vec![Ground::default(); world.sites.len()],
        up: vec![false; world.tiles.len()],
        world: Shared::from(world),
        check: Check::Unsaid,
        flooded: Default::default(),
        decks: Shared::from(decks),
        seats: survivors,
        leader: Seat(0),
        named: Vec::new(),
        day: 1,
        phase: Phase::Setup,
        monsters: Vec::new(),
        monster_no: 0,
        face_up: Vec::new(),
        crafted: Default::default(),
        upgrades: Vec::new(),
        told: Default::default(),
        shut: Default::default(),
        quest: Quest::default(),
        offers: Vec::new(),
        fight: None,
        duel: None,
        tales: Default::default(),
        pressure: Default::default(),
        fights: 0,
        stack: Vec::new(),
        ask: None,
        asks: 0,
        clean_until: 0,
        wayside: [0, 0],
    }
}

impl Engine<'_> {
    /// In a competition all projects lie face up for everybody, and nobody draws any (D-S5-2).
    fn lay_out_projects(&mut self) {
        let mut all: Vec<Key> = Vec::new();
        for survivor in &mut self.s.seats {
            all.append(&mut survivor.hand);
        }
        let decks: &mut Decks = &mut self.s.decks;
        all.append(&mut decks.normal);
        all.append(&mut decks.advanced);
        all.sort_unstable();
        self.s.face_up = all;
    }

    /// The fire of the camp burns, the only one there is (D-SETUP-12, D-FIRE-4); characters and projects are dealt.
    fn begin_setup(&mut self) {
        // The highest die of all; equal ones are rolled again, which is the same as one of them by chance (D-SETUP-2).
        let at = self.chance().die(self.s.started());
        self.s.leader = Seat(u8::try_from(at).unwrap_or(0));
        self.tell(Event::Begins(self.s.leader));
        self.lay_tile(0);
        if let Some(camp) = self.s.spaces.first_mut() {
            camp.fire = Some(true);
        }
        let mut parts = Vec::new();
        for seat in self.s.everybody() {
            let survivor = &self.s.seats[seat.index()];
            let (choice, hand) = (survivor.dealt.clone(), survivor.hand.clone());
            let option = |id: &Key| (Label::Card(id.clone()), vec![Task::Play(seat, id.clone())]);
            parts.push((seat, choice.iter().map(option).collect(), 0));
            self.tell(Event::Dealt(seat, Some(choice)));
            for project in hand {
                self.tell(Event::Drew(seat, Some(project)));
            }
        }
        self.push([Task::Begin]);
        self.ask_with(Prompt::Character, parts);
    }

    /// A character is shown; what it changes at the start is done.
    pub(crate) fn play(&mut self, seat: Seat, card: Key) -> Done {
        self.tell(Event::Plays(seat, card.clone()));
        let survivor = self.who_mut(seat)?;
        survivor.dealt.clear();
        survivor.character = Some(Item {
            card,
            counters: 0,
            used: None,
        });
        for (_, _, passive) in self.abilities(seat) {
            if let Passive::StartHand { deck, n } = passive {
                for _ in 0..*n {
                    self.draw(seat, Some(*deck))?;
                }
            }
        }
        Ok(())
    }

    /// The first day begins, with the first stage of the quest; later ones stay hidden (D-SETUP-1).
    pub(crate) fn begin(&mut self) -> Done {
        self.enter_stage(1)?;
        self.dawn();
        Ok(())
    }

    /// Turns a tile up: tokens and sources come onto it (D-SCOUT-2, D-SCOUT-3), as icons say and not the ground (D-SCOUT-4).
    pub(crate) fn lay_tile(&mut self, tile: usize) {
        if let Some(up) = self.s.up.get_mut(tile) {
            *up = true;
        }
        let number = u8::try_from(tile).unwrap_or(u8::MAX);
        for survivor in &mut self.s.seats {
            survivor.peeked_tiles.remove(&number);
        }
        for space in self.s.world.spaces_of(tile) {
            match self.s.world.site(space).and_then(|site| site.icon) {
                Some(Icon::Feature(kind)) => {
                    if let Some(face) = self.next_token(kind) {
                        self.s.spaces[usize::from(space)].tokens.push(Token {
                            kind,
                            face,
                            up: false,
                            hurt: 0,
                        });
                    }
                }
                Some(Icon::Water(n)) => {
                    let res = self.s.world.sources.get(usize::from(n)).copied();
                    self.s.spaces[usize::from(space)].water = Some(Spring {
                        res: res.unwrap_or(Res::Clean),
                        up: false,
                        left: None,
                    });
                }
                Some(Icon::Camp | Icon::Landmark(_) | Icon::Objective(_)) | None => {}
            }
        }
    }

    /// The next token of a kind; an empty pile is made of what was discarded (D-SPEND-3).
    pub(crate) fn next_token(&mut self, kind: crate::ids::Kind) -> Option<crate::world::Face> {
        if self.s.decks.tokens[kind.index()].is_empty() {
            let mut pile = std::mem::take(&mut self.s.decks.spent[kind.index()]);
            self.chance().shuffle(&mut pile);
            self.s.decks.tokens[kind.index()] = pile;
        }
        self.s.decks.tokens[kind.index()].pop()
    }

    /// A project is drawn; the drawer chooses the deck where none is named and both hold something (D-CRAFT-2, D-R-22).
    pub(crate) fn draw(&mut self, seat: Seat, deck: Option<Deck>) -> Done {
        let decks = &self.s.decks;
        let left = |deck| match deck {
            Deck::Normal => !decks.normal.is_empty(),
            Deck::Advanced => !decks.advanced.is_empty(),
        };
        let deck = match deck {
            Some(deck) => deck,
            None if left(Deck::Normal) && left(Deck::Advanced) => {
                let option = |deck| (Label::Deck(deck), vec![Task::Draw(seat, Some(deck))]);
                let both = [Deck::Normal, Deck::Advanced].map(option);
                self.ask(seat, Prompt::Deck, both.into());
                return Ok(());
            }
            None if left(Deck::Advanced) => Deck::Advanced,
            None => Deck::Normal,
        };
        let drawn = match deck {
            Deck::Normal => self.s.decks.normal.pop(),
            Deck::Advanced => self.s.decks.advanced.pop(),
        };
        if let Some(project) = drawn {
            self.who_mut(seat)?.hand.push(project.clone());
            self.tell(Event::Drew(seat, Some(project)));
        }
        Ok(())
    }
}
