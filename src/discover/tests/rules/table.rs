//! A table for tests: characters without influence are chosen, and things are laid where a test needs them.

use castaway_discover::{
    Discover, absent,
    catalog::Catalog,
    command::Command,
    engine::{self, option_key},
    event::Event,
    ids::{Kind, Res},
    reject::Rejection,
    setup::Setup,
    state::{Item, Label, Monster, Spring, State, Survivor, Token},
    stock::Stock,
    world::{Face, Icon, Space},
};
use castaway_kernel::{Answer, Game, Key, Refusal, Seat};

/// A table in the middle of a test.
#[derive(Clone)]
pub struct Table {
    pub catalog: std::sync::Arc<Catalog>,
    pub s: State,
    pub told: Vec<Event>,
}

impl Table {
    /// The first morning of a quest: seat 0 leads, nobody has an ability, all tiles lie face up without tokens,
    /// every space costs 1.
    pub fn plain(quest: &str, seats: u8) -> Self {
        let mut table = Self::dealt(quest, seats);
        let tiles = table.s.up.len();
        for tile in 0..tiles {
            table.s.up[tile] = true;
        }
        for site in &mut table.s.world.sites {
            site.cost = 1;
        }
        for (n, site) in table.s.world.sites.clone().iter().enumerate() {
            if let Some(Icon::Water(source)) = site.icon {
                table.s.spaces[n].water = Some(Spring {
                    res: table.s.world.sources[usize::from(source)],
                    up: false,
                    left: None,
                });
            }
        }
        for space in &mut table.s.spaces {
            let gone: Vec<Token> = space.tokens.drain(..).collect();
            for token in gone {
                table.s.decks.spent[token.kind.index()].push(token.face);
            }
        }
        table
    }

    /// The first morning as it is dealt, without abilities of characters; seat 0 leads.
    pub fn dealt(quest: &str, seats: u8) -> Self {
        let catalog = std::sync::Arc::new(Catalog::load().unwrap());
        let mut setup = Setup::new(quest, seats, 7);
        setup.world.terrain = Some(Key::from("cinder_isle"));
        let begun = Discover::create(&catalog, &setup, 1).unwrap();
        let mut table = Self {
            catalog,
            s: begun.state,
            told: begun.events,
        };
        while table.s.ask.is_some() {
            let seat = absent::awaited(&table.s)[0];
            table.choose(seat, 0);
        }
        for survivor in &mut table.s.seats {
            survivor.character = None;
        }
        table.s.leader = Seat(0);
        if let castaway_discover::state::Phase::Day(turn) = &mut table.s.phase {
            turn.seat = Seat(0);
        }
        table
    }

    pub fn me(&self) -> &Survivor {
        &self.s.seats[0]
    }

    pub fn seat(&mut self, seat: u8) -> &mut Survivor {
        &mut self.s.seats[usize::from(seat)]
    }

    /// Gives an order that must be carried out.
    pub fn order(&mut self, seat: u8, command: Command) -> &mut Self {
        match engine::apply(&self.catalog, &self.s, Seat(seat), &command) {
            Ok(applied) => {
                self.s = applied.state;
                self.told = applied.events;
                assert_eq!(
                    Discover::check(&self.catalog, &self.s),
                    Vec::<String>::new()
                );
            }
            Err(why) => panic!("{command:?} of {seat}: {why:?}"),
        }
        self
    }

    /// Why an order is refused.
    pub fn refused(&self, seat: u8, command: Command) -> Rejection {
        match engine::apply(&self.catalog, &self.s, Seat(seat), &command) {
            Err(Refusal::Rejected(why)) => why,
            other => panic!("{command:?} of {seat}: {:?}", other.map(|a| a.events)),
        }
    }

    /// Answers the open question by the place of an option.
    pub fn choose(&mut self, seat: Seat, place: usize) -> &mut Self {
        let id = self.s.ask.as_ref().expect("a question").id;
        let answer = Answer {
            decision: id,
            picks: vec![option_key(place)],
        };
        self.order(seat.0, Command::Choose(answer))
    }

