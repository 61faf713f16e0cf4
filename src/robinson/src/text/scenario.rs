//! The text of a scenario sheet: what wins, weather, book, totems, markers, actions.

use super::{
    bundle::{Wording, num, txt},
    effect_marks::weather_sign,
    marks,
    sheet::{Part, PartLine, Role, Style},
    signs::{Mark, Sign},
};
use crate::{
    content::{
        ActionAt, Aim, ByPlayers, MarkerKind, Mishap, Scenario, SpecialAction, WeatherRow, WonWhen,
    },
    effect::Effect,
    ids::Res,
    task::CardRef,
};

impl Wording {
    /// All that has to be so for a scenario to be won.
    pub fn scenario_aims(&self, scenario: &Scenario) -> String {
        let aims: Vec<String> = scenario.win.all.iter().map(|aim| self.aim(aim)).collect();
        self.and(&aims)
    }

    /// What wins a scenario, in a sentence.
    pub fn scenario_goal(&self, scenario: &Scenario) -> String {
        let id = match scenario.win.when {
            WonWhen::AtOnce => "line-scenario-win",
            WonWhen::RoundEnds => "line-scenario-win-round",
        };
        self.say(id, &[("aims", txt(&self.scenario_aims(scenario)))])
    }

    /// A scenario sheet: goal, pile, weather, book and totems.
    pub(super) fn scenario_part(&self, scenario: &Scenario) -> Part {
        let plain = |text, signs| PartLine::new(Style::Plain, text, signs);
        let rounds = self.say("line-scenario-rounds", &[("rounds", num(scenario.rounds))]);
        let mut lines = vec![self.note(rounds)];
        if scenario.own.is_some() {
            lines.push(self.note(self.word("line-scenario-own")));
        }
        let mut signs = Vec::new();
        for aim in &scenario.win.all {
            signs.extend(aim_sign(aim).map(Mark::plain));
        }
        lines.push(plain(self.scenario_goal(scenario), signs));
        if let Some(pile) = &scenario.woodpile {
            let stages: Vec<String> = pile.stages.iter().map(ToString::to_string).collect();
            lines.push(plain(
                self.say("line-scenario-pile", &[("stages", txt(&stages.join(", ")))]),
                vec![Mark::plain(Sign::Res(Res::Wood))],
            ));
        }
        // Where number tokens bring the dice, rounds without others need no word.
        let said = |row: &&WeatherRow| !row.dice.is_empty() || scenario.number_dice.is_empty();
        let weather = scenario.weather.iter().filter(said);
        lines.extend(weather.map(|row| self.weather_row(row)));
        lines.push(plain(
            self.line("line-scenario-book", &self.prose(&scenario.book)),
            vec![Mark::plain(Sign::Book)],
        ));
        lines.extend(scenario.schedule.iter().map(|due| {
            let text = self.prose(&due.effects);
            let args = [("n", num(due.round)), ("text", txt(&text))];
            let signs = vec![Mark::plain(Sign::Later)];
            plain(self.say("line-scenario-due", &args), signs)
        }));
        let number = |effect: &Effect| matches!(effect, Effect::NumberToken { .. });
        let only_numbers = scenario.totems.iter().all(|totem| totem.iter().all(number));
        let mut totems: Vec<(i64, i64, String)> = Vec::new();
        for (n, totem) in (1..).zip(&scenario.totems) {
            // The number is said where it matters: of totems that do nothing else.
            let rest: Vec<Effect> = totem.iter().filter(|e| !number(e)).cloned().collect();
            let text = match rest.is_empty() {
                true if only_numbers => self.sentence(&self.word("fx-number-own")),
                true => self.prose(totem),
                false => self.prose(&rest),
            };
            match totems.last_mut() {
                Some((_, to, same)) if *same == text => *to = n,
                _ => totems.push((n, n, text)),
            }
        }
        for (from, to, text) in totems {
            let id = match from == to {
                true => "line-scenario-totem",
                false => "line-scenario-totems",
            };
            let args = [("n", num(from)), ("to", num(to)), ("text", txt(&text))];
            lines.push(plain(self.say(id, &args), vec![Mark::plain(Sign::Totem)]));
        }
        for person in &scenario.people {
            let name = self.guest(&person.id);
            let args = [
                ("who", txt(&name)),
                ("wounds", num(person.away_wounds)),
                ("dies", num(person.dies_on)),
            ];
            let text = self.say("line-scenario-person", &args);
            lines.push(plain(text, vec![Mark::plain(Sign::Wound)]));
        }
        if !scenario.setup.barred.is_empty() {
            let barred = scenario.setup.barred.iter().cloned();
            let barred: Vec<String> = barred
                .map(|key| self.card(&CardRef::Equipment(key)))
                .collect();
            let barred = self.and(&barred);
            let args = [("cards", txt(&barred))];
            let text = self.say("line-scenario-barred", &args);
            lines.push(plain(text, vec![Mark::none(Sign::Equipment)]));
        }
        for kind in &scenario.markers {
            lines.extend(self.marker_line(kind));
        }
        lines.extend(self.sheet_lines(scenario));
        for action in &scenario.actions {
            lines.extend(self.action_lines(action));
        }
        Part::of_lines(Role::Facts, lines)
    }

