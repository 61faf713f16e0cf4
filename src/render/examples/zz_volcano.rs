//! Temp.
use castaway_kernel::{Game, Seat};
use castaway_render::{Layout, Painter, Plain, alt_text, board_svg};
use castaway_robinson::{Island, catalog::Catalog, ids::Space, policy, setup::Setup, state::Tile};
fn main() {
    let cat = Catalog::load().unwrap();
    let painter = Painter::new().unwrap();
    let mut setup = Setup::standard(2);
    setup.scenario = "volcano_island".into();
    let mut s = Island::create(&cat, &setup, 7).unwrap().state;
    let mut last = 0;
    let dir = std::env::args().nth(1).unwrap();
    for step in 0..4000 {
        if (s.round != last && s.planning) || s.end.is_some() {
            last = s.round;
            let view = Island::view(&cat, &s, Some(Seat(0)));
            for (layout, w, name) in [
                (Layout::Full, 1200, "full"),
                (Layout::Full, 400, "small"),
                (Layout::Window, 400, "window"),
            ] {
                let svg = board_svg(&view, &Plain, layout);
                let png = painter.png(&svg, w).unwrap();
                std::fs::write(format!("{dir}/r{last}_{name}.png"), png).unwrap();
            }
            println!("{}\n", alt_text(&view, &Plain));
        }
        if s.end.is_some() {
            println!("{:?} round {}", s.end, s.round);
            break;
        }
        let seats: Vec<Seat> = (0..2).map(Seat).collect();
        let mut moved = false;
        for seat in seats {
            if let Some(c) = policy::suggest(&cat, &s, seat) {
                if let Ok(a) = Island::apply(&cat, &s, seat, &c) {
                    s = a.state;
                    moved = true;
                    break;
                }
            }
        }
        if !moved {
            println!("stuck at {step}");
            break;
        }
    }
    let _ = (Tile::default(), Space::M1);
}
