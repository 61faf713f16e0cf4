//! What is said at a table: of random games, for every pair of eyes, in both languages.

use std::collections::BTreeSet;

use castaway_discover::{
    Discover, absent, bot,
    catalog::Catalog,
    command::Command,
    effect::Deck,
    event::Event,
    ids::{Damage, Res, Support},
    reject::Rejection,
    setup::Setup,
    state::{Label, Modifier, Prompt, Source, State},
    view::View,
    wording::{Lang, People, Wording},
};
use castaway_kernel::{Chance, Game, Key, Seat};

/// People of a table as one of them, or a bystander, reads of them.
struct Names(Option<Seat>);

impl People for Names {
    fn name(&self, seat: Seat) -> String {
        let names = ["Ada", "Bo", "Cleo", "Dov"];
        names[seat.index()].to_owned()
    }

    fn is_reader(&self, seat: Seat) -> bool {
        self.0 == Some(seat)
    }
}

const REFUSALS: [Rejection; 18] = [
    Rejection::World,
    Rejection::Seat,
    Rejection::NotNow,
    Rejection::Answer,
    Rejection::Stamina,
    Rejection::Resources,
    Rejection::Space,
    Rejection::NothingHere,
    Rejection::Tile,
    Rejection::Project,
    Rejection::Fire,
    Rejection::Apart,
    Rejection::Unhurt,
    Rejection::Ability,
    Rejection::Goods,
    Rejection::Quest,
    Rejection::Late,
    Rejection::Early,
];

/// A text as it may stand before somebody.
fn sound(text: &str, of: &dyn Fn() -> String) {
    let whole = !text.trim().is_empty()
        && !text.contains(['{', '}', '$'])
        && !text.contains("  ")
        && !text.contains(" .")
        && !text.contains("..")
        && !text.contains("“”")
        && !text.contains("„“")
        && !text.ends_with([' ', ':'])
        && !text.starts_with(' ');
    assert!(whole, "“{text}” of {}", of());
    let raw = ["ask-", "say-", "ev-", "aim-", "about-", "place-", "no-"];
    let is_raw = raw.iter().any(|id| text.starts_with(id)) && !text.contains(' ');
    assert!(!is_raw, "{text} of {}", of());
}

struct Tale {
    catalog: Catalog,
    seen: BTreeSet<String>,
    questions: usize,
    asked: BTreeSet<String>,
    goals: usize,
}

impl Tale {
    fn eyes(s: &State) -> impl Iterator<Item = Option<Seat>> {
        s.everybody().map(Some).chain([None])
    }

    /// What is said of a state.
    fn state(&mut self, s: &State) {
        for viewer in Self::eyes(s) {
            let view = Discover::view(&self.catalog, s, viewer);
            for lang in [Lang::En, Lang::De] {
                let w = Wording::new(&self.catalog, lang);
                let said = question(&w, &view, viewer);
                self.questions += said.len();
                hides_hands(&w, s, viewer, &said);
                if let Some(asks) = &view.asks {
                    let name = format!("{:?}", asks.prompt);
                    self.asked
                        .insert(name.split('(').next().unwrap().to_owned());
                }
                let quest = w.quest(&view);
                let of = || format!("the quest {} {lang:?}", view.quest);
                for text in [&quest.name, &quest.stage_title] {
                    sound(text, &of);
                }
                for text in quest.story.iter().chain(&quest.aims) {
                    sound(text, &of);
                }
                assert_eq!(quest.aims.is_empty(), quest.is_done, "{}", of());
                for at in w.goals(&view) {
                    let seen = view.spaces[usize::from(at)].site.is_some();
                    assert!(seen, "{at} of {}", of());
                    self.goals += 1;
                }
                for reason in &REFUSALS {
                    let text = w.refusal(&view, reason);
                    sound(&text, &|| format!("{reason:?} {lang:?}"));
                    assert!(text.chars().count() <= 200, "{text}");
                }
            }
        }
    }

