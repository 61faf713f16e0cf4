//! Icons of what lies and happens on the board: weather, tokens, marks.

use super::{
    Art,
    Stroke::{Fill, Line},
    Tone::{Dark, Light, Main},
};

pub(crate) const RAIN: Art = Art {
    main: "#6f97ad",
    dark: "#2f6f9b",
    light: "#dce9ee",
    parts: &[
        Fill(
            Main,
            "M9 20a6 6 0 0 1-1-12a9 9 0 0 1 17 1a5.500 5.500 0 0 1-1 11z",
        ),
        Line(Dark, 3.0, "M10 24l-2 5M17 24l-2 5M24 24l-2 5"),
    ],
};

pub(crate) const SNOW: Art = Art {
    main: "#a9b9c4",
    dark: "#51697a",
    light: "#ffffff",
    parts: &[
        Fill(
            Main,
            "M9 19a6 6 0 0 1-1-12a9 9 0 0 1 17 1a5.500 5.500 0 0 1-1 11z",
        ),
        Line(
            Dark,
            2.0,
            "M10 22v8M6.500 24l7 4M13.500 24l-7 4M22 22v8M18.500 24l7 4M25.500 24l-7 4",
        ),
    ],
};

pub(crate) const STORM: Art = Art {
    main: "#5b6572",
    dark: "#d99a2b",
    light: "#f7e3ae",
    parts: &[
        Fill(
            Main,
            "M9 19a6 6 0 0 1-1-12a9 9 0 0 1 17 1a5.500 5.500 0 0 1-1 11z",
        ),
        Fill(Dark, "M18 13l-9 10h5l-2 9l10-12h-6z"),
    ],
};

pub(crate) const PAW: Art = Art {
    main: "#9c3a2b",
    dark: "#6f2419",
    light: "#f3d3c3",
    parts: &[
        Fill(
            Main,
            "M16 15c5 0 9 5 9 10c0 4-5 4-9 3c-4 1-9 1-9-3c0-5 4-10 9-10z",
        ),
        Fill(
            Main,
            "M5 11a3 4.500 0 1 0 .1 0zM12 3a3 4.800 0 1 0 .1 0zM20 3a3 4.800 0 1 0 .1 0zM27 11a3 4.500 0 1 0 .1 0z",
        ),
    ],
};

pub(crate) const SHIP: Art = Art {
    main: "#7a4a28",
    dark: "#4a2b16",
    light: "#fffdf6",
    parts: &[
        Line(Dark, 2.0, "M16 3v18"),
        Fill(Light, "M17.500 4c6 3 9 8 9 14h-9z"),
        Fill(Light, "M14.500 7c-5 3-8 7-8 11h8z"),
        Fill(Main, "M2 21h28c-1 5-4 8-7 8H9c-3 0-6-3-7-8z"),
    ],
};

pub(crate) const FIRE: Art = Art {
    main: "#d4541f",
    dark: "#9c3213",
    light: "#f7c04a",
    parts: &[
        Fill(
            Main,
            "M17 1c2 7 9 10 9 19c0 6-4 10-10 10S6 26 6 20c0-5 3-7 4-12c3 2 4 4 4 6c2-3 3-8 3-13z",
        ),
        Fill(
            Light,
            "M16 15c1 4 5 5 5 9c0 3-2 6-5 6s-5-2-5-5c0-4 4-5 5-10z",
        ),
    ],
};

pub(crate) const CARDS: Art = Art {
    main: "#3d6f7c",
    dark: "#23505c",
    light: "#fffdf6",
    parts: &[
        Fill(Dark, "M11 2l15 4l-5 22l-5-1z"),
        Fill(
            Main,
            "M5 6h15a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z",
        ),
        Line(Light, 2.0, "M8 12h9M8 18h9M8 24h5"),
    ],
};

pub(crate) const QUESTION: Art = Art {
    main: "#4d6b3c",
    dark: "#33492a",
    light: "#fffdf6",
    parts: &[
        Fill(
            Main,
            "M7 2h18a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z",
        ),
        Line(Light, 3.2, "M11 11c1-6 10-6 10 0c0 4-5 4-5 8"),
        Fill(Light, "M16 22a2.200 2.200 0 1 0 .1 0z"),
    ],
};

