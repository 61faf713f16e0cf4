//! What an action brings, in a phrase short enough for a menu.

use castaway_kernel::Key;

use super::{
    TableWords, Wording,
    bundle::{num, txt},
    told::BETWEEN,
    tools::asks_for,
};
use crate::{
    ask::Label,
    content::{Aim, SpecialAction},
    effect::{Effect, Passive},
    guide::Why,
    ids::{Res, Track},
    plan::{Goal, Project},
    policy,
    task::{CardRef, Usable},
    view::{AimView, OptionView},
};

impl Wording {
    /// What an order averts or brings, in a phrase.
    pub fn why(&self, why: Why) -> String {
        self.word(&format!("why-{}", why.name()))
    }

    /// What a built item does by itself, where a menu has no room for the words of its card.
    fn passive_gain(&self, passive: &Passive) -> Option<String> {
        Some(match passive {
            Passive::PawnEachRound(colour) => {
                let actions = self.pawn_actions(*colour);
                self.say("gain-pawn", &[("actions", txt(&actions))])
            }
            Passive::GatherBonus(n) => self.say("gain-gather-bonus", &[("n", num(*n))]),
            Passive::Rest { det, heal } => {
                let args = [("det", num(*det)), ("heal", num(*heal))];
                self.say("gain-rest-more", &args)
            }
            Passive::NightMeal { heal } => self.say("gain-night-meal", &[("heal", num(*heal))]),
            Passive::MoralePhaseDet(n) => self.say("gain-morale-det", &[("n", num(*n))]),
            Passive::Shortcut => self.word("gain-shortcut"),
            Passive::Pit => self.word("gain-pit"),
            Passive::PawnFor { .. }
            | Passive::FoodKeeps(_)
            | Passive::IgnoreSnow(_)
            | Passive::SnowAsRain(_)
            | Passive::CombatArmour(_)
            | Passive::ExtraDiscovery
            | Passive::IgnoreTrap
            | Passive::ExploreChoice(_) => return None,
        })
    }
}

