//! Deeds that are one order.

use castaway_discover::{
    command::{Command, Gather, Loot},
    effect::Passive,
    ids::{Damage, Res},
    quest::StageDef,
    state::Source,
    stock::Stock,
    tonight::{How, remedies},
    wording::{landmark_name, space_name},
    world::Face,
};
use castaway_kernel::{Key, Seat};

use super::{
    kinds::{Deed, Rank},
    often,
};
use crate::games::discover::{
    odds,
    scene::Scene,
    spots,
    words::{damage_sign, kind_sign, res_sign},
};

/// A deed that is one order.
pub(super) fn single(scene: &Scene<'_>, command: &Command) -> Option<Deed> {
    let w = &scene.words;
    let one = w.count("di-costs", 1_u8);
    let (code, label, note, rank) = match command {
        Command::Gather(what) => gather(scene, *what)?,
        Command::Drive(to) => {
            let space = space_name(*to);
            let label = w.with("di-deed-drive", &[("to", (&space).into())]);
            let cost = w.count("di-costs", scene.known_to_seat().driving(*to));
            (format!("drive:{to}"), label, cost, Rank::Quest)
        }
        Command::Scout { tile, second: None } => {
            let name = spots::tiles(scene, &[*tile]);
            let label = w.with("di-deed-scout", &[("tile", (&name).into())]);
            let cost = w.count("di-costs", scene.known_to_seat().scouting());
            (format!("scout:{tile}"), label, cost, Rank::Scout)
        }
        Command::Scout {
            tile,
            second: Some(second),
        } => {
            // The other order of the same two is the same deed.
            if second < tile {
                return None;
            }
            let (a, b) = (
                spots::tiles(scene, &[*tile]),
                spots::tiles(scene, &[*second]),
            );
            let args = [("a", (&a).into()), ("b", (&b).into())];
            let label = w.with("di-deed-scout-two", &args);
            let cost = w.count("di-costs", scene.known_to_seat().scouting());
            (format!("scout:{tile}:{second}"), label, cost, Rank::Scout)
        }
        Command::Investigate => ("look".into(), landmark(scene), one, look(scene)),
        Command::Craft(project) => craft(scene, project),
        Command::Cook(n) => {
            let label = w.count("di-deed-cook", *n);
            // It costs the same for all, so fewer than all are seldom wanted.
            let all = !scene.legal().contains(&Command::Cook(n.saturating_add(1)));
            let rank = if all { Rank::Make } else { Rank::Aside };
            (format!("cook:{n}"), label, one, rank)
        }
        Command::Refire => {
            let wood = w.signs(&Stock::of(Res::Wood, 1));
            let cost = w.with("di-costs-craft", &[("what", (&wood).into())]);
            ("fire".into(), w.get("di-deed-fire"), cost, Rank::Make)
        }
        Command::Recover { who, kind } => heal(scene, *who, *kind),
        Command::Loot { from, what } => loot(scene, *from, what),
        Command::Attack(whom) => attack(scene, *whom),
        Command::Use { source, nth } => ability(scene, command, *source, *nth),
        Command::Ferry => {
            let to = space_name(scene.known().crossing(scene.me()?.at)?);
            let label = w.with("di-deed-ferry", &[("to", (&to).into())]);
            ("ferry".into(), label, one, Rank::Use)
        }
        Command::Deliver => ("lay".into(), w.get("di-deed-lay"), one, Rank::Quest),
        Command::Activate => {
            let cost = quest_cost(scene);
            ("set".into(), w.get("di-deed-set"), cost, Rank::Quest)
        }
        Command::Exit => {
            let cost = quest_cost(scene);
            ("exit".into(), w.get("di-deed-exit"), cost, Rank::Quest)
        }
        Command::Accept(from) => {
            let who = scene.called(*from);
            let label = w.with("di-deed-accept", &[("who", (&who).into())]);
            (
                format!("yes:{}", from.0),
                label,
                String::new(),
                Rank::Answer,
            )
        }
        Command::Decline(from) => {
            let who = scene.called(*from);
            let label = w.with("di-deed-decline", &[("who", (&who).into())]);
            (format!("no:{}", from.0), label, String::new(), Rank::Answer)
        }
        Command::Show { to, project } => {
            let (who, card) = (scene.called(*to), w.wording.name(project));
            let args = [("who", (&who).into()), ("card", (&card).into())];
            let label = w.with("di-deed-show", &args);
            (
                format!("show:{}:{project}", to.0),
                label,
                String::new(),
                Rank::Aside,
            )
        }
        Command::Lead(who) => {
            // Whoever leads already need not be named, and alone there is nobody else.
            if scene.alone() || *who == scene.view.leader {
                return None;
            }
            let name = scene.called(*who);
            let label = w.with("di-deed-lead", &[("who", (&name).into())]);
            (format!("lead:{}", who.0), label, String::new(), Rank::Aside)
        }
        // These have menus, buttons or forms of their own.
        Command::Choose(_)
        | Command::Move(_)
        | Command::Go { .. }
        | Command::Offer { .. }
        | Command::EndTurn
        | Command::GiveUp => return None,
    };
    let secret = match command {
        Command::Craft(project) => !scene.view.face_up.contains(project),
        Command::Show { .. } => true,
        _ => false,
    };
    Some(Deed {
        code,
        label,
        note,
        commands: vec![command.clone()],
        rank,
        secret,
    })
}

