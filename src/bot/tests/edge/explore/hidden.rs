//! What is sent to a seat, or to all, is the same for two tables that differ only in what these eyes must not know, and still is when
//! the same is ordered at both and each is told of what happened there: panels, own pages, what lies behind turned pages, cards,
//! offers, recaps, help, the vote to take back, what is offered while somebody types; with all ids, file names and alt texts.
//!
//! More worlds: `CASTAWAY_GAMES=1000 cargo test -p castaway --test edge -- explore::hidden::`.

use std::sync::Arc;

use castaway::{
    discord::{GameUi, Ui},
    games::discover::{
        bundle::Bundle, cards, deeds, hand, odds, panel, picture, spots, story, trade,
    },
    ui::{common, message::Message, reader::Reader, texts::Lang, version::Version},
};
use castaway_discover::{
    Discover, absent, bot,
    command::Command,
    event::Event,
    state::{Phase, State},
};
use castaway_kernel::{Chance, Game, Seat};
use castaway_render::Layout;
use castaway_table::{Loaded, Passage, Silence, Stretch};

use super::{
    begin::begun,
    otherwise::otherwise,
    twin::{self, Brought},
};
use crate::house::House;

/// Worlds of the ordinary run.
const WORLDS: u64 = 3;

/// What is read at a moment beside the panel or the own page, and in which language: all of it in turn.
#[derive(Clone, Copy)]
struct Read {
    lang: Lang,
    pages: Pages,
}

/// Pages that are opened.
#[derive(Clone, Copy)]
enum Pages {
    Cards,
    Turned,
    Deals,
}

impl Read {
    fn nth(n: usize) -> Self {
        let pages = [Pages::Cards, Pages::Turned, Pages::Deals];
        Self {
            lang: Lang::ALL[n % 2],
            pages: pages[n / 2 % 3],
        }
    }
}

/// Everything of a message that reaches somebody, whatever the eye makes of it.
fn sent(message: &Message) -> String {
    message.json().to_string()
}

/// All that is said of a table: to all, or to the person of a seat.
fn said(
    ui: &Ui<Discover>,
    loaded: &Loaded<Discover>,
    events: &[Event],
    eyes: Option<Seat>,
    read: Read,
) -> String {
    let lang = read.lang;
    let reader = Reader {
        user: eyes.and_then(|seat| loaded.meta.chairs.owner(seat)),
        ..Reader::all(lang)
    };
    let mut all = vec![
        Discover::title(ui, loaded, lang),
        Discover::so_far(ui, loaded, lang),
        Discover::in_words(ui, loaded, lang),
        format!("{:?}", Discover::open_question(ui, loaded, reader)),
        format!("{:?}", Discover::story(ui, loaded, events, reader)),
        format!("{:?}", Discover::told_alone(ui, loaded, events, reader)),
        format!("{:?}", Discover::threats(ui, loaded, reader)),
    ];
    match eyes {
        // The panel is for all, and so are its pictures: what they draw, and what is said of them.
        None => {
            all.push(sent(&Discover::panel(ui, loaded, events, reader)));
            let scene = ui.explore_public(lang, loaded, events);
            all.push(format!("{:?}", picture::drawing(&scene, Layout::Window)));
            // The whole map is drawn of the same things, and takes longer.
            if loaded.state.draws.is_multiple_of(4) {
                all.push(format!("{:?}", picture::drawing(&scene, Layout::Full)));
            }
            all.push(sent(&vote(ui, loaded, events, lang)));
        }
        Some(_) => {
            all.push(sent(&Discover::sheet(ui, loaded, reader)));
            let hint = Discover::hint(ui, loaded, reader, &|| true);
            all.push(format!("{hint:?}"));
        }
    }
    all.extend(opened(ui, loaded, events, (reader, read.pages)));
    all.join("\n")
}

/// The question to all whether the step that brought this is taken back.
fn vote(ui: &Ui<Discover>, loaded: &Loaded<Discover>, events: &[Event], lang: Lang) -> Message {
    let mut step = Discover::story(ui, loaded, events, Reader::all(lang));
    step.truncate(3);
    let about = (<Discover as GameUi>::LETTER, Version::of(loaded));
    let people = loaded.meta.people();
    common::undo_vote(
        ui.texts.of(lang),
        about,
        &step,
        (&people[..1], &people[..]),
        (Silence::Agrees, None),
    )
}

