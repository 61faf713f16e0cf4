//! What a scenario sheet says besides goal, weather, book and totems.

use super::{
    bundle::{Wording, num, txt},
    effect_marks::weather_sign,
    marks,
    sheet::{PartLine, Style},
    signs::{Mark, Sign},
};
use crate::{
    content::{CrewMember, Mouths, Scenario, SheetSetup},
    ids::{Res, TokenKind},
};

impl Wording {
    /// Who eats, and what lies on what.
    pub(super) fn sheet_lines(&self, scenario: &Scenario) -> Vec<PartLine> {
        let mut lines: Vec<PartLine> = self.mouths(&scenario.mouths).into_iter().collect();
        if scenario.food_stacks {
            let sign = Mark::plain(Sign::Token(TokenKind::AdditionalFood));
            let text = self.word("line-scenario-food-stacks");
            lines.push(PartLine::new(Style::Plain, text, vec![sign]));
        }
        lines.extend(self.setup_lines(scenario));
        if scenario.mixed_prices {
            let signs = [Sign::Res(Res::Wood), Sign::Res(Res::Fur)].map(Mark::plain);
            let text = self.word("line-scenario-mixed-prices");
            lines.push(PartLine::new(Style::Plain, text, signs.into()));
        }
        if let Some(by) = scenario.closing() {
            let text = self.say("line-scenario-closing", &[("by", txt(&self.closing(by)))]);
            let sign = Mark::none(Sign::Camp);
            lines.push(PartLine::new(Style::Plain, text, vec![sign]));
        }
        let plain = |text, signs| PartLine::new(Style::Plain, text, signs);
        if scenario.setup.shelter {
            let sign = Mark::plain(Sign::Shelter);
            lines.push(plain(self.word("line-scenario-shelter"), vec![sign]));
        }
        if !scenario.number_dice.is_empty() {
            let dice: Vec<String> = scenario
                .number_dice
                .iter()
                .map(|&die| self.weather_die(die))
                .collect();
            let dice = self.and(&dice);
            let args = [("dice", txt(&dice))];
            let signs = scenario.number_dice.iter();
            let signs = signs.map(|&die| Mark::plain(weather_sign(die))).collect();
            lines.push(plain(self.say("line-scenario-number-dice", &args), signs));
        }
        for (id, effects) in [
            ("line-scenario-breach", &scenario.breach),
            ("line-scenario-production", &scenario.production),
        ] {
            if !effects.is_empty() {
                let text = self.line(id, &self.prose(effects));
                lines.push(plain(text, marks::marks(effects)));
            }
        }
        lines.extend(self.crew_lines(&scenario.crew));
        lines
    }

    /// What is otherwise from the start: the tile of the camp, a tile that lets nobody in, items, slow actions.
    fn setup_lines(&self, scenario: &Scenario) -> Vec<PartLine> {
        let (setup, usual) = (&scenario.setup, SheetSetup::default());
        let mut lines = Vec::new();
        let mut add = |text, sign| lines.push(PartLine::new(Style::Plain, text, vec![sign]));
        if setup.start != usual.start {
            let args = [
                ("n", num(setup.start.number)),
                ("space", txt(setup.start.space.name())),
            ];
            add(
                self.say("line-scenario-start", &args),
                Mark::plain(Sign::Camp),
            );
        }
        if let Some(closed) = &setup.closed {
            let by = self.closing(&closed.by);
            let args = [("by", txt(&by)), ("space", txt(closed.space.name()))];
            add(
                self.say("line-scenario-closed", &args),
                Mark::none(Sign::Tile),
            );
        }
        if !setup.items.is_empty() {
            let items: Vec<String> = setup.items.iter().map(|item| self.item(item)).collect();
            let items = self.and(&items);
            let args = [("items", txt(&items))];
            let sign = Mark::plain(Sign::Item(setup.items[0].clone()));
            add(self.say("line-scenario-items", &args), sign);
        }
        for kind in &setup.slow {
            let name = self.action_name(*kind);
            let args = [("kind", txt(&name))];
            let sign = Mark::plain(Sign::Action(*kind));
            add(self.say("line-scenario-slow", &args), sign);
        }
        lines
    }

    /// Who is of the crew, in order, what becomes of them, and what each leaves.
    fn crew_lines(&self, crew: &[CrewMember]) -> Vec<PartLine> {
        if crew.is_empty() {
            return Vec::new();
        }
        let name = |member: &CrewMember| {
            let who = self.crew_member(&member.id);
            let id = match (member.captured, member.vital) {
                (true, _) => "scenario-crew-captured",
                (false, true) => "scenario-crew-vital",
                (false, false) => return who,
            };
            self.say(id, &[("who", txt(&who))])
        };
        let names: Vec<String> = crew.iter().map(name).collect();
        let names = names.join(", ");
        let text = self.say("line-scenario-crew", &[("names", txt(&names))]);
        let mut lines = vec![PartLine::new(
            Style::Plain,
            text,
            vec![Mark::plain(Sign::Crew)],
        )];
        let leaves: Vec<String> = crew
            .iter()
            .filter_map(|member| {
                let usage = member.leaves()?;
                let (who, text) = (self.crew_member(&member.id), self.use_text(&usage));
                let args = [("who", txt(&who)), ("text", txt(&text))];
                Some(self.say("scenario-crew-bonus", &args))
            })
            .collect();
        for some in leaves.chunks(3) {
            let all = some.join("; ");
            lines.push(self.note(self.say("line-scenario-crew-bonus", &[("all", txt(&all))])));
        }
        lines
    }

    /// Who eats besides the group in some nights, if anybody does.
    fn mouths(&self, mouths: &[Mouths]) -> Option<PartLine> {
        let span = |m: &Mouths| {
            let args = [("from", num(m.from)), ("to", num(m.to)), ("n", num(m.n))];
            self.say("scenario-mouths", &args)
        };
        let spans: Vec<String> = mouths.iter().map(span).collect();
        let text = self.say("line-scenario-mouths", &[("spans", txt(&self.and(&spans)))]);
        let signs = vec![Mark::plain(Sign::Night), Mark::plain(Sign::Res(Res::Food))];
        (!spans.is_empty()).then(|| PartLine::new(Style::Plain, text, signs))
    }
}
