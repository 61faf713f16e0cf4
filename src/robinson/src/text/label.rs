//! Options of questions in few words.

use super::{
    Table,
    bundle::{capital, num, txt},
};
use crate::{
    ask::Label,
    effect::Fate,
    state::Stock,
    view::{OptionView, Unmet},
};

impl Table<'_> {
    /// An option as it stands by itself.
    pub fn label(&self, label: &Label) -> String {
        capital(&self.label_full(label))
    }

    /// An option with what comes of it, as it stands by itself.
    pub fn option_label(&self, option: &OptionView) -> String {
        capital(&self.option(option))
    }

    /// An option with what comes of it as things stand.
    pub fn option(&self, option: &OptionView) -> String {
        let text = self.label_full(&option.label);
        match option.unmet {
            Some(Unmet { missing, each }) => {
                let whom = if each { "each" } else { "one" };
                let args = [
                    ("text", txt(&text)),
                    ("n", missing.into()),
                    ("whom", whom.into()),
                ];
                self.w.say("o-unmet", &args)
            }
            None => text,
        }
    }

    /// An option in full, for the body of a message.
    pub fn label_full(&self, label: &Label) -> String {
        let w = &*self.w;
        match label {
            Label::Continue => w.word("o-continue"),
            Label::No => w.word("o-no"),
            Label::Stop => w.word("o-stop"),
            Label::DrawAnother => w.word("o-draw-another"),
            Label::Alternative { id, effects, .. } if effects.is_empty() => w
                .find(&format!("alt-{}", id.as_str()), &[])
                .unwrap_or_else(|| w.word("alt-none")),
            Label::Alternative { effects, fate, .. } => {
                let text = w.effects_phrase(effects);
                // That a card is discarded is what everybody expects.
                let id = match fate {
                    Some(Fate::ShuffleIntoEvents) => "fate-choice-shuffle",
                    Some(Fate::Keep) => "fate-choice-keep",
                    Some(Fate::Discard | Fate::ByChoice) | None => return text,
                };
                w.say(id, &[("text", txt(&text))])
            }
            Label::Source(space, source, res) => {
                let res = match self.printed(*space, *source) {
                    Some(source) => w.source(source),
                    None => w.res_name(*res),
                };
                let place = self.space(*space);
                w.say("o-source", &[("space", txt(&place)), ("res", txt(&res))])
            }
            Label::Space(space) => {
                let place = self.space(*space);
                w.say("o-space", &[("space", txt(&place))])
            }
            Label::Card(card) => w.card(card),
            Label::Person(who) => self.person(*who),
            Label::Track(track) => w.track(*track),
            Label::Use(who, usable) => {
                let thing = self.usable_name(usable);
                // What belongs to everybody is nobody's by name.
                if !self.is_personal(*who, usable) {
                    return thing;
                }
                let person = self.person(*who);
                w.say("o-use", &[("who", txt(&person)), ("thing", txt(&thing))])
            }
            Label::Placement(id) => match self.view.plan.iter().find(|p| p.id == *id) {
                Some(placement) => {
                    let goal = self.goal_line(&placement.what.goal);
                    let pawns = self.pawns(&placement.what.pawns);
                    w.say("plan-line", &[("goal", txt(&goal)), ("pawns", txt(&pawns))])
                }
                None => w.say("o-placement-number", &[("n", num(*id))]),
            },
            Label::Reroll(die, who, usable) => {
                let thing = self.usable_name(usable);
                w.say(
                    "o-reroll",
                    &[
                        ("die", txt(&w.die(*die))),
                        ("who", txt(&self.person(*who))),
                        ("thing", txt(&thing)),
                    ],
                )
            }
            Label::Stock(stock) => w.stock(stock),
            Label::Number(n) => w.stock(&Stock {
                wood: (*n).into(),
                ..Stock::default()
            }),
            Label::Det(n) => w.say("o-det", &[("n", num(*n))]),
            Label::Heal(n) => w.say("o-heal", &[("n", num(*n))]),
            Label::Morale(n) => w.say("o-morale", &[("n", txt(&signed(i64::from(*n))))]),
            Label::Tile(number) => match self.catalog.tiles.get(number) {
                Some(tile) => {
                    let lines = w.tile_lines(tile);
                    let first = lines.first().map(String::as_str).unwrap_or_default();
                    format!(
                        "{}: {}",
                        w.say("tile-name", &[("n", num(*number))]),
                        first.trim_end_matches('.')
                    )
                }
                None => w.tile(*number),
            },
            Label::Top => w.word("o-top"),
            Label::Bottom => w.word("o-bottom"),
            Label::Token(token, place) => w.say(
                "o-token",
                &[
                    ("token", txt(&w.token(*token))),
                    ("loc", txt(&w.place(*place))),
                ],
            ),
            Label::Arrow(who, n) => w.say(
                "o-arrow",
                &[("who", txt(&self.person(*who))), ("n", num(*n))],
            ),
            Label::Project(project, price) => {
                let what = w.project(project);
                let price = self.project_price(project, *price);
                w.say("o-project", &[("what", txt(&what)), ("price", txt(&price))])
            }
            Label::IgnoreTrap => w.word("o-ignore-trap"),
            Label::Pay => w.word("o-pay"),
            Label::Suffer => w.word("o-suffer"),
        }
    }

    /// The price of a project by its index, as the view shows it.
    fn project_price(&self, project: &crate::plan::Project, index: u8) -> String {
        use crate::{content::Price, ids::Track, plan::Project};
        let price = match project {
            Project::Invention(id) => self
                .view
                .inventions
                .iter()
                .find(|i| i.id == *id)
                .and_then(|i| i.prices.get(usize::from(index)))
                .copied()
                .unwrap_or_default(),
            Project::Level(Track::Weapon) => Price { wood: 1, fur: 0 },
            Project::Shelter | Project::Level(Track::Roof | Track::Palisade) => {
                let both = self.view.camp_price;
                if index == 0 {
                    Price {
                        wood: both.wood,
                        fur: 0,
                    }
                } else {
                    Price {
                        wood: 0,
                        fur: both.fur,
                    }
                }
            }
        };
        self.w.price(price)
    }
}

/// A number with its sign, the minus as a real minus.
pub(super) fn signed(n: i64) -> String {
    if n < 0 {
        format!("−{}", n.unsigned_abs())
    } else {
        format!("+{n}")
    }
}
