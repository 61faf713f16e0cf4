//! How many presses a round takes for who knows the shortest way: games of the searching player alone, each of its
//! orders carried out through the components that people see.
//!
//! More games: `CASTAWAY_SHORTEST=30 cargo test -p castaway --test edge shortest:: -- --nocapture`.

use std::collections::BTreeMap;

use crate::house::{Choice, HIDDEN, House, PUBLIC, Page, choices, here, is_page, word};
use castaway::discord::How;
use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    catalog::Catalog,
    command::Command,
    game::Island,
    ids::Kind,
    plan::{Assignment, Goal, Project},
    policy::search::Planner,
    setup::Setup,
    state::State,
};
use castaway_table::Meta;

const ME: u64 = 7;
/// Pages that are opened one after the other at most.
const DEPTH: usize = 5;

/// Pawns of one kind stand in any order behind the leader.
fn plain(what: &Assignment) -> Assignment {
    let mut what = what.clone();
    if let [_, others @ ..] = what.pawns.as_mut_slice() {
        others.sort();
    }
    what.aids.sort();
    what
}

/// Whether two orders come to the same.
fn same(one: &Command, other: &Command) -> bool {
    match (one, other) {
        (Command::Plan(one), Command::Plan(other)) => {
            one.len() == other.len()
                && one
                    .iter()
                    .all(|o| other.iter().any(|p| plain(o) == plain(p)))
        }
        (Command::Assign(one), Command::Assign(other)) => plain(one) == plain(other),
        (Command::Choose(one), Command::Choose(other)) => {
            let sorted = |picks: &[castaway_kernel::Key]| {
                let mut picks = picks.to_vec();
                picks.sort();
                picks
            };
            sorted(&one.picks) == sorted(&other.picks)
        }
        (one, other) => one == other,
    }
}

/// The letter that the codes of a kind of action begin with.
fn letter(kind: Kind) -> &'static str {
    match kind {
        Kind::Threat => "t",
        Kind::Hunt => "h",
        Kind::Build => "b",
        Kind::Gather => "g",
        Kind::Explore => "e",
        Kind::Arrange => "a",
        Kind::Rest => "r",
        Kind::Sheet => "s",
    }
}

/// The value of a goal in the menu of actions.
fn code(goal: &Goal) -> String {
    match goal {
        Goal::Threat { slot, option } => format!("t{slot}.{option}"),
        Goal::Hunt => "h".into(),
        Goal::Build(Project::Shelter) => "b.=shelter".into(),
        Goal::Build(Project::Level(track)) => format!("b.+{}", track.name()),
        Goal::Build(Project::Invention(key)) => format!("b.{key}"),
        Goal::Build(Project::On(key, space)) => format!("b.{key}@{}", space.name()),
        Goal::Gather { space, source } => format!("g.{}.{source}", space.name()),
        Goal::Explore(space) => format!("e.{}", space.name()),
        Goal::Card { kind, serial } => format!("k.{}.{serial}", kind.name()),
        Goal::Special {
            kind,
            action,
            space,
        } => {
            let place = space.map_or("-", castaway_robinson::ids::Space::name);
            format!("s.{}.{place}.{action}", kind.name())
        }
        Goal::Arrange => "a".into(),
        Goal::Rest => "r".into(),
    }
}

/// What is worth pressing on the way to an order. Others lead elsewhere.
fn leads(choice: &Choice, order: &Command) -> Option<Choice> {
    let value = choice.values.first().map_or("", String::as_str);
    let fits = match (order, word::<Island>(choice)) {
        (Command::Assign(what), "plan") => {
            let kind = format!("k:{}", what.goal.kind().name());
            value == "kinds" || value == kind || value.starts_with(letter(what.goal.kind()))
        }
        (Command::Assign(_), "targets" | "draft" | "place" | "kinds") => true,
        (Command::Plan(all), "plan") => {
            // Several are marked in the menu before it is closed.
            let values: Vec<String> = all.iter().map(|what| code(&what.goal)).collect();
            return Some(Choice {
                values,
                ..choice.clone()
            });
        }
        (Command::Plan(_), "plan-all") => true,
        (Command::Advance, "go") => true,
        (Command::Use(_), "use" | "use-list" | "uses") => true,
        (Command::Choose(answer), "pick") => {
            let picks: Vec<&str> = answer.picks.iter().map(|k| k.as_str()).collect();
            match picks.as_slice() {
                [pick] => choice.id.ends_with(&format!("|{pick}")),
                picks => picks.is_empty(),
            }
        }
        (Command::Choose(answer), "picks") => {
            // Whoever picks several marks them in the menu and closes it: that is one answer.
            let values = answer.picks.iter().map(ToString::to_string).collect();
            return Some(Choice {
                values,
                ..choice.clone()
            });
        }
        _ => false,
    };
    fits.then(|| choice.clone())
}