    /// What is told of events.
    fn events(&mut self, s: &State, events: &[Event]) {
        for viewer in Self::eyes(s) {
            let view = Discover::view(&self.catalog, s, viewer);
            let cut: Vec<Event> = (events.iter())
                .filter_map(|e| Discover::told(e, viewer))
                .collect();
            for lang in [Lang::En, Lang::De] {
                let w = Wording::new(&self.catalog, lang);
                let people = Names(viewer);
                for event in &cut {
                    let name = format!("{event:?}");
                    let name = name.split(['(', ' ']).next().unwrap().to_owned();
                    if let Some(text) = w.told(&view, &people, event) {
                        sound(&text, &|| format!("{event:?} {lang:?}"));
                        self.seen.insert(name);
                    }
                }
                let lines = w.telling(&view, &people, &cut);
                for text in &lines {
                    sound(text, &|| format!("{cut:?} {lang:?}"));
                }
                hides(&w, s, viewer, events, &lines);
            }
        }
    }
}

/// Nothing that only others know is named.
fn hides(w: &Wording<'_>, s: &State, viewer: Option<Seat>, events: &[Event], lines: &[String]) {
    for event in events {
        let (owner, project) = match event {
            Event::Drew(seat, Some(key)) => (*seat, key),
            Event::Shown(_, to, Some(key)) => (*to, key),
            _ => continue,
        };
        if viewer == Some(owner) || s.face_up.contains(project) {
            continue;
        }
        if let Some(me) = viewer
            && (s.seats[me.index()].hand.contains(project)
                || s.seats[me.index()].shown.iter().any(|(_, k)| k == project))
        {
            continue;
        }
        let crafted =
            |e: &Event| matches!(e, Event::Crafted(_, k) | Event::Item(_, k) if k == project);
        if events.iter().any(crafted) {
            continue;
        }
        let name = w.name(project);
        for line in lines {
            assert!(!line.contains(&name), "{name} in “{line}” for {viewer:?}");
        }
    }
}

/// Projects in the hands of others are not named in questions.
fn hides_hands(w: &Wording<'_>, s: &State, viewer: Option<Seat>, said: &[String]) {
    for seat in s.everybody().filter(|seat| viewer != Some(*seat)) {
        for project in &s.seats[seat.index()].hand {
            let shown = viewer.is_some_and(|me| {
                let known = &s.seats[me.index()].shown;
                known.contains(&(seat, project.clone()))
            });
            let name = w.name(project);
            let named = said.iter().any(|text| text.contains(&name));
            assert!(
                shown || !named,
                "{name} of {seat:?} for {viewer:?}: {said:?}"
            );
        }
    }
}

/// The open question and its options.
fn question(w: &Wording<'_>, view: &View, viewer: Option<Seat>) -> Vec<String> {
    let Some(asks) = &view.asks else {
        return Vec::new();
    };
    let people = Names(viewer);
    let of = || format!("{:?} {:?} {:?}", asks.prompt, asks.options, w.lang());
    let text = w.prompt(view, &people, &asks.prompt);
    sound(&text, &of);
    assert!(text.chars().count() <= 700, "{text}");
    let mut said = vec![text];
    let mut all = BTreeSet::new();
    for label in &asks.options {
        let text = w.option(view, &people, &asks.prompt, label, 80);
        sound(&text, &of);
        assert!(text.chars().count() <= 80, "{text}");
        assert!(all.insert(text.clone()), "“{text}” twice of {}", of());
        if let Some(about) = w.option_about(view, &people, &asks.prompt, label) {
            sound(&about, &of);
            assert!(about.chars().count() <= 400, "{about}");
            said.push(about);
        }
        said.push(text);
    }
    said
}

