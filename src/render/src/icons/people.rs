//! Icons of people, their actions and their bodies.

use super::{
    Art,
    Stroke::{Fill, Line},
    Tone::{Dark, Light, Main},
};

pub(crate) const HAMMER: Art = Art {
    main: "#6d7780",
    dark: "#7a4a28",
    light: "#fffdf6",
    parts: &[
        Line(Dark, 4.4, "M5 28L18 14"),
        Fill(Main, "M12 8l7-6c3-1 5 0 7 2l3 3l-1 3l3 3l-5 5l-3-3l-2 1z"),
    ],
};

pub(crate) const POT: Art = Art {
    main: "#4a4f57",
    dark: "#2f3338",
    light: "#cfd4d3",
    parts: &[
        Fill(Main, "M4 14h24v7a9 9 0 0 1-9 9h-6a9 9 0 0 1-9-9z"),
        Fill(Dark, "M2 11h28v4H2z"),
        Line(
            Dark,
            2.4,
            "M11 7c-2-2 2-3 0-6M17 7c-2-2 2-3 0-6M23 7c-2-2 2-3 0-6",
        ),
    ],
};

pub(crate) const COMPASS: Art = Art {
    main: "#2f7784",
    dark: "#b23a2a",
    light: "#fffdf6",
    parts: &[
        Fill(Main, "M16 1a15 15 0 1 0 .1 0z"),
        Fill(Light, "M16 5a11 11 0 1 0 .1 0z"),
        Fill(Dark, "M23 9l-4.500 9.500l-5-5z"),
        Fill(Main, "M9 23l4.500-9.500l5 5z"),
    ],
};

pub(crate) const SWORDS: Art = Art {
    main: "#7b8790",
    dark: "#5b3a1d",
    light: "#fffdf6",
    parts: &[
        Line(Main, 3.6, "M4 4l18 18M28 4L10 22"),
        Line(Dark, 3.2, "M17 25l8-8M15 25l-8-8"),
        Line(Dark, 4.2, "M23 23l5 5M9 23l-5 5"),
    ],
};

pub(crate) const FOOTPRINT: Art = Art {
    main: "#54483c",
    dark: "#54483c",
    light: "#fffdf6",
    parts: &[
        Fill(
            Main,
            "M12 12c6-2 12 2 12 7c0 4-4 5-4 8c0 4-7 5-9 0c-1-3-3-5-3-9c0-3 2-5 4-6z",
        ),
        Fill(
            Main,
            "M8 6a2.800 3.400 0 1 0 .1 0zM13.500 2.500a2.300 3 0 1 0 .1 0zM18.500 3a2 2.600 0 1 0 .1 0zM22.500 5.500a1.900 2.300 0 1 0 .1 0zM25.800 9a1.600 2 0 1 0 .1 0z",
        ),
    ],
};

pub(crate) const DOG: Art = Art {
    main: "#8a6d4b",
    dark: "#4f3c26",
    light: "#fffdf6",
    parts: &[
        Fill(
            Main,
            "M9 6h14l3 10c0 5-3 7-5 9c-1 4-3 5-5 5s-4-1-5-5c-2-2-5-4-5-9z",
        ),
        Fill(
            Dark,
            "M9 5C4 4 2 8 2 13c0 4 2 6 4 6c1-5 2-9 5-13zM23 5c5-1 7 3 7 8c0 4-2 6-4 6c-1-5-2-9-5-13z",
        ),
        Fill(
            Light,
            "M12 13a1.900 1.900 0 1 0 .1 0zM20 13a1.900 1.900 0 1 0 .1 0z",
        ),
        Fill(Light, "M16 20a3.200 2.600 0 1 0 .1 0z"),
    ],
};

pub(crate) const PERSON: Art = Art {
    main: "#705c2e",
    dark: "#705c2e",
    light: "#fffdf6",
    parts: &[
        Fill(Main, "M16 3a7 7 0 1 0 .1 0z"),
        Fill(Main, "M3 30c0-9 5-13 13-13s13 4 13 13z"),
    ],
};