impl TableWords<'_> {
    /// What an order averts or brings, in a phrase; of a part of the goal all that is still open of it, and who is to be fetched.
    pub fn reason(&self, why: Why) -> String {
        let away = self.view.guests.iter().find(|guest| guest.away);
        let of = match why {
            Why::Fetch => Some("why-fetch-of"),
            Why::Rescue => Some("why-rescue-of"),
            _ => None,
        };
        if let (Some(key), Some(guest)) = (of, away) {
            let who = self.w.guest(&guest.character);
            return self.w.say(key, &[("who", txt(&who))]);
        }
        let open = self.view.aims.iter().filter(|aim| {
            // The rounds come by themselves.
            !aim.met && !matches!(aim.aim, Aim::Rounds { .. })
        });
        let open: Vec<String> = open
            .map(|aim| match (self.w.aim(&aim.aim), aim.of) {
                (name, 0 | 1) => name,
                (name, of) => format!("{name} ({}/{of})", aim.have),
            })
            .collect();
        if why != Why::Part || open.is_empty() {
            return self.w.why(why);
        }
        let open = open.join(BETWEEN);
        self.w.say("why-part-of", &[("open", txt(&open))])
    }

    /// What an action brings, in a phrase; of what the goal still lacks that above all.
    pub fn gain(&self, goal: &Goal) -> String {
        if !self.furthers(goal) {
            return self.brings(goal);
        }
        // What a marker of the goal lays is said by that, and a menu has little room.
        let lays = match goal {
            Goal::Build(Project::Invention(id) | Project::On(id, _)) => self.only_lays(id),
            _ => false,
        };
        match lays {
            true => self.w.word("gain-goal"),
            false => self.wins_with(&self.brings(goal)),
        }
    }

    /// What an action brings, whether the goal lacks it or not.
    fn brings(&self, goal: &Goal) -> String {
        let w = &*self.w;
        match goal {
            Goal::Threat { slot, option } => self.threat_gain(*slot, *option),
            Goal::Hunt => w.word("gain-hunt"),
            Goal::Build(project) => self.project_gain(project),
            Goal::Gather { space, source } => match self.source_res(*space, *source) {
                Some(res) => w.say("gain-gather", &[("what", txt(&w.res(res, 1)))]),
                None => w.word("gain-gather-any"),
            },
            Goal::Explore(_) => w.word("gain-explore"),
            Goal::Arrange if self.view.people.len() == 4 => w.word("gain-arrange-four"),
            Goal::Arrange => w.word("gain-arrange"),
            Goal::Rest => w.word("gain-rest"),
            Goal::Special { action, .. } => {
                let Some(action) = self.sheet_action(action) else {
                    return String::new();
                };
                let next = action.steps.get(self.done(&action.id));
                let next = next.map_or(&[] as &[_], |step| step.effects.as_slice());
                let all: Vec<Effect> = action.effects.iter().chain(next).cloned().collect();
                self.w.effects_phrase(&all)
            }
            Goal::Card { serial, .. } => self.usable_help(&Usable::Kept(*serial)),
        }
    }

    /// What the invention or the discovery token does that an answer names; none where it names none.
    pub fn answer_brings(&self, option: &OptionView) -> Option<String> {
        match &option.label {
            Label::Card(CardRef::Invention(id)) => {
                Some(self.with_goal(id, self.invention_does(id)))
            }
            Label::Card(CardRef::Discovery(id)) => {
                let does = self.usable_help(&Usable::Discovery(id.clone()));
                Some(does.trim_end_matches('.').to_owned())
            }
            _ => None,
        }
    }

    /// How often an action succeeded, where that wins.
    fn done(&self, action: &Key) -> usize {
        let mut aims = self.view.aims.iter();
        let have = aims.find_map(|aim| match &aim.aim {
            Aim::Times {
                action: counted, ..
            } if counted == action => Some(aim.have),
            _ => None,
        });
        have.unwrap_or(0).into()
    }

    fn threat_gain(&self, slot: u8, option: u8) -> String {
        let threat = self.view.threats.get(usize::from(slot));
        let threat = threat.and_then(Option::as_ref);
        let action = threat.and_then(|t| t.actions.get(usize::from(option)));
        let gone = self.w.word("gain-threat");
        // Wreckage threatens nobody.
        let threatens = threat.is_none_or(|t| !matches!(t.card, CardRef::Wreckage(_)));
        match action {
            Some(action) if !action.reward.is_empty() => {
                let reward = self.w.effects_phrase(&action.reward);
                match threatens {
                    true => format!("{gone}{BETWEEN}{reward}"),
                    false => reward,
                }
            }
            Some(_) | None => gone,
        }
    }

    fn project_gain(&self, project: &Project) -> String {
        match project {
            Project::Shelter => self.w.word("gain-shelter"),
            Project::Level(Track::Roof) => self.w.word("gain-roof"),
            Project::Level(Track::Palisade) => self.w.word("gain-palisade"),
            Project::Level(Track::Weapon) => self.w.word("gain-weapon"),
            Project::Invention(id) | Project::On(id, _) => {
                let does = self.invention_brief(id);
                does.unwrap_or_else(|| self.invention_does(id))
            }
        }
    }

    /// The names of what a tool that does nothing else makes possible, and of the cards whose threat it is needed to end.
    fn opened_by(&self, id: &Key) -> (Vec<String>, Vec<String>) {
        let tool = self.catalog.inventions.get(id);
        if !tool.is_some_and(|tool| tool.on_build.is_empty() && tool.passive.is_empty()) {
            return (Vec::new(), Vec::new());
        }
        let there = self.view.inventions.iter().filter(|other| !other.built);
        let opened = there.filter(|other| other.items.contains(id));
        let opened = opened.map(|other| {
            let name = self.w.item(&other.id);
            let args = [("id", txt(other.id.as_str())), ("item", txt(&name))];
            // German names it with its article.
            self.w.say("needed-item", &args)
        });
        let threats = self.view.threats.iter().flatten();
        let averted =
            threats.filter(|threat| threat.actions.iter().any(|action| asks_for(action, id)));
        let averted = averted.map(|threat| self.w.card(&threat.card));
        (opened.collect(), averted.collect())
    }

    /// What a built item does by itself, in a few words; none of an item that does something else.
    fn invention_brief(&self, id: &Key) -> Option<String> {
        let invention = self.catalog.inventions.get(id)?;
        let each = invention.passive.iter();
        let each = each.map(|passive| self.w.passive_gain(passive));
        let each: Vec<String> = each.collect::<Option<_>>()?;
        (!each.is_empty()).then(|| each.join(BETWEEN))
    }

    /// What a built item does; of one that the goal still lacks that above all.
    fn with_goal(&self, id: &Key, does: String) -> String {
        match self.wins(id) {
            true => self.wins_with(&does),
            false => does,
        }
    }

    /// What something does that the goal still lacks.
    fn wins_with(&self, does: &str) -> String {
        self.w.say("gain-wins", &[("what", txt(does))])
    }

    /// An action of the scenario.
    fn sheet_action(&self, id: &Key) -> Option<&SpecialAction> {
        let scenario = self.catalog.scenarios.get(&self.view.scenario)?;
        scenario.action(id)
    }

    /// What the goal asks for and does not have yet.
    fn lacking(&self) -> impl Iterator<Item = &AimView> {
        self.view.aims.iter().filter(|aim| !aim.met)
    }

    /// Whether an action brings something that the goal asks for and does not have yet.
    fn furthers(&self, goal: &Goal) -> bool {
        match goal {
            Goal::Build(Project::Invention(id) | Project::On(id, _)) => self.wins(id),
            Goal::Build(Project::Shelter) => self.lacking().any(|one| one.aim == Aim::Shelter),
            Goal::Build(Project::Level(raised)) => self
                .lacking()
                .any(|one| matches!(&one.aim, Aim::Level { track, .. } if track == raised)),
            Goal::Gather { space, source } => {
                let wood = self.source_res(*space, *source) == Some(Res::Wood);
                let there = |one: &AimView| one.have.saturating_add(self.view.stock.wood);
                let short = |one: &AimView| one.aim == Aim::Pile && there(one) < one.of;
                wood && self.lacking().any(short)
            }
            Goal::Explore(_) => self
                .lacking()
                .any(|one| matches!(one.aim, Aim::Explored(_))),
            Goal::Special { action, .. } => self.sheet_action(action).is_some_and(|action| {
                let lays = action.brings().any(|effect| self.lays(effect));
                let mut lacking = self.lacking();
                lays || lacking.any(|one| policy::brings_about(action, &one.aim))
            }),
            Goal::Threat { .. } | Goal::Hunt | Goal::Card { .. } | Goal::Arrange | Goal::Rest => {
                false
            }
        }
    }

    /// Whether the goal lacks an invention, or what building it lays down.
    fn wins(&self, id: &Key) -> bool {
        let invention = self.catalog.inventions.get(id);
        let mut built = invention.into_iter().flat_map(|one| &one.on_build);
        let lays = built.any(|effect| self.lays(effect));
        let mut there = self.view.inventions.iter();
        // What was drawn at the start.
        let drawn = there.any(|one| one.id == *id && one.wanted && !one.built);
        let mut lacking = self.lacking();
        let asked =
            lacking.any(|one| matches!(&one.aim, Aim::Item(item) | Aim::Made(item) if item == id));
        lays || drawn || asked
    }

    /// Whether this lays a marker of which the goal lacks some.
    fn lays(&self, effect: &Effect) -> bool {
        let Effect::ScenarioMarker { marker: laid, .. } = effect else {
            return false;
        };
        let mut lacking = self.lacking();
        lacking.any(|one| matches!(&one.aim, Aim::Markers { marker, .. } if marker == laid))
    }

    /// Whether a build does nothing but lay such a marker.
    fn only_lays(&self, id: &Key) -> bool {
        let invention = self.catalog.inventions.get(id);
        invention.is_some_and(|one| {
            let lays = |effect: &Effect| self.lays(effect);
            one.passive.is_empty() && !one.on_build.is_empty() && one.on_build.iter().all(lays)
        })
    }

    /// What a built item does, without what it takes to build it.
    fn invention_does(&self, id: &Key) -> String {
        let (opened, ended) = self.opened_by(id);
        let kind = match (opened.is_empty(), ended.is_empty()) {
            (false, true) => Some("items"),
            (true, false) => Some("threats"),
            (false, false) => Some("both"),
            (true, true) => None,
        };
        if let Some(kind) = kind {
            let (names, threats) = (self.w.and(&opened), self.w.and(&ended));
            let args = [
                ("kind", txt(kind)),
                ("names", txt(&names)),
                ("threats", txt(&threats)),
            ];
            return self.w.say("gain-tool", &args);
        }
        let card = CardRef::Invention(id.clone());
        let parts = self.w.card_parts(self.catalog, &card);
        // The last part is what the built item does; that it stays is true of all that a scenario brings.
        let stays = self.w.word("line-scenario-invention");
        let said = parts.into_iter().next_back().map(|part| {
            let does = part.said.into_iter().filter(|line| *line != stays);
            does.collect::<Vec<_>>().join(" ")
        });
        said.unwrap_or_default().trim_end_matches('.').to_owned()
    }
}
