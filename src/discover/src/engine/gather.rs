use castaway_kernel::{Key, Seat};

use super::{Done, Engine, no, queries::on_gather};
use crate::{
    command::Gather,
    effect::Passive,
    event::Event,
    ids::Res,
    reject::Rejection,
    state::{Ctx, Foe, Label, Prompt, Source, Task},
    stock::Stock,
    world::{Face, Icon, Space},
};

impl Engine<'_> {
    /// Gathers one token or from a source (D-GATHER-1, D-GATHER-8).
    pub(crate) fn gather(&mut self, seat: Seat, what: Gather, free: bool) -> Done {
        let at = self.s.place(seat);
        let ground = self.s.ground(at);
        let there = match what {
            Gather::Token(n) => usize::from(n) < ground.tokens.len(),
            Gather::Dropped(res) => ground.dropped.tokens(res) > 0,
            Gather::Water => ground.water.is_some(),
        };
        if !there {
            return no(Rejection::NothingHere);
        }
        self.tire(seat, u8::from(!free))?;
        self.push([Task::Limit(seat)]);
        match what {
            Gather::Token(n) => {
                self.push([Task::Token(seat, at, n)]);
                Ok(())
            }
            Gather::Dropped(res) => {
                let taken = self.s.spaces[usize::from(at)].dropped.take_token(res);
                self.gain(seat, &taken)
            }
            Gather::Water => self.draw_water(seat, at),
        }
    }

    /// Gathers the water of a source by a free gather action, and nothing in its place.
    pub(crate) fn draw_plainly(&mut self, seat: Seat) -> Done {
        self.push([Task::Limit(seat)]);
        if let Some(res) = self.flows(self.s.place(seat)) {
            self.push([Task::Gain(seat, Stock::of(res, 1))]);
        }
        Ok(())
    }

    /// A source gives one, for ever, unless it dries up (D-WATER-1, D-WATER-2).
    fn flows(&mut self, at: Space) -> Option<Res> {
        let clean = self.s.day <= self.s.clean_until;
        let ground = self.s.spaces.get_mut(usize::from(at))?;
        let spring = ground.water.as_mut()?;
        spring.up = true;
        let res = if clean { Res::Clean } else { spring.res };
        if let Some(left) = &mut spring.left {
            *left = left.saturating_sub(1);
            if *left == 0 {
                ground.water = None;
            }
        }
        Some(res)
    }

    /// What a source gives, or what is caught there in its place.
    fn draw_water(&mut self, seat: Seat, at: Space) -> Done {
        let Some(res) = self.flows(at) else {
            return Ok(());
        };
        let water = Task::Gain(seat, Stock::of(res, 1));
        let other = self
            .abilities(seat)
            .into_iter()
            .find_map(|(_, _, p)| match p {
                Passive::AtWaterGatherAlt { res, on_roll } => Some((*res, *on_roll)),
                _ => None,
            });
        let Some((alt, from)) = other else {
            self.push([water]);
            return Ok(());
        };
        // The die is the card's: it is rolled as an effect whose numbers say what comes.
        let catch = crate::effect::Op::Roll {
            ranges: crate::effect::Range::from(from, crate::effect::Op::Gain { res: alt, n: 1 }),
        };
        let ctx = self.ctx(seat, "water");
        let options = vec![
            (Label::Res(res), vec![water]),
            (Label::Res(alt), vec![Task::Do(vec![catch], ctx)]),
        ];
        self.ask(seat, Prompt::TakeAs, options);
        Ok(())
    }

    /// For whom and where an effect happens that comes from no card.
    pub(crate) fn ctx(&self, seat: Seat, card: &str) -> Ctx {
        Ctx {
            seat,
            card: Key::from(card),
            at: self.s.place(seat),
        }
    }

    /// A feature token is turned up and resolved (D-GATHER-2 to D-GATHER-4).
    pub(crate) fn token(&mut self, seat: Seat, at: Space, n: u8) -> Done {
        let Some(face) = self.flip(at, n) else {
            return Ok(());
        };
        let kind = self.s.ground(at).tokens[usize::from(n)].kind;
        let redraw = on_gather(self, seat, kind)
            .find(|(_, p)| matches!(p, Passive::OnGather { redraw: 1.., .. }));
        if let Some((source, _)) = redraw
            && self.s.ground(at).tokens[usize::from(n)].hurt == 0
            && !self.s.decks.tokens[kind.index()].is_empty()
        {
            let options = vec![
                (Label::No, vec![Task::Kept(seat, at, n)]),
                (Label::Yes, vec![Task::Exchange(seat, at, n, source)]),
            ];
            self.ask(seat, Prompt::Redraw, options);
            return Ok(());
        }
        self.face(seat, at, n, face)
    }

    /// What a token shows that was not exchanged.
    pub(crate) fn kept(&mut self, seat: Seat, at: Space, n: u8) -> Done {
        match self.s.ground(at).tokens.get(usize::from(n)) {
            Some(token) => self.face(seat, at, n, token.face.clone()),
            None => Ok(()),
        }
    }

    /// A token is turned up and what it shows is told.
    fn flip(&mut self, at: Space, n: u8) -> Option<Face> {
        let ground = self.s.spaces.get_mut(usize::from(at))?;
        let token = ground.tokens.get_mut(usize::from(n))?;
        let face = token.face.clone();
        if !token.up {
            token.up = true;
            for survivor in &mut self.s.seats {
                survivor.peeked.remove(&at);
            }
            self.tell(Event::Flipped(at, face.clone()));
        }
        Some(face)
    }

    /// What a face brings.
    fn face(&mut self, seat: Seat, at: Space, n: u8, face: Face) -> Done {
        match face {
            Face::Res(res) | Face::Double(res) => self.take_as(seat, at, n, res),
            Face::WoodOrStone => {
                let option = |res| (Label::Res(res), vec![Task::TakeAs(seat, at, n, res)]);
                self.ask(
                    seat,
                    Prompt::TakeAs,
                    [Res::Wood, Res::Stone].map(option).into(),
                );
                Ok(())
            }
            Face::Animal(_) => {
                self.push([Task::Fight(seat, Foe::Token(at, n))]);
                Ok(())
            }
            Face::Event(card) => self.event(seat, at, n, card),
        }
    }

    /// A token is put back and another one of its kind comes in its place.
    pub(crate) fn exchange(&mut self, seat: Seat, at: Space, n: u8, source: Source) -> Done {
        self.used(seat, source)?;
        let kind = match self.s.ground(at).tokens.get(usize::from(n)) {
            Some(token) => token.kind,
            None => return Ok(()),
        };
        let Some(new) = self.next_token(kind) else {
            return Ok(());
        };
        let token = &mut self.s.spaces[usize::from(at)].tokens[usize::from(n)];
        let old = std::mem::replace(&mut token.face, new.clone());
        token.up = true;
        self.s.decks.spent[kind.index()].push(old);
        self.tell(Event::Flipped(at, new.clone()));
        self.face(seat, at, n, new)
    }

    /// A token is kept as a resource, with what abilities add; its face may come again (D-SPEND-3).
    pub(crate) fn take_as(&mut self, seat: Seat, at: Space, n: u8, res: Res) -> Done {
        let Some(token) = self.s.ground(at).tokens.get(usize::from(n)).cloned() else {
            return Ok(());
        };
        let (kind, mut stock) = (token.kind, Stock::default());
        match token.face {
            Face::Res(res) => stock.gain(res, 1),
            Face::Double(res) => stock.gain_double(res),
            Face::WoodOrStone => stock.gain(res, 1),
            Face::Animal(_) | Face::Event(_) => return Ok(()),
        }
        let taken = Res::ALL.iter().find(|r| stock.tokens(**r) > 0).copied();
        self.put_away(at, n);
        let bonuses: Vec<_> = on_gather(self, seat, kind).collect();
        for (source, passive) in bonuses {
            let Passive::OnGather {
                res: only,
                bonus,
                bonus_choice,
                per,
                ..
            } = passive
            else {
                continue;
            };
            if *bonus > 0 && only.is_none_or(|only| Some(only) == taken) {
                stock.gain(only.or(taken).unwrap_or(res), *bonus);
                if per.is_some() {
                    self.used(seat, source)?;
                }
            }
            if !bonus_choice.is_empty() {
                let option = |res: &Res| {
                    let gain = Task::Gain(seat, Stock::of(*res, 1));
                    (Label::Res(*res), vec![Task::Used(seat, source), gain])
                };
                let options = bonus_choice.iter().map(option).collect();
                self.gain(seat, &stock)?;
                self.ask(seat, Prompt::TakeAs, options);
                return Ok(());
            }
        }
        self.gain(seat, &stock)
    }

    /// A token leaves its space for the discards (D-SPEND-1).
    pub(crate) fn put_away(&mut self, at: Space, n: u8) {
        let ground = &mut self.s.spaces[usize::from(at)];
        if usize::from(n) < ground.tokens.len() {
            let token = ground.tokens.remove(usize::from(n));
            self.s.decks.spent[token.kind.index()].push(token.face);
        }
    }

    /// An event, which is a card by its name (D-NUM-1, D-NUM-8); behind a lock its token may stay (D-EXPL-1).
    fn event(&mut self, seat: Seat, at: Space, n: u8, card: Key) -> Done {
        self.tell(Event::Card(seat, card.clone()));
        let Some(event) = self.catalog.events.get(&card) else {
            self.put_away(at, n);
            return Ok(());
        };
        let opened = event
            .opens
            .clone()
            .filter(|_| self.has_key(seat, event.tag));
        let Some(inside) = opened else {
            if !(event.opens.is_some() && event.keep_token_when_closed) {
                self.put_away(at, n);
            }
            let ctx = self.ctx(seat, card.as_str());
            self.push([Task::Do(event.effects.clone(), ctx)]);
            return Ok(());
        };
        let options = vec![
            (
                Label::Yes,
                vec![Task::Away(at, n), Task::Behind(seat, inside)],
            ),
            (Label::No, Vec::new()),
        ];
        self.ask(seat, Prompt::Open(card), options);
        Ok(())
    }

    /// Whether somebody holds what opens a lock (D-KEY-1).
    pub(crate) fn has_key(&self, seat: Seat, tag: Option<crate::effect::Tag>) -> bool {
        let opens = |lock| self.abilities(seat).iter().any(|(_, _, p)| p.opens(lock));
        tag.is_some_and(opens)
    }

    /// The card behind a lock, the next higher number (D-CARD-X5), which costs no further action (D-INV-3).
    pub(crate) fn behind(&mut self, seat: Seat, card: Key) -> Done {
        self.tell(Event::Card(seat, card.clone()));
        let ops = self.catalog.locked.get(&card).map(|l| l.effects.clone());
        if let Some(Icon::Landmark(n)) = self.s.world.site(self.s.place(seat)).and_then(|s| s.icon)
            && let Some(story) = self.s.world.stories.get(usize::from(n) - 1)
            && self
                .catalog
                .stories
                .get(story)
                .and_then(|s| s.opens.as_ref())
                == Some(&card)
        {
            self.s.told.insert(n);
            self.s.shut.remove(&n);
        }
        let ctx = self.ctx(seat, card.as_str());
        self.push([Task::Do(ops.unwrap_or_default(), ctx)]);
        Ok(())
    }

    /// Looks into the landmark of one's space (D-INV-1).
    pub(crate) fn investigate(&mut self, seat: Seat) -> Done {
        let at = self.s.place(seat);
        let Some(Icon::Landmark(n)) = self.s.world.site(at).and_then(|site| site.icon) else {
            return no(Rejection::NothingHere);
        };
        let told = self.s.told.contains(&n);
        if told && !self.wants_look(n) {
            return no(Rejection::NothingHere);
        }
        self.tire(seat, 1)?;
        self.push([Task::Limit(seat)]);
        match self.contest() {
            Some(_) => self.random_story(seat, n),
            None if !told => self.story(seat, n),
            None => self.tell(Event::Looked(seat, n)),
        }
        self.looked(n)
    }

    /// A random story, and a counter that says it was told here (D-S5-3, D-S5-4).
    fn random_story(&mut self, seat: Seat, n: u8) {
        let Some(id) = self.tale(n) else { return };
        self.tell(Event::Card(seat, id.clone()));
        let ops = self.catalog.stories.get(&id).map(|s| s.first.clone());
        let ctx = self.ctx(seat, id.as_str());
        self.push([Task::Do(ops.unwrap_or_default(), ctx)]);
    }

    fn story(&mut self, seat: Seat, n: u8) {
        let Some(id) = self.s.world.stories.get(usize::from(n.saturating_sub(1))) else {
            return;
        };
        let id = id.clone();
        self.tell(Event::Card(seat, id.clone()));
        let Some(story) = self.catalog.stories.get(&id) else {
            return;
        };
        if let Some(inside) = &story.opens {
            self.s.shut.insert(n);
            if self.has_key(seat, story.tag) {
                let options = vec![
                    (Label::Yes, vec![Task::Behind(seat, inside.clone())]),
                    (Label::No, Vec::new()),
                ];
                self.ask(seat, Prompt::Open(id), options);
            }
            return;
        }
        if story.once {
            self.s.told.insert(n);
        }
        let ctx = self.ctx(seat, id.as_str());
        self.push([Task::Do(story.first.clone(), ctx)]);
    }
}
