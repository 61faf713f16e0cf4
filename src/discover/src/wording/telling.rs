//! What happened, runs of it folded.

use castaway_kernel::{Key, Seat};

use super::{
    People, Wording,
    bundle::{num, txt},
    people::Teller,
    run::{Blow, Run},
};
use crate::{event::Event, ids::Damage, stock::Stock, view::View, world::Face};

impl Wording<'_> {
    /// What happened, as lines of a story: a walk is told by its end, goods of one person are summed up, and the blows of a fight
    /// share a line. The events are already cut to their audience.
    pub fn telling(&self, view: &View, people: &dyn People, events: &[Event]) -> Vec<String> {
        self.telling_on(view, people, events, events.len())
    }

    /// The same, where what lies before this place was told before: no line of it takes up what came later, but that of a fight, whose
    /// dice and blows stand together.
    pub fn telling_on(
        &self,
        view: &View,
        people: &dyn People,
        events: &[Event],
        seam: usize,
    ) -> Vec<String> {
        self.whole(view, people, (events, events), seam)
    }

    /// What was told before this place, as it stands there now that all the rest has come.
    pub fn telling_until(
        &self,
        view: &View,
        people: &dyn People,
        events: &[Event],
        seam: usize,
    ) -> Vec<String> {
        let before = events.get(..seam).unwrap_or(events);
        self.whole(view, people, (before, events), seam)
    }

    fn whole(
        &self,
        view: &View,
        people: &dyn People,
        (events, all): (&[Event], &[Event]),
        seam: usize,
    ) -> Vec<String> {
        let mut lines = self.lines_on(view, people, (events, all), seam);
        if let Some(Event::Card(_, card)) = events.last() {
            let t = Teller {
                w: *self,
                view,
                people,
            };
            lines.extend(t.said_alone(card));
        }
        lines
    }

    /// The same of a few events out of all that happened: that nothing follows a card among them says nothing of what came of it.
    pub fn telling_of_some(
        &self,
        view: &View,
        people: &dyn People,
        events: &[Event],
    ) -> Vec<String> {
        self.lines_on(view, people, (events, events), events.len())
    }

    /// The lines of events, which are all that happened or the beginning of it.
    fn lines_on(
        &self,
        view: &View,
        people: &dyn People,
        (events, all): (&[Event], &[Event]),
        seam: usize,
    ) -> Vec<String> {
        let t = Teller {
            w: *self,
            view,
            people,
        };
        let mut lines = Vec::new();
        let mut run: Option<Run> = None;
        let mut fought: Option<(Seat, Key)> = None;
        let mut crafted: Option<&Key> = None;
        // Whether an event was told with the one before it.
        let mut found = false;
        for (n, event) in events.iter().enumerate() {
            let next = events.get(n + 1).filter(|_| n + 1 != seam);
            if std::mem::take(&mut found) {
                continue;
            }
            if let Event::Fight(seat, _, key) = event {
                fought = Some((*seat, key.clone()));
            }
            if let Some(open) = &mut run
                && (n != seam || matches!(open, Run::Blow(_)))
                && open.takes(event)
            {
                continue;
            }
            if let Some(done) = run.take() {
                t.lines_of(&done, false, &mut lines);
            }
            run = Run::begin(event, fought.as_ref());
            if run.is_some() {
                continue;
            }
            match (event, next) {
                (Event::Crafted(_, key), _) => crafted = Some(key),
                // That it is held now goes without saying.
                (Event::Item(_, key), _) if crafted == Some(key) => continue,
                // What the token shows is told with what comes of it.
                (Event::Flipped(_, Face::Event(key)), Some(Event::Card(_, card)))
                | (Event::Flipped(_, Face::Animal(key)), Some(Event::Fight(_, _, card)))
                    if key == card =>
                {
                    continue;
                }
                (
                    Event::Flipped(at, Face::Res(_) | Face::Double(_)),
                    Some(Event::Gained(seat, stock)),
                ) => {
                    found = true;
                    let (what, at) = (self.and(&self.each_unit(stock)), t.spot(*at));
                    let args = [("what", txt(&what)), ("at", txt(&at))];
                    lines.push(t.about("ev-found", *seat, &args));
                    continue;
                }
                _ => {}
            }
            if let Event::Fight(seat, foe, key) = event {
                let later = all.get(n + 1..).unwrap_or_default();
                lines.push(t.fight(*seat, foe, key, later));
                continue;
            }
            lines.extend(self.told(view, people, event));
        }
        if let Some(done) = run {
            t.lines_of(&done, true, &mut lines);
        }
        lines
    }
}

