//! Giving up in company: nobody can while somebody is asked something, whoever presses an older button hears so, and it can be done as
//! soon as the question is answered.

use castaway::{
    discord::GameUi,
    games::discover::press::Press,
    ui::{press::GamePresses, reader::Reader, texts::Lang},
};
use castaway_discover::{
    Discover, absent,
    state::{Fate, Phase},
};
use castaway_kernel::Seat;
use castaway_table::Loaded;

use crate::{
    begin::begun,
    house::{Choice, HIDDEN, House, Page, here, looks},
    stale::step,
};

/// Whose the seats are.
fn user(seat: Seat) -> u64 {
    7 + u64::from(seat.0)
}

/// Whether the own page of a seat has the button.
fn is_offered(house: &House, loaded: &Loaded<Discover>, seat: Seat) -> bool {
    let reader = Reader {
        user: Some(user(seat)),
        ..Reader::all(Lang::En)
    };
    looks(&Discover::sheet(&house.ui(), loaded, reader)).contains("|give-up|")
}

/// Presses the last word on giving a seat up; how many answers come.
async fn give_up(house: &House, loaded: &Loaded<Discover>, seat: Seat) -> usize {
    let page = Page {
        at: HIDDEN,
        ..house.panel::<Discover>(here()).await
    };
    let press = Choice {
        id: Press::GiveUpSure(seat.0).id(loaded.revision),
        values: Vec::new(),
        label: String::new(),
    };
    house.press(user(seat), &page, &press).await.len()
}

/// Goes on until a day on which something is asked, or nothing.
async fn until(house: &House, mut loaded: Loaded<Discover>, asked: bool) -> Loaded<Discover> {
    for _ in 0..600 {
        let begun = loaded.state.phase != Phase::Setup;
        if begun && loaded.state.ask.is_some() == asked {
            return loaded;
        }
        let waited = absent::awaited(&loaded.state);
        loaded = step(house, *waited.first().expect("it goes on")).await;
    }
    panic!("it never comes to that");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_company_nobody_gives_up_while_something_is_asked() {
    let house = House::open();
    let begun = begun(&house, 2, 3).await;
    let asked = until(&house, begun, true).await;
    for seat in [Seat(0), Seat(1)] {
        assert!(!is_offered(&house, &asked, seat), "{seat:?}");
        let said = give_up(&house, &asked, seat).await;
        assert!(said > 0, "{seat:?} hears why not");
        let now = house.game::<Discover>(here()).await;
        assert_eq!(now.revision, asked.revision, "nothing has happened");
        assert_eq!(now.state.seats[seat.index()].fate, Fate::Here);
    }
    let free = until(&house, asked, false).await;
    assert!(is_offered(&house, &free, Seat(1)));
    give_up(&house, &free, Seat(1)).await;
    let now = house.game::<Discover>(here()).await;
    assert_eq!(now.state.seats[1].fate, Fate::Lost);
    // Nobody waits for them, and the other plays on.
    let waited = absent::awaited(&now.state);
    assert!(!waited.is_empty() && !waited.contains(&Seat(1)));
    assert!(!is_offered(&house, &now, Seat(1)));
}
