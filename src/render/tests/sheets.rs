//! What only some sheets put into the picture stands there whole, large enough and beside everything else.

#[path = "../samples/mod.rs"]
mod samples;

use castaway_render::{Labels, Layout, View, board_svg};
use castaway_robinson::{
    content::Aim,
    ids::{Space, Terrain, Track},
    plan::{Goal, Pawn},
    source_at::SourceAt,
    view::AimView,
};

/// A value of an element that is a number.
fn value(line: &str, name: &str) -> f32 {
    let from = line.split(&format!(" {name}=\"")).nth(1);
    let text = from.and_then(|rest| rest.split('"').next());
    text.and_then(|n| n.parse().ok()).unwrap_or(f32::NAN)
}

/// The text elements with their words.
fn texts(svg: &str) -> Vec<(&str, &str)> {
    let lines = svg.lines().filter(|line| line.starts_with("<text"));
    let words = |line: &str| line.find('>').map(|at| at + 1);
    lines
        .filter_map(|line| Some((line, line.get(words(line)?..)?.strip_suffix("</text>")?)))
        .collect()
}

/// The middles and radii of the circles of a colour.
fn circles(svg: &str, colour: &str) -> Vec<(f32, f32, f32)> {
    let of = |line: &&str| line.starts_with("<circle") && line.contains(colour);
    let read = |line: &str| (value(line, "cx"), value(line, "cy"), value(line, "r"));
    svg.lines().filter(of).map(read).collect()
}

fn aim(aim: Aim, have: u16, of: u16) -> AimView {
    AimView {
        aim,
        have,
        of,
        waits: 0,
        met: have >= of,
    }
}

fn with_aims(aims: Vec<AimView>) -> View {
    let mut view = samples::mid_game();
    view.pile = Vec::new();
    view.aims = aims;
    view
}

#[test]
fn a_name_stands_beside_the_round_in_which_its_hex_closes() {
    let languages: [&dyn Labels; 2] = [&samples::English, &samples::German];
    for labels in languages {
        for layout in [Layout::Full, Layout::Window] {
            let mut view = samples::mid_game();
            for hex in &mut view.hexes {
                hex.closes = hex.tile.is_some().then(|| ("lava".into(), 5));
                if let Some(tile) = &mut hex.tile {
                    tile.terrain = Terrain::Mountains;
                }
            }
            let svg = board_svg(&view, labels, layout);
            let rounds = circles(&svg, "#c4471f");
            assert!(rounds.len() > 2, "{rounds:?}");
            let mut beside = 0;
            for (text, words) in texts(&svg) {
                let (x, y) = (value(text, "x"), value(text, "y"));
                if Space::ALL.iter().any(|space| space.name() == words) {
                    for (cx, cy, r) in &rounds {
                        let near = (y - cy).abs() < 2.5 * r && (x - cx).abs() < 4.0 * r;
                        beside += usize::from(near);
                        assert!(!near || x >= cx + r, "{words} at {x} under {cx}");
                    }
                }
            }
            assert!(beside > 1, "{beside}");
        }
    }
}

#[test]
fn a_long_aim_is_large_where_it_has_the_room() {
    let long = aim(
        Aim::Markers {
            marker: "cross_on_five_different_tiles".into(),
            n: 5,
        },
        2,
        5,
    );
    let view = with_aims(vec![long.clone()]);
    let svg = board_svg(&view, &samples::English, Layout::Full);
    let said = samples::English.aim(&long.aim);
    let lines: Vec<_> = (texts(&svg).into_iter())
        .filter(|(_, line)| line.len() > 3 && said.contains(line))
        .collect();
    let whole: Vec<&str> = lines.iter().map(|(_, line)| *line).collect();
    assert_eq!(whole.join(" "), said);
    for (text, line) in lines {
        assert!(value(text, "font-size") >= 22.0, "{line}: {text}");
    }
}