/// What names and ranks a deed: code, label, note, rank.
type Named = (String, String, String, Rank);

/// Stamina that the running stage takes for what it asks for; its goods stand in the quest's own line.
fn quest_cost(scene: &Scene<'_>) -> String {
    let cost = match scene.known().stage() {
        Some(StageDef::Activate { cost, .. }) => *cost,
        Some(StageDef::Exit { stamina, .. }) => *stamina,
        _ => 0,
    };
    scene.words.count("di-costs", cost)
}

/// The animal that is fought by gathering a token which lies face up.
fn hunted(scene: &Scene<'_>, what: Gather) -> Option<Key> {
    let Gather::Token(n) = what else {
        return None;
    };
    let tokens = scene.known().tokens(scene.me()?.at);
    let token = tokens.get(usize::from(n)).filter(|token| token.up)?;
    match token.face {
        Some(Face::Animal(card)) => Some(card.clone()),
        _ => None,
    }
}

fn gather(scene: &Scene<'_>, what: Gather) -> Option<Named> {
    let w = &scene.words;
    let at = scene.me()?.at;
    let (code, label, found) = match what {
        Gather::Token(n) => {
            let tokens = scene.known().tokens(at);
            let token = tokens.get(usize::from(n))?;
            let what = match token.face {
                Some(face) => w.wording.face(face),
                None => w.wording.token_kind(token.kind),
            };
            let (sign, what) = (
                ("sign", kind_sign(token.kind).into()),
                ("what", (&what).into()),
            );
            let label = match token.face {
                // Whoever gathers an animal fights it.
                Some(Face::Animal(_)) => w.with("di-deed-hunt", &[what]),
                _ => w.with("di-deed-gather", &[sign, what]),
            };
            let found = match token.face {
                Some(Face::Res(res) | Face::Double(res)) => Some(*res),
                // Either way it is one thing more.
                Some(Face::WoodOrStone) => Some(Res::Wood),
                Some(Face::Animal(_) | Face::Event(_)) | None => None,
            };
            (format!("gather:{n}"), label, found)
        }
        Gather::Dropped(res) => {
            let what = w.wording.resource(res);
            let args = [("sign", res_sign(res).into()), ("what", (&what).into())];
            let label = w.with("di-deed-pick-up", &args);
            (format!("take:{}", res.index()), label, Some(res))
        }
        Gather::Water => {
            let label = often::water(scene, 1);
            let (res, _) = scene.known().water(at)?;
            ("water".into(), label, Some(res.unwrap_or(Res::Clean)))
        }
    };
    let free = (scene.view.turn.as_ref()).is_some_and(|turn| turn.free_gather);
    let cost = w.count("di-costs", u8::from(!free));
    let cost = match hunted(scene, what).and_then(|card| odds::briefly(scene, &card)) {
        Some(odds) => format!("{cost} · {odds}"),
        None => cost,
    };
    // What would have to be left behind for it is seldom worth it.
    let full = found.is_some_and(|res| scene.known_to_seat().is_too_much(&Stock::of(res, 1)));
    Some(match full {
        true => {
            let cost = w.with("di-costs-full", &[("cost", (&cost).into())]);
            (code, label, cost, Rank::Aside)
        }
        false => (code, label, cost, Rank::Take),
    })
}

/// How much a look into the landmark here is wanted: one at a lock that was seen is not, without its key.
fn look(scene: &Scene<'_>) -> Rank {
    let known = scene.known();
    let here = scene.me().and_then(|me| known.landmark(me.at));
    match here.is_none_or(|n| known.has_news(n, scene.seat) || known.wants_look(n)) {
        true => Rank::Look,
        false => Rank::Aside,
    }
}

fn landmark(scene: &Scene<'_>) -> String {
    let here = scene.me().and_then(|me| scene.known().landmark(me.at));
    match here {
        Some(n) => look_at(scene, n),
        None => scene.words.get("di-deed-look-here"),
    }
}

