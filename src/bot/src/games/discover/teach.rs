//! What the bot would do now and its true reason, in words; and the first day of a newcomer, which suggests one thing at a time.

use castaway_discover::{
    bot::{Advice, Talent, Why},
    command::Command,
    counsel::Short,
    ids::Res,
    seek::{Fit, SoughtLand},
    state::Label,
    tonight::Need,
    wording::{space_name, tile_name},
    world::Face,
};

use super::{
    deeds, lines, odds,
    press::{Asked, Press},
    scene::Scene,
    spots,
};
use crate::ui::{
    message::{Button, Style},
    press::GamePresses,
};

/// The day that teaches.
const FIRST: u16 = 1;

/// Something that is suggested.
pub struct Said {
    /// What, in a few words.
    pub what: String,
    /// The reason for it, in a sentence.
    pub why: String,
    /// The press that does it.
    pub press: Option<Press>,
    /// What it costs, where that is to be said.
    pub cost: String,
    /// Whether it is no better than anything else that could be answered.
    pub any: bool,
}

/// Whether this moment leads somebody who plays alone from step to step: on the first day of the first game only.
pub fn leads(scene: &Scene<'_>) -> bool {
    scene.meta.introduces && scene.alone() && scene.view.day == FIRST && scene.outcome().is_none()
}

/// What could be done now by the seat that is spoken of, for its own eyes.
pub fn said(scene: &Scene<'_>) -> Option<Said> {
    let counsel = scene.advice()?;
    let (what, press, cost) = named(scene, &counsel.advice)?;
    let short = counsel.short.iter().map(|short| lacking(scene, *short));
    let why: Vec<String> = [why(scene, &counsel.advice)]
        .into_iter()
        .chain(short)
        .collect();
    Some(Said {
        what,
        why: why.join(" "),
        press,
        cost,
        any: counsel.advice.why == Why::Taste,
    })
}

/// The same in a line.
pub fn line(scene: &Scene<'_>, said: &Said) -> String {
    let args = [("what", (&said.what).into()), ("why", (&said.why).into())];
    let key = if said.any { "dg-lead-any" } else { "dg-lead" };
    scene.words.with(key, &args)
}

/// The button that does it.
pub fn button(scene: &Scene<'_>, said: Said) -> Option<Button> {
    let press = said.press?;
    Some(
        Button::new(
            press.id(scene.version),
            deeds::priced(&said.what, &said.cost),
        )
        .style(Style::Success)
        .emoji("💡"),
    )
}

/// A command in a few words, with the press that gives it and what it costs.
fn named(scene: &Scene<'_>, advice: &Advice) -> Option<(String, Option<Press>, String)> {
    let command = &advice.command;
    if let Command::Choose(answer) = command {
        let ask = scene.view.asks.as_ref()?;
        let place: u8 = answer.picks.first()?.as_str().parse().ok()?;
        let label = ask.options.get(usize::from(place))?;
        let asked = Asked {
            ask: ask.id.0,
            seat: scene.seat.0,
        };
        let text = lines::option(scene, &ask.prompt, label);
        return Some((text, Some(Press::Pick(asked, place)), String::new()));
    }
    if let Command::Move(step) = command {
        // The way with what one goes there for, where one press does both.
        let both = all_of(scene).into_iter().find(|deed| {
            let [Command::Go { way, .. }, last] = deed.commands.as_slice() else {
                return false;
            };
            way.last() == advice.to.as_ref() && Some(last) == advice.then.as_ref()
        });
        if let Some(deed) = both {
            let press = Press::Deed(scene.seat.0, deed.code);
            return Some((deed.label, Some(press), deed.note));
        }
        // All the way where stamina lasts for it, else the next step.
        let whole = advice.to.and_then(|to| spots::spot(scene, to));
        let spot = whole.or_else(|| spots::spot(scene, *step));
        let to = spot.as_ref().map_or(*step, |spot| spot.at);
        let cost = spot.map_or_else(String::new, |spot| spots::price(scene, &spot, 0));
        let text = deeds::named(scene, &Command::Move(to))?;
        return Some((text, Some(Press::Walk(to)), cost));
    }
    let text = deeds::named(scene, command)?;
    let mut all = all_of(scene)
        .into_iter()
        .filter(|deed| deed.commands.as_slice() == std::slice::from_ref(command));
    let deed = all.next();
    let cost = (deed.as_ref()).map_or_else(String::new, |deed| deed.note.clone());
    let press = deed.map(|deed| Press::Deed(scene.seat.0, deed.code));
    Some((text, press, cost))
}

/// All deeds and the end of the turn.
fn all_of(scene: &Scene<'_>) -> Vec<deeds::Deed> {
    let end = deeds::end(scene);
    deeds::deeds(scene).into_iter().chain(end).collect()
}

/// What is to be said of food or water for the night that what is suggested does not bring.
fn lacking(scene: &Scene<'_>, short: Short) -> String {
    let what = match short.need {
        Need::Water => "water",
        Need::Healing | Need::Food => "food",
    };
    let Some(at) = short.after else {
        return (scene.words).with("dg-short", &[("what", what.into())]);
    };
    let here = match scene.me().is_some_and(|me| me.at == at) {
        true => "yes",
        false => "no",
    };
    let space = space_name(at);
    let args = [
        ("what", what.into()),
        ("here", here.into()),
        ("at", (&space).into()),
    ];
    scene.words.with("dg-short-after", &args)
}

