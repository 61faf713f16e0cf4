//! What is sent to a seat, or to all, is the same for two tables that differ only in what these eyes must not know.

use castaway::{
    discord::{GameUi, Ui},
    games::discover::picture,
    ui::{message::Message, reader::Reader, texts::Lang},
};
use castaway_discover::{
    Discover, absent, bot,
    event::Event,
    state::{Phase, State},
};
use castaway_kernel::{Chance, Game, Seat};
use castaway_render::Layout;
use castaway_table::Loaded;

use crate::{begin::begun, house::House, otherwise::otherwise};

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
) -> String {
    let lang = Lang::En;
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
        }
        Some(_) => {
            all.push(sent(&Discover::sheet(ui, loaded, reader)));
            let hint = Discover::hint(ui, loaded, reader, &|| true);
            all.push(format!("{hint:?}"));
        }
    }
    all.join("\n")
}

/// A table as it stands, and one that differs in what these eyes must not know; says how many other eyes see a difference.
fn compare(
    ui: &Ui<Discover>,
    loaded: &Loaded<Discover>,
    events: &[Event],
    chance: &mut Chance,
    at: &str,
) -> usize {
    let mut seen = 0;
    let seats = loaded.state.everybody().map(Some);
    for eyes in std::iter::once(None).chain(seats) {
        let mut other = loaded.clone();
        other.state = otherwise(&loaded.state, eyes, chance);
        let (left, right) = (
            said(ui, loaded, events, eyes),
            said(ui, &other, events, eyes),
        );
        assert_eq!(left, right, "{at}: to {eyes:?}");
        if eyes.is_none() && at.contains("step 0,") {
            pixels(ui, loaded, &other, events);
        }
        let differs = |seat: &Seat| {
            let of = |loaded| said(ui, loaded, events, Some(*seat));
            of(loaded) != of(&other)
        };
        if eyes.is_none() {
            seen += loaded.state.everybody().filter(differs).count();
        }
    }
    seen
}

/// The files as they are sent: name, words and pixels, of the panel and of the whole map.
fn pixels(ui: &Ui<Discover>, left: &Loaded<Discover>, right: &Loaded<Discover>, events: &[Event]) {
    let of = |loaded: &Loaded<Discover>| {
        let window = Discover::picture(ui, loaded, events, Lang::En).unwrap();
        let whole = Discover::whole(ui, loaded, Lang::En).unwrap();
        [window, whole].map(|p| (p.name.clone(), p.alt.as_str().to_owned(), p.png))
    };
    assert!(of(left) == of(right), "pictures differ");
}

/// The next step of a game: mostly what the playing bot would do.
fn step(ui: &Ui<Discover>, state: &State, chance: &mut Chance) -> Option<(State, Vec<Event>)> {
    let seat = absent::awaited(state).into_iter().next()?;
    let catalog = ui.catalog();
    let command = match chance.die(6) {
        0 => chance.pick(&mut Discover::legal(catalog, state, seat))?,
        _ => bot::choose(catalog, state, seat)?,
    };
    let applied = Discover::apply(catalog, state, seat, &command).unwrap();
    Some((applied.state, applied.events))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_hidden_is_in_what_is_sent_to_a_seat_or_to_all() {
    let (mut compared, mut seen) = (0, 0);
    for number in 0..3_u64 {
        let house = House::open();
        let ui = house.ui::<Discover>();
        let seats = u8::try_from(number % 3 + 2).unwrap();
        let mut loaded = begun(&house, seats, number).await;
        let mut chance = Chance::from_seed(number);
        let mut events = Vec::new();
        for n in 0..400 {
            let asked = loaded.state.ask.as_ref().map(|ask| ask.prompt.clone());
            // Every question, and every few steps between them.
            if asked.is_some() || n % 5 == 0 {
                let at = format!("world {number}, step {n}, {asked:?}");
                seen += compare(&ui, &loaded, &events, &mut chance, &at);
                compared += 1;
            }
            match step(&ui, &loaded.state, &mut chance) {
                Some((state, next)) => (loaded.state, events) = (state, next),
                None => break,
            }
        }
        assert!(loaded.state.phase != Phase::Setup, "world {number} went on");
    }
    assert!(compared > 200, "{compared}");
    // There was something to hide: whoever may know it is told.
    assert!(seen > 100, "{seen}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_seed_and_the_number_of_a_running_world_are_in_nothing_that_is_sent() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let loaded = begun(&house, 2, 987_654_321).await;
    for eyes in [None, Some(Seat(0)), Some(Seat(1))] {
        let all = said(&ui, &loaded, &[], eyes);
        assert!(!all.contains("987654321"), "{eyes:?}");
        assert!(!all.contains(&loaded.state.seed.to_string()), "{eyes:?}");
    }
}
