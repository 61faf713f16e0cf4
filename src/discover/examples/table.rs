//! Plays a game and prints what is said at its table, to be read: `table [en|de] [seats] [seed] [quest]`.

use std::io::Write as _;

use castaway_discover::{
    Discover, absent, bot,
    catalog::Catalog,
    setup::Setup,
    wording::{Lang, People, Wording},
};
use castaway_kernel::{Chance, Game, Seat};

struct Names;

impl People for Names {
    fn name(&self, seat: Seat) -> String {
        let name = ["Ada", "Bo", "Cleo", "Dov"].get(seat.index());
        (*name.unwrap_or(&"Eve")).to_owned()
    }

    fn is_reader(&self, seat: Seat) -> bool {
        seat == Seat(0)
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |n: usize| args.get(n).map(String::as_str);
    let lang = match arg(0) {
        Some("de") => Lang::De,
        _ => Lang::En,
    };
    let seats = arg(1).map_or(Ok(2), str::parse)?;
    let seed = arg(2).map_or(Ok(1), str::parse)?;
    let catalog = Catalog::load()?;
    let setup = Setup::new(arg(3).unwrap_or("q_beacon"), seats, seed);
    let w = Wording::new(&catalog, lang);
    let mut out = std::io::stdout().lock();
    let mut chance = Chance::from_seed(seed);
    let viewer = Some(Seat(0));
    let begun = Discover::create(&catalog, &setup, seed).map_err(|e| format!("{e:?}"))?;
    let (mut s, mut events) = (begun.state, begun.events);
    for _ in 0..2000 {
        let view = Discover::view(&catalog, &s, viewer);
        let cut: Vec<_> = (events.iter())
            .filter_map(|e| Discover::told(e, viewer))
            .collect();
        for line in w.telling(&view, &Names, &cut) {
            writeln!(out, "{line}")?;
        }
        if Discover::outcome(&s).is_some() {
            break;
        }
        if let Some(asks) = &view.asks {
            writeln!(out, "  ? {}", w.prompt(&view, &Names, &asks.prompt))?;
            for label in &asks.options {
                let about = w.option_about(&view, &Names, &asks.prompt, label);
                let option = w.option(&view, &Names, &asks.prompt, label, 80);
                writeln!(out, "    - {option} | {}", about.unwrap_or_default())?;
            }
        }
        if events
            .iter()
            .any(|e| matches!(e, castaway_discover::event::Event::Dawn(_)))
        {
            let quest = w.quest(&view);
            writeln!(
                out,
                "  # {} – {}: {:#?}",
                quest.name, quest.stage_title, quest.aims
            )?;
        }
        let Some(seat) = absent::awaited(&s).into_iter().next() else {
            break;
        };
        let wild = match chance.die(4) {
            0 => chance.pick(&mut Discover::legal(&catalog, &s, seat)),
            _ => None,
        };
        let Some(command) = wild.or_else(|| bot::choose(&catalog, &s, seat)) else {
            break;
        };
        let next = Discover::apply(&catalog, &s, seat, &command).map_err(|e| format!("{e:?}"))?;
        (s, events) = (next.state, next.events);
    }
    Ok(())
}
