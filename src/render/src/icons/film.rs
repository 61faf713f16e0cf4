//! People with a camera, and what they came to film.

use super::{
    Art,
    Stroke::{Fill, Line},
    Tone::{Dark, Light, Main},
};

pub(crate) const APE: Art = Art {
    main: "#5a4634",
    dark: "#2b1f15",
    light: "#c79f74",
    parts: &[
        Fill(
            Dark,
            "M16 1c7 0 11 5 11 11 3 0 5 3 4 5s-4 3-5 2c-1 7-5 12-10 12S7 26 6 19c-1 1-4 0-5-2s1-5 4-5C5 6 9 1 16 1z",
        ),
        Fill(
            Main,
            "M16 3c6 0 9 4 9 10 0 9-4 15-9 15S7 22 7 13C7 7 10 3 16 3z",
        ),
        Fill(
            Light,
            "M16 12c2-2.500 6-2.500 6 1.500 0 2-1 3-1 5 2.500 2 1.500 8-5 8s-7.500-6-5-8c0-2-1-3-1-5 0-4 4-4 6-1.500z",
        ),
        Fill(
            Dark,
            "M11.500 13.500l3.500 1-1.500 2zM20.500 13.500l-3.500 1 1.500 2z",
        ),
        Line(
            Dark,
            1.6,
            "M12 23.500c2.500-1.500 5.500-1.500 8 0M14.500 19.500h.6M17 19.500h.6",
        ),
    ],
};

pub(crate) const CLAP: Art = Art {
    main: "#3b4657",
    dark: "#1d2430",
    light: "#f3ead8",
    parts: &[
        Fill(Dark, "M2 13h28v17H2z"),
        Fill(Main, "M4 15h24v13H4z"),
        Fill(Dark, "M1 6 27 1l2 6L3 12z"),
        Fill(
            Light,
            "M6 6.200l4-.8 2 4-4 .8zM14.500 4.500l4-.8 2 4-4 .8zM23 2.900l3-.6 1.500 4-3 .6z",
        ),
        Line(Light, 1.8, "M8 19h16M8 23.500h10"),
    ],
};

pub(crate) const CAPTIVE: Art = Art {
    main: "#c8813f",
    dark: "#33302c",
    light: "#f0d9b5",
    parts: &[
        Fill(Main, "M5 29c0-8 4-12 11-12s11 4 11 12z"),
        Fill(
            Light,
            "M16 6a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11z",
        ),
        Line(Dark, 2.6, "M4 2v28M12 2v28M20 2v28M28 2v28M2 3h28M2 29h28"),
    ],
};
