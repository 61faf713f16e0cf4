//! Icons of items, finds and equipment.

use super::{
    Art,
    Stroke::{Fill, Line},
    Tone::{Dark, Light, Main},
};

pub(crate) const IDEA: Art = Art {
    main: "#d99a2b",
    dark: "#6f604b",
    light: "#fff3cf",
    parts: &[
        Fill(Main, "M16 2a10 10 0 0 1 6 18v3H10v-3a10 10 0 0 1 6-18z"),
        Fill(Dark, "M11 25h10v3l-3 2h-4l-3-2z"),
    ],
};

pub(crate) const BRICKS: Art = Art {
    main: "#b5573a",
    dark: "#7f3522",
    light: "#e3a183",
    parts: &[
        Fill(Main, "M2 20h13v9H2zM17 20h13v9H17zM9 9h14v9H9z"),
        Line(Light, 1.6, "M11 11.500h6M4 22.500h6M19 22.500h6"),
    ],
};

pub(crate) const DAM: Art = Art {
    main: "#a06a38",
    dark: "#3f86a6",
    light: "#fffdf6",
    parts: &[
        Fill(Main, "M2 6h28v5H2zM2 12.500h28v5H2z"),
        Line(
            Dark,
            3.2,
            "M2 22c4-3 6-3 9 0s6 3 9 0s6-3 10 0M2 28c4-3 6-3 9 0s6 3 9 0s6-3 10 0",
        ),
    ],
};

pub(crate) const KNIFE: Art = Art {
    main: "#8a959c",
    dark: "#6b4423",
    light: "#e4e9ea",
    parts: &[
        Fill(Main, "M30 2c0 8-4 13-13 18l-4-4z"),
        Line(Dark, 5.0, "M4 28l7-7"),
        Line(Dark, 3.4, "M9 15l8 8"),
    ],
};

pub(crate) const MAP: Art = Art {
    main: "#e5cd94",
    dark: "#7b5a2b",
    light: "#f7ead0",
    parts: &[
        Fill(Main, "M2 6l9-3l10 3l9-3v23l-9 3l-10-3l-9 3z"),
        Line(
            Dark,
            1.8,
            "M2 6l9-3l10 3l9-3v23l-9 3l-10-3l-9 3zM11 3v23M21 6v23",
        ),
        Line(Dark, 2.6, "M24 12l4 4M28 12l-4 4M6 20l3-3M14 15l3 1"),
    ],
};

pub(crate) const MEDICINE: Art = Art {
    main: "#3e7d4f",
    dark: "#5c4322",
    light: "#fffdf6",
    parts: &[
        Fill(Dark, "M11 1h10v5H11z"),
        Fill(
            Main,
            "M12 6h8v4c5 2 7 6 7 11c0 6-5 9-11 9S5 27 5 21c0-5 2-9 7-11z",
        ),
        Line(Light, 3.6, "M16 15v10M11 20h10"),
    ],
};

pub(crate) const ROPE: Art = Art {
    main: "#c79a5b",
    dark: "#7b5a2b",
    light: "#efd9ae",
    parts: &[
        Line(Dark, 6.4, "M16 7a9 9 0 1 0 .1 0M21 24c3 3 5 4 8 4"),
        Line(Main, 4.0, "M16 7a9 9 0 1 0 .1 0M21 24c3 3 5 4 8 4"),
    ],
};

pub(crate) const SHOVEL: Art = Art {
    main: "#7b8790",
    dark: "#6b4423",
    light: "#d9dfe0",
    parts: &[
        Line(Dark, 3.4, "M25 7L14 18M21 3l8 8"),
        Fill(Main, "M9 14l9 9c-3 5-9 7-15 7c0-6 1-12 6-16z"),
    ],
};

pub(crate) const CHEST: Art = Art {
    main: "#a3692f",
    dark: "#5f3c1c",
    light: "#f2c14e",
    parts: &[
        Fill(Main, "M3 14c0-6 3-10 8-10h10c5 0 8 4 8 10z"),
        Fill(Main, "M3 16h26v12H3z"),
        Line(Dark, 2.4, "M2 15h28"),
        Fill(Light, "M12 12h8v9h-8z"),
    ],
};