    /// What a seat may answer.
    pub fn options(&self, seat: u8) -> Vec<Label> {
        let ask = self.s.ask.as_ref();
        let part = ask.and_then(|ask| ask.open(Seat(seat)));
        part.map_or(Vec::new(), |p| {
            p.options.iter().map(|(l, _)| l.clone()).collect()
        })
    }

    /// Answers with an option.
    pub fn answer(&mut self, seat: u8, label: Label) -> &mut Self {
        let options = self.options(seat);
        let place = options.iter().position(|l| *l == label);
        let place = place.unwrap_or_else(|| panic!("{label:?} is not in {options:?}"));
        self.choose(Seat(seat), place)
    }

    /// Answers everything that is open by what counts in silence.
    pub fn silence(&mut self) -> &mut Self {
        while self.s.ask.is_some() {
            let seat = absent::awaited(&self.s)[0];
            let command = absent::fallback(&self.catalog, &self.s, seat).unwrap();
            self.order(seat.0, command);
        }
        self
    }

    /// Ends all turns of the day and answers in silence, until the next morning.
    pub fn sleep(&mut self) -> &mut Self {
        let day = self.s.day;
        while self.s.day == day && !self.s.in_order().is_empty() {
            self.silence();
            if self.s.day == day
                && let Some(turn) = self.s.turn()
            {
                let seat = turn.seat.0;
                self.order(seat, Command::EndTurn);
            }
        }
        self.silence()
    }

    /// The same order at a table whose dice fall so that something comes of it.
    pub fn until(&mut self, seat: u8, command: &Command, wanted: impl Fn(&Self) -> bool) {
        for seed in 0..20_000 {
            let mut other = self.clone();
            other.s.seed = seed;
            other.order(seat, command.clone());
            if wanted(&other) {
                *self = other;
                return;
            }
        }
        panic!("{command:?} never comes to that");
    }

    /// Lays a feature token on a space, in place of one of its kind in the discards or the pile.
    pub fn token(&mut self, at: Space, kind: Kind, face: Face, up: bool) -> &mut Self {
        let decks = &mut self.s.decks;
        if decks.spent[kind.index()].pop().is_none() {
            decks.tokens[kind.index()].pop();
        }
        self.s.spaces[usize::from(at)].tokens.push(Token {
            kind,
            face,
            up,
            hurt: 0,
        });
        self
    }

    /// Lays a monster on a space, in place of one in the supply.
    pub fn monster(&mut self, card: &str, at: Space, up: bool) -> u32 {
        let decks = &mut self.s.decks;
        decks.monsters.remove(0);
        self.s.monster_no += 1;
        let id = self.s.monster_no;
        self.s.monsters.push(Monster {
            id,
            card: Key::from(card),
            at,
            up,
            hurt: 0,
            special: false,
            came: false,
        });
        id
    }

    /// Gives somebody exactly these resources.
    pub fn holds(&mut self, seat: u8, stock: &[(Res, u8)]) -> &mut Self {
        let mut all = Stock::default();
        for (res, n) in stock {
            all.gain(*res, *n);
        }
        self.seat(seat).stock = all;
        self
    }

    /// Gives somebody an item.
    pub fn item(&mut self, seat: u8, card: &str, counters: u8) -> &mut Self {
        self.seat(seat).items.push(Item {
            card: Key::from(card),
            counters,
            used: None,
        });
        self
    }

    /// Gives somebody the ability of a character.
    pub fn plays(&mut self, seat: u8, character: &str) -> &mut Self {
        self.seat(seat).character = Some(Item {
            card: Key::from(character),
            counters: 0,
            used: None,
        });
        self
    }

    /// The space of a landmark.
    pub fn landmark(&self, n: u8) -> Space {
        self.s.world.space_of(Icon::Landmark(n)).unwrap()
    }

    /// Makes this the story of a landmark.
    pub fn story(&mut self, n: u8, story: &str) -> Space {
        self.s.world.stories[usize::from(n) - 1] = Key::from(story);
        self.landmark(n)
    }

