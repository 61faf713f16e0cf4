//! Questions in words.

mod pile;

use super::{
    TableWords,
    bundle::{capital, num, txt},
};
use crate::{
    ask::{Label, Loss, Question},
    ids::{MysteryKind, Space, Track, Who},
    task::{CardRef, Owed},
    view::{AskView, HexView},
};

/// A question as it is put.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestionText {
    /// A few words.
    pub title: String,
    /// What is to be decided.
    pub body: String,
}

impl TableWords<'_> {
    /// Something owed, with an amount.
    pub fn owed(&self, owed: &Owed, n: u16) -> String {
        match owed {
            Owed::Res(res) => self.w.res(*res, n),
            Owed::Det(_) => self.w.say("n-det", &[("n", num(n))]),
            Owed::Track(track) => format!("{} {n}", self.w.track(*track)),
        }
    }

    /// The open question: a title and what is to be decided, with the card it comes from.
    pub fn question(&self, ask: &AskView) -> QuestionText {
        let mut text = match (&ask.question, &ask.does) {
            // What becomes of the tile decides which one it should be.
            (Question::PickTile, Some(effect)) => {
                let does = self.w.effects_phrase(std::slice::from_ref(effect));
                self.put("q-pick-tile-for", &[("does", txt(&capital(&does)))])
            }
            (Question::Trap, _) if self.is_creature(ask.source.as_ref()) => {
                let who = ask.who.map(|who| self.subject(who)).unwrap_or_default();
                self.put("q-creature", &[("who", txt(&who))])
            }
            // Each option is an action that is still to come.
            (Question::NextAction { kind }, _) => self.put(
                "q-next-action",
                &[
                    ("kind", txt(&self.w.action_name(*kind))),
                    ("n", num(u8::try_from(ask.options.len()).unwrap_or(u8::MAX))),
                ],
            ),
            // Whoever has used something says what for.
            (Question::Alternative, _)
                if matches!(
                    ask.source,
                    Some(CardRef::Ability(_) | CardRef::Equipment(_))
                ) =>
            {
                self.put("q-alternative-use", &[])
            }
            (question, _) => self.question_text(question, ask.who),
        };
        if let Some(card) = &ask.source {
            text.title = format!("{} · {}", self.w.card(card), text.title);
        }
        text
    }

    /// A question in a few words.
    pub(super) fn title(&self, question: &Question, who: Option<Who>) -> String {
        self.question_text(question, who).title
    }

    fn is_creature(&self, card: Option<&CardRef>) -> bool {
        let Some(CardRef::Mystery(key)) = card else {
            return false;
        };
        let card = self.catalog.mysteries.get(key);
        card.is_some_and(|card| card.kind == MysteryKind::Creature)
    }

    fn question_text(&self, question: &Question, who: Option<Who>) -> QuestionText {
        let w = &*self.w;
        let named = |name: fn(&Self, Who) -> String| match who {
            Some(who) => name(self, who),
            None => w.word("the-group"),
        };
        let person = named(Self::person);
        let subject = named(Self::subject);
        let simple = |id: &str| self.put(id, &[("who", txt(&subject))]);
        let count = |id: &str, n: u8| self.put(id, &[("who", txt(&subject)), ("n", num(n))]);
        match question {
            Question::Alternative => simple("q-alternative"),
            Question::ExhaustSource => simple("q-exhaust-source"),
            Question::PickTile => simple("q-pick-tile"),
            Question::BlackMarker => simple("q-black-marker"),
            Question::MoveCamp => simple("q-move-camp"),
            Question::SleepWhere => simple("q-sleep-where"),
            Question::MayMoveCamp => self.may_move_camp(),
            Question::FlipItem => simple("q-flip-item"),
            Question::LoseItem => simple("q-lose-item"),
            Question::MarkItem => simple("q-mark-item"),
            Question::DropInvention => simple("q-drop-invention"),
            Question::TakeInvention => simple("q-take-invention"),
            Question::BuildFree => simple("q-build-free"),
            Question::Heal { left } => count("q-heal", *left),
            Question::GiveDet { left } => count("q-give-det", *left),
            Question::GiveWound { left } => count("q-give-wound", *left),
            Question::CoverArrow => simple("q-cover-arrow"),
            Question::MoraleBonus => simple("q-morale-bonus"),
            Question::HalfProduction { take } => count("q-half-production", *take),
            Question::Shortcut => simple("q-shortcut"),
            Question::PlaceShortcut => simple("q-place-shortcut"),
            Question::NextAction { kind } => self.put(
                "q-next-action",
                &[("kind", txt(&w.action_name(*kind))), ("n", num(0_u8))],
            ),
            Question::AfterRoll { roll } => self.put(
                "q-after-roll",
                &[("who", txt(&subject)), ("roll", txt(&w.roll(roll)))],
            ),
            Question::Combat {
                strength,
                weapon,
                armour,
                more,
            } => {
                let short = u16::from(*strength).saturating_sub(*weapon);
                let wounds = short.saturating_sub((*armour).into());
                self.put(
                    "q-combat",
                    &[
                        ("who", txt(&person)),
                        ("strength", num(*strength)),
                        ("weapon", num(*weapon)),
                        ("wounds", num(wounds)),
                        ("armour", num(*armour)),
                        ("more", num(*more)),
                    ],
                )
            }
            Question::WeaponNeeded { need, weapon } => self.put(
                "q-weapon-needed",
                &[
                    ("who", txt(&person)),
                    ("need", num(*need)),
                    ("weapon", num(*weapon)),
                ],
            ),
            Question::Weather { dice } => {
                let tokens = self.weather_tokens();
                let (id, more) = match (dice.is_empty(), tokens.is_empty()) {
                    (true, _) => ("q-weather-tokens", "yes"),
                    (false, false) => ("q-weather", "yes"),
                    (false, true) => ("q-weather", "no"),
                };
                let rolled = w.weather_roll(dice);
                let args = [
                    ("dice", txt(&rolled)),
                    ("more", txt(more)),
                    ("tokens", txt(&tokens)),
                    ("roof", num(self.view.roof)),
                ];
                self.put(id, &args)
            }
            Question::Demand { owed, n, missing } => {
                // What several are asked for one after the other says of whom.
                let (id, who) = match owed {
                    Owed::Det(who) => ("q-demand-of", self.person(*who)),
                    Owed::Res(_) | Owed::Track(_) => ("q-demand", String::new()),
                };
                // German says of what there is too little by its gender.
                let kind = match owed {
                    Owed::Res(res) => res.name(),
                    Owed::Det(_) => "det",
                    Owed::Track(_) => "level",
                };
                self.put(
                    id,
                    &[
                        ("who", txt(&who)),
                        ("owed", txt(&self.owed(owed, u16::from(*n)))),
                        ("kind", txt(kind)),
                        ("n", num(*n)),
                        ("missing", num(*missing)),
                    ],
                )
            }
            Question::Lethal { n } => count("q-lethal", *n),
            Question::Before(loss) => self.before_text(loss, &subject),
            Question::ArrangeCamp => simple("q-arrange-camp"),
            Question::ArrangeBonus => simple("q-arrange-bonus"),
            Question::MysteryGoOn => simple("q-mystery-go-on"),
            Question::Trap => simple("q-trap"),
            Question::WhoEats { portions } => count("q-who-eats", *portions),
            Question::Night => simple("q-night"),
            Question::TileOrder => simple("q-tile-order"),
            Question::TileToPlace => simple("q-tile-to-place"),
            Question::PeekedBeast { beast } => {
                let card = crate::task::CardRef::Beast(beast.clone());
                self.put(
                    "q-peeked-beast",
                    &[("card", txt(&self.card_with_text(&card)))],
                )
            }
            Question::StrongestBeast => simple("q-strongest-beast"),
            Question::Peeked { card } => {
                self.put("q-peeked", &[("card", txt(&self.card_with_text(card)))])
            }
            Question::KeepDiscovery => simple("q-keep-discovery"),
            Question::RemoveToken => simple("q-remove-token"),
            Question::ExtraBuild => simple("q-extra-build"),
            Question::SaveWood => simple("q-save-wood"),
            Question::NightSurcharge => simple("q-night-surcharge"),
            Question::Protect => simple("q-protect"),
            Question::PileWood => self.pile_wood(),
        }
    }

    /// What moving brings and costs as things stand (R-MOVE-2 to R-MOVE-4).
    fn may_move_camp(&self) -> QuestionText {
        let view = self.view;
        let shelter = match (view.shelter, view.natural_shelter) {
            (true, _) => "built",
            (false, true) => "natural",
            (false, false) => "none",
        };
        // R-MOVE-2: what is built moves with half of its levels; without a built shelter they stay behind.
        let kept = |level: u16| if view.shelter { level - level / 2 } else { 0 };
        let levels = [(Track::Roof, view.roof), (Track::Palisade, view.palisade)];
        let lost = levels
            .into_iter()
            .filter(|(_, level)| kept(*level) < *level);
        let costs: Vec<String> = lost
            .map(|(track, level)| {
                let track = self.w.track_place(track);
                format!("{track} {level} → {}", kept(level))
            })
            .collect();
        let costs = costs.join(", ");
        let yes = |is: bool| txt(if is { "yes" } else { "no" });
        let shortcut = view.hexes.iter().any(|hex| hex.shortcut);
        self.put(
            "q-may-move-camp",
            &[
                ("shelter", txt(shelter)),
                (
                    "levels",
                    txt(if costs.is_empty() { "none" } else { "some" }),
                ),
                ("costs", txt(&costs)),
                ("shortcut", yes(shortcut)),
                ("beside", yes(self.shelters_beside())),
            ],
        )
    }

    /// Whether the camp could move to a natural shelter.
    fn shelters_beside(&self) -> bool {
        let shelters = |hex: &HexView| {
            let tile = hex.tile.as_ref();
            !hex.camp && tile.is_some_and(|tile| !tile.face_down && tile.natural_shelter)
        };
        let beside = |space: Space| {
            let mut hexes = self.view.hexes.iter();
            hexes.any(|hex| hex.space == space && shelters(hex))
        };
        let options = self.view.ask.iter().flat_map(|ask| &ask.options);
        options.into_iter().any(|option| match &option.label {
            Label::Space(space) => beside(*space),
            _ => false,
        })
    }

    /// The question of a stop before a loss.
    fn before_text(&self, loss: &Loss, subject: &str) -> QuestionText {
        let w = &*self.w;
        let helping = |extra: bool| num(u8::from(extra));
        match loss {
            Loss::Meal {
                portions,
                eaters,
                extra,
            } => self.put(
                "q-before-meal",
                &[
                    ("portions", num(*portions)),
                    ("eaters", num(*eaters)),
                    ("extra", helping(*extra)),
                    (
                        "enough",
                        txt(if portions >= eaters && !extra {
                            "yes"
                        } else {
                            "no"
                        }),
                    ),
                ],
            ),
            Loss::Mouths { portions, need } => self.put(
                "q-before-mouths",
                &[("portions", num(*portions)), ("need", num(*need))],
            ),
            Loss::OwnMeal { extra } => self.put(
                "q-before-own-meal",
                &[("who", txt(subject)), ("extra", helping(*extra))],
            ),
            Loss::Arrows { n } => {
                self.put("q-before-arrows", &[("who", txt(subject)), ("n", num(*n))])
            }
            Loss::LowMorale { n } => self.put(
                "q-before-low-morale",
                &[("who", txt(subject)), ("n", num(*n))],
            ),
            Loss::Goods => self.put("q-before-goods", &[]),
            Loss::Determination => self.put("q-before-determination", &[]),
            Loss::Item(item) => {
                let card = crate::task::CardRef::Invention(item.clone());
                self.put("q-before-item", &[("item", txt(&w.card(&card)))])
            }
            Loss::Half(track) => self.put("q-before-half", &[("track", txt(&w.track(*track)))]),
            Loss::Inventions => self.put("q-before-inventions", &[]),
            Loss::Alternatives => self.put("q-before-alternatives", &[]),
            Loss::Danger => self.put("q-before-danger", &[]),
            Loss::Breach => self.put("q-before-breach", &[]),
            Loss::Action(kind) => {
                self.put("q-before-action", &[("kind", txt(&w.action_name(*kind)))])
            }
            Loss::Beast => self.put("q-before-beast", &[]),
            Loss::Mysteries(n) => self.put("q-before-mysteries", &[("n", num(*n))]),
            Loss::Game => self.put("q-before-game", &[]),
        }
    }

    /// What the tokens on the Weather space bring tonight.
    fn weather_tokens(&self) -> String {
        let lie = &self.view.weather;
        let tokens = [
            (lie.rain, "weather-rain-token"),
            (lie.snow, "weather-snow-token"),
            (lie.storm, "weather-storm"),
        ];
        let lying = tokens.iter().filter(|(lies, _)| *lies);
        let lying: Vec<String> = lying.map(|(_, word)| self.w.word(word)).collect();
        lying.join(", ")
    }

    /// A card's name with its text in brackets, if that is short.
    fn card_with_text(&self, card: &crate::task::CardRef) -> String {
        let name = self.w.card(card);
        match self.w.card_lines(self.catalog, card).as_slice() {
            [line] => format!("{name} ({})", line.trim_end_matches('.')),
            _ => name,
        }
    }

    fn put(&self, id: &str, args: super::bundle::Args<'_>) -> QuestionText {
        QuestionText {
            title: self.w.say(&format!("{id}.title"), args),
            body: self.w.say(id, args),
        }
    }
}