    /// An action that only this scenario offers, and what is special about it.
    fn action_lines(&self, action: &SpecialAction) -> Vec<PartLine> {
        let (place, sign) = match &action.at {
            ActionAt::Number(n) if action.while_captive.is_some() => (
                self.say("action-at-captive", &[("n", num(*n))]),
                Sign::Totem,
            ),
            ActionAt::Number(n) => (self.say("action-at-number", &[("n", num(*n))]), Sign::Totem),
            ActionAt::Item(item) => {
                let name = self.item(item);
                let args = [("item", txt(&name))];
                (self.say("action-at-item", &args), Sign::Item(item.clone()))
            }
            ActionAt::Totem => (self.word("action-at-totem"), Sign::Totem),
            ActionAt::Nowhere => (String::new(), Sign::Action(action.kind)),
            ActionAt::Standing { marker, n } => {
                let name = self.marker(marker);
                let args = [("marker", txt(&name)), ("n", num(*n))];
                (self.say("action-at-standing", &args), Sign::Marker)
            }
            ActionAt::Marker(marker) => {
                let name = self.marker(marker);
                let args = [("marker", txt(&name))];
                (self.say("action-at-marker", &args), Sign::Marker)
            }
        };
        let nowhere = action.at == ActionAt::Nowhere;
        let id = match (nowhere, action.effects.is_empty()) {
            (true, _) => "line-scenario-action-pawns",
            (false, true) => "line-scenario-action-steps",
            (false, false) => "line-scenario-action",
        };
        let text = self.say(
            id,
            &[
                ("action", txt(&self.special_action(&action.id))),
                ("kind", txt(&self.action_name(action.kind))),
                ("place", txt(&place)),
                ("n", num(action.pawns.unwrap_or_default())),
                ("text", txt(&self.prose(&action.effects))),
            ],
        );
        let pawns = action.pawns.filter(|_| !nowhere);
        let mut notes: Vec<String> = pawns
            .map(|n| self.say("line-scenario-pawns", &[("n", num(n))]))
            .into_iter()
            .collect();
        for (holds, id) in [
            (action.anywhere, "line-scenario-anywhere"),
            (action.not_friday, "line-scenario-not-friday"),
            (action.mishap == Mishap::Wound, "line-scenario-mishap"),
        ] {
            notes.extend(holds.then(|| self.word(id)));
        }
        let mut lines = {
            let mut signs = vec![Mark::plain(sign)];
            if nowhere {
                signs.extend(marks::marks(&action.effects));
            }
            vec![PartLine::new(Style::Plain, text, signs)]
        };
        if !notes.is_empty() {
            lines.push(self.note(notes.join(" ")));
        }
        lines.extend(self.step_lines(action));
        lines
    }

    /// What each success of an action brings that can be taken several times.
    fn step_lines(&self, action: &SpecialAction) -> Vec<PartLine> {
        let number = |effect: &&Effect| !matches!(effect, Effect::NumberToken { .. });
        let steps = (1..).zip(&action.steps);
        let lines = steps.map(|(n, step): (i64, _)| {
            let rest: Vec<Effect> = step.effects.iter().filter(number).cloned().collect();
            let text = self.prose(&rest);
            let args = [
                ("n", num(n)),
                ("pawns", num(step.pawns)),
                ("text", txt(&text)),
            ];
            PartLine::new(
                Style::Plain,
                self.say("line-scenario-step", &args),
                marks::marks(&rest),
            )
        });
        lines.collect()
    }

    /// What a kind of marker does where it lies, if anything.
    fn marker_line(&self, kind: &MarkerKind) -> Option<PartLine> {
        let mut does = Vec::new();
        if kind.pawns > 0 {
            does.push(self.say("marker-pawns", &[("n", num(kind.pawns))]));
        }
        if kind.gather_pawns > 0 {
            does.push(self.say("marker-gather-pawns", &[("n", num(kind.gather_pawns))]));
        }
        if kind.on_down {
            does.push(self.word("marker-on-down"));
        }
        if kind.no_camp {
            does.push(self.word("marker-no-camp"));
        }
        if kind.covers_totem {
            does.push(self.word("marker-covers-totem"));
        }
        if kind.hides_terrain {
            does.push(self.word("marker-hides-terrain"));
        }
        if kind.stops_production {
            does.push(self.word("marker-stops-production"));
        }
        let (name, all) = (self.marker(&kind.id), self.and(&does));
        let args = [("marker", txt(&name)), ("does", txt(&all))];
        let text = self.say("line-scenario-marker", &args);
        (!does.is_empty())
            .then(|| PartLine::new(Style::Plain, text, vec![Mark::plain(Sign::Marker)]))
    }