/// What somebody reads who opens pages, and what is offered to them while they type.
fn opened(
    ui: &Ui<Discover>,
    loaded: &Loaded<Discover>,
    events: &[Event],
    (reader, pages): (Reader, Pages),
) -> Vec<String> {
    let scene = match reader.user {
        Some(user) => ui.explore_page(reader.lang, loaded, events, user),
        None => ui.explore_public(reader.lang, loaded, events),
    };
    // Another card and another page every time, so that a moment takes no longer than it must.
    let nth = usize::try_from(loaded.state.draws).unwrap() + usize::from(loaded.state.day);
    match pages {
        Pages::Cards => {
            let seen = cards::seen(&scene);
            let card = seen.iter().cycle().nth(nth);
            let card = card.map(|card| sent(&cards::page(&scene, card)));
            let page = [1, 2, u8::MAX][nth % 3];
            vec![
                format!("{:?}", cards::names(&scene)),
                card.unwrap_or_default(),
                sent(&cards::list(&scene, page)),
            ]
        }
        Pages::Turned => {
            let page = [1, 2][nth % 2];
            let turned = match reader.user {
                Some(_) => hand::page(&scene, page),
                None => panel::page(&scene, page, page),
            };
            vec![
                format!("{:?}", spots::list(&scene)),
                format!("{:?}", deeds::list(&scene)),
                sent(&turned),
            ]
        }
        Pages::Deals => {
            let mut all = vec![
                sent(&odds::page(&scene)),
                sent(&story::quest(&scene)),
                sent(&trade::form(&scene, None)),
            ];
            let picked = ["r0:1", "i0", "p0"].map(str::to_owned);
            for to in trade::partners(&scene) {
                let bundle = Bundle::with(scene.seat, to);
                let bundle = bundle.giving(&picked).taking(&picked);
                all.push(sent(&trade::form(&scene, Some(bundle))));
            }
            let help = Discover::help_beside(ui, loaded, reader, 1, Vec::new());
            // Rules are found by English words here, and said in the reader's.
            if nth.is_multiple_of(4) {
                let by = ui.texts.of(Lang::En);
                let rules = Discover::rules_beside(ui, loaded, reader, by, "water");
                all.push(format!("{rules:?}"));
            }
            let gist = Discover::gist(ui, loaded, &day(loaded, events), reader);
            all.extend([sent(&help), format!("{gist:?}")]);
            all
        }
    }
}

/// A day on which nothing else happened.
fn day(loaded: &Loaded<Discover>, events: &[Event]) -> Stretch<Discover> {
    let step = Passage {
        revision: loaded.revision,
        at_ms: 0,
        before: None,
        after: Some(Arc::new(loaded.state.clone())),
        events: events.to_vec(),
        ordered: None,
    };
    Stretch {
        number: Some(loaded.state.day.into()),
        steps: vec![step],
        ended: None,
    }
}

/// A table as it stands, and one that differs in what these eyes must not know, at the so many-th moment; says how many other eyes
/// see a difference, where they were asked.
fn compare(
    ui: &Ui<Discover>,
    (loaded, events): (&Loaded<Discover>, &[Event]),
    chance: &mut Chance,
    (moment, at): (usize, &str),
) -> usize {
    let read = Read::nth(moment);
    let with = |state: State| Loaded {
        state,
        ..loaded.clone()
    };
    let other = with(otherwise(&loaded.state, None, chance));
    let of = |loaded: &Loaded<Discover>, eyes| said(ui, loaded, events, eyes, read);
    assert_eq!(of(loaded, None), of(&other, None), "{at}: to all");
    if at.contains("step 0,") || at.contains("step 200,") {
        pixels(ui, (loaded, &other), events, read.lang);
    }
    let mut seen = 0;
    for seat in loaded.state.everybody() {
        let twin = with(otherwise(&loaded.state, Some(seat), chance));
        let left = of(loaded, Some(seat));
        assert_eq!(left, of(&twin, Some(seat)), "{at}: to {seat:?}");
        if moment.is_multiple_of(3) {
            seen += usize::from(left != of(&other, Some(seat)));
        }
    }
    seen
}

/// The same order at a table and at one that differs in what some eyes must not know, each with what happened there; whether it
/// could be compared.
fn goes_on(
    ui: &Ui<Discover>,
    (loaded, brought): (&Loaded<Discover>, &Brought),
    order: (Seat, &Command),
    chance: &mut Chance,
    (moment, at): (usize, &str),
) -> bool {
    let seats = loaded.state.everybody().map(Some);
    let all: Vec<Option<Seat>> = std::iter::once(None).chain(seats).collect();
    let eyes = all[moment % all.len()];
    let other = otherwise(&loaded.state, eyes, chance);
    let here = (&loaded.state, brought);
    let Some(twin) = twin::same(ui.catalog(), here, order, (eyes, &other)) else {
        return false;
    };
    let after = |brought: &Brought| {
        let state = brought.state.clone();
        let loaded = Loaded {
            state,
            ..loaded.clone()
        };
        said(
            ui,
            &loaded,
            &brought.events,
            eyes,
            Read::nth(moment / all.len()),
        )
    };
    assert_eq!(
        after(brought),
        after(&twin),
        "{at}, after {order:?}: to {eyes:?}"
    );
    true
}