pub(crate) const ROBOT: Art = Art {
    main: "#2f4858",
    dark: "#2f4858",
    light: "#fffdf6",
    parts: &[
        Fill(
            Light,
            "M16 0a4.500 4.500 0 0 1 3 8h5a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7V15a7 7 0 0 1 7-7h5a4.500 4.500 0 0 1 3-8z",
        ),
        Line(Dark, 2.6, "M16 5v6"),
        Fill(Dark, "M16 1.500a3 3 0 1 0 .1 0z"),
        Fill(
            Main,
            "M8 10h16a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V15a5 5 0 0 1 5-5z",
        ),
        Fill(
            Light,
            "M10.500 14a3.200 3.200 0 1 0 .1 0zM21.500 14a3.200 3.200 0 1 0 .1 0z",
        ),
        Line(Light, 2.8, "M10 25.500h12"),
    ],
};

pub(crate) const HEART: Art = Art {
    main: "#b23a2a",
    dark: "#7d2419",
    light: "#fffdf6",
    parts: &[Fill(
        Main,
        "M16 29C6 22 2 16 2 11c0-9 11-10 14-3c3-7 14-6 14 3c0 5-4 11-14 18z",
    )],
};

pub(crate) const STAR: Art = Art {
    main: "#e0a52f",
    dark: "#9a6b12",
    light: "#fff3cf",
    parts: &[Fill(
        Main,
        "M16 1.500l4.500 9.300l10.200 1.400l-7.500 7l1.900 10.200L16 24.500l-9.100 4.900l1.900-10.200l-7.500-7l10.200-1.400z",
    )],
};

pub(crate) const PAWN: Art = Art {
    main: "#2c2620",
    dark: "#2c2620",
    light: "#fffdf6",
    parts: &[Fill(
        Main,
        "M16 2a6.500 6.500 0 0 1 4 11.600c3 3 5 8 6 16.400H6c1-8.400 3-13.400 6-16.400A6.500 6.500 0 0 1 16 2z",
    )],
};

pub(crate) const MOON: Art = Art {
    main: "#5b5f97",
    dark: "#3c3f6d",
    light: "#fffdf6",
    parts: &[Fill(Main, "M20 2a14 14 0 1 0 10 20C20 24 13 13 20 2z")],
};

pub(crate) const FLAG: Art = Art {
    main: "#b23a2a",
    dark: "#5b3a1d",
    light: "#fffdf6",
    parts: &[
        Fill(Main, "M8 3c8-3 11 4 20 1c-3 5-3 8 0 13c-9 3-12-4-20-1z"),
        Line(Dark, 3.4, "M7 3v27"),
    ],
};

pub(crate) const DOWN: Art = Art {
    main: "#b23a2a",
    dark: "#b23a2a",
    light: "#fffdf6",
    parts: &[Fill(Main, "M12 3h8v12h8L16 30L4 15h8z")],
};

pub(crate) const SKULL: Art = Art {
    main: "#2c2620",
    dark: "#2c2620",
    light: "#fffdf6",
    parts: &[
        Fill(
            Main,
            "M16 2c8 0 13 5 13 12c0 4-2 7-5 9v6H8v-6c-3-2-5-5-5-9C3 7 8 2 16 2z",
        ),
        Fill(
            Light,
            "M10.500 11a3.600 3.600 0 1 0 .1 0zM21.500 11a3.600 3.600 0 1 0 .1 0zM16 18l2.500 4h-5z",
        ),
        Line(Light, 1.8, "M12.500 25v4M16 25v4M19.500 25v4"),
    ],
};

pub(crate) const HEAD: Art = Art {
    main: "#fffdf6",
    dark: "#fffdf6",
    light: "#7d2419",
    parts: &[
        Fill(
            Main,
            "M16 3c7 0 10 5 10 11c0 8-5 15-10 15S6 22 6 14C6 8 9 3 16 3z",
        ),
        Fill(Light, "M11 13a2 2 0 1 0 .1 0zM21 13a2 2 0 1 0 .1 0z"),
        Line(Light, 2.2, "M12 23c2-2 6-2 8 0"),
    ],
};

