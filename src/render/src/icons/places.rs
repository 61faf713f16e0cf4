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
