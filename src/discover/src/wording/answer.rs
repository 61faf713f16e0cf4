//! What may be answered, as on a button.

use castaway_kernel::Key;

use super::{
    People, Wording,
    bundle::{num, txt},
    names::res_id,
    people::{Teller, fit},
    tile_name,
};
use crate::{
    effect::Passive,
    ids::{Die, Res},
    stake::Stake,
    state::{Fate, Label, Modifier, Prompt, Source},
    stock::Pay,
    view::View,
    world::Space,
};

impl Wording<'_> {
    /// An option in few words: at most so many characters, and another text than that of every other option of the question.
    pub fn option(
        &self,
        view: &View,
        people: &dyn People,
        prompt: &Prompt,
        label: &Label,
        most: usize,
    ) -> String {
        let short = |label| {
            fit(
                &self.option_in_full(view, people, prompt, label, most),
                most,
            )
        };
        let text = short(label);
        let asks = view.asks.as_ref().filter(|a| a.prompt == *prompt);
        let all = asks.map_or(&[][..], |a| &a.options);
        let same = all.iter().filter(|other| short(other) == text);
        let same: Vec<&Label> = same.collect();
        match same.iter().position(|other| *other == label) {
            Some(at) if same.len() > 1 => {
                let cut = fit(&text, most.saturating_sub(5));
                let n = u8::try_from(at + 1).unwrap_or(u8::MAX);
                self.say("say-numbered", &[("text", txt(&cut)), ("n", num(n))])
            }
            _ => text,
        }
    }

    /// An option in full, for the body of a message beside a name of at most so many characters.
    pub fn option_in_full(
        &self,
        view: &View,
        people: &dyn People,
        prompt: &Prompt,
        label: &Label,
        most: usize,
    ) -> String {
        let t = Teller {
            w: *self,
            view,
            people,
        };
        t.answer(prompt, label, most)
    }
}

impl<'a> Teller<'a> {
    fn answer(&self, prompt: &Prompt, label: &Label, most: usize) -> String {
        let w = &self.w;
        match label {
            Label::Yes => self.yes(prompt),
            Label::No => self.no(prompt, most),
            Label::Half(n) => self.half(prompt, *n),
            Label::Card(card) => w.name(card),
            Label::Res(res) => self.res(prompt, *res),
            Label::Item(item) => match prompt {
                Prompt::Threat => {
                    let card = w.name(item);
                    w.say("say-put-aside", &[("card", txt(&card))])
                }
                _ => w.name(item),
            },
            Label::Damage(damage) => w.damage(*damage),
            Label::Seat(seat) if self.people.is_reader(*seat) => w.word("say-me"),
            Label::Seat(seat) => self.people.name(*seat),
            Label::Space(space) => match prompt {
                Prompt::Prey => self.towards(*space),
                Prompt::Look(_) => self.spot_of_token(*space),
                _ => self.spot(*space),
            },
            Label::Tile(tile) => w.say("say-tile", &[("tile", txt(&tile_name(*tile)))]),
            Label::Monster(id) => self.monster_there(*id),
            Label::Deck(deck) => w.deck(*deck),
            Label::Support(card) => w.support(*card),
            Label::Modifier(modifier) => self.modifier(*modifier),
            Label::Escape(source, _) => {
                let with = self.source_name(*source);
                w.say("say-escape", &[("with", txt(&with))])
            }
        }
    }

    /// A space with the back of the token that lies there face down, if one does.
    fn spot_of_token(&self, at: crate::world::Space) -> String {
        let space = self.view.spaces.get(usize::from(at));
        let mut tokens = space.map_or(&[][..], |space| &space.tokens).iter();
        let hidden = tokens.find(|(_, face, _)| face.is_none());
        let kind = hidden.map(|(kind, ..)| self.w.token_kind(*kind));
        let spot = Some(self.spot(at));
        let parts: Vec<String> = spot.into_iter().chain(kind).collect();
        parts.join(" · ")
    }

    fn yes(&self, prompt: &Prompt) -> String {
        let w = &self.w;
        match prompt {
            Prompt::Pay(_) => match self.stake(prompt) {
                Stake::Payment(pay, _) => w.say("say-pay", &[("what", txt(&w.cost(&pay)))]),
                _ => w.word("say-yes"),
            },
            Prompt::Open(_) => w.word("say-open"),
            Prompt::Dirty => w.word("say-medicine"),
            Prompt::Again | Prompt::Duel => w.word("say-again"),
            Prompt::Redraw => w.word("say-exchange"),
            Prompt::Character
            | Prompt::Half(_)
            | Prompt::TakeAs
            | Prompt::Deck
            | Prompt::Kind(_)
            | Prompt::Person(_)
            | Prompt::Drop
            | Prompt::Support
            | Prompt::Modify
            | Prompt::Steal
            | Prompt::Suffer
            | Prompt::Share
            | Prompt::Retreat
            | Prompt::Escape
            | Prompt::First
            | Prompt::Fighter
            | Prompt::Prey
            | Prompt::Threat
            | Prompt::Look(_)
            | Prompt::Second => w.word("say-yes"),
        }
    }

