//! What threatens before the next round, line by line: the night, the weather, the next event, whoever is nearly dead.

use castaway_robinson::{
    content::{WeatherDie, WeatherFace},
    effect::Effect,
    ids::Who,
    state::State,
    task::Usable,
    tonight::{self, Menace},
    view::View,
};

use super::{scene::Scene, words::Words};

/// What threatens, after what is surely done until then.
pub fn threats(scene: &Scene<'_>) -> Vec<String> {
    let all = lines(scene).into_iter();
    all.map(|(_, line)| line).collect()
}

/// What threatens, each with its line.
pub fn lines(scene: &Scene<'_>) -> Vec<(Menace, String)> {
    let menaces = tonight::menaces(scene.catalog(), scene.state());
    // What clouds cost stands once: where the worst is told it says so.
    let rains = |menace: &Menace| matches!(menace, Menace::Worst { clouds: 1.., .. });
    let worst = menaces.iter().any(rains);
    let line = |menace: &Menace| match menace {
        Menace::Weather { .. } if worst => weather_line(scene, menace, "worst"),
        _ => said(scene, scene.state(), menace),
    };
    let all = menaces.into_iter().filter_map(|menace| {
        let line = format!("• {}", line(&menace)?);
        Some((menace, line))
    });
    all.collect()
}

/// What is known of the morning, beside the question who goes hungry: it is part of the wounds that are told there.
pub fn morning(scene: &Scene<'_>) -> Vec<String> {
    let comes = |menace: &Menace| {
        matches!(
            menace,
            Menace::Open | Menace::Bill { .. } | Menace::Pushed | Menace::Lurks(_)
        )
    };
    let all = lines(scene).into_iter();
    let coming = all.filter(|(menace, _)| comes(menace));
    coming.map(|(_, line)| line).collect()
}

/// What is said once the game cannot be won any more.
pub fn lost(scene: &Scene<'_>) -> Option<String> {
    let menaces = tonight::menaces(scene.catalog(), scene.state());
    let mut lost = menaces.iter().filter(|menace| **menace == Menace::Lost);
    lost.next()
        .and_then(|menace| said(scene, scene.state(), menace))
}

/// What low morale would bring whoever pays for this use with determination that it takes of them.
pub fn owed(scene: &Scene<'_>, who: Who, what: &Usable) -> Option<String> {
    let bill = tonight::bill_after(scene.catalog(), scene.state(), who, what)?;
    said(scene, scene.state(), &bill)
}

/// The wounds that morale brings the next First Player as things stand.
pub(super) fn bill(menaces: &[Menace]) -> u16 {
    let mut bills = menaces.iter().filter_map(|menace| match menace {
        Menace::Bill { wounds, .. } => Some(*wounds),
        _ => None,
    });
    bills.next().unwrap_or(0)
}