pub(crate) const DIE: Art = Art {
    main: "#fffdf6",
    dark: "#2c2620",
    light: "#fffdf6",
    parts: &[
        Fill(
            Dark,
            "M8 2h16a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6z",
        ),
        Fill(
            Light,
            "M10 7a3 3 0 1 0 .1 0zM22 7a3 3 0 1 0 .1 0zM16 13a3 3 0 1 0 .1 0zM10 19a3 3 0 1 0 .1 0zM22 19a3 3 0 1 0 .1 0z",
        ),
    ],
};

pub(crate) const CHECK: Art = Art {
    main: "#3e7d4f",
    dark: "#3e7d4f",
    light: "#fffdf6",
    parts: &[
        Fill(Main, "M16 1a15 15 0 1 0 .1 0z"),
        Line(Light, 4.2, "M9 17l5 5l9-11"),
    ],
};

pub(crate) const CROSS: Art = Art {
    main: "#b23a2a",
    dark: "#b23a2a",
    light: "#fffdf6",
    parts: &[
        Fill(Main, "M16 1a15 15 0 1 0 .1 0z"),
        Line(Light, 4.2, "M10 10l12 12M22 10l-12 12"),
    ],
};

pub(crate) const LOCK: Art = Art {
    main: "#6f604b",
    dark: "#6f604b",
    light: "#fffdf6",
    parts: &[
        Line(Main, 3.6, "M9 15v-4a7 7 0 0 1 14 0v4"),
        Fill(
            Main,
            "M7 14h18a2 2 0 0 1 2 2v11a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V16a2 2 0 0 1 2-2z",
        ),
        Fill(
            Light,
            "M16 18a2.600 2.600 0 0 1 1.300 4.800v3.200h-2.600v-3.200a2.600 2.600 0 0 1 1.300-4.800z",
        ),
    ],
};

pub(crate) const FUTURE: Art = Art {
    main: "#3e7d4f",
    dark: "#3e7d4f",
    light: "#fffdf6",
    parts: &[
        Line(Main, 3.6, "M4 20v8h24v-8"),
        Line(Main, 4.0, "M16 3v16"),
        Fill(Main, "M7 14h18l-9 9z"),
    ],
};

pub(crate) const HOURGLASS: Art = Art {
    main: "#d99a2b",
    dark: "#5c4322",
    light: "#fff6dc",
    parts: &[
        Fill(
            Light,
            "M8 4h16c0 8-5 9-5 12s5 4 5 12H8c0-8 5-9 5-12S8 12 8 4z",
        ),
        Fill(
            Main,
            "M10 10h12c-2 3-4 4-5 6h-2c-1-2-3-3-5-6zM9 27c1-4 4-5 7-6c3 1 6 2 7 6z",
        ),
        Line(
            Dark,
            2.4,
            "M8 4c0 8 5 9 5 12s-5 4-5 12M24 4c0 8-5 9-5 12s5 4 5 12",
        ),
        Line(Dark, 3.4, "M6 3h20M6 29h20"),
    ],
};

pub(crate) const MORE_FOOD: Art = Art {
    main: "#c4622d",
    dark: "#2c2620",
    light: "#fffdf6",
    parts: &[
        Fill(
            Main,
            "M14 9c5-4 11 0 11 7c0 6-5 13-9 13c-1 0-2-1-3-1s-2 1-3 1C6 29 2 22 2 16C2 9 9 5 14 9z",
        ),
        Line(Dark, 2.4, "M13 9c0-4 2-6 5-7"),
        Fill(Light, "M24 16a7.500 7.500 0 1 0 .1 0z"),
        Line(Dark, 3.0, "M24 19.500v8M20 23.500h8"),
    ],
};

pub(crate) const MORE_WOOD: Art = Art {
    main: "#a06a38",
    dark: "#2c2620",
    light: "#fffdf6",
    parts: &[
        Fill(Main, "M8 5h14a5 7 0 0 1 0 14H8z"),
        Fill(Light, "M8 5a5 7 0 1 0 0 14a5 7 0 1 0 0-14z"),
        Line(Dark, 1.8, "M8 9a2.500 3 0 1 0 0 6a2.500 3 0 1 0 0-6z"),
        Fill(Light, "M24 15a7.500 7.500 0 1 0 .1 0z"),
        Line(Dark, 3.0, "M24 18.500v8M20 22.500h8"),
    ],
};