/// Carries out an order by the fewest presses, and says how many it took; none where no way leads there.
async fn carry_out(house: &House, order: &Command) -> Option<usize> {
    let place = here();
    let kept = house.store.copy();
    let before = house.game::<Island>(place).await.revision;
    let mut pages = vec![house.panel::<Island>(place).await];
    for presses in 1..=DEPTH {
        let mut further = Vec::new();
        for page in &pages {
            let all = choices(&page.message);
            let mut tried: Vec<(String, Vec<String>)> = Vec::new();
            for choice in all.iter().filter_map(|c| leads(c, order)) {
                let what = (choice.id.clone(), choice.values.clone());
                if tried.contains(&what) {
                    continue;
                }
                tried.push(what);
                house.store.restore(&kept);
                let said = house.press(ME, page, &choice).await;
                let orders = house.orders::<Island>(place, before).await;
                match orders.as_slice() {
                    [(_, done), ..] if same(done, order) => return Some(presses),
                    [_, ..] => {}
                    [] => further.extend(said.into_iter().filter(|(_, m)| is_page(m)).map(
                        |(how, message)| Page {
                            at: match how {
                                How::Update => page.at,
                                How::New if message.private => HIDDEN,
                                How::New => PUBLIC,
                            },
                            message,
                            user: Some(ME),
                            way: Vec::new(),
                        },
                    )),
                }
            }
        }
        pages = further;
    }
    house.store.restore(&kept);
    None
}

/// The presses of a game.
#[derive(Default)]
struct Presses {
    /// Those of every round.
    rounds: BTreeMap<u8, usize>,
    /// Those of the first action that is planned in a round, by itself.
    single: BTreeMap<u8, usize>,
}

/// The presses of a game of the searching player.
async fn played(seed: u64) -> Presses {
    let house = House::open();
    let place = here();
    let meta = Meta {
        chairs: [ME].into(),
        ..Meta::default()
    };
    house
        .begin::<Island>(place, Setup::standard(1), seed, meta)
        .await;
    let catalog = house.ui::<Island>().catalog().clone();
    let (mut mind, mut all) = (Planner::default(), Presses::default());
    loop {
        let state = house.game::<Island>(place).await.state;
        let Some((Seat(0), order)) = mind.order(&catalog, &state) else {
            assert!(state.end.is_some(), "seed {seed} stands still");
            return all;
        };
        if matches!(order, Command::Assign(_)) && !all.single.contains_key(&state.round) {
            let kept = house.store.copy();
            if let Some(presses) = carry_out(&house, &order).await {
                all.single.insert(state.round, presses);
            }
            house.store.restore(&kept);
        }
        let (plan, further) = planned(&catalog, &state, &mind, &order);
        let mut presses = match plan.len() {
            0 | 1 => None,
            _ => carry_out(&house, &Command::Plan(plan.clone())).await,
        };
        if presses.is_some() {
            // The rest of the plan is made already.
            mind = further;
        } else {
            presses = carry_out(&house, &order).await;
        }
        let presses = presses.unwrap_or_else(|| panic!("seed {seed}: no way to {order:?}"));
        if std::env::var("CASTAWAY_SHORTEST").is_ok() {
            let asked = state.ask.map(|ask| ask.prompt.question);
            println!(
                "round {}: {presses} for {order:?} {asked:?} {}",
                state.round,
                plan.len()
            );
        }
        *all.rounds.entry(state.round).or_insert(0) += presses;
    }
}

/// The actions that are planned one after the other from here on, and the player as they are then.
fn planned(
    catalog: &Catalog,
    state: &State,
    mind: &Planner,
    first: &Command,
) -> (Vec<Assignment>, Planner) {
    let (mut state, mut mind) = (state.clone(), mind.clone());
    let mut plan = Vec::new();
    let mut before = mind.clone();
    let mut next = Some((Seat(0), first.clone()));
    while let Some((seat, Command::Assign(what))) = next {
        let order = Command::Assign(what.clone());
        state = Island::apply(catalog, &state, seat, &order)
            .expect("it is planned")
            .state;
        plan.push(what);
        before = mind.clone();
        next = mind.order(catalog, &state);
    }
    (plan, before)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_round_alone_takes_ten_presses_at_most_as_a_rule() {
    let games = std::env::var("CASTAWAY_SHORTEST").ok();
    let games: u64 = games.and_then(|n| n.parse().ok()).unwrap_or(4);
    let (mut all, mut single) = (Vec::new(), Vec::new());
    for seed in 0..games {
        let of = played(seed).await;
        println!("seed {seed}: {:?} {:?}", of.rounds, of.single);
        all.extend(of.rounds.into_values());
        single.extend(of.single.into_values());
    }
    all.sort_unstable();
    let (median, slow) = (all[all.len() / 2], all[all.len() * 9 / 10]);
    println!(
        "{} rounds of {games} games: {median} presses in the median, {slow} in the 90th percentile",
        all.len()
    );
    assert!(median <= 10 && slow <= 15, "{median} and {slow}: {all:?}");
    // What, and who does it: the commonest thing to do takes two.
    single.sort_unstable();
    assert!(single.len() > 4, "{single:?}");
    let usual = single[single.len() / 2];
    assert!(usual <= 2, "{usual}: {single:?}");
}