/// What is said of a threat as this state has it.
pub(super) fn said(scene: &Scene<'_>, state: &State, menace: &Menace) -> Option<String> {
    let (w, view) = (&scene.words, &scene.view);
    Some(match menace {
        Menace::Lost => w.get("recap-lost"),
        Menace::CampCloses(by) => {
            let by = w.table(view).wording().closing(by);
            w.with("recap-camp-closes", &[("by", (&by).into())])
        }
        Menace::Hunger {
            food,
            eaters,
            best,
            hunts,
        } => {
            let feeds = tonight::feeds(scene.catalog(), state, &scene.seats);
            let names = feeds.iter().map(|what| w.table(view).usable_name(what));
            let names: Vec<String> = names.map(|name| format!("**{name}**")).collect();
            let what = names.join(", ");
            let has = state.stock.food.saturating_add(state.stock.npfood);
            let whom = eating(scene, *eaters);
            let args = [
                ("food", (*food).into()),
                ("people", (*eaters).into()),
                ("short", eaters.saturating_sub(*food).into()),
                ("whom", whom.into()),
            ];
            let lines = [
                Some(w.with("recap-hunger", &args)),
                // The board shows food that the meal does not find any more.
                (has > *food).then(|| {
                    let args = [("n", has.saturating_sub(*food).into()), ("has", has.into())];
                    w.with("recap-hunger-taken", &args)
                }),
                (best > food).then(|| {
                    let all = if best < eaters { "no" } else { "yes" };
                    let args = [
                        ("n", (*best).into()),
                        ("all", all.into()),
                        ("whom", whom.into()),
                    ];
                    w.with("recap-hopes", &args)
                }),
                hunts.then(|| w.get("recap-hopes-hunt")),
                (!names.is_empty()).then(|| w.with("recap-feeds", &[("what", (&what).into())])),
            ];
            let lines: Vec<String> = lines.into_iter().flatten().collect();
            lines.join(" ")
        }
        Menace::Dearer {
            food,
            eaters,
            needed,
        } => {
            let args = [
                ("food", (*food).into()),
                ("people", (*eaters).into()),
                ("short", eaters.saturating_sub(*food).into()),
                ("needed", (*needed).into()),
                ("whom", eating(scene, *eaters).into()),
            ];
            w.with("recap-dearer", &args)
        }
        Menace::Away {
            who,
            wounds,
            dies_on,
            each,
            round,
            tonight,
            rescue,
        } => {
            let name = w.person(view, *who);
            let words = w.table(view);
            let rescue = rescue.as_ref();
            let rescue = rescue.map(|action| words.wording().special_action(action));
            let args = [
                ("name", (&name).into()),
                ("tonight", if *tonight { "yes" } else { "no" }.into()),
                ("round", (*round).into()),
                ("wounds", (*wounds).into()),
                ("dies", (*dies_on).into()),
                ("each", (*each).into()),
                ("rescue", rescue.as_deref().unwrap_or("none").into()),
            ];
            w.with("recap-away", &args)
        }
        Menace::Unfed { food, need } => {
            let args = [("food", (*food).into()), ("need", (*need).into())];
            w.with("recap-unfed", &args)
        }
        Menace::Bill {
            who,
            asks,
            more,
            has,
            wounds,
            dies,
        } => {
            let name = w.table(view).subject_within(*who);
            let args = [
                ("name", (&name).into()),
                ("asks", (*asks).into()),
                ("more", (*more).into()),
                ("has", (*has).into()),
                ("wounds", (*wounds).into()),
                ("dies", if *dies { "yes" } else { "no" }.into()),
            ];
            w.with("recap-bill", &args)
        }
        Menace::Open => {
            let people = ("people", spoken_to(scene).into());
            w.with("recap-open", &[people])
        }
        Menace::Weather { .. } => {
            let clouds = if clouds(view) { "yes" } else { "no" };
            weather_line(scene, menace, clouds)?
        }
        Menace::Worst {
            clouds,
            roof,
            food,
            wood,
            wounds,
            hungry,
            dies,
        } => {
            let key = match clouds {
                0 => "recap-worst-animals",
                1.. => "recap-worst",
            };
            let hungry_die = view.weather.dice.contains(&WeatherDie::HungryAnimals);
            let by = match (view.weather.storm, hungry_die) {
                (true, false) => "storm",
                (true, true) => "both",
                (false, _) => "animals",
            };
            let who = w.table(view).people(dies);
            let args = [
                ("people", spoken_to(scene).into()),
                ("clouds", (*clouds).into()),
                ("roof", (*roof).into()),
                ("food", (*food).into()),
                ("wood", (*wood).into()),
                ("wounds", (*wounds).into()),
                ("hungry", (*hungry).into()),
                ("dying", dies.len().into()),
                ("who", (&who).into()),
                ("by", by.into()),
            ];
            w.with(key, &args)
        }
        Menace::Breach(effects) => {
            let does = w.effects(effects);
            // Some of the crew the game cannot go on without.
            let vital = view.crew.iter().find(|member| member.next && member.vital);
            let vital = vital.map(|member| w.cards().crew_member(&member.id));
            let args = [
                ("does", (&does).into()),
                ("vital", vital.as_deref().unwrap_or("none").into()),
            ];
            w.with("recap-breach", &args)
        }
        Menace::Rots(n) => w.with("recap-rots", &[("n", (*n).into())]),
        Menace::Card { card, effects } => {
            let (card, does) = (w.card(card), w.effects(effects));
            let args = [("card", (&card).into()), ("does", (&does).into())];
            w.with("recap-card", &args) + &unpaid(scene, state, effects)
        }
        Menace::Wounds { who, n } => {
            let name = w.table(view).subject(*who);
            w.with(
                "recap-wounds",
                &[("name", (&name).into()), ("n", (*n).into())],
            )
        }
        Menace::Pushed => {
            let old = view.threats.first()?.as_ref()?;
            let does = w.effects(&old.threat);
            let card = w.card(&old.card);
            let args = [("card", (&card).into()), ("does", (&does).into())];
            w.with("recap-threat", &args) + &unpaid(scene, state, &old.threat)
        }
        Menace::Lurks(who) => {
            let who = w.table(view).subject(*who);
            let args = [("people", spoken_to(scene).into()), ("who", (&who).into())];
            w.with("recap-lurks", &args)
        }
        Menace::Frail { who, left, tonight } => {
            let words = w.table(view);
            let (key, name) = if *tonight {
                ("recap-dies", words.subject_within(*who))
            } else {
                ("recap-frail", words.subject(*who))
            };
            w.with(key, &[("name", (&name).into()), ("n", (*left).into())])
        }
    })
}

