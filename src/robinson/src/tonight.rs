//! What threatens before the next round, after all that is surely done until then: planned actions that need no luck are counted.

mod away;
mod bill;
mod event;
mod feeds;
mod frail;
mod larder;
mod sky;
mod unpaid;
mod winnable;
mod worst;

use castaway_kernel::Key;

use crate::{
    catalog::Catalog,
    effect::{Effect, Moment},
    engine::Rules,
    ids::{Phase, Res, Track, Who},
    plan::{Assignment, Goal, Placement, Project},
    state::State,
    task::CardRef,
};

use away::{away, unfed};
use bill::bill;
pub use bill::bill_after;
pub(crate) use bill::is_owed;
pub(crate) use event::harms;
use event::{lurks, pushes};
pub use feeds::feeds;
pub(crate) use frail::doomed;
use frail::frail;
pub(crate) use larder::{is_short_of_food, meals_short, portions, spare_food, spoils};
use sky::{breach, weather};
pub(crate) use sky::{dice, levels};
pub use unpaid::unpaid;
use worst::{certain, worst};
pub(crate) use worst::{costs_a_life, deadly, likely_wood};

/// One thing that threatens.
#[derive(Clone, Debug, PartialEq)]
pub enum Menace {
    /// The scenario cannot be won any more.
    Lost,
    /// This closes the hex of the camp when the next round begins, and the game is lost if it stands there still.
    CampCloses(Key),
    /// Somebody who is not with the camp yet dies before long, and the game is lost by it.
    Away {
        /// Who it is.
        who: Who,
        /// Their wounds.
        wounds: u8,
        /// The wound that kills them.
        dies_on: u8,
        /// Wounds of each night away from the camp.
        each: u8,
        /// The round in whose night they die.
        round: u8,
        /// Whether that is this one.
        tonight: bool,
        /// The action that fetches them before, where there is still one.
        rescue: Option<Key>,
    },
    /// There is too little food for the children, and the game is lost by it (R-S6-4).
    Unfed {
        /// Portions that there will be.
        food: u16,
        /// Portions that they eat.
        need: u16,
    },
    /// There will be food for so many of those who eat in camp.
    Hunger {
        /// Portions that there will be.
        food: u16,
        /// Those who eat.
        eaters: u16,
        /// Portions that there will be if all that is planned succeeds, what is hunted apart.
        best: u16,
        /// Whether a hunt is planned, which may bring any meal.
        hunts: bool,
    },
    /// A token asks those who eat for one more portion each, and there will be so many left for it.
    Dearer {
        /// Portions that are left for it.
        food: u16,
        /// Those who are asked.
        eaters: u16,
        /// All that is eaten tonight, the meal and what the token asks for.
        needed: u16,
    },
    /// Nobody has a roof of any kind over them.
    Open,
    /// Clouds, animals or a storm, against these levels.
    Weather {
        /// The roof.
        roof: u16,
        /// The palisade.
        palisade: u16,
        /// Food and wood that the clouds which lie there already take; more may fall.
        takes: (u16, u16),
        /// Wounds of everybody in camp that are certain, where no die is left to fall; else they stand with the worst.
        wounds: u16,
    },
    /// What the weather does at worst, its dice and its tokens together.
    Worst {
        /// How many clouds there may be.
        clouds: u16,
        /// The roof.
        roof: u16,
        /// Food that it takes.
        food: u16,
        /// Wood that it takes.
        wood: u16,
        /// Wounds of everybody in camp for what is missing, and by beasts.
        wounds: u16,
        /// How many go hungry after it for the food that it takes, those among them who do in any case.
        hungry: u16,
        /// Whoever lives until then and dies of it.
        dies: Vec<Who>,
    },
    /// No palisade stands, and this comes of each result of the animals that would take one (R-S7-6).
    Breach(Vec<Effect>),
    /// So much food is left that nothing stores.
    Rots(u16),
    /// Something that a card left for the night.
    Card {
        /// The card.
        card: CardRef,
        /// What it does.
        effects: Vec<Effect>,
    },
    /// Wounds that a card handed out for the night.
    Wounds {
        /// The person who has them.
        who: Who,
        /// How many.
        n: u8,
    },
    /// The next event pushes the card on the left off.
    Pushed,
    /// A beast lurks beside the event deck, and attacks this person when the next Event Phase begins (R-CARD-18).
    Lurks(Who),
    /// The next First Player has less determination than low morale takes.
    Bill {
        /// The next First Player.
        who: Who,
        /// Determination that it takes.
        asks: u16,
        /// Determination that a card takes before, which the next event pushes off the board.
        more: u16,
        /// Determination that they have for it.
        has: u16,
        /// Wounds for what they lack.
        wounds: u16,
        /// Whether they would die of it.
        dies: bool,
    },
    /// Somebody lives for so many wounds more; those that are certain tonight may be as many.
    Frail {
        /// The person who is so weak.
        who: Who,
        /// Wounds until death; with every planned rest where tonight kills.
        left: u8,
        /// Whether tonight kills as things stand.
        tonight: bool,
    },
}

