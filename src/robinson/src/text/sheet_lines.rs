//! What a scenario sheet says besides goal, weather, book and totems.

use super::{
    bundle::{Wording, num, txt},
    marks,
    sheet::{PartLine, Style},
    signs::{Mark, Sign},
};
use crate::{
    content::{Mouths, Scenario, SpecialAction, Taken},
    ids::{Res, TokenKind},
};

impl Wording {
    /// Who eats, what lies on what, which actions there are.
    pub(super) fn sheet_lines(&self, scenario: &Scenario) -> Vec<PartLine> {
        let mut lines: Vec<PartLine> = self.mouths(&scenario.mouths).into_iter().collect();
        if scenario.food_stacks {
            let sign = Mark::plain(Sign::Token(TokenKind::AdditionalFood));
            let text = self.word("line-scenario-food-stacks");
            lines.push(PartLine::new(Style::Plain, text, vec![sign]));
        }
        lines.extend(scenario.actions.iter().map(|a| self.sheet_action(a)));
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

    /// An action that the scenario offers.
    fn sheet_action(&self, action: &SpecialAction) -> PartLine {
        let (id, n, mut signs) = match &action.at {
            Taken::Number(n) => ("line-scenario-action", *n, vec![Mark::plain(Sign::Totem)]),
            Taken::Pawns(n) => (
                "line-scenario-action-pawns",
                *n,
                vec![Mark::plain(Sign::Action(action.kind))],
            ),
        };
        if let Taken::Pawns(_) = action.at {
            signs.extend(marks::marks(&action.effects));
        }
        let name = self.special_action(&action.id);
        let kind = self.action_name(action.kind);
        let does = self.prose(&action.effects);
        let args = [
            ("action", txt(&name)),
            ("kind", txt(&kind)),
            ("n", num(n)),
            ("text", txt(&does)),
        ];
        PartLine::new(Style::Plain, self.say(id, &args), signs)
    }
}
