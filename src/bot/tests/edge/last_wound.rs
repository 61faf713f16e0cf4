//! Whoever plans an action reads who dies of the next wound by it.

use crate::house::{House, here, looks};
use castaway::{
    games::island::{lines, press::Draft, wizard},
    ui::texts::Lang,
};
use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    command::Command,
    game::Island,
    legal,
    plan::{Assignment, Pawn},
    policy,
    setup::Setup,
};
use castaway_table::Meta;

const USER: u64 = 7;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_action_says_who_dies_of_the_next_wound_and_how_likely_it_is() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let meta = Meta {
        chairs: [USER].into(),
        ..Meta::default()
    };
    house
        .begin::<Island>(here(), Setup::standard(1), 1, meta)
        .await;
    let mut loaded = house.game::<Island>(here()).await;
    while !loaded.state.planning || loaded.state.ask.is_some() {
        let command = policy::suggest(ui.catalog(), &loaded.state, Seat(0));
        let command = command.unwrap_or(Command::Advance);
        let step = Island::apply(ui.catalog(), &loaded.state, Seat(0), &command);
        loaded.state = step.expect("it is allowed").state;
    }
    // Something that may wound Friday, who does it alone.
    let offers = legal::offers(ui.catalog(), &loaded.state, Seat(0)).into_iter();
    let mut risky = offers.filter_map(|offer| {
        let what = Assignment {
            pawns: vec![Pawn::Friday],
            ..offer.what
        };
        let seen = legal::preview(ui.catalog(), &loaded.state, Seat(0), &what).ok()?;
        let odds = seen.odds.filter(|odds| odds.wound > 0)?;
        (seen.missing == 0).then_some((what, odds.wound))
    });
    let (what, wound) = risky.next().expect("a risk");
    drop(risky);
    let dies_on = ui.catalog().friday_dies_on;
    let mut told = 0;
    for (lang, says) in [
        (Lang::En, "dies of the next wound"),
        (Lang::De, "stirbt an der nächsten Wunde"),
    ] {
        for (wounds, dies) in [(0, false), (dies_on - 2, false), (dies_on - 1, true)] {
            let friday = loaded.state.friday.as_mut().expect("Friday is there");
            friday.wounds = wounds;
            let scene = ui.scene(lang, &loaded, &[], Some(USER));
            let planned = scene.advised(&Command::Assign(what.clone()));
            let planned = planned.expect("it can be planned");
            let line = lines::placement(&scene.words, &scene.view, &planned);
            assert_eq!(line.contains(says), dies, "{line}");
            let chance = format!("({wound}");
            assert_eq!(line.contains(&chance), dies, "{line}");
            // One roll may bring Friday two, and then it says so.
            let two = planned.odds.expect("dice are rolled").wounds(2);
            let says = match lang {
                Lang::En => format!("2 wounds, and this may bring as many ({two}%)"),
                Lang::De => format!("2 Wunden, und so viele kann das bringen ({two}\u{a0}%)"),
            };
            let both = two > 0 && wounds == dies_on - 2;
            assert_eq!(line.contains(&says), both, "{line}");
            told += usize::from(both);
            let page = wizard::pawns(&scene, &Draft::new(what.goal.clone()));
            let page = looks(&page);
            assert_eq!(page.contains("☠️"), both || dies, "{page}");
        }
    }
    assert_eq!(told, 2, "in both languages");
}