pub(crate) const DANGER: Art = Art {
    main: "#b23a2a",
    dark: "#6f2419",
    light: "#fffdf6",
    parts: &[
        Fill(Main, "M16 1l15 15l-15 15L1 16z"),
        Line(
            Light,
            3.0,
            "M11 9c0 5-1 9-3 12M17 7c1 6 0 12-3 18M22 11c1 4 0 8-2 12",
        ),
    ],
};

pub(crate) const REROLL: Art = Art {
    main: "#2b5a9c",
    dark: "#2b5a9c",
    light: "#fffdf6",
    parts: &[
        Line(Main, 4.0, "M26 16a10 10 0 1 1-4-8"),
        Fill(Main, "M18 9l10 4V2z"),
    ],
};

pub(crate) const MARKER: Art = Art {
    main: "#2c2620",
    dark: "#2c2620",
    light: "#fffdf6",
    parts: &[
        Fill(Main, "M16 2l14 14l-14 14L2 16z"),
        Line(Light, 3.0, "M11 16h10"),
    ],
};

pub(crate) const HIDDEN: Art = Art {
    main: "#6f604b",
    dark: "#4a3f31",
    light: "#fffdf6",
    parts: &[
        Line(Main, 3.4, "M2 17c7-11 21-11 28 0"),
        Line(Main, 3.4, "M7 21l-3 4M13 24l-1 5M19 24l1 5M25 21l3 4"),
    ],
};

pub(crate) const FOG: Art = Art {
    main: "#5d7480",
    dark: "#3d4f59",
    light: "#dfe9ec",
    parts: &[
        Fill(Light, "M6 17a6 6 0 0 1 5-9a7 7 0 0 1 13 2a5 5 0 0 1 3 9H7z"),
        Line(
            Main,
            2.6,
            "M6 17a6 6 0 0 1 5-9a7 7 0 0 1 13 2a5 5 0 0 1 3 9",
        ),
        Line(Dark, 3.0, "M3 19h21M8 24h21M4 29h17"),
    ],
};

pub(crate) const CRADLE: Art = Art {
    main: "#a8713a",
    dark: "#5c3a18",
    light: "#f3dcb8",
    parts: &[
        Fill(Dark, "M3 11h26l-3 13H6z"),
        Fill(Main, "M5 13h22l-2.2 9H7.2z"),
        Fill(Light, "M8 13a5 5 0 0 1 10 0z"),
        Line(Dark, 2.6, "M3 25c7 5 19 5 26 0"),
        Line(Light, 1.4, "M11 15v6M16 15v6M21 15v6"),
    ],
};

pub(crate) const CRUCIFIX: Art = Art {
    main: "#7a4a22",
    dark: "#47290f",
    light: "#c98d52",
    parts: &[
        Fill(Dark, "M12 1h8v8h9v8h-9v14h-8V17H3V9h9z"),
        Fill(Main, "M14 3h4v8h9v4h-9v14h-4V15H5v-4h9z"),
        Line(Light, 1.4, "M15.4 4v24M6 12.4h20"),
    ],
};

pub(crate) const BELL: Art = Art {
    main: "#c08a2b",
    dark: "#6b4712",
    light: "#f6dc92",
    parts: &[
        Fill(Dark, "M14 1h4v5h-4zM12 27a4 4 0 0 0 8 0z"),
        Fill(
            Main,
            "M16 4c7 0 8 6 9 13c.5 4 2 6 4 8H3c2-2 3.5-4 4-8c1-7 2-13 9-13z",
        ),
        Line(Light, 2.0, "M12 9c-2 4-2 9-3 13"),
    ],
};

pub(crate) const SUN: Art = Art {
    main: "#e0a52f",
    dark: "#e0a52f",
    light: "#fff3cf",
    parts: &[
        Fill(Main, "M16 9a7 7 0 1 0 .1 0z"),
        Line(
            Main,
            2.8,
            "M16 2v3M16 27v3M2 16h3M27 16h3M6 6l2 2M24 24l2 2M26 6l-2 2M8 24l-2 2",
        ),
    ],
};
