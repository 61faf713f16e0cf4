//! What lies on the island.

use crate::icons::{
    Art,
    Stroke::{Fill, Line},
    Tone::{Dark, Light, Main},
};

/// A palm.
pub(crate) const PALM: Art = Art {
    main: "#2f7d4f",
    dark: "#6f4a26",
    light: "#5aa569",
    parts: &[
        Line(Dark, 3.4, "M14.500 30c-.5-7 .5-12 3-18"),
        Fill(
            Main,
            "M18 12C14 4 7 3 2 8c6-.5 10 1.500 16 4zM18 12c-8-2-14 2-14 9c4-5 8-7 14-9z",
        ),
        Fill(
            Light,
            "M18 12c-2-7 3-11 9-10c-4 2-6 5-9 10zM18 12c5-5 11-4 13 2c-5-2-8-2-13-2z",
        ),
        Fill(Main, "M18 12c6 0 10 4 8 11c-2-5-4-8-8-11z"),
    ],
};

/// Two logs.
pub(crate) const WOOD: Art = Art {
    main: "#a86f3a",
    dark: "#57351a",
    light: "#f0cd97",
    parts: &[
        Fill(
            Dark,
            "M8 2h17c4 0 6 3 6 6.500S29 15 25 15H8zM6 15.500h18c4 0 6 3.500 6 7s-2 7-6 7H6z",
        ),
        Fill(
            Main,
            "M8 4h17c2.500 0 4 2 4 4.500S27.500 13 25 13H8zM6 17.500h18c2.500 0 4 2.500 4 5s-1.500 5-4 5H6z",
        ),
        Fill(
            Dark,
            "M8 2a5.500 6.500 0 1 0 .1 0zM6.500 15.500a6 7 0 1 0 .1 0z",
        ),
        Fill(
            Light,
            "M8 4a3.800 4.600 0 1 0 .1 0zM6.500 17.600a4.200 4.900 0 1 0 .1 0z",
        ),
        Fill(
            Main,
            "M8 6.800a1.700 1.900 0 1 0 .1 0zM6.500 20.500a1.800 2 0 1 0 .1 0z",
        ),
        Line(Dark, 1.6, "M17 8.500h7M15 22.500h8"),
    ],
};

/// Boulders of stone.
pub(crate) const STONE: Art = Art {
    main: "#7d838b",
    dark: "#484e57",
    light: "#bcc1c6",
    parts: &[
        Fill(Dark, "M15 28l2-10l7-4l7 6l-1 8z"),
        Fill(Main, "M1 28l2-12l8-9l9 5l3 9l-2 7z"),
        Fill(Light, "M5 17l6-7l6 3l-5 5z"),
    ],
};

/// A coil of rope.
pub(crate) const ROPE: Art = Art {
    main: "#e0b566",
    dark: "#7b4f20",
    light: "#fbeecb",
    parts: &[
        Fill(
            Dark,
            "M15 2c8 0 14.500 4 14.500 9.500v12c1 1 2 2.500 2.500 4.500l-5 2.500c-.5-1.500-1-2.500-2-3.500c-2.500 2-6 3-10 3C7 30 .500 26 .500 21v-9.500C.500 6 7 2 15 2z",
        ),
        Fill(
            Main,
            "M15 5c6.500 0 11.500 2.800 11.500 6.300S21.500 17.600 15 17.600S3.500 14.800 3.500 11.300S8.500 5 15 5zM3.500 17c2.500 2.300 6.700 3.600 11.500 3.600s9-1.300 11.500-3.600v1.300c-.8 3-5.600 5.300-11.500 5.300S4.300 21.300 3.500 18.300zM4.500 23.500c2.600 2 6.300 3 10.500 3c4.500 0 8-1 10.500-2.800l3.200 4.200l-1.800.9l-1.500-2.300",
        ),
        Fill(
            Dark,
            "M15 9c3.500 0 6.500 1 6.500 2.300s-3 2.300-6.500 2.300s-6.500-1-6.500-2.300S11.500 9 15 9z",
        ),
    ],
};

/// A fruit.
pub(crate) const FOOD: Art = Art {
    main: "#d2542c",
    dark: "#5d3b1c",
    light: "#4f9a4a",
    parts: &[
        Fill(
            Main,
            "M16 10c4-3 13-2 13 7c0 7-5 13-9 13c-2 0-3-1-4-1s-2 1-4 1c-4 0-9-6-9-13c0-9 9-10 13-7z",
        ),
        Line(Dark, 2.4, "M16 10c0-4 1-6 3-8"),
        Fill(Light, "M18 8c2-5 7-6 11-5c-2 5-6 7-11 5z"),
    ],
};

