//! What is gathered on the way of a walk: said before, and done as its walker has settled it.

use castaway_discover::{
    command::Command,
    habit,
    ids::{Kind, Res},
    known::Known,
    on_way::OnWay,
    stock::Stock,
    world::{Face, Space},
};

use super::{
    load::is_full,
    scene::Scene,
    springs::{CLEAN, spring},
    words::{kind_sign, res_sign},
};

/// The sign of what is gathered on the way.
pub const HAND: &str = "✋";
/// So many signs have room on a button.
const FEW: usize = 4;

/// Something that is gathered by the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Find {
    /// A feature token, with its sign.
    Token(&'static str),
    /// Clean water.
    Water,
}

/// What the walks of the seat that is spoken of gather, as its player has settled it.
pub fn settled(scene: &Scene<'_>) -> OnWay {
    let owner = scene.meta.chairs.owner(scene.seat);
    let all = owner.map_or(Vec::new(), |user| scene.meta.habits_of(user));
    habit::on_way(all.into_iter().map(|habit| &habit.name))
}

/// The same for a walk from now on: with full hands nothing is picked up that something would have to be left behind for.
pub fn now(scene: &Scene<'_>) -> OnWay {
    match is_full(scene) {
        true => OnWay::Nothing,
        false => settled(scene),
    }
}

/// What a walk gathers of which it was said whether it gathers.
pub fn said(gathers: bool) -> OnWay {
    match gathers {
        true => OnWay::Tokens,
        false => OnWay::Nothing,
    }
}

/// The order of a walk that gathers this.
pub fn go(way: &[Space], gather: OnWay) -> Command {
    let way = way.to_vec();
    Command::Go { way, gather }
}

/// What a walk gathers, in signs; empty where it gathers nothing.
pub fn note(scene: &Scene<'_>, way: &[Space], on_way: OnWay) -> String {
    match signs(scene, way, on_way) {
        none if none.is_empty() => String::new(),
        signs => format!("{HAND} {}", signs.join(" ")),
    }
}

/// The same for a walk from now on, short enough for a button: an animal among what is gathered is fought, so even there it has
/// its sign, the first of them before others where there is no room for all.
pub fn brief(scene: &Scene<'_>, way: &[Space]) -> String {
    match signs(scene, way, now(scene)) {
        none if none.is_empty() => String::new(),
        signs if signs.len() <= FEW => format!("{HAND} {}", signs.join("")),
        mut signs => {
            let rest = signs.len() - 1;
            signs.sort_by_key(|sign| *sign != kind_sign(Kind::C));
            format!(
                "{HAND} {}+{rest}",
                signs.first().copied().unwrap_or_default()
            )
        }
    }
}

fn signs(scene: &Scene<'_>, way: &[Space], on_way: OnWay) -> Vec<&'static str> {
    let found = finds(scene, way, on_way).into_iter();
    let signs = found.map(|find| match find {
        Find::Token(sign) => sign,
        Find::Water => res_sign(Res::Clean),
    });
    signs.collect()
}

/// What a walk gathers step by step, as far as it is seen now.
fn finds(scene: &Scene<'_>, way: &[Space], on_way: OnWay) -> Vec<Find> {
    let known = scene.known();
    let mut all = Vec::new();
    for at in before_monster(&known, way) {
        let got = u8::try_from(all.len()).unwrap_or(u8::MAX);
        all.extend(match (on_way, token(&known, *at)) {
            (OnWay::Nothing, _) | (OnWay::Tokens, None) => None,
            (OnWay::Tokens | OnWay::Water, Some(sign)) => Some(Find::Token(sign)),
            (OnWay::Water, None) => is_clean(scene, *at, got).then_some(Find::Water),
        });
    }
    all
}

/// As far as a walk goes: one of several steps stops beside a monster.
fn before_monster<'a>(known: &Known<'_>, way: &'a [Space]) -> &'a [Space] {
    let met = |at: &Space| known.monsters().any(|monster| monster.at == *at);
    let held = way.iter().skip(1).position(met);
    let end = held.map_or(way.len(), |at| at.saturating_add(1));
    way.get(..end).unwrap_or(way)
}

/// The sign of the token that a walk gathers there: an animal that lies face up is left alone.
fn token(known: &Known<'_>, at: Space) -> Option<&'static str> {
    let tokens = known.tokens(at);
    let mut taken = tokens
        .iter()
        .filter(|token| !token.up || !matches!(token.face, Some(Face::Animal(_))));
    taken.next().map(|token| kind_sign(token.kind))
}

/// Whether there is water that cannot make sick, and room for it after so much else.
fn is_clean(scene: &Scene<'_>, at: Space, got: u8) -> bool {
    let more = Stock::of(Res::Clean, got.saturating_add(1));
    scene.known().water(at).is_some()
        && spring(scene, at) == CLEAN
        && !scene.known_to_seat().is_too_much(&more)
}