    /// A neighbour of a space.
    pub fn beside(&self, at: Space) -> Space {
        self.s.world.around(at).next().unwrap()
    }

    /// Some space at this distance from another one, without an icon that matters.
    pub fn away(&self, from: Space, steps: u8) -> Space {
        let all = 0..u8::try_from(self.s.spaces.len()).unwrap();
        let fits = |at: &Space| {
            let site = self.s.world.site(*at).unwrap();
            let plain = matches!(site.icon, None | Some(Icon::Feature(_)));
            plain && self.s.world.steps(from, |_| true)[usize::from(*at)] == steps
        };
        all.into_iter().find(fits).unwrap()
    }

    /// Resolves effects for a seat, as a card would.
    pub fn resolve(&mut self, seat: u8, ops: &str) -> &mut Self {
        let read: Ops = toml_like(ops);
        let ctx = castaway_discover::state::Ctx {
            seat: Seat(seat),
            card: Key::from("test"),
            at: self.s.place(Seat(seat)),
        };
        let mut engine = engine::Engine::new(&self.catalog, self.s.clone());
        engine
            .s
            .stack
            .push(castaway_discover::state::Task::Do(read.0, ctx));
        engine.go_on().unwrap();
        self.told = std::mem::take(&mut engine.events);
        self.s = engine.s;
        self
    }

    /// The threats that come next, the first on top.
    pub fn threats(&mut self, next: &[&str]) -> &mut Self {
        let decks: &mut castaway_discover::state::Decks = &mut self.s.decks;
        let mut rest: Vec<Key> = decks
            .past_threats
            .drain(..)
            .chain(decks.threats.drain(..))
            .collect();
        rest.retain(|t| !next.iter().any(|n| *t == **n));
        let held: usize = self.s.seats.iter().map(|s| s.threats.len()).sum();
        rest.truncate(12 - held - next.len());
        self.s.decks.past_threats = rest;
        self.s.decks.threats = next.iter().rev().map(|t| Key::from(*t)).collect();
        self
    }

    /// Gives seat 0 exactly these projects; the others are laid into the deck, with blanks for those that are missing.
    pub fn hand(&mut self, projects: &[&str]) -> &mut Self {
        let named = |p: &Key| projects.iter().any(|n| *p == **n);
        self.s.decks.normal.retain(|p| !named(p));
        for survivor in self.s.seats.iter_mut().skip(1) {
            survivor.hand.retain(|p| !named(p));
        }
        self.seat(0).hand = projects.iter().map(|p| Key::from(*p)).collect();
        let held: usize = self.s.seats.iter().map(|s| s.hand.len()).sum();
        let laid = held + self.s.face_up.len() + self.s.decks.advanced.len();
        let normal = &mut self.s.decks.normal;
        normal.truncate(11usize.saturating_sub(laid));
        while normal.len() + laid < 11 {
            normal.push(Key::from(format!("blank{}", normal.len())));
        }
        self
    }

    /// Tonight's card.
    pub fn night(&mut self, card: &str) -> &mut Self {
        let card = Key::from(card);
        let nights = &mut self.s.decks.nights;
        nights.pop();
        nights.push(card);
        self
    }

    /// Moves the only monster onto a space, as an effect that goes any way does with luck.
    pub fn until_moved(&mut self, to: Space) {
        for seed in 0..500 {
            let mut other = self.clone();
            other.s.seed = seed;
            other.resolve(
                0,
                r#"[{"op":"move_monster","which":"all","n":1,"dir":"random"}]"#,
            );
            if other.s.monsters[0].at == to {
                *self = other;
                return;
            }
        }
        panic!("it never goes there");
    }
}

struct Ops(Vec<castaway_discover::effect::Op>);

/// Reads effects from the JSON that they are saved as.
fn toml_like(text: &str) -> Ops {
    Ops(serde_json::from_str(text).unwrap_or_else(|e| panic!("{text}: {e}")))
}
