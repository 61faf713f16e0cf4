//! What must have been ordered when something was pressed.

use castaway::{
    discord::GameUi,
    games::{
        island::{codes, press::Press as Long, ways::assignment},
        rollwrite::{
            actions::{danger, deed},
            advise,
            destinations::spot,
            press::Press as Quick,
        },
    },
    ui::{shared::Pressed, texts::Lang},
};
use castaway_discover::Discover;
use castaway_kernel::{Answer, DecisionId, Seat};
use castaway_robinson::{
    command::Command, game::Island, ids::Who, plan::Pawn, text::TableWords, view::View,
};
use castaway_rollwrite::{RollWrite, command::Command as Order, hex::Hex, mark::Mark};
use castaway_table::Loaded;

use crate::house::{Choice, House, meaning};

/// A game that can say what a choice means.
pub trait Expect: GameUi {
    /// Whether these orders are what the choice says.
    fn meant(
        house: &House,
        before: &Loaded<Self>,
        choice: &Choice,
        orders: &[(Seat, Self::Command)],
    ) -> Result<(), String>;
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_value(value).unwrap().to_string()
}

fn value(choice: &Choice) -> &str {
    choice.values.first().map_or("", String::as_str)
}

impl Expect for Island {
    fn meant(
        house: &House,
        before: &Loaded<Self>,
        choice: &Choice,
        orders: &[(Seat, Command)],
    ) -> Result<(), String> {
        let view = |seat| {
            <Self as castaway_kernel::Game>::view(
                house.ui::<Island>().catalog(),
                &before.state,
                Some(seat),
            )
        };
        let choose = |decision, keys: &[String]| {
            Command::Choose(Answer {
                decision: DecisionId(decision),
                picks: keys.iter().map(|k| k.as_str().into()).collect(),
            })
        };
        let mut by = None;
        let wanted = match meaning::<Self>(choice) {
            // Back to an earlier moment, or the end.
            Pressed::Shared(_) => None,
            Pressed::Game(press) => Some(match press {
                Long::Pick { decision, key } if key.is_empty() => choose(decision, &[]),
                Long::Pick { decision, key } => choose(decision, &[key]),
                Long::PickAll { decision, keys } => {
                    let keys: Vec<String> = keys.split(',').map(str::to_owned).collect();
                    choose(decision, &keys)
                }
                Long::Picks { decision, .. } => choose(decision, &choice.values),
                Long::Place(draft, pawns) => {
                    let pawns = match pawns.is_empty() {
                        true => codes::read_pawns(value(choice)).unwrap(),
                        false => pawns,
                    };
                    named(house, &view(Seat(0)), &pawns, choice)?;
                    by = own(&pawns);
                    Command::Assign(assignment(&draft, pawns))
                }
                Long::Join {
                    placement,
                    pawns,
                    lead,
                } => {
                    named(house, &view(Seat(0)), &pawns, choice)?;
                    by = own(&pawns);
                    Command::Join {
                        placement,
                        pawns,
                        lead,
                    }
                }
                Long::TakeBack => Command::Unassign {
                    placement: value(choice).parse().unwrap(),
                },
                Long::UseMenu => {
                    let (seat, what) = codes::read_use(value(choice)).unwrap();
                    let pawn = Pawn::Seat(seat.unwrap().0);
                    named(house, &view(Seat(0)), &[pawn], choice)?;
                    by = seat;
                    Command::Use(what)
                }
                Long::Use(what) => Command::Use(what),
                Long::Advised => match orders {
                    [(_, order @ Command::Plan(all))] if all.len() > 1 => order.clone(),
                    orders => return Err(format!("{orders:?} are no plan")),
                },
                // What was thought through is kept beside the game, and done order by order.
                Long::Counselled(_) => {
                    let kept = before.meta.counsel.as_ref().ok_or("nothing is kept")?;
                    // What is done about hunger may take the place of a part that can wait.
                    let seat = orders.first().map(|(seat, _)| *seat);
                    let owner = seat.and_then(|seat| before.meta.chairs.owner(seat));
                    let ui = house.ui::<Island>();
                    let told = ui.scene(Lang::En, before, &[], owner);
                    let told = told.counsel().iter().map(|one| json(&one.command));
                    let kept = format!("{kept} {}", told.collect::<Vec<_>>().join(" "));
                    let begun = |(_, order): &(Seat, Command)| {
                        let plans = |what: &_| kept.contains(&json(what));
                        match order {
                            Command::Plan(all) => all.iter().all(plans),
                            other => kept.contains(&json(other)),
                        }
                    };
                    return match orders {
                        [_, ..] if orders.iter().all(begun) => Ok(()),
                        orders => Err(format!("{orders:?} are not {kept}")),
                    };
                }
                Long::Go => Command::Advance,
                // What was suggested is kept beside the game, and whoever follows it gives that order.
                Long::Suggestions(_) => return Ok(()),
                // A changed ruling begins the game anew, and one that is over makes room for another.
                Long::Rule(_) | Long::Again | Long::Onward => return Ok(()),
                other => {
                    return Err(format!(
                        "{other:?} only shows something, but ordered {orders:?}"
                    ));
                }
            }),
        };
        match (wanted, orders) {
            (None, []) => Ok(()),
            // While others plan, too, an undo takes back one's own part.
            (None, [(seat, Command::Leave { placement })])
                if stands(&view(Seat(0)), *seat, *placement) =>
            {
                Ok(())
            }
            (None, [(seat, Command::Unassign { placement })])
                if !others_stand(&view(Seat(0)), *seat, *placement) =>
            {
                Ok(())
            }
            // Whoever has several characters goes on at a stop for all of them.
            (Some(wanted @ Command::Choose(_)), [(first, order), more @ ..])
                if *order == wanted
                    && by.is_none_or(|b| b == *first)
                    && more.iter().all(|(seat, again)| {
                        (*again == wanted && seat != first) || comes_after(&wanted, again)
                    }) =>
            {
                Ok(())
            }
            // Where others stand in the action, only one's own part is taken back.
            (
                Some(Command::Unassign { placement }),
                [(seat, Command::Leave { placement: left })],
            ) if placement == *left && others_stand(&view(Seat(0)), *seat, placement) => Ok(()),
            (Some(wanted), [(seat, order)])
                if *order == wanted && by.is_none_or(|b| b == *seat) =>
            {
                Ok(())
            }
            (wanted, orders) => Err(format!(
                "wanted {wanted:?} by {by:?}, but ordered {orders:?}"
            )),
        }
    }
}