/// The files as they are sent: name, words and pixels, of the panel and of the whole map.
fn pixels(
    ui: &Ui<Discover>,
    (left, right): (&Loaded<Discover>, &Loaded<Discover>),
    events: &[Event],
    lang: Lang,
) {
    let of = |loaded: &Loaded<Discover>| {
        let window = Discover::picture(ui, loaded, events, lang).unwrap();
        let whole = Discover::whole(ui, loaded, lang).unwrap();
        [window, whole].map(|p| (p.name.clone(), p.alt.as_str().to_owned(), p.png))
    };
    assert!(of(left) == of(right), "pictures differ");
}

/// The next order of a game: mostly what the playing bot would give, and now and then an offer or anything.
fn next(ui: &Ui<Discover>, state: &State, chance: &mut Chance) -> Option<(Seat, Command)> {
    let seat = absent::awaited(state).into_iter().next()?;
    let catalog = ui.catalog();
    let bargain = match chance.die(6) {
        0 if state.ask.is_none() => twin::bargain(catalog, state, seat, chance),
        _ => None,
    };
    if bargain.is_some() {
        return bargain;
    }
    let command = match chance.die(6) {
        0 => chance.pick(&mut Discover::legal(catalog, state, seat))?,
        _ => bot::choose(catalog, state, seat)?,
    };
    Some((seat, command))
}

/// The numbers of the worlds that are played.
fn worlds() -> std::ops::Range<u64> {
    let number = |name: &str| -> Option<u64> {
        let text = std::env::var(name).ok()?;
        Some(text.parse().expect("a number"))
    };
    match number("CASTAWAY_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..number("CASTAWAY_GAMES").unwrap_or(WORLDS),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_hidden_is_in_what_is_sent_to_a_seat_or_to_all() {
    let (mut moments, mut seen, mut orders) = (0_usize, 0, 0);
    let all = worlds();
    for number in all.clone() {
        let house = House::open();
        let ui = house.ui::<Discover>();
        let seats = u8::try_from(number % 3 + 2).unwrap();
        let mut loaded = begun(&house, seats, number).await;
        let mut chance = Chance::from_seed(number);
        let mut events = Vec::new();
        for n in 0..400 {
            // At the end everything is opened.
            if loaded.state.phase == Phase::Over {
                break;
            }
            let asked = loaded.state.ask.as_ref().map(|ask| ask.prompt.clone());
            // Every other question, and every few steps between them.
            let looks = n % 5 == 0 || (asked.is_some() && n % 2 == 0);
            let at = format!("world {number}, step {n}, {asked:?}");
            if looks {
                let now = (&loaded, events.as_slice());
                seen += compare(&ui, now, &mut chance, (moments, &at));
            }
            let Some((seat, command)) = next(&ui, &loaded.state, &mut chance) else {
                break;
            };
            let applied = Discover::apply(ui.catalog(), &loaded.state, seat, &command);
            let brought = applied.unwrap();
            if looks {
                let step = (&loaded, &brought);
                let order = (seat, &command);
                let alike = goes_on(&ui, step, order, &mut chance, (moments, &at));
                orders += usize::from(alike);
                moments += 1;
            }
            (loaded.state, events) = (brought.state, brought.events);
        }
        assert!(loaded.state.phase != Phase::Setup, "world {number} went on");
    }
    if all.end - all.start >= WORLDS {
        assert!(moments > 120, "{moments}");
        assert!(orders > 20, "{orders} of {moments} orders were compared");
        // There was something to hide: whoever may know it is told.
        assert!(seen > 30, "{seen}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_seed_and_the_number_of_a_running_world_are_in_nothing_that_is_sent() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let loaded = begun(&house, 2, 987_654_321).await;
    for eyes in [None, Some(Seat(0)), Some(Seat(1))] {
        for n in 0..6 {
            let all = said(&ui, &loaded, &[], eyes, Read::nth(n));
            assert!(!all.contains("987654321"), "{eyes:?}");
            assert!(!all.contains(&loaded.state.seed.to_string()), "{eyes:?}");
        }
    }
}