/// A drop.
pub(crate) const WATER: Art = Art {
    main: "#2f7fb8",
    dark: "#1b5680",
    light: "#bfe3f5",
    parts: &[
        Fill(
            Main,
            "M16 1c6 9 10 13 10 19a10 10.500 0 0 1-20 0c0-6 4-10 10-19z",
        ),
        Line(Light, 2.8, "M10.500 20c0 3 2 5.500 5 6"),
    ],
};

/// Crystals that can be broken.
pub(crate) const CRYSTAL: Art = Art {
    main: "#8a5fc0",
    dark: "#5b3791",
    light: "#d6bdf2",
    parts: &[
        Fill(Dark, "M20 30l-1-13l5-5l6 5l-2 13z"),
        Fill(Main, "M2 18l5-5l6 4v13H5z"),
        Fill(Main, "M10 8l6-7l6 7v22H10z"),
        Fill(Light, "M10 8l6-7v29h-6z"),
        Fill(Light, "M2 18l5-5v17H5z"),
    ],
};

/// A wooden mask.
pub(crate) const MASK: Art = Art {
    main: "#a5472f",
    dark: "#43210f",
    light: "#f4cf7a",
    parts: &[
        Fill(
            Dark,
            "M8 4c4-4 12-4 16 0c4 2 4 10 2 16c-2 6-5 11-10 11S8 26 6 20C4 14 4 6 8 4z",
        ),
        Fill(
            Main,
            "M9.500 6c4-3 9-3 13 0c3 2 3 8 1.500 13c-2 6-4 10-8 10s-6-4-8-10C6.500 14 6.500 8 9.500 6z",
        ),
        Fill(
            Light,
            "M8 12l6 1.500l-1 3.500l-5-2zM24 12l-6 1.500l1 3.500l5-2zM14.800 5h2.400v12h-2.400zM11.500 21.500h9l-2 4h-5z",
        ),
    ],
};

/// Rising smoke.
pub(crate) const SMOKE: Art = Art {
    main: "#f7f8f6",
    dark: "#4d5961",
    light: "#b4bfc5",
    parts: &[
        Line(Dark, 4.0, "M3 29.500l10-2.500M13 29.500L3 27"),
        Fill(
            Dark,
            "M9 15.500a5 5 0 1 0 .1 0zM14 5.500a7 7 0 1 0 .1 0zM23.500 0a8 8 0 1 0 .1 0z",
        ),
        Fill(
            Main,
            "M9 17.600a2.900 2.900 0 1 0 .1 0zM14 7.800a4.700 4.700 0 1 0 .1 0zM23.500 2.200a5.800 5.800 0 1 0 .1 0z",
        ),
        Fill(
            Light,
            "M25 13c3-1 4.500-3.500 4-6.500c-1 3-3 4.500-6 5zM14.500 16.800c2.500-.4 4-2.300 4-4.600c-1 1.800-2.300 2.800-4.500 3z",
        ),
    ],
};

/// A chart with a cross.
pub(crate) const CHART: Art = Art {
    main: "#f0d9a0",
    dark: "#76521f",
    light: "#c8392b",
    parts: &[
        Fill(Dark, "M1 6l10-4l10 4l10-4v24l-10 4l-10-4l-10 4z"),
        Fill(
            Main,
            "M3.500 7.700L10 5v19.500l-6.500 2.700zM12 5l8 3.200v19.500l-8-3.200zM22 8.200l6.500-2.700V25L22 27.700z",
        ),
        Line(Light, 3.0, "M15 11l6 6M21 11l-6 6"),
        Line(Dark, 2.0, "M6 22l1.500-2.500M9.500 17l2.500-1"),
    ],
};

/// A lizard.
pub(crate) const LIZARD: Art = Art {
    main: "#86b53a",
    dark: "#2f4d10",
    light: "#f6f3b0",
    parts: &[
        Line(
            Dark,
            3.4,
            "M19 9l7-4l3 2M12 14L5 10L2 12M20 17l6 3l1 4M13 22l-6 1l-2 4",
        ),
        Line(Dark, 6.4, "M16 9c-2 4-2 8 1 12c2 6 5 8 10 7"),
        Fill(
            Dark,
            "M15 0c4-1 7 2 7 5s-2 6-6 6.500s-7-2-7-5.500s2-5.500 6-6zM12 11l7-2c-1 5-.5 9 1.500 13l-6 2c-3-4-4-9-2.500-13z",
        ),
        Line(Main, 3.6, "M16 9c-2 4-2 8 1 12c2 6 5 8 9.500 7"),
        Fill(
            Main,
            "M15 2c3-.8 5 1.200 5 3.200s-1.600 4-4.300 4.300s-4.700-1.400-4.700-3.700s1.500-3.400 4-3.800z",
        ),
        Fill(
            Dark,
            "M13 4a1.300 1.300 0 1 0 .1 0zM17.600 3.400a1.300 1.300 0 1 0 .1 0z",
        ),
    ],
};