pub(crate) const ARM: Art = Art {
    main: "#fffdf6",
    dark: "#fffdf6",
    light: "#7d2419",
    parts: &[
        Line(Main, 6.0, "M9 5v10l8 9l10-6"),
        Fill(Main, "M5 6a4 4 0 1 1 8 0v9H5z"),
    ],
};

pub(crate) const STOMACH: Art = Art {
    main: "#fffdf6",
    dark: "#fffdf6",
    light: "#7d2419",
    parts: &[
        Fill(Main, "M8 3c3 2 13 2 16 0c3 8 3 18 0 26H8C5 21 5 11 8 3z"),
        Fill(Light, "M16 17a2.400 2.400 0 1 0 .1 0z"),
    ],
};

pub(crate) const LEG: Art = Art {
    main: "#fffdf6",
    dark: "#fffdf6",
    light: "#7d2419",
    parts: &[Fill(Main, "M10 2h10l-1 12l1 9l7 3v4H11l1-15z")],
};

pub(crate) const THREAT: Art = Art {
    main: "#b23a2a",
    dark: "#7d2419",
    light: "#fffdf6",
    parts: &[
        Fill(
            Main,
            "M14 3a2.500 2.500 0 0 1 4 0l13 23a2.500 2.500 0 0 1-2 4H3a2.500 2.500 0 0 1-2-4z",
        ),
        Line(Light, 3.6, "M16 11v9"),
        Fill(Light, "M16 23.500a2.100 2.100 0 1 0 .1 0z"),
    ],
};

pub(crate) const BOW: Art = Art {
    main: "#8a4a22",
    dark: "#5b3a1d",
    light: "#fffdf6",
    parts: &[
        Line(Main, 3.6, "M8 3c13 2 19 9 21 21"),
        Line(Dark, 1.8, "M8 3l21 21"),
        Line(Dark, 2.8, "M4 28L24 8"),
        Fill(Dark, "M3 22l7 7l-7 1z"),
        Fill(Main, "M28 4l-8 2l6 6z"),
    ],
};

pub(crate) const BASKET: Art = Art {
    main: "#b9843f",
    dark: "#7b5322",
    light: "#f0d9a6",
    parts: &[
        Line(Dark, 3.0, "M7 15C7 0 25 0 25 15"),
        Fill(Main, "M2 14h28l-4 15H6z"),
        Line(Dark, 2.0, "M5 20h22M6 25h20"),
    ],
};

pub(crate) const SPYGLASS: Art = Art {
    main: "#4f7f3c",
    dark: "#33552a",
    light: "#fffdf6",
    parts: &[
        Fill(Main, "M2 21l9-6l4 7l-9 5c-2 1-5-4-4-6z"),
        Fill(Dark, "M11 14l9-6l5 9l-10 5z"),
        Fill(Main, "M19 6l7-4l6 11l-7 4z"),
    ],
};

pub(crate) const TIDY: Art = Art {
    main: "#2f7784",
    dark: "#1d5560",
    light: "#fffdf6",
    parts: &[
        Fill(Main, "M12 9L1 29h8l3-7l3 7h8z"),
        Fill(
            Dark,
            "M25 2l1.800 4.200L31 8l-4.200 1.800L25 14l-1.800-4.200L19 8l4.200-1.800z",
        ),
    ],
};

pub(crate) const BED: Art = Art {
    main: "#5b5f97",
    dark: "#3c3f6d",
    light: "#fffdf6",
    parts: &[
        Fill(Dark, "M2 5h4v24H2zM26 20h4v9h-4z"),
        Fill(Main, "M6 17h20a4 4 0 0 1 4 4v4H6z"),
        Fill(Main, "M9.500 9a3.600 3.600 0 1 0 .1 0z"),
        Line(Dark, 2.2, "M18 4h6l-6 7h6"),
    ],
};
