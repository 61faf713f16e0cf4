//! Icons of the board: resources, terrain, camp, weather, tokens.

use super::{
    Art,
    Stroke::{Fill, Line},
    Tone::{Dark, Light, Main},
};

pub(crate) const WOOD: Art = Art {
    main: "#a06a38",
    dark: "#5f3c1c",
    light: "#ecc58c",
    parts: &[
        Fill(Main, "M9 8h15a6 8 0 0 1 0 16H9z"),
        Line(Dark, 1.8, "M15 13h9M17 19h7"),
        Fill(Light, "M9 8a6 8 0 1 0 0 16a6 8 0 1 0 0-16z"),
        Line(Dark, 1.8, "M9 12a3 4 0 1 0 0 8a3 4 0 1 0 0-8z"),
    ],
};

pub(crate) const FUR: Art = Art {
    main: "#8c5b45",
    dark: "#5a3628",
    light: "#c99d80",
    parts: &[
        Fill(
            Main,
            "M16 2l3 4l7-2l1 4l-4 4l0 9l4 5l-2 4l-6-2l-3 3l-3-3l-6 2l-2-4l4-5l0-9l-4-4l1-4l7 2z",
        ),
        Fill(Light, "M16 9l3 2v9l-3 4l-3-4v-9z"),
    ],
};

pub(crate) const FOOD: Art = Art {
    main: "#c4622d",
    dark: "#8b3d18",
    light: "#f6e7c6",
    parts: &[
        Line(Light, 5.0, "M6 26l8-8"),
        Fill(Light, "M7 22a3.6 3.6 0 1 0-4 3a3.6 3.6 0 1 0 5 4z"),
        Fill(
            Main,
            "M20 3c6 0 10 4 10 9c0 7-7 11-14 11c-4 0-6-3-6-6c0-8 4-14 10-14z",
        ),
        Line(Dark, 2.0, "M25 9c2 3 0 6-3 8"),
    ],
};

pub(crate) const KEEPS: Art = Art {
    main: "#c4622d",
    dark: "#5f4a34",
    light: "#f6e7c6",
    parts: &[
        Fill(Dark, "M8 3h16v6H8z"),
        Fill(Main, "M7 10h18l2 4v12a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V14z"),
        Fill(Light, "M5 16h22v8H5z"),
        Fill(Dark, "M11 20l4-3v2h6v2h-6v2z"),
    ],
};

pub(crate) const PARROT: Art = Art {
    main: "#2f8a5b",
    dark: "#1d5a4a",
    light: "#f3b53f",
    parts: &[
        Fill(
            Main,
            "M9 13c-1-6 3-10 8-10c4 0 7 3 7 7c0 8-3 12-2 19c-8-1-13-7-13-16z",
        ),
        Fill(Dark, "M14 14c5 2 8 6 8 15c-5-2-9-7-8-15z"),
        Fill(Light, "M9 12c-3 0-4-2-4-5c2-2 5-2 7 0z"),
        Fill(Light, "M15 7a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 1 0 0-3.6z"),
    ],
};

pub(crate) const FISH: Art = Art {
    main: "#3b7fa6",
    dark: "#22536f",
    light: "#f2f5ee",
    parts: &[
        Fill(
            Main,
            "M2 16c5-9 15-9 20-2l8-6c-2 6-2 10 0 16l-8-6c-5 7-15 7-20-2z",
        ),
        Line(Dark, 1.8, "M13 11c2 3 2 7 0 10"),
        Fill(Light, "M8 12.5a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 1 0 0-3.8z"),
    ],
};

pub(crate) const BEACH: Art = Art {
    main: "#3f7d4a",
    dark: "#8a5a2c",
    light: "#e0b964",
    parts: &[
        Fill(Light, "M3 30c4-6 22-6 26 0z"),
        Line(Dark, 3.0, "M15 27c0-6 1-10 3-14"),
        Fill(Main, "M18 13C14 6 8 6 3 10c6 0 10 2 15 3z"),
        Fill(Main, "M18 13c0-8 6-10 12-8c-5 2-8 5-12 8z"),
        Fill(Main, "M18 13c7-2 11 2 11 8c-3-4-6-6-11-8z"),
        Fill(Main, "M18 13c-6 0-10 3-10 9c3-4 6-7 10-9z"),
    ],
};

pub(crate) const HILLS: Art = Art {
    main: "#b98b48",
    dark: "#86612b",
    light: "#e3c184",
    parts: &[
        Fill(Dark, "M11 27c2-16 16-18 20 0z"),
        Fill(Main, "M1 27c3-13 16-14 20 0z"),
        Line(Light, 2.0, "M7 21c2-4 5-5 7-4"),
    ],
};