/// Everything that threatens, the night first.
pub fn menaces(catalog: &Catalog, state: &State) -> Vec<Menace> {
    let rules = Rules::new(catalog, state);
    let mut all = Vec::new();
    if state.end.is_some() {
        return all;
    }
    if !rules.winnable() {
        all.push(Menace::Lost);
    }
    if let Some((by, round)) = rules.closing(state.camp)
        && round == state.round.saturating_add(1)
    {
        all.push(Menace::CampCloses(by.clone()));
    }
    let night = Night::of(&rules, Luck::Sure);
    all.extend(away(&rules));
    all.extend(unfed(&rules, &night));
    // Whoever has eaten is asked for nothing more.
    if state.phase < Phase::Night {
        all.extend(night.meal(&rules));
    }
    if night.open {
        all.push(Menace::Open);
    }
    all.extend(weather(&rules, &night, certain(&rules, &night)));
    all.extend(worst(&rules, &night));
    all.extend(breach(&rules, &night));
    if state.phase < Phase::Night && !rules.last_round() && night.rots(&rules) > 0 {
        all.push(Menace::Rots(night.rots(&rules)));
    }
    let late = |at: Moment| matches!(at, Moment::Night | Moment::EveryNight);
    for delayed in &state.delayed {
        if let Some(card) = &delayed.ctx.source
            && late(delayed.at)
            && delayed.from <= state.round
            && state.phase < Phase::Night
        {
            let (card, effects) = (card.clone(), delayed.effects.clone());
            all.push(Menace::Card { card, effects });
        }
    }
    for who in state.everyone() {
        let n = state.person(who).map_or(0, |person| person.night_wounds);
        if n > 0 {
            all.push(Menace::Wounds { who, n });
        }
    }
    all.extend(bill(&rules, &night));
    if !rules.last_round() {
        all.extend(lurks(&rules));
        all.extend(pushes(&rules).then_some(Menace::Pushed));
    }
    for who in state.everyone() {
        all.extend(frail(&rules, &night, who));
    }
    all
}

/// Which of the planned actions are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Luck {
    /// Those that succeed whatever falls.
    Sure,
    /// All that may succeed.
    Best,
}

/// The table as the night will find it, as far as it is certain, or at best.
#[derive(Clone)]
struct Night {
    /// Food that rots.
    fresh: u16,
    /// Food that keeps.
    lasting: u16,
    /// Those who eat in camp.
    eaters: u16,
    /// Portions that the scenario takes besides (R-S6-4).
    mouths: u16,
    roof: u16,
    palisade: u16,
    weapon: u16,
    /// Food and wood that the clouds take which lie there, or fell ahead.
    takes: (u16, u16),
    /// Food before the clouds take theirs.
    larder: u16,
    /// Wood before that.
    wood: u16,
    /// No shelter and none surely built.
    open: bool,
    /// What each planned rest heals before the night, and of whom.
    rests: Vec<(Who, u8)>,
}