#[test]
fn many_aims_lie_on_no_other() {
    let mut all = vec![aim(Aim::Drawn, 6, 9), aim(Aim::Shelter, 1, 1)];
    all.extend(
        Track::ALL
            .iter()
            .map(|&track| aim(Aim::Level { track, n: 1 }, 0, 1)),
    );
    let mut view = with_aims(all);
    view.mouths = 3;
    let svg = board_svg(&view, &samples::German, Layout::Full);
    let texts = texts(&svg);
    let goal = texts.iter().find(|(_, words)| *words == "Ziel");
    let top = value(goal.expect("the heading").0, "y");
    let mut lines: Vec<(f32, f32)> = (texts.iter())
        .map(|(text, _)| (value(text, "x"), value(text, "y"), value(text, "font-size")))
        .filter(|(x, y, _)| *x > 1000.0 && *y > top && *y < top + 230.0)
        .map(|(_, y, size)| (y, size))
        .collect();
    lines.sort_by(|a, b| a.0.total_cmp(&b.0));
    assert!(lines.len() >= 2, "{lines:?}");
    for pair in lines.windows(2) {
        let [(above, _), (below, size)] = [pair[0], pair[1]];
        assert!(below - above >= size * 0.9, "{lines:?}");
        assert!(size >= 20.0, "{lines:?}");
    }
}

/// A view in which nothing is planned but these.
fn planned(goals: &[Goal]) -> View {
    let mut view = samples::mid_game();
    let sample = view.plan.first().cloned().expect("something is planned");
    view.plan = goals
        .iter()
        .map(|goal| {
            let mut plan = sample.clone();
            plan.what.goal = goal.clone();
            plan.what.pawns = vec![Pawn::Seat(0)];
            (plan.missing, plan.risky, plan.sure) = (0, 1, 2);
            plan
        })
        .collect();
    view
}

#[test]
fn pawns_and_their_die_lie_beside_a_number() {
    let mut view = planned(&[]);
    let hex = view.hexes.iter_mut().find(|hex| {
        let tile = hex.tile.as_ref();
        !hex.camp && tile.is_some_and(|tile| tile.sources.len() == 2 && !tile.face_down)
    });
    let hex = hex.expect("a tile with two sources");
    hex.number = Some(2);
    let space = hex.space;
    let gather = |at| Goal::Gather {
        space,
        source: SourceAt::Printed(at),
    };
    view.plan = planned(&[gather(0), gather(1)]).plan;
    for layout in [Layout::Full, Layout::Window] {
        let svg = board_svg(&view, &samples::English, layout);
        let (two, _) = (texts(&svg).into_iter())
            .find(|(text, words)| *words == "2" && text.contains("fill=\"#fff"))
            .expect("the number");
        let (x, y) = (value(two, "x"), value(two, "y"));
        let mut leaders = circles(&svg, "#f2b42e");
        leaders.retain(|(cx, cy, _)| (cy - y).abs() < 40.0 && (cx - x).abs() < 160.0);
        leaders.sort_by(|a, b| a.0.total_cmp(&b.0));
        let [left, right] = leaders[..] else {
            panic!("{leaders:?}");
        };
        assert!(left.0 + left.2 <= right.0 - right.2, "{leaders:?}");
        // The die stands close to the right of the pawn, which has a ring around it.
        let die = right.0 + 2.25 * (right.2 - 3.0);
        let mut discs = circles(&svg, "").into_iter();
        let disc = discs.find(|(cx, cy, _)| (cx - x).abs() < 0.2 && (cy - y).abs() < 20.0);
        let (_, _, r) = disc.expect("what the number lies on");
        assert!(die <= x - r, "{leaders:?} with a die up to {die} at {x}");
    }
}

#[test]
fn many_who_rest_stay_in_their_space() {
    let mut view = planned(&[const { Goal::Rest }; 7]);
    view.tokens.clear();
    for plan in &mut view.plan {
        plan.sure = 1;
    }
    let svg = board_svg(&view, &samples::English, Layout::Window);
    let rest: Vec<_> = (circles(&svg, "#f2b42e").into_iter())
        .filter(|(cx, cy, _)| *cy > 620.0 && *cx < 764.0)
        .collect();
    assert_eq!(rest.len(), 7, "{rest:?}");
    let first = rest.iter().map(|(x, _, r)| x - r).fold(f32::MAX, f32::min);
    let last = rest.iter().map(|(x, _, r)| x + r).fold(0.0, f32::max);
    // The sign of the action stands there first, with its middle 30 from the left and half as wide as 44.
    let column = (764.0 - 12.0 - 3.0 * 8.0) / 4.0;
    let cell = ((first - 12.0) / (column + 8.0)).floor();
    let right = 12.0 + (column + 8.0) * cell + column;
    assert!(last <= right, "{last} over {right}");
    assert!(first >= right - column + 52.0, "{first} over the sign");
}