    fn no(&self, prompt: &Prompt, most: usize) -> String {
        let w = &self.w;
        match prompt {
            Prompt::Pay(_) => match self.stake(prompt) {
                Stake::Payment(_, els) if !els.is_empty() => {
                    let text = Wording::capital(&w.phrase(&els));
                    match text.chars().count() > most {
                        true => w.word("say-pay-not"),
                        false => text,
                    }
                }
                _ => w.word("say-pay-not"),
            },
            Prompt::Open(_) => w.word("say-open-not"),
            Prompt::Dirty => w.word("say-roll"),
            Prompt::Support => w.word("say-no-card"),
            Prompt::Again => w.word("say-again-not"),
            Prompt::Modify => w.word("say-dice-not"),
            Prompt::Duel => w.word("say-pass"),
            Prompt::Steal => w.word("say-steal-not"),
            Prompt::Threat => w.word("say-ignore"),
            Prompt::Redraw => w.word("say-keep"),
            Prompt::Second => w.word("say-back"),
            Prompt::Person(_) => w.word("say-nobody"),
            Prompt::Character
            | Prompt::Half(_)
            | Prompt::TakeAs
            | Prompt::Deck
            | Prompt::Kind(_)
            | Prompt::Drop
            | Prompt::Suffer
            | Prompt::Share
            | Prompt::Retreat
            | Prompt::Escape
            | Prompt::First
            | Prompt::Fighter
            | Prompt::Prey
            | Prompt::Look(_) => w.word("say-no"),
        }
    }

    fn half(&self, prompt: &Prompt, n: u8) -> String {
        let halves = match prompt {
            Prompt::Half(card) => self.w.halves(card),
            _ => None,
        };
        let text = halves.and_then(|all| all.get(usize::from(n)).cloned());
        text.map_or_else(
            || self.w.count("say-half", n.saturating_add(1)),
            |text| Wording::capital(&text),
        )
    }

    fn res(&self, prompt: &Prompt, res: Res) -> String {
        let w = &self.w;
        match (prompt, self.stake(prompt)) {
            (Prompt::Pay(_), Stake::Payment(cost, _)) => {
                // What the terrain takes instead is as much as the card asks for.
                let n = cost.0.values().fold(0u8, |sum, n| sum.saturating_add(*n));
                let what = w.pay(Pay::Res(res), n);
                w.say("say-pay", &[("what", txt(&what))])
            }
            (Prompt::TakeAs, Stake::Catch(catch, _)) if catch == res => {
                let what = w.word(res_id(res));
                w.say("say-roll-for", &[("what", txt(&what))])
            }
            (Prompt::TakeAs | Prompt::Drop, _) => w.units(res, 1),
            _ => w.resource(res),
        }
    }

    fn towards(&self, space: Space) -> String {
        let there = (0..).zip(&self.view.people);
        let there = there.filter(|(_, p)| p.at == space && p.fate == Fate::Here);
        let seats: Vec<_> = there.map(|(n, _)| castaway_kernel::Seat(n)).collect();
        let at = self.spot(space);
        if seats.is_empty() {
            return self.w.say("say-towards", &[("at", txt(&at))]);
        }
        let whom = self.names(&seats);
        let args = [("at", txt(&at)), ("whom", txt(&whom))];
        self.w.say("say-towards-whom", &args)
    }

    fn monster_there(&self, id: u32) -> String {
        let Some(monster) = self.monster(id) else {
            return Wording::capital(&self.w.word("a-monster"));
        };
        let at = self.spot(monster.at);
        match &monster.card {
            Some(card) => {
                let card = self.w.name(card);
                let args = [("card", txt(&card)), ("at", txt(&at))];
                self.w.say("say-monster", &args)
            }
            None => self.w.say("say-monster-unknown", &[("at", txt(&at))]),
        }
    }

    fn modifier(&self, modifier: Modifier) -> String {
        if let Some(duel) = &self.view.duel {
            return self.duel_modifier(duel, modifier);
        }
        let w = &self.w;
        let again = |die: Option<Die>| match die {
            Some(Die::Gray) => "say-again-own",
            Some(Die::Red) => "say-again-enemy",
            None => "say-again-both",
        };
        match modifier {
            Modifier::Spend(res) => {
                let with = w.units(res, 1);
                let id = match res {
                    Res::Wood => again(Some(Die::Gray)),
                    Res::Stone => again(Some(Die::Red)),
                    Res::Poison => "say-plus",
                    _ => "say-minus",
                };
                w.say(id, &[("with", txt(&with)), ("n", num(1))])
            }
            Modifier::Again(source, _, die) => {
                let with = self.source_name(source);
                w.say(again(die), &[("with", txt(&with))])
            }
            Modifier::Add(source, nth) => {
                let mut with = self.source_name(source);
                let mut add = 1;
                if let Some(Passive::CombatGray { n, pay, .. }) = self.passive_of(source, nth) {
                    add = *n;
                    with = format!("{with} ({})", w.cost(pay));
                }
                w.say("say-plus", &[("with", txt(&with)), ("n", num(add))])
            }
        }
    }

    /// The card that an ability of whoever fights comes from.
    pub(super) fn source_card(&self, source: Source) -> Option<&'a Key> {
        // What may be used in an attack is shown to whoever may use it alone.
        let in_duel = self.view.duel.as_ref().and(self.view.viewer);
        let fighter = self.view.fight.as_ref().map(|f| f.seat).or(in_duel)?;
        let person = self.person(fighter)?;
        match source {
            Source::Character => person.character.as_ref(),
            Source::Item(at) => person.items.get(usize::from(at)).map(|item| &item.card),
            Source::Terrain => self.view.terrain.as_ref(),
        }
    }

    pub(super) fn source_name(&self, source: Source) -> String {
        let card = self.source_card(source);
        card.map_or_else(|| self.w.word("k-unknown"), |card| self.w.name(card))
    }

    /// An ability of whoever fights.
    pub(super) fn passive_of(&self, source: Source, nth: u8) -> Option<&Passive> {
        let card = self.source_card(source)?;
        self.w.passives(card).get(usize::from(nth))
    }
}
