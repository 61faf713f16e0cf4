//! Icons of what happens: wounds, moods, looks and the island as a whole.

use super::{
    Art,
    Stroke::{Fill, Line},
    Tone::{Dark, Light, Main},
};

pub(crate) const DROP: Art = Art {
    main: "#a32a1f",
    dark: "#6f1a12",
    light: "#f6c9bd",
    parts: &[
        Fill(
            Main,
            "M16 1c6 9 11 14 11 20a11 10 0 0 1-22 0C5 15 10 10 16 1z",
        ),
        Line(Light, 2.6, "M10.500 21c0 3 2 5 4.500 5.500"),
    ],
};

pub(crate) const HEAL: Art = Art {
    main: "#3e7d4f",
    dark: "#285636",
    light: "#fffdf6",
    parts: &[
        Fill(
            Main,
            "M16 29C6 22 2 16 2 11c0-9 11-10 14-3c3-7 14-6 14 3c0 5-4 11-14 18z",
        ),
        Line(Light, 3.8, "M16 9v11M10.500 14.500h11"),
    ],
};

pub(crate) const MOOD: Art = Art {
    main: "#e0a52f",
    dark: "#6b4a0d",
    light: "#fff3cf",
    parts: &[
        Fill(Main, "M16 2a14 14 0 1 0 .1 0z"),
        Fill(
            Dark,
            "M11 10a2.200 2.600 0 1 0 .1 0zM21 10a2.200 2.600 0 1 0 .1 0z",
        ),
        Line(Dark, 2.6, "M9 19c3 5 11 5 14 0"),
    ],
};

pub(crate) const EYE: Art = Art {
    main: "#23505c",
    dark: "#23505c",
    light: "#fffdf6",
    parts: &[
        Fill(Main, "M1 16C7 6 25 6 31 16C25 26 7 26 1 16z"),
        Fill(Light, "M16 9a7 7 0 1 0 .1 0z"),
        Fill(Dark, "M16 12a4 4 0 1 0 .1 0z"),
    ],
};

pub(crate) const SPROUT: Art = Art {
    main: "#5d8a3a",
    dark: "#5b3a1d",
    light: "#d5e3c4",
    parts: &[
        Line(Main, 3.0, "M16 25V12"),
        Fill(
            Main,
            "M16 14C15 6 9 3 2 4c0 8 6 12 14 10zM16 17c0-7 5-11 13-11c1 8-5 13-13 11z",
        ),
        Fill(Dark, "M4 25c7-4 17-4 24 0v4H4z"),
    ],
};

pub(crate) const HEX: Art = Art {
    main: "#c3d089",
    dark: "#5f7331",
    light: "#eef2d3",
    parts: &[
        Fill(Main, "M16 2l12 7v14l-12 7L4 23V9z"),
        Line(Dark, 2.4, "M16 2l12 7v14l-12 7L4 23V9z"),
        Line(Dark, 2.2, "M10 20l4-5l3 3l5-6"),
    ],
};

pub(crate) const CREW: Art = Art {
    main: "#4a4038",
    dark: "#7a6a58",
    light: "#fffdf6",
    parts: &[
        Fill(
            Dark,
            "M7 6a4.500 4.500 0 1 0 .1 0zM25 6a4.500 4.500 0 1 0 .1 0zM0 27c0-7 3-10 7-10s5 1 6 3v7zM32 27c0-7-3-10-7-10s-5 1-6 3v7z",
        ),
        Fill(
            Main,
            "M16 4a5.500 5.500 0 1 0 .1 0zM6 30c0-9 4-13 10-13s10 4 10 13z",
        ),
    ],
};

pub(crate) const TOOLS: Art = Art {
    main: "#6d7780",
    dark: "#7a4a28",
    light: "#fffdf6",
    parts: &[
        Line(Dark, 4.0, "M8 28L20 12"),
        Fill(Main, "M14 9l9-7l7 5l-2 6l-5-3l-5 3z"),
        Line(Main, 4.0, "M4 4l8 8"),
        Line(Dark, 4.0, "M20 20l8 8"),
    ],
};