#[test]
fn everything_at_a_table_has_words_that_fit() {
    let games: u64 = std::env::var("CASTAWAY_GAMES").map_or(16, |n| n.parse().unwrap());
    let mut tale = Tale {
        catalog: Catalog::load().unwrap(),
        seen: BTreeSet::new(),
        questions: 0,
        asked: BTreeSet::new(),
        goals: 0,
    };
    // The last ones are competitions in which whoever meets somebody attacks.
    for seed in 0..games + 4 {
        let fierce = seed >= games;
        let seats = u8::try_from(seed % 4 + 1)
            .unwrap()
            .max(if fierce { 2 } else { 1 });
        let all = tale.catalog.quests.values();
        let quests: Vec<Key> = (all.filter(|q| q.players[0] <= seats))
            .map(|q| q.id.clone())
            .collect();
        let quest = &quests[usize::try_from(seed).unwrap() % quests.len()];
        let quest = if fierce {
            "q_last_fire"
        } else {
            quest.as_str()
        };
        let setup = Setup::new(quest, seats, seed);
        let begun = Discover::create(&tale.catalog, &setup, seed).unwrap();
        let mut s = begun.state;
        tale.events(&s, &begun.events);
        let mut chance = Chance::from_seed(seed);
        for step in 0..500 {
            if Discover::outcome(&s).is_some() {
                break;
            }
            if s.ask.is_some() || step % 20 == 0 {
                tale.state(&s);
            }
            let seat = absent::awaited(&s)[0];
            let mut rivals = s.everybody().map(Command::Attack);
            let attack = rivals.find(|c| {
                fierce && s.ask.is_none() && Discover::admits(&tale.catalog, &s, seat, c)
            });
            let command = match (attack, chance.die(3)) {
                (Some(attack), 1..) => attack,
                (_, 0) => {
                    let mut legal = Discover::legal(&tale.catalog, &s, seat);
                    chance.pick(&mut legal).unwrap()
                }
                _ => bot::choose(&tale.catalog, &s, seat).unwrap(),
            };
            let applied = Discover::apply(&tale.catalog, &s, seat, &command).unwrap();
            s = applied.state;
            tale.events(&s, &applied.events);
        }
        tale.state(&s);
    }
    for lang in [Lang::En, Lang::De] {
        let w = Wording::new(&tale.catalog, lang);
        assert_eq!(
            (w.mistakes(), w.faults()),
            (&[] as &[String], 0),
            "{lang:?}"
        );
    }
    assert!(tale.questions > 500, "{}", tale.questions);
    assert!(tale.seen.len() > 30, "{:?}", tale.seen);
    assert!(tale.goals > 100, "{}", tale.goals);
    assert!(tale.asked.len() > 12, "{:?}", tale.asked);
}

#[test]
fn a_question_without_its_table_is_a_whole_sentence() {
    let catalog = Catalog::load().unwrap();
    let begun = Discover::create(&catalog, &Setup::new("q_cure", 2, 3), 3).unwrap();
    let mut view = Discover::view(&catalog, &begun.state, None);
    view.asks = None;
    let card = || Key::from("n0");
    let prompts = [
        Prompt::Character,
        Prompt::Pay(card()),
        Prompt::Half(card()),
        Prompt::Open(card()),
        Prompt::TakeAs,
        Prompt::Deck,
        Prompt::Kind(card()),
        Prompt::Person(card()),
        Prompt::Drop,
        Prompt::Dirty,
        Prompt::Support,
        Prompt::Again,
        Prompt::Modify,
        Prompt::Duel,
        Prompt::Steal,
        Prompt::Suffer,
        Prompt::Share,
        Prompt::Retreat,
        Prompt::Escape,
        Prompt::First,
        Prompt::Fighter,
        Prompt::Prey,
        Prompt::Threat,
        Prompt::Look(card()),
        Prompt::Redraw,
        Prompt::Second,
    ];
    let labels = [
        Label::Yes,
        Label::No,
        Label::Half(1),
        Label::Card(card()),
        Label::Res(Res::Wood),
        Label::Item(Key::from("spear")),
        Label::Damage(Damage::Physical),
        Label::Seat(Seat(1)),
        Label::Space(200),
        Label::Tile(30),
        Label::Monster(99),
        Label::Deck(Deck::Normal),
        Label::Support(Support::Assault),
        Label::Modifier(Modifier::Again(Source::Item(9), 0, None)),
        Label::Escape(Source::Item(9), 0),
    ];
    for lang in [Lang::En, Lang::De] {
        let w = Wording::new(&catalog, lang);
        for prompt in &prompts {
            let of = || format!("{prompt:?} {lang:?}");
            sound(&w.prompt(&view, &Names(None), prompt), &of);
            for label in &labels {
                sound(&w.option(&view, &Names(None), prompt, label, 80), &of);
                if let Some(text) = w.option_about(&view, &Names(None), prompt, label) {
                    sound(&text, &of);
                }
            }
        }
    }
}