/// Whether this answers a later question: standing answers say it at once.
fn comes_after(first: &Command, then: &Command) -> bool {
    match (first, then) {
        (Command::Choose(first), Command::Choose(then)) => then.decision > first.decision,
        _ => false,
    }
}

/// Whether pawns of others stand in an action beside those of a seat.
fn others_stand(view: &View, seat: Seat, placement: u32) -> bool {
    let planned = view.plan.iter().find(|planned| planned.id == placement);
    let other = |pawn: &Pawn| matches!(pawn, Pawn::Seat(other) if *other != seat.0);
    planned.is_some_and(|planned| planned.what.pawns.iter().any(other))
}

/// Whether a pawn of a seat stands in an action.
fn stands(view: &View, seat: Seat, placement: u32) -> bool {
    let planned = view.plan.iter().find(|planned| planned.id == placement);
    planned.is_some_and(|planned| planned.what.pawns.contains(&Pawn::Seat(seat.0)))
}

fn own(pawns: &[Pawn]) -> Option<Seat> {
    pawns.iter().find_map(|pawn| match pawn {
        Pawn::Seat(seat) => Some(Seat(*seat)),
        Pawn::Friday | Pawn::Dog | Pawn::Neutral(_) | Pawn::Guest(_) => None,
    })
}

/// What the button of somebody's own pawns begins with in company, where their character goes without saying.
const OWN: [&str; 6] = ["alone", "with ", "2 pawns ", "allein", "du ", "mit "];

