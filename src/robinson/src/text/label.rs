//! Options of questions in few words.

use super::{
    TableWords,
    bundle::{capital, num, txt},
};
use crate::{
    ask::{Label, Loss, Question},
    effect::{Effect, Fate},
    ids::{Space, TokenKind},
    rulings::Reading,
    state::Stock,
    view::{Brings, OptionView, Unmet},
};

impl TableWords<'_> {
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
        let text = match (
            &option.label,
            self.view.ask.as_ref().map(|ask| &ask.question),
        ) {
            (Label::No, Some(Question::MayMoveCamp)) => self.stay(),
            (Label::Space(space), Some(Question::PickTile)) if self.turns_down() => {
                self.space_having(*space, self.lost_with(*space))
            }
            // Going on without the weapons gives up what needs them.
            (Label::Continue, Some(Question::WeaponNeeded { .. })) => self.w.word("o-leave-it"),
            (
                Label::Continue,
                Some(Question::Combat {
                    strength,
                    weapon,
                    armour,
                    more,
                }),
            ) => {
                let short = u16::from(*strength).saturating_sub(*weapon);
                let wounds = short.saturating_sub((*armour).into());
                let wounds = wounds.saturating_add((*more).into());
                self.w.say("o-fight", &[("wounds", num(wounds))])
            }
            (
                Label::Continue,
                Some(Question::Before(Loss::Meal {
                    portions,
                    eaters,
                    extra: false,
                })),
            ) => match eaters.saturating_sub(*portions) {
                0 => self.w.word("o-eat"),
                n => {
                    let args = [("n", num(n)), ("eaters", num(*eaters))];
                    self.w.say("o-hungry", &args)
                }
            },
            // Whoever has nothing there goes hungry.
            (Label::Continue, Some(Question::Before(Loss::OwnMeal { extra }))) => {
                let wounds = if *extra { 1 } else { 2 };
                self.w.say("o-own-meal", &[("n", num(wounds))])
            }
            // What a night outside costs is in no card.
            (Label::Alternative { effects, .. }, _) if effects.contains(&Effect::NightOutside) => {
                let text = self.label_full(&option.label);
                self.w.say("o-night-outside", &[("text", txt(&text))])
            }
            (label, _) => self.label_full(label),
        };
        match option.brings {
            Brings::Wounds(Unmet { missing, each }) => {
                let whom = if each { "each" } else { "one" };
                let args = [
                    ("text", txt(&text)),
                    ("n", missing.into()),
                    ("whom", whom.into()),
                ];
                self.w.say("o-unmet", &args)
            }
            Brings::Nothing => self.w.say("o-idle", &[("text", txt(&text))]),
            Brings::NoLoss { level } => {
                let args = [("text", txt(&text)), ("n", num(level))];
                self.w.say("o-no-loss", &args)
            }
            Brings::AsSaid => text,
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
            Label::Alternative { id, effects, fate } => {
                let text = match effects.is_empty() {
                    true => w
                        .find(&format!("alt-{}", id.as_str()), &[])
                        .unwrap_or_else(|| w.word("alt-none")),
                    false => w.effects_phrase(effects),
                };
                // That a card is discarded is what everybody expects; the rest is said in few words, for a button.
                let id = match fate {
                    Some(Fate::ShuffleIntoEvents) => "o-choice-shuffle",
                    Some(Fate::Keep) => "o-choice-keep",
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
            Label::Space(space) => self.space_with(*space),
            Label::CoveredTerrain(space) => {
                let place = self.space(*space);
                w.say("o-covered-terrain", &[("space", txt(&place))])
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

    /// The camp stays where it is, with what is there.
    fn stay(&self) -> String {
        let camp = self.view.hexes.iter().find(|hex| hex.camp);
        match camp {
            Some(hex) => {
                let (place, has) = (self.space(hex.space), self.has(hex.space, Vec::new()));
                let has = if has.is_empty() { "none" } else { &has };
                self.w
                    .say("o-stay", &[("space", txt(&place)), ("has", txt(has))])
            }
            None => self.w.word("o-no"),
        }
    }

    /// A hex with what lies there: sources that are open, tokens that bring something, a natural shelter.
    fn space_with(&self, space: Space) -> String {
        self.space_having(space, Vec::new())
    }

    /// Whether the open question is which tile is turned down.
    fn turns_down(&self) -> bool {
        let does = self.view.ask.as_ref().and_then(|ask| ask.does.as_ref());
        matches!(does, Some(Effect::FlipTileDown { .. }))
    }

    /// What stands on a hex and is lost if its tile is turned down, and what hinders there and goes with it.
    fn lost_with(&self, space: Space) -> Vec<String> {
        let w = &*self.w;
        let Some(hex) = self.view.hexes.iter().find(|hex| hex.space == space) else {
            return Vec::new();
        };
        let sheet = self.catalog.scenarios.get(&self.view.scenario);
        let tells = |what: &str, hinders: bool| {
            let id = if hinders {
                "o-space-gone"
            } else {
                "o-space-lost"
            };
            w.say(id, &[("what", txt(what))])
        };
        let markers = hex.markers.iter().map(|kind| {
            let hinders = sheet.is_some_and(|sheet| sheet.hinders(kind));
            tells(&w.marker(kind), hinders)
        });
        let mut lost: Vec<String> = markers.collect();
        // Ruling number-tokens: beside the board they stay.
        let stays = self.view.rulings.follows(Reading::NumbersBeside);
        if let Some(n) = hex.number.filter(|_| !stays) {
            // Where each of them brings more weather it is no loss.
            let hinders = sheet.is_some_and(|sheet| !sheet.number_dice.is_empty());
            lost.push(tells(&w.say("o-space-number", &[("n", num(n))]), hinders));
        }
        if hex.shortcut {
            lost.push(tells(&w.word("o-space-shortcut"), false));
        }
        lost
    }

    /// A hex with these things there, and with what else lies there as above.
    fn space_having(&self, space: Space, has: Vec<String>) -> String {
        let (place, has) = (self.space(space), self.has(space, has));
        if has.is_empty() {
            return place;
        }
        let args = [("space", txt(&place)), ("has", txt(&has))];
        self.w.say("o-space-with", &args)
    }

    /// These things with what else lies on a hex; empty where nothing does.
    fn has(&self, space: Space, mut has: Vec<String>) -> String {
        let w = &*self.w;
        let Some(hex) = self.view.hexes.iter().find(|hex| hex.space == space) else {
            return String::new();
        };
        if let Some(tile) = hex.tile.as_ref().filter(|tile| !tile.face_down) {
            let open = tile.sources.iter().filter(|(_, exhausted)| !exhausted);
            has.extend(open.map(|(source, _)| w.word(&format!("tile-source-{}", source.name()))));
            if tile.natural_shelter {
                has.push(w.word("o-space-shelter"));
            }
        }
        let tokens = hex.tokens.iter().filter(|token| {
            matches!(
                token,
                TokenKind::AdditionalFood | TokenKind::AdditionalWood | TokenKind::GreaterDanger
            )
        });
        has.extend(tokens.map(|token| w.token(*token)));
        has.join(", ")
    }

    /// The price of a project by its index, as the view shows it.
    fn project_price(&self, project: &crate::plan::Project, index: u8) -> String {
        use crate::{content::Price, ids::Track, plan::Project};
        let price = match project {
            Project::Invention(id) | Project::On(id, _) => self
                .view
                .inventions
                .iter()
                .find(|i| i.id == *id)
                .and_then(|i| i.prices.get(usize::from(index)))
                .copied()
                .unwrap_or_default(),
            Project::Level(Track::Weapon) => Price {
                wood: 1,
                fur: 0,
                food: 0,
            },
            Project::Shelter | Project::Level(Track::Roof | Track::Palisade) => {
                let both = self.view.camp_price;
                if index == 0 {
                    Price {
                        wood: both.wood,
                        fur: 0,
                        food: 0,
                    }
                } else {
                    Price {
                        wood: 0,
                        fur: both.fur,
                        food: 0,
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
