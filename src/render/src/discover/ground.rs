//! How each ground looks: its colours, and the motif that tells it apart without them.

use castaway_kernel::Key;

/// What is drawn on a ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Motif {
    /// Sand and shells.
    Sand,
    /// Tufts of grass.
    Tufts,
    /// Ferns and palms.
    Ferns,
    /// Waves of water.
    Waves,
    /// Rock with glowing cracks.
    Cracks,
    /// Dry earth in plates.
    Plates,
    /// Dunes of sand.
    Dunes,
    /// Hills with flat tops.
    Mesas,
    /// Low mounds.
    Mounds,
    /// Stalks of reed.
    Reeds,
    /// Puddles of water.
    Puddles,
    /// Drifts of snow.
    Drifts,
    /// Loose stones.
    Stones,
    /// Peaks of ice.
    Peaks,
    /// Flowers in the grass.
    Flowers,
    /// Low bushes.
    Bushes,
    /// A gorge.
    Gorge,
    /// Dust and pebbles.
    Dust,
    /// Pieces of scrap.
    Scrap,
    /// Terraces of slag.
    Slag,
}

/// How a ground looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Style {
    /// The ground itself.
    pub fill: &'static str,
    /// Areas of the motif.
    pub mass: &'static str,
    /// Lines of the motif.
    pub line: &'static str,
    /// What glints in it.
    pub light: &'static str,
    /// The motif.
    pub motif: Motif,
}

const fn style(motif: Motif, [fill, mass, line, light]: [&'static str; 4]) -> Style {
    Style {
        fill,
        mass,
        line,
        light,
        motif,
    }
}

/// What lies around the tiles: its colour, that near them, and its lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Beyond {
    /// Far away.
    pub far: &'static str,
    /// Near the tiles, from the outside in.
    pub near: [&'static str; 2],
    /// The colour of its lines.
    pub line: &'static str,
    /// Whether that is water.
    pub kind: Around,
}

/// What lies around the tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Around {
    /// The sea.
    Sea,
    /// Land that no tile shows.
    Wild,
}

/// How a ground of the content looks; one that is not known yet looks by its place in its terrain.
pub(super) fn look(id: &Key, place: u8) -> Style {
    use Motif::{
        Bushes, Cracks, Drifts, Dunes, Dust, Ferns, Flowers, Gorge, Mesas, Mounds, Peaks, Plates,
        Puddles, Reeds, Sand, Scrap, Slag, Stones, Tufts, Waves,
    };
    match id.as_str() {
        "shore" => style(Sand, ["#f1dca4", "#f8edca", "#c39a4f", "#fff8e2"]),
        "ash_meadow" => style(Tufts, ["#cfcf96", "#8f9a5f", "#6f7c40", "#eceac4"]),
        "fernwood" => style(Ferns, ["#a3bd7c", "#4f7f45", "#2f5a35", "#d3e2a6"]),
        "shallows" => style(Waves, ["#a8d4d2", "#d6efe9", "#4f94a0", "#eefaf5"]),
        "lava_rib" => style(Cracks, ["#a3958b", "#6d5f58", "#4b3f3b", "#e8702e"]),
        "hardpan" => style(Plates, ["#ecd4a0", "#f5e5bd", "#c59b5c", "#fff3d2"]),
        "dune" => style(Dunes, ["#f0bf73", "#f8d898", "#bf7f35", "#ffedc2"]),
        "mesa" => style(Mesas, ["#d99a6c", "#a9583a", "#7a3a26", "#f1c59d"]),
        "hummock" => style(Mounds, ["#c2c98a", "#a2b066", "#6b7d3c", "#e3e6b4"]),
        "reeds" => style(Reeds, ["#a9bd8e", "#7c5a34", "#4f6f3c", "#d5dfb5"]),
        "bog" => style(Puddles, ["#98a183", "#5f7f7c", "#3f5a52", "#bcd3c9"]),
        "snowfield" => style(Drifts, ["#ecf2f0", "#ffffff", "#b9cdd3", "#ffffff"]),
        "talus" => style(Stones, ["#ccd0cd", "#a2a8a8", "#68706f", "#eceeec"]),
        "icefall" => style(Peaks, ["#b5d0dd", "#8fb3c8", "#3f6c86", "#f6fcff"]),
        "meadow" => style(Flowers, ["#c5d58c", "#d9774f", "#6f8f3f", "#fff3b8"]),
        "thicket" => style(Bushes, ["#9dba76", "#58833f", "#34582e", "#cfe0a4"]),
        "ravine" => style(Gorge, ["#bfa888", "#7d6449", "#54402c", "#e2d0b2"]),
        "flat" => style(Dust, ["#e3bf9a", "#cb9a6e", "#a5744a", "#f5dfc4"]),
        "scrap_field" => style(Scrap, ["#c6a694", "#8d6a5c", "#5c4238", "#ead3c4"]),
        "slag_canyon" => style(Slag, ["#a58378", "#75534c", "#4a302c", "#d3afa2"]),
        _ => match place % 3 {
            0 => style(Tufts, ["#cfcf96", "#8f9a5f", "#6f7c40", "#eceac4"]),
            1 => style(Bushes, ["#9dba76", "#58833f", "#34582e", "#cfe0a4"]),
            _ => style(Stones, ["#ccd0cd", "#a2a8a8", "#68706f", "#eceeec"]),
        },
    }
}

/// What lies around the tiles of a terrain.
pub(super) fn beyond(terrain: Option<&Key>) -> Beyond {
    let wild = |far, near, line| Beyond {
        far,
        near,
        line,
        kind: Around::Wild,
    };
    match terrain.map(Key::as_str) {
        Some("amber_waste") => wild("#efdcb2", ["#e8cd97", "#dfbd7e"], "#c9a566"),
        Some("reed_mire") => wild("#cfd3b0", ["#bec8a0", "#a8b78c"], "#8b9a6e"),
        Some("frost_spine") => wild("#dfe7e8", ["#cddadd", "#b9ccd2"], "#9cb2ba"),
        Some("hollow_vale") => wild("#d3d8ae", ["#bccb93", "#a3b87c"], "#8a9f63"),
        Some("rust_flats") => wild("#e4cdb8", ["#d9b89d", "#cba283"], "#b28a6a"),
        _ => Beyond {
            far: "#8fc3cc",
            near: ["#acd6d7", "#dcefe6"],
            line: "#5f9fac",
            kind: Around::Sea,
        },
    }
}

/// The sea or lake that went over a tile.
pub(super) const FLOOD: Style = style(Motif::Waves, ["#6fa9bd", "#8fc1cf", "#3a7890", "#c6e3ea"]);