    /// One of the things that win a scenario.
    pub fn aim(&self, aim: &Aim) -> String {
        match aim {
            Aim::Pile => self.word("aim-pile"),
            Aim::Item(item) => self.say("aim-item", &[("item", txt(&self.item(item)))]),
            Aim::Made(item) => self.say("aim-item", &[("item", txt(&self.item(item)))]),
            Aim::With(person) => self.say("aim-with", &[("who", txt(&self.guest(person)))]),
            Aim::Rounds { from, to } if from == to => self.say("aim-round", &[("n", num(*from))]),
            Aim::Rounds { from, to } => {
                self.say("aim-rounds", &[("from", num(*from)), ("to", num(*to))])
            }
            Aim::Drawn => self.word("aim-drawn"),
            Aim::Free(who) => self.say("aim-free", &[("who", txt(&self.crew_member(who)))]),
            Aim::Done(action) => {
                let name = self.special_action(action);
                self.say("aim-done", &[("action", txt(&name))])
            }
            Aim::Shelter => self.word("aim-shelter"),
            Aim::Level { track, n } => {
                let track = self.track(*track);
                self.say("aim-level", &[("track", txt(&track)), ("n", num(*n))])
            }
            Aim::Explored(n) => {
                self.by_players(*n, &|n| self.say("aim-explored", &[("n", txt(n))]))
            }
            Aim::Times { action, n } => self.by_players(*n, &|n| {
                let own = self.done_aim(action, n);
                own.unwrap_or_else(|| {
                    let name = self.special_action(action);
                    self.say("aim-times", &[("action", txt(&name)), ("n", txt(n))])
                })
            }),
            // A kind of which there is one may say better what it means to win by it.
            Aim::Markers { marker, n } => self.marker_aim(marker).unwrap_or_else(|| {
                let name = self.marker(marker);
                self.say("aim-markers", &[("marker", txt(&name)), ("n", num(*n))])
            }),
        }
    }

    /// A phrase with a number that may hang on how many play: "6/7/8 tiles (1–2/3/4 players)".
    fn by_players(&self, n: ByPlayers, say: &dyn Fn(&str) -> String) -> String {
        let mut spans: Vec<(u8, u8, u8)> = Vec::new();
        for (players, n) in (1..).zip(n.all()) {
            match spans.last_mut() {
                Some((same, _, to)) if *same == n => *to = players,
                _ => spans.push((n, players, players)),
            }
        }
        let numbers: Vec<String> = spans.iter().map(|(n, ..)| n.to_string()).collect();
        let text = say(&numbers.join("/"));
        let span = |(_, from, to): &(u8, u8, u8)| match from == to {
            true => from.to_string(),
            false => format!("{from}–{to}"),
        };
        if spans.len() == 1 {
            return text;
        }
        let players: Vec<String> = spans.iter().map(span).collect();
        let players = players.join("/");
        let args = [("text", txt(&text)), ("players", txt(&players))];
        self.say("aim-by-players", &args)
    }

    /// The dice of some rounds.
    fn weather_row(&self, row: &WeatherRow) -> PartLine {
        let dice: Vec<String> = row.dice.iter().map(|&d| self.weather_die(d)).collect();
        let list = self.and(&dice);
        let args = [
            ("from", num(row.from)),
            ("to", num(row.to)),
            ("dice", txt(&list)),
        ];
        let id = if dice.is_empty() {
            "line-scenario-weather-none"
        } else {
            "line-scenario-weather"
        };
        let signs = row.dice.iter().map(|die| Mark::plain(weather_sign(*die)));
        let text = self.sentence(&self.say(id, &args));
        PartLine::new(Style::Plain, text, signs.collect())
    }
}

/// The sign of one of the things that win a scenario, if it has one.
fn aim_sign(aim: &Aim) -> Option<Sign> {
    match aim {
        Aim::Pile => Some(Sign::Res(Res::Wood)),
        Aim::Item(item) | Aim::Made(item) => Some(Sign::Item(item.clone())),
        Aim::Rounds { .. } => None,
        Aim::With(_) => Some(Sign::Pawn),
        Aim::Markers { .. } => Some(Sign::Marker),
        Aim::Drawn => Some(Sign::Invention),
        Aim::Shelter => Some(Sign::Shelter),
        Aim::Level { track, .. } => Some(Sign::Track(*track)),
        Aim::Explored(_) => Some(Sign::Tile),
        Aim::Times { .. } => Some(Sign::Totem),
        Aim::Free(_) => Some(Sign::Crew),
        Aim::Done(_) => Some(Sign::Beast),
    }
}