pub(crate) const MOUNTAINS: Art = Art {
    main: "#8d837a",
    dark: "#5f574f",
    light: "#fbf8f0",
    parts: &[
        Fill(Dark, "M13 28l9-17l9 17z"),
        Fill(Main, "M1 28L13 4l12 24z"),
        Fill(Light, "M13 4l5 10l-3-1l-2 3l-3-3l-2 1z"),
    ],
};

pub(crate) const RIVER: Art = Art {
    main: "#3f86a6",
    dark: "#2a627c",
    light: "#a5d0e0",
    parts: &[
        Line(Main, 3.4, "M3 10c4-4 8-4 13 0s9 4 13 0"),
        Line(Dark, 3.4, "M3 18c4-4 8-4 13 0s9 4 13 0"),
        Line(Main, 3.4, "M3 26c4-4 8-4 13 0s9 4 13 0"),
    ],
};

pub(crate) const PLAINS: Art = Art {
    main: "#7c9a3d",
    dark: "#50692a",
    light: "#d8c35a",
    parts: &[
        Line(Main, 3.0, "M16 29c0-9 0-15 1-24"),
        Line(Dark, 3.0, "M12 29c-1-8-3-12-7-16M20 29c1-8 3-12 7-16"),
        Line(Main, 3.0, "M8 29c-1-4-3-6-5-7M24 29c1-4 3-6 5-7"),
        Fill(Light, "M15 8c-2-3 0-6 2-7c2 2 3 5 1 7z"),
    ],
};

pub(crate) const TENT: Art = Art {
    main: "#f3e4be",
    dark: "#6b4a2b",
    light: "#c79a5b",
    parts: &[
        Fill(Main, "M16 4l14 25H2z"),
        Fill(Light, "M16 4l14 25h-8z"),
        Fill(Dark, "M16 13l6 16H10z"),
        Line(Dark, 2.2, "M14 1l16 28H2L18 1"),
    ],
};

pub(crate) const HOUSE: Art = Art {
    main: "#c98f4e",
    dark: "#6b3f22",
    light: "#f4deb0",
    parts: &[
        Fill(Main, "M6 13h20v16H6z"),
        Fill(Dark, "M16 2L1 15l3 3h24l3-3z"),
        Fill(Light, "M13 20h6v9h-6z"),
        Line(Light, 1.6, "M10 11h12M7 15h18"),
    ],
};

pub(crate) const CAVE: Art = Art {
    main: "#8a7f74",
    dark: "#2e2925",
    light: "#b3a99c",
    parts: &[
        Fill(Main, "M1 29C2 14 7 4 16 4s14 10 15 25z"),
        Line(Light, 2.0, "M7 16c2-5 5-8 9-8"),
        Fill(Dark, "M9 29c0-9 3-14 7-14s7 5 7 14z"),
    ],
};

pub(crate) const TOTEM: Art = Art {
    main: "#a4572d",
    dark: "#4f2713",
    light: "#f2c14e",
    parts: &[
        Fill(Main, "M10 3h12v27H10z"),
        Fill(Dark, "M3 7h7v5H6zM29 7h-7v5h4z"),
        Fill(Light, "M12 7h3v3h-3zM17 7h3v3h-3zM12 13h8v2.4h-8z"),
        Fill(Dark, "M10 17h12v2H10z"),
        Fill(Light, "M12 21h3v3h-3zM17 21h3v3h-3zM13 26h6v2h-6z"),
    ],
};

pub(crate) const ROOF: Art = Art {
    main: "#b9783a",
    dark: "#6b3f22",
    light: "#edc98a",
    parts: &[
        Fill(Main, "M16 5L1 22l3 4h24l3-4z"),
        Line(
            Light,
            1.8,
            "M16 9v14M11 14v9M21 14v9M6.500 20v3M25.500 20v3",
        ),
        Line(Dark, 3.0, "M2 22L16 6l14 16"),
    ],
};

pub(crate) const PALISADE: Art = Art {
    main: "#a9743e",
    dark: "#6b4423",
    light: "#e7c38c",
    parts: &[
        Fill(
            Main,
            "M2 30V9l4-6l4 6v21zM12 30V9l4-6l4 6v21zM22 30V9l4-6l4 6v21z",
        ),
        Fill(Dark, "M1 13h30v3H1zM1 22h30v3H1z"),
    ],
};

pub(crate) const WEAPON: Art = Art {
    main: "#7b8790",
    dark: "#6b4423",
    light: "#d9dfe0",
    parts: &[
        Line(Dark, 3.4, "M4 28L21 11"),
        Fill(Main, "M30 2l-3 11l-5 2l-5-5l2-5z"),
        Fill(Light, "M30 2l-10.500 10.500l-3-2.500l2-5z"),
    ],
};

pub(crate) const SHORTCUT: Art = Art {
    main: "#c4622d",
    dark: "#8b3d18",
    light: "#f6e7c6",
    parts: &[
        Line(Main, 4.5, "M4 25c2-11 9-16 18-14"),
        Fill(Main, "M19 3l11 9l-12 7z"),
    ],
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