/// Why a tile is looked at or turned up: where what the quest names can lie, and what the tile has to do with it.
fn hidden(scene: &Scene<'_>, advice: &Advice) -> String {
    let sought = SoughtLand::of(scene.catalog, &scene.view);
    let scouted = |command: &Command| match command {
        Command::Scout { tile, .. } => Some(*tile),
        Command::Choose(answer) => {
            let place: usize = answer.picks.first()?.as_str().parse().ok()?;
            match scene.view.asks.as_ref()?.options.get(place)? {
                Label::Tile(tile) => Some(*tile),
                _ => None,
            }
        }
        _ => None,
    };
    let tile = scouted(&advice.command).or_else(|| advice.then.as_ref().and_then(scouted));
    let fit = tile.and_then(|tile| sought.fit(&scene.known(), tile));
    let fit = match fit {
        _ if tile.is_some_and(|tile| sought.has_seen(tile)) => "there",
        Some(Fit::Inside) => "inside",
        Some(Fit::Beside) => "beside",
        Some(Fit::Before(_)) | None => "before",
    };
    let (from, to) = sought.zones().unwrap_or_default();
    let zones = match (from, to) {
        _ if sought.is_seen() => "seen",
        (0, 0) => "none",
        (from, to) if from == to => "one",
        _ => "several",
    };
    let name = tile.map(tile_name).unwrap_or_default();
    let args = [
        ("tile", (&name).into()),
        ("zones", zones.into()),
        ("from", from.into()),
        ("to", to.into()),
        ("fit", fit.into()),
    ];
    scene.words.with("dg-why-quest-hidden", &args)
}

/// Why an animal is hunted, with the odds against it where it lies face up.
fn prey(scene: &Scene<'_>, advice: &Advice) -> String {
    let w = &scene.words;
    let at = advice.to.or_else(|| scene.me().map(|me| me.at));
    let tokens = at.map(|at| scene.known().tokens(at)).unwrap_or_default();
    let odds = tokens.into_iter().find_map(|token| match token.face {
        Some(Face::Animal(card)) if token.up => odds::briefly(scene, card),
        _ => None,
    });
    match odds {
        Some(odds) => w.with("dg-why-prey-odds", &[("odds", (&odds).into())]),
        None => w.get("dg-why-prey"),
    }
}

/// A reason in words.
fn why(scene: &Scene<'_>, advice: &Advice) -> String {
    let w = &scene.words;
    let of = |key: &str, res: Res| {
        let what = w.wording.resource(res);
        w.with(key, &[("what", (&what).into())])
    };
    match advice.why {
        Why::Quest => w.get("dg-why-quest"),
        Why::QuestThere => w.get("dg-why-quest-there"),
        Why::QuestHidden => hidden(scene, advice),
        Why::QuestTakes(res, n) => {
            let what = w.wording.units(res, n);
            w.with("dg-why-quest-takes", &[("what", (&what).into())])
        }
        Why::Nights(Res::Food, n) => w.count("dg-why-food", n),
        Why::Nights(_, n) => w.count("dg-why-water", n),
        Why::Stores(res) => of("dg-why-stores", res),
        Why::Token(kind) => {
            let what = w.wording.token_kind(kind);
            w.with("dg-why-token", &[("what", (&what).into())])
        }
        Why::Prey => prey(scene, advice),
        Why::Heals(kind) => {
            let what = w.wording.damage(kind);
            w.with("dg-why-heals", &[("what", (&what).into())])
        }
        Why::HealsLast(_) => w.get("dg-why-heals-last"),
        Why::Cooks => w.get("dg-why-cooks"),
        Why::Crafts => w.get("dg-why-crafts"),
        Why::Story => w.get("dg-why-story"),
        Why::Fire => w.get("dg-why-fire"),
        Why::ToCook => w.get("dg-why-to-cook"),
        Why::NewLand => w.get("dg-why-new-land"),
        Why::Ability => w.get("dg-why-ability"),
        Why::Pays => w.get("dg-why-pays"),
        Why::Refuses => w.get("dg-why-refuses"),
        Why::Dice => w.get("dg-why-dice"),
        Why::Least => w.get("dg-why-least"),
        Why::AmongLeast => w.get("dg-why-among-least"),
        Why::DiceStay => w.get("dg-why-dice-stay"),
        Why::Talent(talent) => w.get(match talent {
            Talent::Nights => "dg-why-talent-nights",
            Talent::Ways => "dg-why-talent-ways",
            Talent::Finds => "dg-why-talent-finds",
            Talent::Fights => "dg-why-talent-fights",
            Talent::Makes => "dg-why-talent-makes",
            Talent::Other => "dg-why-talent-other",
        }),
        Why::Half => w.get("dg-why-half"),
        Why::Opens => w.get("dg-why-opens"),
        Why::Medicine => w.get("dg-why-medicine"),
        Why::Risks => w.get("dg-why-risks"),
        Why::Supports => w.get("dg-why-supports"),
        Why::Most => w.get("dg-why-most"),
        Why::Sound => w.get("dg-why-sound"),
        Why::Earned => w.get("dg-why-earned"),
        Why::Far => w.get("dg-why-far"),
        Why::Escapes => w.get("dg-why-escapes"),
        Why::Clear => w.get("dg-why-clear"),
        Why::Later => w.get("dg-why-later"),
        Why::Plain => w.get("dg-why-plain"),
        Why::Rival => w.get("dg-why-rival"),
        Why::Even => w.get("dg-why-even"),
        Why::Taste => w.get("dg-why-taste"),
        Why::Spent => w.get("dg-why-spent"),
        Why::Kept => w.get("dg-why-kept"),
        Why::Careful => w.get("di-hint-why"),
    }
}