/// The wounds for levels that a card takes and that are not there; nothing where all are.
fn unpaid(scene: &Scene<'_>, state: &State, effects: &[Effect]) -> String {
    let n = tonight::unpaid(scene.catalog(), state, effects);
    let args = [("people", spoken_to(scene).into()), ("n", n.into())];
    match n {
        0 => String::new(),
        _ => format!(" {}", scene.words.with("recap-unpaid", &args)),
    }
}

/// What the weather certainly does; `clouds` says whether any may come, and whether the worst of them is told beside it.
fn weather_line(scene: &Scene<'_>, menace: &Menace, clouds: &str) -> Option<String> {
    let (w, view) = (&scene.words, &scene.view);
    let Menace::Weather {
        roof,
        palisade,
        takes: (food, wood),
        wounds,
    } = menace
    else {
        return None;
    };
    let what = weather(w, view);
    let args = [
        ("clouds", clouds.into()),
        ("snow", if snows(view) { "yes" } else { "no" }.into()),
        ("food", (*food).into()),
        ("wood", (*wood).into()),
        ("what", (&what).into()),
        ("roof", (*roof).into()),
        ("palisade", (*palisade).into()),
        ("people", spoken_to(scene).into()),
        ("wounds", (*wounds).into()),
    ];
    Some(w.with("recap-weather", &args))
}

/// How many people a sentence speaks to: somebody who plays alone is meant by it, and whoever looks on at that is not.
fn spoken_to(scene: &Scene<'_>) -> usize {
    let people = scene.view.people.len();
    match scene.looks_on() {
        true => people.max(2),
        false => people,
    }
}

/// Whether any cloud lies there or may fall.
fn clouds(view: &View) -> bool {
    let weather = &view.weather;
    let wet = |die: &WeatherDie| matches!(die, WeatherDie::Rain | WeatherDie::Winter);
    weather.rain || weather.snow || weather.dice.iter().any(wet)
}

/// Whether snow lies there or may fall: what it takes is its own.
fn snows(view: &View) -> bool {
    let weather = &view.weather;
    let face = |(_, face): &(WeatherDie, WeatherFace)| {
        matches!(face, WeatherFace::Snow1 | WeatherFace::Snow2)
    };
    let fell = |die| weather.prerolled.iter().any(|(rolled, _)| *rolled == die);
    let falls = weather.dice.contains(&WeatherDie::Winter) && !fell(WeatherDie::Winter);
    weather.snow || falls || weather.prerolled.iter().any(face)
}

/// Whether somebody who eats alone is meant by what is said of the meal.
fn eating(scene: &Scene<'_>, eaters: u16) -> &'static str {
    match (spoken_to(scene), eaters) {
        (1, 1) => "you",
        _ => "all",
    }
}

/// The tokens that lie there, and the dice: as they fell where they were rolled ahead.
fn weather(w: &Words<'_>, view: &View) -> String {
    let weather = &view.weather;
    let cards = w.cards();
    let tokens = [
        (weather.rain, "recap-rain"),
        (weather.snow, "recap-snow"),
        (weather.storm, "recap-storm"),
    ];
    let lying = tokens.into_iter().filter(|(lies, _)| *lies);
    let mut all: Vec<String> = lying.map(|(_, key)| w.get(key)).collect();
    let rolled = weather.prerolled.iter();
    all.extend(rolled.map(|(_, face)| cards.weather_face(*face)));
    let fell = |die| weather.prerolled.iter().any(|(rolled, _)| *rolled == die);
    let falls = weather.dice.iter().filter(|die| !fell(**die));
    all.extend(falls.map(|die| cards.weather_die(*die)));
    all.join(", ")
}