pub(crate) const LEAF: Art = Art {
    main: "#5c8f3f",
    dark: "#35602a",
    light: "#c9dda4",
    parts: &[
        Fill(Main, "M29 3C12 3 4 10 5 24c14 2 23-6 24-21z"),
        Line(Dark, 2.4, "M3 30C8 22 14 15 22 10"),
    ],
};

pub(crate) const BOTTLE: Art = Art {
    main: "#4d8a78",
    dark: "#7b5a2b",
    light: "#f6e7c6",
    parts: &[
        Fill(Dark, "M13 1h6v4h-6z"),
        Fill(
            Main,
            "M13 6h6v6c4 2 5 5 5 9v7a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3v-7c0-4 1-7 5-9z",
        ),
        Fill(Light, "M8 19h16v7H8z"),
    ],
};

pub(crate) const BOOK: Art = Art {
    main: "#7a3b2e",
    dark: "#52251b",
    light: "#f6e7c6",
    parts: &[
        Fill(Main, "M5 4a3 3 0 0 1 3-3h19v24H8a3 3 0 0 0-3 3z"),
        Fill(Light, "M8 26h19v4H8a2 2 0 0 1 0-4z"),
        Line(Light, 2.2, "M12 8h10M12 13h10"),
    ],
};

pub(crate) const SHIELD: Art = Art {
    main: "#2b5a9c",
    dark: "#1c3d6c",
    light: "#f2c14e",
    parts: &[
        Fill(Main, "M16 1l12 4v10c0 8-5 13-12 16C9 28 4 23 4 15V5z"),
        Fill(Light, "M14 6h4v7h6v4h-6v9h-4v-9H8v-4h6z"),
    ],
};

pub(crate) const LANTERN: Art = Art {
    main: "#f2c14e",
    dark: "#4a3f31",
    light: "#fff6dc",
    parts: &[
        Line(Dark, 2.4, "M10 9C10 0 22 0 22 9"),
        Fill(Main, "M8 11h16v15H8z"),
        Fill(Dark, "M6 8h20v4H6zM6 25h20v5H6z"),
        Fill(Light, "M16 14c2 3 4 4 4 7a4 4 0 0 1-8 0c0-3 3-4 4-7z"),
    ],
};

pub(crate) const DRUM: Art = Art {
    main: "#a4572d",
    dark: "#5f2f17",
    light: "#f4deb0",
    parts: &[
        Fill(Main, "M4 10h24v14c0 3-5 6-12 6S4 27 4 24z"),
        Fill(Light, "M16 4c7 0 12 3 12 6s-5 6-12 6S4 13 4 10s5-6 12-6z"),
        Line(Dark, 2.0, "M8 15l4 13l4-12l4 12l4-13"),
    ],
};

pub(crate) const RAFT: Art = Art {
    main: "#a06a38",
    dark: "#5f3c1c",
    light: "#fffdf6",
    parts: &[
        Fill(Light, "M14 2h2l9 13h-9z"),
        Line(Dark, 2.4, "M15 2v18"),
        Fill(Main, "M2 19h28v5H2zM4 25h24v5H4z"),
        Line(Dark, 2.0, "M9 19v11M23 19v11"),
    ],
};

pub(crate) const BELT: Art = Art {
    main: "#8c5b45",
    dark: "#5a3628",
    light: "#f2c14e",
    parts: &[
        Fill(Main, "M1 11h30v10H1z"),
        Line(Light, 3.0, "M11 8h10v16H11zM16 16h8"),
    ],
};

pub(crate) const SACK: Art = Art {
    main: "#b99a6b",
    dark: "#6f5630",
    light: "#e7d5b0",
    parts: &[
        Fill(
            Main,
            "M11 8h10c6 5 8 11 8 16c0 4-3 6-6 6H9c-3 0-6-2-6-6c0-5 2-11 8-16z",
        ),
        Fill(Main, "M10 2c3 1 9 1 12 0l-2 5h-8z"),
        Line(Dark, 2.8, "M10 8h12"),
    ],
};

pub(crate) const SNARE: Art = Art {
    main: "#c79a5b",
    dark: "#6b4423",
    light: "#efd9ae",
    parts: &[
        Line(Dark, 3.2, "M8 2v28M8 4h12"),
        Line(Main, 3.0, "M20 4v7M20 11a8 8 0 1 0 .1 0"),
    ],
};

