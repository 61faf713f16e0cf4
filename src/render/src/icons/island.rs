//! Icons of the island: resources, sources, terrain, the camp and its levels.

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