impl Teller<'_> {
    /// What a card says of which nothing has come and nothing is asked: else only its mood would be told.
    fn said_alone(&self, card: &Key) -> Option<String> {
        let open = self.view.asks.is_some() || self.view.fight.is_some();
        if open || self.w.stands_open(card).is_some() {
            return None;
        }
        let says = self.w.lines(card).join(" ");
        let args = [("what", txt(&says))];
        (!says.is_empty()).then(|| self.w.say("ev-card-says", &args))
    }

    /// The lines of a run; `last` says that nothing came after it.
    fn lines_of(&self, run: &Run, last: bool, lines: &mut Vec<String>) {
        match run {
            Run::Way(seat, to, steps) => lines.push(self.moved(*seat, *to, *steps)),
            Run::Goods(all) => lines.extend(self.goods_of(all)),
            Run::Stamina(all) => lines.extend(self.stamina_of(all)),
            Run::Hurts(seat, kinds) => lines.push(self.hurts(*seat, kinds)),
            Run::Drew(seat, keys, n) => lines.push(self.drew(*seat, keys, *n)),
            Run::Went(all) => lines.extend(self.went(all)),
            Run::Dropped(seat, stock, items) => {
                let event = Event::Dropped(*seat, *stock, items.clone());
                lines.extend(self.w.told(self.view, self.people, &event));
            }
            Run::Blow(blow) => {
                lines.push(self.blow(blow, last));
                lines.extend(blow.went.and_then(|went| self.went(&[went])));
                for (seat, less, more) in &blow.goods {
                    lines.extend(self.goods(*seat, less, more));
                }
            }
        }
    }

    fn goods_of(&self, all: &[(Seat, Stock, Stock)]) -> Vec<String> {
        if let [(first, less, _), rest @ ..] = all
            && !rest.is_empty()
            && rest.iter().all(|(_, other, _)| other == less)
        {
            let seats: Vec<Seat> = all.iter().map(|(seat, ..)| *seat).collect();
            let reader = seats.iter().find(|seat| self.people.is_reader(**seat));
            let names = Wording::capital(&self.among(&seats));
            let what = self.w.and(&self.w.each_unit(less));
            let args = [("names", txt(&names)), ("what", txt(&what))];
            return vec![self.about("ev-spent-each", *reader.unwrap_or(first), &args)];
        }
        let each = all.iter();
        each.filter_map(|(seat, less, more)| self.goods(*seat, less, more))
            .collect()
    }

    fn goods(&self, seat: Seat, less: &Stock, more: &Stock) -> Option<String> {
        let w = &self.w;
        let (gone, come) = (w.and(&w.each_unit(less)), w.and(&w.each_unit(more)));
        match (less.is_empty(), more.is_empty()) {
            (true, true) => None,
            (false, true) => Some(self.about_what("ev-spent", seat, &gone)),
            (true, false) => Some(self.about_what("ev-gained", seat, &come)),
            (false, false) => {
                let args = [("less", txt(&gone)), ("what", txt(&come))];
                Some(self.about("ev-swapped", seat, &args))
            }
        }
    }

    fn stamina_of(&self, all: &[(Seat, i8)]) -> Option<String> {
        match all {
            [] => None,
            [(seat, by)] => Some(self.stamina(*seat, *by)),
            several => {
                let each = several.iter().map(|(seat, by)| {
                    let by = format!("{by:+}").replace('-', "−");
                    self.about("stamina-one", *seat, &[("by", txt(&by))])
                });
                let each: Vec<String> = each.collect();
                let what = each.join(", ");
                Some(self.w.say("ev-stamina-several", &[("what", txt(&what))]))
            }
        }
    }

    fn hurts(&self, seat: Seat, kinds: &[Damage]) -> String {
        let each = Damage::ALL.iter().filter_map(|kind| {
            let n = kinds.iter().filter(|k| *k == kind).count();
            let n = u8::try_from(n).unwrap_or(u8::MAX);
            (n > 0).then(|| self.w.hurts(*kind, n))
        });
        let each: Vec<String> = each.collect();
        self.about_what("ev-hurt", seat, &self.w.and(&each))
    }

    fn drew(&self, seat: Seat, keys: &[Key], n: u8) -> String {
        let names: Vec<String> = keys.iter().map(|key| self.card(key)).collect();
        match (names.as_slice(), n) {
            ([one], 1) => self.w.say("ev-drew", &[("card", txt(one))]),
            ([], 1) => self.about("ev-drew-hidden", seat, &[]),
            ([], n) => self.about("ev-drew-several", seat, &[("n", num(n))]),
            (all, _) => {
                let what = self.w.and(all);
                self.w.say("ev-drew-these", &[("what", txt(&what))])
            }
        }
    }

    fn went(&self, all: &[(u32, crate::world::Space)]) -> Option<String> {
        match all {
            [] => None,
            [(id, at)] => self.w.told(self.view, self.people, &Event::Went(*id, *at)),
            several => {
                let each = several.iter().map(|(id, at)| {
                    let card = self.monster_name(*id);
                    let card = card.unwrap_or_else(|| self.w.word("a-monster"));
                    let at = self.spot(*at);
                    let args = [("card", txt(&card)), ("at", txt(&at))];
                    self.w.say("went-one", &args)
                });
                let each: Vec<String> = each.collect();
                let what = each.join(", ");
                Some(self.w.say("ev-went-several", &[("what", txt(&what))]))
            }
        }
    }

    /// A round of a fight in one line; while it still goes on, the dice alone.
    fn blow(&self, blow: &Blow, last: bool) -> String {
        let w = &self.w;
        let settled = blow.is_settled() || !(last && self.view.fight.is_some());
        let fight = self.view.fight.as_ref().filter(|_| last);
        let fought = blow.fought.clone();
        let fought = fought.or_else(|| fight.map(|f| (f.seat, f.card.clone())));
        let what = if settled {
            self.outcome(blow)
        } else {
            String::new()
        };
        let card = fought.as_ref().map(|(_, card)| card).or(blow.card.as_ref());
        let card = card.map_or_else(|| w.word("the-monster"), |card| self.card(card));
        let Some([gray, red]) = blow.dice else {
            let card = Wording::capital(&card);
            let args = [("card", txt(&card)), ("what", txt(&what))];
            return w.say("ev-blows-only", &args);
        };
        let id = match (&fought, settled) {
            (Some(_), true) => "ev-blows",
            (Some(_), false) => "ev-rolls",
            (None, true) => "ev-blows-plain",
            (None, false) => "ev-dice",
        };
        let args = [
            ("gray", num(gray)),
            ("red", num(red)),
            ("card", txt(&card)),
            ("what", txt(&what)),
        ];
        match fought {
            Some((seat, _)) => self.about(id, seat, &args),
            None => w.say(id, &args),
        }
    }

    fn outcome(&self, blow: &Blow) -> String {
        let w = &self.w;
        // Whatever the dice show, they do nothing then.
        match blow.escaped {
            Some((seat, Some(at))) => {
                return self.about("blow-escaped", seat, &[("at", txt(&self.spot(at)))]);
            }
            Some((seat, None)) => return self.about("blow-dodged", seat, &[]),
            None => {}
        }
        let mut parts = vec![match (blow.won, blow.struck) {
            (Some(seat), _) => self.about("blow-won", seat, &[]),
            (None, 0) => w.word("blow-miss"),
            (None, 1) => w.word("blow-hit"),
            (None, n) => w.count("blow-hits", n),
        }];
        for (seat, kind) in &blow.hurts {
            parts.push(self.about_what("blow-hurt", *seat, &w.hurts(*kind, 1)));
        }
        if let Some(at) = blow.fled {
            parts.push(w.say("blow-fled", &[("at", txt(&self.spot(at)))]));
        }
        parts.join(", ")
    }
}
