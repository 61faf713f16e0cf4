//! Shows a game of the player order by order: `watch [scenario] [map] [dice] [width] [class]`.

use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    ids::{Class, Difficulty},
    policy::{self, Style},
    setup::{Island, Setup},
    text::{Lang, Wording},
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let catalog = Catalog::load()?;
    let mut args = std::env::args().skip(1);
    let scenario = args.next().unwrap_or_else(|| "s00".into());
    let mut number = |or: u64| args.next().and_then(|n| n.parse().ok()).unwrap_or(or);
    let (map, dice, width) = (number(1), number(1), number(8));
    let class = args.next();
    let class = Class::ALL
        .into_iter()
        .find(|c| class.as_deref() == Some(format!("{c:?}").as_str()));
    let setup = Setup {
        seats: 1,
        scenarios: scenario.split('+').map(Into::into).collect(),
        difficulty: Difficulty::Fair,
        island: class.map_or(Island::Seed(map), |class| Island::Of { class, seed: map }),
    };
    let style = Style::number(0).wide(usize::try_from(width)?);
    let words = Wording::new(Lang::En);
    let names = ["Ann".to_owned()];
    let first = RollWrite::create(&catalog, &setup, dice).map_err(|e| format!("{e:?}"))?;
    let mut state = first.state;
    println!("{}\n", state.map.to_text());
    while let Some(seat) = state.asked() {
        println!(
            "OUTLOOK {:?}",
            policy::outlook(&catalog, &state, seat, &style)
        );
        for command in policy::plan(&catalog, &state, seat, &style) {
            let Ok(step) = RollWrite::apply(&catalog, &state, seat, &command) else {
                println!("  (refused: {command:?})");
                break;
            };
            state = step.state;
            for event in &step.events {
                println!("  {}", words.event(event, &names));
            }
        }
        let p = &state.players[seat.index()];
        println!(
            "{:?} {:?} SP {} plans {:?}",
            p.at, p.stock, p.survival, p.plans
        );
    }
    if let Some(end) = RollWrite::outcome(&state) {
        println!("{:?} = {}", end.scores[0], end.scores[0].total());
    }
    Ok(())
}
