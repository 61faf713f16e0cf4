//! What is gathered on the way of a walk: said before, and done as its walker has settled it.

use castaway_discover::{
    command::Command,
    habit::OnWay,
    ids::Res,
    known::Known,
    stock::Stock,
    world::{Face, Space},
};

use super::{
    scene::Scene,
    springs::{CLEAN, draw, spring},
    words::{kind_sign, res_sign},
};

/// The sign of what is gathered on the way.
pub const HAND: &str = "✋";

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
    OnWay::of(all.into_iter().map(|habit| &habit.name))
}

/// The same for a walk from now on: with full hands nothing is picked up that something would have to be left behind for.
pub fn now(scene: &Scene<'_>) -> OnWay {
    match scene.known_to_seat().is_too_much(&Stock::of(Res::Wood, 1)) {
        true => OnWay::Nothing,
        false => settled(scene),
    }
}

/// The orders of a walk that gathers this: it stops for the water that it draws.
pub fn orders(scene: &Scene<'_>, way: &[Space], on_way: OnWay) -> Vec<Command> {
    let gather = on_way.gathers();
    let go = |way: &[Space]| Command::Go {
        way: way.to_vec(),
        gather,
    };
    let (mut all, mut from, mut drawn) = (Vec::new(), 0, 0);
    for (n, find) in (1..).zip(finds(scene, way, on_way)) {
        if find == Some(Find::Water) {
            all.extend(way.get(from..n).map(go));
            all.extend(draw(scene, drawn));
            (from, drawn) = (n, drawn.saturating_add(1));
        }
    }
    all.extend(way.get(from..).filter(|rest| !rest.is_empty()).map(go));
    all
}

/// What a walk gathers, in signs; empty where it gathers nothing.
pub fn note(scene: &Scene<'_>, way: &[Space]) -> String {
    let found = finds(scene, way, now(scene)).into_iter().flatten();
    let signs: Vec<&str> = found
        .map(|find| match find {
            Find::Token(sign) => sign,
            Find::Water => res_sign(Res::Clean),
        })
        .collect();
    match signs.is_empty() {
        true => String::new(),
        false => format!("{HAND} {}", signs.join(" ")),
    }
}

/// How much it gathers.
pub fn count(scene: &Scene<'_>, way: &[Space]) -> usize {
    finds(scene, way, now(scene)).into_iter().flatten().count()
}

/// What each step of a walk gathers, as far as it is seen now.
fn finds(scene: &Scene<'_>, way: &[Space], on_way: OnWay) -> Vec<Option<Find>> {
    let known = scene.known();
    let mut got = 0;
    let find = |at: &Space| {
        let found = match (on_way, token(&known, *at)) {
            (OnWay::Nothing, _) => None,
            (OnWay::Tokens | OnWay::Water, Some(sign)) => Some(Find::Token(sign)),
            (OnWay::Tokens, None) => None,
            (OnWay::Water, None) => is_clean(scene, *at, got).then_some(Find::Water),
        };
        got += u8::from(found.is_some());
        found
    };
    way.iter().map(find).collect()
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