/// Whether the label names the characters that act; the reader's own leads where it says "alone" or with whom.
fn named(house: &House, view: &View, pawns: &[Pawn], choice: &Choice) -> Result<(), String> {
    let ui = house.ui::<Island>();
    let table = TableWords::new(house.lang, ui.catalog(), view);
    let leads = pawns.first().copied();
    let is_own = OWN.iter().any(|own| choice.label.starts_with(own));
    for pawn in pawns {
        if is_own && Some(*pawn) == leads {
            continue;
        }
        if let Pawn::Seat(seat) = pawn {
            let name = table.person(Who::Seat(*seat));
            if !choice.label.contains(&name) {
                return Err(format!("{choice:?} does not name {name}"));
            }
        }
    }
    Ok(())
}

impl Expect for RollWrite {
    fn meant(
        house: &House,
        before: &Loaded<Self>,
        choice: &Choice,
        orders: &[(Seat, Order)],
    ) -> Result<(), String> {
        let ui = house.ui::<RollWrite>();
        let scene = ui.roll_scene(Lang::En, before, &[]);
        let of_deed = |dice, code: &str| deed(&scene, dice, code).map(|d| d.commands);
        let wanted = match meaning::<Self>(choice) {
            Pressed::Shared(_) => Some(Vec::new()),
            Pressed::Game(Quick::Go(dice)) => {
                let (col, row) = value(choice).split_once('.').unwrap();
                let at = Hex::new(col.parse().unwrap(), row.parse().unwrap());
                let mark = Mark::of(at);
                spot(&scene, &dice, mark).map(|s| s.commands)
            }
            Pressed::Game(Quick::Menu(dice)) => of_deed(dice, value(choice)),
            Pressed::Game(Quick::Deed(dice, code) | Quick::DeedSure(dice, code)) => {
                of_deed(dice, &code)
            }
            Pressed::Game(Quick::GoSure(dice, place)) => {
                let (col, row) = place.split_once('.').unwrap();
                let mark = Mark::of(Hex::new(col.parse().unwrap(), row.parse().unwrap()));
                spot(&scene, &dice, mark).map(|s| s.commands)
            }
            Pressed::Game(Quick::Follow | Quick::FollowSure) => {
                let steps = advise::steps(&scene, &advise::plan(&scene));
                steps.into_iter().next().map(|step| step.orders)
            }
            Pressed::Game(Quick::End | Quick::EndSure) => Some(vec![Order::EndTurn]),
            Pressed::Game(Quick::Offer(bundle)) => Some(vec![bundle.order()]),
            // The game makes room for another.
            Pressed::Game(Quick::Practice | Quick::Other) => return Ok(()),
            Pressed::Game(_) => None,
        };
        // What cannot be made good is asked about first.
        let sure = matches!(
            meaning::<Self>(choice),
            Pressed::Game(
                Quick::GoSure(..) | Quick::DeedSure(..) | Quick::FollowSure | Quick::EndSure
            )
        );
        let asks = |wanted: &Vec<Order>| !sure && danger(&scene, wanted).is_some();
        let wanted = wanted.filter(|wanted| !asks(wanted));
        if wanted.is_none() && orders.is_empty() {
            return Ok(());
        }
        let Some(wanted) = wanted else {
            return Err(format!(
                "{choice:?} only shows something, but ordered {orders:?}"
            ));
        };
        let asked = before.state.asked();
        let mut given = orders.iter();
        for command in wanted {
            match given.next() {
                Some((seat, order)) if *order == command && Some(*seat) == asked => {}
                other => {
                    return Err(format!(
                        "wanted {command:?} by {asked:?}, but ordered {other:?}"
                    ));
                }
            }
        }
        Ok(())
    }
}

#[test]
fn every_game_of_the_list_says_what_its_presses_order() {
    fn letter<G: Expect>() -> char {
        G::LETTER
    }
    let walked = [
        letter::<Island>(),
        letter::<RollWrite>(),
        letter::<Discover>(),
    ];
    for game in &House::open().app.games {
        assert!(
            walked.contains(&game.letter()),
            "the game {} needs an `impl Expect` and a walk in src/bot/tests/edge/presses, and its letter in this list",
            game.name()
        );
    }
}
