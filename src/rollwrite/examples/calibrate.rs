//! Plays scenarios and kinds of islands and prints how they go: `calibrate [scenario|all|classes] [maps] [games] [days]`.

use std::collections::BTreeMap;

use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    gate,
    ids::{Class, Difficulty},
    policy::Style,
    setup::{Island, Setup},
    state::{Part, Score},
};

/// Quantile of a sorted list in percent.
fn at(points: &[u16], percent: usize) -> u16 {
    points
        .get((points.len().saturating_sub(1)) * percent / 100)
        .copied()
        .unwrap_or(0)
}

fn report(name: &str, scores: &[Score]) {
    let mut points: Vec<u16> = scores.iter().map(Score::total).collect();
    points.sort_unstable();
    let met: Vec<&Score> = scores.iter().filter(|s| s.met).collect();
    let days: u32 = met.iter().map(|s| u32::from(s.days)).sum();
    let count = u32::try_from(met.len()).unwrap_or(1).max(1);
    let dead = scores.iter().filter(|s| s.health == 0).count();
    let mut parts = BTreeMap::<Part, u32>::new();
    for score in scores {
        for (part, points) in score.parts() {
            *parts.entry(part).or_default() += u32::from(points);
        }
    }
    let all: u32 = parts.values().sum::<u32>().max(1);
    let shares: Vec<String> = parts
        .iter()
        .map(|(part, sum)| format!("{} {}", part.word(), sum * 100 / all))
        .collect();
    println!(
        "{name:24} met {:3}/{:3} day {:2}.{} dead {dead:2}  p10 {:3} p50 {:3} p90 {:3} max {:3}  {}",
        met.len(),
        scores.len(),
        days / count,
        days * 10 / count % 10,
        at(&points, 10),
        at(&points, 50),
        at(&points, 90),
        at(&points, 100),
        shares.join(" ")
    );
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut catalog = Catalog::load()?;
    let mut args = std::env::args().skip(1);
    let what = args.next().unwrap_or_else(|| "classes".into());
    let mut number = |or: u64| args.next().and_then(|n| n.parse().ok()).unwrap_or(or);
    let (maps, games, days, width) = (number(8), number(3), number(0), number(8));
    let mut style = Style::number(0).wide(usize::try_from(width)?);
    let tastes = std::env::var("TASTES").unwrap_or_default();
    for (name, value) in tastes.split(',').filter_map(|v| v.split_once('=')) {
        style = style.with(name, value.parse()?).ok_or("no such taste")?;
    }
    let play = |catalog: &Catalog, scenarios: &[&str], island: &dyn Fn(u64) -> Island| {
        let mut scores = Vec::new();
        for map in 0..maps {
            let setup = Setup {
                seats: 1,
                scenarios: scenarios.iter().map(|s| (*s).into()).collect(),
                difficulty: Difficulty::Fair,
                island: island(map),
            };
            for game in 0..games {
                let end = gate::play_as(catalog, &setup, map * 100 + game, &style);
                scores.extend(end.into_iter().flat_map(|o| o.scores));
            }
        }
        scores
    };
    if what == "outlook" {
        let mut tried = style;
        for (name, value) in std::env::var("VARIANTS")
            .unwrap_or_default()
            .split(',')
            .filter_map(|v| v.split_once('='))
        {
            tried = tried.with(name, value.parse()?).ok_or("no such taste")?;
        }
        let mut sums = [[0i32; 3]; 20];
        for map in 0..maps {
            let setup = Setup {
                seats: 1,
                scenarios: vec!["s00".into()],
                difficulty: Difficulty::Fair,
                island: Island::Of {
                    class: Class::Standard,
                    seed: map + 1000,
                },
            };
            let mut state = RollWrite::create(&catalog, &setup, map)
                .map_err(|e| format!("{e:?}"))?
                .state;
            let mut seen = Vec::new();
            while let Some(seat) = state.asked() {
                if let Some(found) =
                    castaway_rollwrite::policy::outlook(&catalog, &state, seat, &tried)
                {
                    seen.push((usize::from(state.day), found));
                }
                for command in castaway_rollwrite::policy::plan(&catalog, &state, seat, &tried) {
                    state = RollWrite::apply(&catalog, &state, seat, &command)
                        .map_err(|e| format!("{e:?}"))?
                        .state;
                }
            }
            let end = RollWrite::outcome(&state).map_or(0, |o| i32::from(o.scores[0].total()));
            for (day, (now, hoped)) in seen {
                sums[day][0] += now + hoped - end;
                sums[day][1] += now;
                sums[day][2] += 1;
            }
        }
        for (day, [over, now, count]) in sums.iter().enumerate().filter(|(_, s)| s[2] > 0) {
            println!(
                "day {day:2}: {:4} points, hopes for {:4} more than it gets",
                now / count,
                over / count
            );
        }
        return Ok(());
    }
    if what == "pairs" {
        for pair in castaway_rollwrite::rotation::pairs(&catalog, |_| true) {
            let ids: Vec<&str> = pair.iter().map(|k| k.as_str()).collect();
            report(&ids.join("+"), &play(&catalog, &ids, &Island::Seed));
        }
        return Ok(());
    }
    if what == "limits" {
        // How often each scenario is met by the day limit, around the one on its card.
        let only = std::env::var("ONLY").unwrap_or_default();
        for card in catalog.scenarios.clone() {
            if !only.is_empty() && !only.contains(card.id.as_str()) {
                continue;
            }
            let mut line = format!("{} {:?} now {}:", card.id, card.tier, card.days);
            for limit in card.days.saturating_sub(6).max(3)..=(card.days + 1).min(17) {
                for other in catalog.scenarios.iter_mut().filter(|c| c.id == card.id) {
                    other.days = limit;
                }
                let scores = play(&catalog, &[card.id.as_str()], &Island::Seed);
                let met = scores.iter().filter(|s| s.met).count();
                line += &format!("  {limit} {:.2}", met as f64 / scores.len().max(1) as f64);
            }
            println!("{line}");
        }
        return Ok(());
    }
    if what == "try" {
        // Each variant is a list such as `unit=200,place=80` in the variable VARIANTS, parted by spaces.
        let text = std::env::var("VARIANTS").unwrap_or_default();
        let classes = [Class::Standard, Class::Ragged, Class::Lean, Class::Thicket];
        for variant in std::iter::once("").chain(text.split(' ')) {
            let mut tried = style;
            for (name, value) in variant.split(',').filter_map(|v| v.split_once('=')) {
                tried = tried.with(name, value.parse()?).ok_or("no such taste")?;
            }
            let mut scores = Vec::new();
            for map in 0..maps {
                let class = classes[usize::try_from(map)? % 4];
                let setup = Setup {
                    seats: 1,
                    scenarios: vec!["s00".into()],
                    difficulty: Difficulty::Fair,
                    island: Island::Of {
                        class,
                        seed: map + 1000,
                    },
                };
                for game in 0..games {
                    let end = gate::play_as(&catalog, &setup, map * 100 + game, &tried);
                    scores.extend(end.into_iter().flat_map(|o| o.scores));
                }
            }
            let sum: u32 = scores.iter().map(|s| u32::from(s.total())).sum();
            let count = u32::try_from(scores.len())?;
            report(
                &format!("{}.{} {variant}", sum / count, sum * 10 / count % 10),
                &scores,
            );
        }
        return Ok(());
    }
    if what == "tune" {
        let classes = [Class::Standard, Class::Ragged, Class::Lean, Class::Thicket];
        for number in 0..days {
            let style = Style::varied(number, 30);
            let mut sum = 0;
            let mut count = 0;
            for map in 0..maps {
                let setup = Setup {
                    seats: 1,
                    scenarios: vec!["s00".into()],
                    difficulty: Difficulty::Fair,
                    island: Island::Of {
                        class: classes[usize::try_from(map)? % 4],
                        seed: map + 1000,
                    },
                };
                for game in 0..games {
                    let end = gate::play_as(&catalog, &setup, map * 100 + game, &style);
                    sum += end.map_or(0, |o| u32::from(o.scores[0].total()));
                    count += 1;
                }
            }
            println!("{}.{:02} {style:?}", sum / count, sum * 100 / count % 100);
        }
        return Ok(());
    }
    if what == "classes" {
        for class in Class::ALL {
            let scores = play(&catalog, &["s00"], &|seed| Island::Of { class, seed });
            report(&format!("{class:?}"), &scores);
        }
        return Ok(());
    }
    if days > 0 {
        for card in &mut catalog.scenarios {
            card.days = u8::try_from(days)?;
        }
    }
    let ids: Vec<String> = catalog.scenarios.iter().map(|s| s.id.to_string()).collect();
    for id in ids {
        if what == "all" || what.split('+').any(|w| w == id) {
            let scores = play(&catalog, &[id.as_str()], &Island::Seed);
            report(&id, &scores);
        }
    }
    Ok(())
}
