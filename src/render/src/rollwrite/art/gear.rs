//! Items, and the signs of points and tide.

use crate::icons::{
    Art,
    Stroke::{Fill, Line},
    Tone::{Dark, Light, Main},
};

/// A pickaxe.
pub(crate) const PICKAXE: Art = Art {
    main: "#7c858d",
    dark: "#7a4e26",
    light: "#c9cfd2",
    parts: &[
        Line(Dark, 4.4, "M5 29L21 11"),
        Fill(
            Main,
            "M6 5c8-4 19 0 24 9c2 4 2 8 1 11c-3-7-7-12-12-15C15 7 11 6 6 5z",
        ),
        Line(Light, 1.8, "M12 5.500c6 0 12 4 15.500 10"),
    ],
};

/// An axe.
pub(crate) const AXE: Art = Art {
    main: "#7c858d",
    dark: "#7a4e26",
    light: "#dfe3e4",
    parts: &[
        Line(Dark, 4.4, "M6 30L20 5"),
        Fill(Main, "M15 3c5 3 10 1 15-1c2 8 0 15-6 19c-3-5-7-7-13-9z"),
        Line(Light, 2.2, "M28.500 4.500c1 6-.5 11-5 14.500"),
    ],
};

/// A flask.
pub(crate) const FLASK: Art = Art {
    main: "#3f7f8c",
    dark: "#5b3a1d",
    light: "#cfe6ea",
    parts: &[
        Line(Dark, 2.4, "M9 9C2 12 2 24 6 27M23 9c7 3 7 15 3 18"),
        Fill(Dark, "M12.500 1h7v7h-7z"),
        Fill(Main, "M16 7a11.500 11.500 0 1 0 .1 0z"),
        Fill(
            Light,
            "M16 13c3 4 5 6 5 8.500a5 5 0 0 1-10 0c0-2.500 2-4.500 5-8.500z",
        ),
    ],
};

/// A tent.
pub(crate) const TENT: Art = Art {
    main: "#dd8f3d",
    dark: "#7c3f12",
    light: "#f6cf93",
    parts: &[
        Line(Dark, 2.4, "M16 5l-2-4M16 5l2-4"),
        Fill(Dark, "M16 3L31 29H1z"),
        Fill(Main, "M16 7L28 27.500H4z"),
        Fill(Light, "M16 7L4 27.500h6z"),
        Fill(Dark, "M16 12l6 15.500H11z"),
    ],
};

/// A campfire.
pub(crate) const CAMPFIRE: Art = Art {
    main: "#e0662a",
    dark: "#5f3c1c",
    light: "#fbd05a",
    parts: &[
        Line(Dark, 4.6, "M4 29l24-6M28 29L4 23"),
        Fill(
            Main,
            "M16 1c1 6 9 9 9 17c0 5-4 8-9 8s-9-3-9-8c0-4 2-6 4-9c1 2 2 3 3 3c1-4 0-7 2-11z",
        ),
        Fill(
            Light,
            "M16.500 13c1 3 4 4 4 8c0 2.500-2 4-4.500 4s-4.500-1.500-4.500-4c0-3 3-4 5-8z",
        ),
    ],
};

/// A raft.
pub(crate) const RAFT: Art = Art {
    main: "#a8733c",
    dark: "#5f3c1c",
    light: "#fff6e0",
    parts: &[
        Line(Dark, 2.4, "M16 3v18"),
        Fill(Dark, "M17 2c7 3 10 8 11 15H17z"),
        Fill(Light, "M18.500 5c4 2.500 6 6 7 10.500h-7z"),
        Fill(Dark, "M1 20h30v9H1z"),
        Fill(
            Main,
            "M2.500 21.500h7.500v6H2.500zM12 21.500h8v6h-8zM22 21.500h7.500v6H22z",
        ),
    ],
};

/// Points: a cup.
pub(crate) const CUP: Art = Art {
    main: "#b5762a",
    dark: "#6b4210",
    light: "#f4d79a",
    parts: &[
        Line(
            Dark,
            2.8,
            "M8 5H2.500c0 7 2.500 10.500 8 11.500M24 5h5.500c0 7-2.500 10.500-8 11.500",
        ),
        Fill(
            Dark,
            "M6.500 1h19c0 11-2 17-7 19v4h3c2 0 3.500 2 3.500 5.500v1.500H7v-1.500c0-3.500 1.500-5.500 3.500-5.500h3v-4c-5-2-7-8-7-19z",
        ),
        Fill(
            Main,
            "M9 3.500h14c-.4 8-2.500 12.500-7 14c-4.500-1.500-6.600-6-7-14zM10 28.500c.2-1.300.8-2 1.800-2h8.400c1 0 1.600.7 1.800 2z",
        ),
        Fill(
            Light,
            "M11 5h3c0 4 .5 7 1.500 10c-2.500-2-4.200-5-4.500-10z",
        ),
    ],
};

/// The tide.
pub(crate) const TIDE: Art = Art {
    main: "#2f7fb8",
    dark: "#1b5680",
    light: "#bfe3f5",
    parts: &[
        Line(
            Main,
            4.4,
            "M1 20q4-7 8 0t8 0t8 0t7-2M1 29q4-7 8 0t8 0t8 0t7-2",
        ),
        Line(Dark, 4.4, "M16 12V3M11 7l5-5l5 5"),
    ],
};

/// A star: survival points, as the texts show them, and the highest medal.
pub(crate) const STAR: Art = Art {
    main: "#f2c14b",
    dark: "#8a5b0c",
    light: "#fff3cf",
    parts: &[
        Fill(
            Dark,
            "M16 0l5 10.300l11 1.600l-8 7.800l2 11.300l-10-5.300l-10 5.300l2-11.300l-8-7.800l11-1.600z",
        ),
        Fill(
            Main,
            "M16 4.500l3.600 7.500l8 1.200l-5.800 5.600l1.400 8.100l-7.200-3.800l-7.200 3.800l1.400-8.100l-5.800-5.600l8-1.200z",
        ),
    ],
};
