//! What stands on tiles in some scenarios.

use super::{
    Art,
    Stroke::{Fill, Line},
    Tone::{Dark, Light, Main},
};

pub(crate) const VILLAGE: Art = Art {
    main: "#b98a4a",
    dark: "#4f3413",
    light: "#ecd29a",
    parts: &[
        Fill(Dark, "M16 2 30 17v13H2V17z"),
        Fill(Main, "M16 5 26 16H6z"),
        Fill(Light, "M6 18h20v10H6z"),
        Fill(Dark, "M13 20h6v8h-6z"),
        Line(Dark, 1.4, "M11 11l-4 5M16 7v9M21 11l4 5"),
    ],
};

pub(crate) const BURNED: Art = Art {
    main: "#e0662a",
    dark: "#33261d",
    light: "#ffd35c",
    parts: &[
        Fill(Dark, "M2 30V19l4-4v-3h3l1 5h12l2-6h3l1 5 2 3v11z"),
        Fill(
            Main,
            "M16 2c1 6 8 8 8 16a8 8 0 0 1-16 0c0-4 3-6 4-9 2 2 2 3 2 4 2-3 3-7 2-11z",
        ),
        Fill(Light, "M16 13c1 4 4 5 4 8a4 4 0 0 1-8 0c0-3 3-4 4-8z"),
    ],
};

pub(crate) const CITY: Art = Art {
    main: "#9a8f84",
    dark: "#3c342c",
    light: "#ddd5c8",
    parts: &[
        Fill(
            Dark,
            "M1 30V10h2V6h3v3h3V6h3v6h3V2h2V0h2v2h2v10h3V6h3v3h3V6h2v4h0v20z",
        ),
        Fill(Main, "M3 28V12h8v16zM21 28V12h8v16z"),
        Fill(Light, "M13 28V5h6v23z"),
        Fill(
            Dark,
            "M14.5 20h3v8h-3zM15 9h2v5h-2zM6 16h2v4H6zM24 16h2v4h-2z",
        ),
    ],
};

pub(crate) const RUIN: Art = Art {
    main: "#8a8078",
    dark: "#38312b",
    light: "#e0662a",
    parts: &[
        Fill(Dark, "M1 30V16l4-3 2 4 4-7 3 8 3-12 3 10 4-5 2 6 5-2v15z"),
        Fill(Main, "M3 28v-9l3-2 2 5 3-6 2 6 4-9 2 9 4-4 2 5 3-1v6z"),
        Line(Light, 1.8, "M8 26l2-3M15 26l1-4M22 26l2-3"),
    ],
};

pub(crate) const ASH: Art = Art {
    main: "#8d8983",
    dark: "#35322f",
    light: "#d5d1cb",
    parts: &[
        Fill(Dark, "M1 30c2-8 7-11 10-11s4-3 7-3 11 5 13 14z"),
        Fill(Main, "M4 28c2-5 5-7 8-7 2 0 4-3 6-3 4 0 8 4 10 10z"),
        Fill(Light, "M7 28c2-3 4-4 6-4 2 0 3-2 5-2 2 0 4 3 5 6z"),
        Fill(
            Dark,
            "M5 3h4v4H5zM14 1h4v4h-4zM23 4h4v4h-4zM9 10h4v4H9zM19 9h4v4h-4z",
        ),
    ],
};

pub(crate) const VOLCANO: Art = Art {
    main: "#7b5a48",
    dark: "#2c1f19",
    light: "#f08a2e",
    parts: &[
        Fill(Dark, "M1 30 10 11h12l9 19z"),
        Fill(Main, "M4 28l7.500-15h9L28 28z"),
        Fill(Light, "M11 12h10l-1 3 2 6-3-2-1 7-3-9-2 4 .5-7z"),
        Fill(Light, "M15 9c-3-3-1-5 1-8 1 3 4 5 1 8z"),
        Line(Dark, 1.6, "M9 8 7 4M23 8l2-4"),
    ],
};

pub(crate) const LAVA: Art = Art {
    main: "#e8622a",
    dark: "#4a1710",
    light: "#ffd05a",
    parts: &[
        Fill(Dark, "M1 12c5-6 9 2 15-2s10 0 15-2v22H1z"),
        Fill(Main, "M3 14c5-4 9 2 14-1s8 0 12-1v16H3z"),
        Line(
            Light,
            2.2,
            "M5 19c4-3 7 2 11-1s7 0 11-1M5 25c4-3 7 2 11-1s7 0 11-1",
        ),
        Fill(
            Light,
            "M8 2c2 2 3 4 0 6-3-2-2-4 0-6zM21 1c1.500 2 2 3 0 5-2-2-1.500-3 0-5z",
        ),
    ],
};