impl Night {
    fn of(rules: &Rules<'_>, luck: Luck) -> Self {
        let s = rules.s;
        let counts = |p: &&Placement| match luck {
            Luck::Sure => is_certain(rules, p),
            Luck::Best => p.manned() && !p.done,
        };
        let sure: Vec<&Placement> = s.plan.iter().filter(counts).collect();
        let builds = |project: &Project| {
            let goal = Goal::Build(project.clone());
            let n = sure.iter().filter(|p| p.what.goal == goal).count();
            u16::try_from(n).unwrap_or(u16::MAX)
        };
        let raised = |track| {
            let items = sure.iter().map(|p| raises(rules, p, track)).sum::<u16>();
            builds(&Project::Level(track)) + items
        };
        let coming = |res| {
            sure.iter()
                .map(|p| brings(rules, &p.what, res))
                .sum::<u16>()
        };
        let waits = |res| s.future.stock.get(res) + s.gains.stock.get(res) + traded(rules, res);
        let there = |res| s.stock.get(res) + waits(res) + coming(res);
        let roof = s.roof + raised(Track::Roof);
        let takes = match s.phase <= Phase::Weather {
            true => rules.sure_clouds(roof),
            false => (0, 0),
        };
        // Fresh food goes first.
        let (fresh, lasting) = (there(Res::Food), there(Res::Npfood));
        let rest = takes.0.saturating_sub(fresh);
        let built: Vec<&Key> = sure.iter().filter_map(|p| built(p)).collect();
        let rests = sure.iter().filter(|p| p.what.goal == Goal::Rest);
        let rests = rests.filter_map(|p| p.leader());
        Self {
            rests: rests
                .map(|who| (who, rules.rested(who, &built).1))
                .collect(),
            fresh: fresh.saturating_sub(takes.0),
            lasting: lasting.saturating_sub(rest),
            larder: fresh.saturating_add(lasting),
            wood: there(Res::Wood),
            takes,
            eaters: u16::try_from(rules.in_camp().len()).unwrap_or(u16::MAX),
            mouths: rules.mouths(s.round).into(),
            roof,
            palisade: s.palisade + raised(Track::Palisade),
            weapon: rules.weapon_now() + raised(Track::Weapon),
            open: !rules.sheltered() && builds(&Project::Shelter) == 0,
        }
    }

    fn food(&self) -> u16 {
        self.fresh.saturating_add(self.lasting)
    }
}

/// Whether a planned action succeeds whatever falls.
fn is_certain(rules: &Rules<'_>, placement: &Placement) -> bool {
    let (Some(leader), false) = (placement.leader(), placement.done) else {
        return false;
    };
    if !placement.manned() || placement.what.goal == Goal::Hunt {
        return false;
    }
    let sure = placement.is_sure();
    let odds = rules.odds(&placement.what.goal, leader, sure, Some(placement.id));
    odds.is_none_or(|odds| odds.success == 100)
}

/// The item that an action builds.
fn built(placement: &Placement) -> Option<&Key> {
    match &placement.what.goal {
        Goal::Build(project) => project.invention(),
        _ => None,
    }
}

/// How much of a resource an action brings that succeeds.
fn brings(rules: &Rules<'_>, what: &Assignment, wanted: Res) -> u16 {
    match &what.goal {
        Goal::Gather { space, source } if rules.source_res(*space, *source) == Some(wanted) => {
            let aids = what.aids.iter();
            let more: u16 = aids.map(|aid| u16::from(rules.gather_bonus(aid))).sum();
            rules.yield_of(*space, *source, wanted) + more
        }
        Goal::Threat { slot, option } => {
            let action = rules.threat_action(*slot, *option);
            let reward = action.map(|(_, action)| action.reward).unwrap_or_default();
            gained(&reward, wanted)
        }
        Goal::Build(project) => {
            let found = project.invention();
            let invention = found.and_then(|key| rules.cat.inventions.get(key));
            invention.map_or(0, |invention| gained(&invention.on_build, wanted))
        }
        _ => 0,
    }
}

/// How much of a resource these effects give.
fn gained(effects: &[Effect], wanted: Res) -> u16 {
    let gains = effects.iter().map(|effect| match effect {
        Effect::Gain { res, n, .. } if *res == wanted => u16::from(*n),
        _ => 0,
    });
    gains.sum()
}

/// How much of a resource tokens bring that were found in this round and are traded in by themselves once all have acted.
fn traded(rules: &Rules<'_>, wanted: Res) -> u16 {
    let found = rules.s.future.tokens.iter().chain(&rules.s.gains.tokens);
    let cards = found.filter_map(|token| rules.cat.discovery.get(token));
    let traded = cards.filter(|card| rules.trades_itself(card));
    traded.map(|card| gained(&card.usage.effects, wanted)).sum()
}

/// How many levels an invention brings that is built.
fn raises(rules: &Rules<'_>, placement: &Placement, wanted: Track) -> u16 {
    let Goal::Build(project) = &placement.what.goal else {
        return 0;
    };
    let found = project.invention();
    let invention = found.and_then(|key| rules.cat.inventions.get(key));
    let effects = invention.map_or(&[][..], |invention| &invention.on_build);
    let levels = effects.iter().map(|effect| match effect {
        Effect::Level { track, n, .. } if *track == wanted => u16::try_from(*n).unwrap_or(0),
        _ => 0,
    });
    levels.sum()
}
