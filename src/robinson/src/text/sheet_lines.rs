//! What a scenario sheet says besides goal, weather, book and totems.

use super::{
    bundle::{Wording, num, txt},
    sheet::{PartLine, Style},
    signs::{Mark, Sign},
};
use crate::{
    content::{Mouths, Scenario},
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
