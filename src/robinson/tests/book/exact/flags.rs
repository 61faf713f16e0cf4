//! What holds for one round, and the Weather space, compared.

use castaway_harness::exact::came_and_went;
use castaway_robinson::state::{RoundFlags, WeatherSpace};

use super::diff::flag;
use super::words::person;

/// Everything that differs on the Weather space.
pub fn weather(out: &mut Vec<String>, before: &WeatherSpace, after: &WeatherSpace) {
    let WeatherSpace {
        rain,
        snow,
        storm,
        hungry,
        prerolled,
        ignore_rain,
        ignore_snow,
        snow_as_rain,
        again,
        ignored,
        // A step within the Weather Phase.
        after_clouds: _,
    } = before;
    flag(out, "rain token", *rain, after.rain);
    flag(out, "snow token", *snow, after.snow);
    flag(out, "storm token", *storm, after.storm);
    flag(out, "hungry die", *hungry, after.hungry);
    flag(
        out,
        "weather rolled",
        prerolled.is_some(),
        after.prerolled.is_some(),
    );
    for (die, face) in after.again.iter().skip(again.len()) {
        out.push(format!("{die:?} again {face:?}"));
    }
    for (die, face) in after.ignored.iter().skip(ignored.len()) {
        out.push(format!("{die:?} without {face:?}"));
    }
    for (name, old, new) in [
        ("ignore rain", *ignore_rain, after.ignore_rain),
        ("ignore snow", *ignore_snow, after.ignore_snow),
        ("snow as rain", *snow_as_rain, after.snow_as_rain),
    ] {
        if old != new {
            out.push(format!("{name} {new}"));
        }
    }
}

/// Everything that differs in what holds for this round.
pub fn round(out: &mut Vec<String>, before: &RoundFlags, after: &RoundFlags) {
    // Those that are compared below as lists of lines are not bound here.
    let RoundFlags {
        production: _,
        production_delta: _,
        shortcut_used,
        no_mixed,
        neutral: _,
        discount: _,
        meals: _,
        trap_ignored,
        temp_weapon,
        pile_stage,
        shelter_new,
        floating_wood,
        // Steps within a roll and within the Builds of a phase.
        success_stands: _,
        success_forced: _,
        fresh_det: _,
        friday_rerolled: _,
        wood_built: _,
        without: _,
        guests_without: _,
        // Of the action that the test plays alone.
        failed: _,
        lasting: _,
        // Who found the card whose wounds show as `tonight`; gone with the night.
        night_finder: _,
        claimed,
        // Shows as who of the crew is lost.
        crew_starved: _,
    } = before;
    for (token, who) in &after.claimed {
        if !claimed.contains_key(token) {
            out.push(format!("claimed {token} {}", person(*who)));
        }
    }
    let modes = |f: &RoundFlags| -> Vec<String> {
        f.production
            .iter()
            .map(|m| format!("production {m:?}"))
            .chain(
                f.production_delta
                    .iter()
                    .map(|(res, n)| format!("production {} {n:+}", res.name())),
            )
            .chain(f.meals.iter().map(|k| format!("meal {k}")))
            .chain(f.lasting.iter().map(|k| format!("still serves {k}")))
            .chain(f.discount.iter().map(|n| format!("discount p{n}")))
            .chain(f.without.iter().map(|n| format!("p{n} goes hungry")))
            .chain(f.guests_without.iter().map(|n| format!("g{n} goes hungry")))
            .chain(f.neutral.iter().map(|p| {
                let only = p.only.map(|n| format!(" only p{n}")).unwrap_or_default();
                format!("pawn {:?} from {}{only}", p.colour, p.from)
            }))
            .collect()
    };
    came_and_went(out, &modes(before), &modes(after));
    flag(
        out,
        "shortcut used",
        shortcut_used.is_some(),
        after.shortcut_used.is_some(),
    );
    flag(
        out,
        "no mixed pawns",
        no_mixed.is_some(),
        after.no_mixed.is_some(),
    );
    flag(out, "trap ignored", *trap_ignored, after.trap_ignored);
    flag(out, "new shelter", *shelter_new, after.shelter_new);
    flag(out, "floating wood", *floating_wood, after.floating_wood);
    if *temp_weapon != after.temp_weapon {
        out.push(format!("temporary weapon {}", after.temp_weapon));
    }
    if *pile_stage != after.pile_stage {
        out.push(format!("pile stage {:?}", after.pile_stage));
    }
}
