//! What effects do to the tiles: tokens, sources, terrain.

use crate::{
    effect::{At, Effect, SourceMatch},
    ids::{Terrain, TokenKind},
    text::bundle::{Wording, num, txt},
};

fn source_id(source: SourceMatch) -> &'static str {
    match source {
        SourceMatch::Wood => "wood",
        SourceMatch::Parrot => "parrot",
        SourceMatch::Fish => "fish",
        SourceMatch::Food => "food",
        SourceMatch::Any => "any",
    }
}

impl Wording {
    /// A token is put somewhere, perhaps as a source of its own.
    pub(super) fn token_put(&self, token: TokenKind, at: At, own_source: bool) -> String {
        let id = if !own_source {
            "fx-token"
        } else if token == TokenKind::AdditionalWood {
            // A ruling may say otherwise of wood alone.
            "fx-token-source-wood"
        } else {
            "fx-token-source"
        };
        self.say(
            id,
            &[
                ("token", txt(&self.a_token(token))),
                ("at", txt(&self.at(at))),
            ],
        )
    }

    /// The closest source is exhausted.
    pub(super) fn exhaust_nearest(&self, source: SourceMatch, otherwise: &[Effect]) -> String {
        let name = self.word(&format!("source-{}", source_id(source)));
        let text = self.say("fx-exhaust-nearest", &[("source", txt(&name))]);
        self.otherwise(text, otherwise)
    }

    /// Sources of a tile are exhausted.
    pub(super) fn exhaust(
        &self,
        source: SourceMatch,
        n: u8,
        at: At,
        otherwise: &[Effect],
    ) -> String {
        let plural = if n == 1 { "source" } else { "sources" };
        let name = self.word(&format!("{plural}-{}", source_id(source)));
        let place = match at {
            At::AdjacentToCamp if n > 1 => self.word("at-adjacent"),
            at => self.inside(at),
        };
        let text = self.say(
            "fx-exhaust",
            &[("source", txt(&name)), ("n", num(n)), ("at", txt(&place))],
        );
        self.otherwise(text, otherwise)
    }

    /// A terrain is covered: a named one, or that of the tile.
    pub(super) fn cover(&self, terrain: Option<Terrain>) -> String {
        match terrain {
            Some(terrain) => self.say(
                "fx-cover-terrain",
                &[("terrain", txt(&self.terrain(terrain)))],
            ),
            None => self.word("fx-cover-terrain-here"),
        }
    }

    /// A tile is turned face down.
    pub(super) fn flip_down(&self, at: At) -> String {
        let id = match at {
            At::AdjacentToCamp => "fx-flip-tile-down",
            // The camp may stand on any of these.
            At::Action(_)
            | At::Deck(_)
            | At::ActionTile
            | At::Camp
            | At::Linked
            | At::Shelter
            | At::Track(_)
            | At::Night
            | At::Space(_) => "fx-flip-tile-down-lost",
        };
        self.say(id, &[("tile", txt(&self.the_tile(at)))])
    }
}