/// What a look into a landmark is called.
pub fn look_at(scene: &Scene<'_>, n: u8) -> String {
    let number = landmark_name(n);
    let key = match scene.known().is_told(n) {
        // It is offered for the quest alone then.
        true => "di-deed-look-again",
        false => "di-deed-look",
    };
    scene.words.with(key, &[("n", (&number).into())])
}

fn craft(scene: &Scene<'_>, project: &Key) -> Named {
    let w = &scene.words;
    let name = w.wording.name(project);
    let price = scene.known_to_seat().price(project);
    // In signs, so that it has room on a button.
    let price = price.map_or_else(String::new, |cost| w.price(&cost));
    let mut items = scene.me().into_iter().flat_map(|me| &me.items);
    // Another one only takes the place of the first, or fills it up (D-NUM-6, D-CLAR-13).
    let all = scene.catalog.item(project).iter();
    let counted = all
        .filter(|p| matches!(p, Passive::Counters { .. }))
        .count()
        > 0;
    let (rank, label) =
        match items.any(|item| item.card == *project && (item.counters > 0 || !counted)) {
            true => (Rank::Aside, "di-deed-craft-another"),
            false => (Rank::Make, "di-deed-craft"),
        };
    (
        format!("craft:{project}"),
        w.with(label, &[("what", (&name).into())]),
        match price.is_empty() {
            true => w.count("di-costs", 1),
            false => w.with("di-costs-craft", &[("what", (&price).into())]),
        },
        rank,
    )
}

fn heal(scene: &Scene<'_>, who: Seat, kind: Damage) -> Named {
    let w = &scene.words;
    let (what, name) = (w.wording.damage(kind), scene.called(who));
    let args = [
        ("sign", damage_sign(kind).into()),
        ("what", (&what).into()),
        ("who", (&name).into()),
    ];
    let own = who == scene.seat;
    let key = if own {
        "di-deed-heal"
    } else {
        "di-deed-heal-other"
    };
    let paid = match kind {
        Damage::Starvation => Some(Res::Food),
        Damage::Dehydration => Some(Res::Clean),
        Damage::Sickness => Some(Res::Medicine),
        Damage::Physical => None,
    };
    let paid = paid.map(|res| w.signs(&Stock::of(res, 1)));
    (
        format!("heal:{}:{}", who.0, kind.index()),
        w.with(key, &args),
        paid.map_or_else(
            || w.count("di-costs", 1_u8),
            |paid| w.with("di-costs-craft", &[("what", (&paid).into())]),
        ),
        Rank::Heal,
    )
}

fn loot(scene: &Scene<'_>, from: Seat, what: &Loot) -> Named {
    let w = &scene.words;
    let (code, name) = match what {
        Loot::Res(res) => (format!("r{}", res.index()), w.wording.units(*res, 1)),
        Loot::Item(item) => (format!("i{item}"), w.wording.name(item)),
    };
    let who = scene.called(from);
    let args = [("who", (&who).into()), ("what", (&name).into())];
    (
        format!("loot:{}:{code}", from.0),
        w.with("di-deed-loot", &args),
        w.count("di-costs", 1_u8),
        Rank::Take,
    )
}

/// What is not taken back stands behind what is harmless.
fn attack(scene: &Scene<'_>, whom: Seat) -> Named {
    let w = &scene.words;
    let who = scene.called(whom);
    let cost = scene.known().contest().map_or(0, |c| c.attack_cost);
    (
        format!("attack:{}", whom.0),
        w.with("di-deed-attack", &[("who", (&who).into())]),
        w.count("di-costs", cost),
        Rank::Aside,
    )
}

fn ability(scene: &Scene<'_>, command: &Command, source: Source, nth: u8) -> Named {
    let w = &scene.words;
    let (code, card) = match source {
        Source::Character => (
            "c".to_owned(),
            scene.me().and_then(|me| me.character.clone()),
        ),
        Source::Item(at) => {
            let item = scene.me().and_then(|me| me.items.get(usize::from(at)));
            (format!("i{at}"), item.map(|item| item.card.clone()))
        }
        Source::Terrain => ("t".to_owned(), scene.view.terrain.clone()),
    };
    let name = card
        .as_ref()
        .map_or_else(String::new, |c| w.wording.name(c));
    // What brings what a night asks for and is not there stands with what can be taken.
    let helps = remedies(&scene.known_to_seat(), scene.seat).into_iter();
    let mut helps = helps.map(|one| one.how);
    let rank = match helps.any(|how| how == How::Here(command.clone())) {
        true => Rank::Take,
        false => Rank::Use,
    };
    let does = card.map_or_else(String::new, |c| w.wording.ability(&c, nth));
    (
        format!("use:{code}:{nth}"),
        w.with("di-deed-use", &[("what", (&name).into())]),
        does,
        rank,
    )
}