pub(crate) const WALL: Art = Art {
    main: "#b5573a",
    dark: "#7f3522",
    light: "#e3a183",
    parts: &[
        Fill(Main, "M2 4h28v24H2z"),
        Line(
            Light,
            1.8,
            "M2 12h28M2 20h28M12 4v8M22 4v8M7 12v8M17 12v8M27 12v8M12 20v8M22 20v8",
        ),
    ],
};

pub(crate) const PIT: Art = Art {
    main: "#7b5a3a",
    dark: "#33241a",
    light: "#c9a878",
    parts: &[
        Fill(Main, "M16 8c9 0 15 4 15 10s-6 10-15 10S1 24 1 18S7 8 16 8z"),
        Fill(Dark, "M16 12c7 0 11 3 11 7s-4 7-11 7s-11-3-11-7s4-7 11-7z"),
        Line(Light, 2.6, "M11 3v12M18 3v12M11 7h7M11 12h7"),
    ],
};

pub(crate) const AXE: Art = Art {
    main: "#7b8790",
    dark: "#6b4423",
    light: "#d9dfe0",
    parts: &[
        Line(Dark, 3.8, "M7 30L22 5"),
        Fill(Main, "M18 3l6-1c5 3 7 8 5 14c-4-3-7-4-12-5l1-4z"),
    ],
};

pub(crate) const MAST: Art = Art {
    main: "#fffdf6",
    dark: "#6b4423",
    light: "#d3c19b",
    parts: &[
        Fill(Main, "M6 7h20v6c-2 3-2 6 0 9H6c2-3 2-6 0-9z"),
        Line(Dark, 2.0, "M6 7h20v6c-2 3-2 6 0 9H6c2-3 2-6 0-9z"),
        Line(Dark, 3.2, "M16 2v28M4 7h24"),
    ],
};

pub(crate) const HEARTH: Art = Art {
    main: "#8a7f74",
    dark: "#5b5048",
    light: "#e0762b",
    parts: &[
        Fill(
            Main,
            "M2 30V10a8 8 0 0 1 8-8h12a8 8 0 0 1 8 8v20h-6V16a8 8 0 0 0-16 0v14z",
        ),
        Fill(
            Light,
            "M16 12c1 5 6 6 6 12c0 4-3 6-6 6s-6-2-6-6c0-4 5-6 6-12z",
        ),
    ],
};

pub(crate) const CORRAL: Art = Art {
    main: "#a9743e",
    dark: "#6b4423",
    light: "#e7c38c",
    parts: &[
        Line(Dark, 4.0, "M5 5v24M16 5v24M27 5v24"),
        Line(Main, 3.4, "M1 11h30M1 21h30"),
    ],
};

pub(crate) const PISTOL: Art = Art {
    main: "#6d7780",
    dark: "#6b4423",
    light: "#d9dfe0",
    parts: &[
        Fill(Main, "M2 8h24l3 3v4H2z"),
        Fill(Dark, "M19 14h10c2 4 3 9 1 15h-7c1-5 0-9-4-15z"),
        Line(Main, 2.2, "M12 16c0 5 5 6 8 4"),
    ],
};

pub(crate) const PIPE: Art = Art {
    main: "#8a4a22",
    dark: "#2c2620",
    light: "#cfd4d3",
    parts: &[
        Fill(Main, "M3 14h12v8a6 6 0 0 1-12 0z"),
        Line(Dark, 3.4, "M14 24c7 0 8-10 16-10"),
        Line(Light, 2.4, "M9 10c-3-3 3-4 0-8"),
    ],
};

pub(crate) const GOAT: Art = Art {
    main: "#e7dcc6",
    dark: "#54483c",
    light: "#fffdf6",
    parts: &[
        Line(Dark, 3.2, "M11 9C5 9 3 5 4 1M21 9c6 0 8-4 7-8"),
        Fill(Main, "M9 9h14l3 5l-4 3c0 6-2 10-6 14c-4-4-6-8-6-14l-4-3z"),
        Fill(
            Dark,
            "M12 14a1.800 1.800 0 1 0 .1 0zM20 14a1.800 1.800 0 1 0 .1 0z",
        ),
    ],
};
