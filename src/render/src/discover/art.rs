//! Icons of the explore-and-craft game, in the language of the others: flat, three tones, a box of 32 by 32.

use crate::icons::{
    Art,
    Stroke::{Fill, Line},
    Tone::{Dark, Light, Main},
};

/// Meat on a bone.
pub(super) const MEAT: Art = Art {
    main: "#b5483a",
    dark: "#cdb48a",
    light: "#e08a70",
    parts: &[
        Line(Dark, 5.0, "M18 20L27 28"),
        Fill(Dark, "M25 25a3.500 3.500 0 1 1 5 4a3.500 3.500 0 1 1-5 1z"),
        Fill(
            Main,
            "M4 5c6-5 15-3 18 4c2 5 1 10-3 13c-5 3-11 1-15-4C0 13 0 8 4 5z",
        ),
        Line(Light, 2.6, "M7 9c3-3 7-3 10-1"),
    ],
};

/// Water that may make sick.
pub(super) const DIRTY: Art = Art {
    main: "#8a7440",
    dark: "#54461f",
    light: "#d8c58a",
    parts: &[
        Fill(
            Main,
            "M16 1c6 9 10 13 10 19a10 10.500 0 0 1-20 0c0-6 4-10 10-19z",
        ),
        Fill(
            Dark,
            "M13 14a1.800 1.800 0 1 0 .1 0zM19 18a2.200 2.200 0 1 0 .1 0zM13 22a1.900 1.900 0 1 0 .1 0z",
        ),
        Line(Light, 2.4, "M9.500 20c0 3 2 5.500 4.500 6.500"),
    ],
};

/// Water that nobody has tasted.
pub(super) const UNTASTED: Art = Art {
    main: "#7f97a3",
    dark: "#3c505b",
    light: "#ffffff",
    parts: &[
        Fill(
            Main,
            "M16 1c6 9 10 13 10 19a10 10.500 0 0 1-20 0c0-6 4-10 10-19z",
        ),
        Line(
            Light,
            3.2,
            "M12.500 17c0-5 7-5 7 0c0 2.500-3.400 2.500-3.400 5",
        ),
        Fill(Light, "M16 24.500a1.900 1.900 0 1 0 .1 0z"),
    ],
};

/// Poison in a vial.
pub(super) const POISON: Art = Art {
    main: "#6f4a97",
    dark: "#3b2557",
    light: "#e9dcf7",
    parts: &[
        Fill(Dark, "M11 1h10v4H11z"),
        Fill(
            Main,
            "M12.500 5h7v7l8 15c1 2 0 4-2 4h-19c-2 0-3-2-2-4l8-15z",
        ),
        Fill(
            Light,
            "M16 14c4 0 6.500 2.500 6.500 5.500c0 2-1 3-2 4v3h-9v-3c-1-1-2-2-2-4c0-3 2.500-5.500 6.500-5.500z",
        ),
        Fill(
            Dark,
            "M13.500 18a1.900 1.900 0 1 0 .1 0zM18.500 18a1.900 1.900 0 1 0 .1 0z",
        ),
    ],
};

/// Salvage: a cogwheel.
pub(super) const SALVAGE: Art = Art {
    main: "#8b7355",
    dark: "#5a4630",
    light: "#dccaa8",
    parts: &[
        Fill(
            Main,
            "M13 1h6l1 4l3 1.500l4-2l3.500 5l-3 3l.5 3.500l3.500 2l-2 5.500l-4.500-.5l-2.500 2.500l.5 4.500l-6 1l-2-4h-3l-3 3l-5-3l1-4.500l-2-3l-4-1.500l.5-6l4.500-1l1.500-3l-1.500-4l5-3.500l3.500 2.500l2-1z",
        ),
        Fill(Light, "M16 10a6 6 0 1 0 .1 0z"),
        Line(Dark, 2.2, "M16 10a6 6 0 1 0 .1 0"),
    ],
};

/// Stamina: a bolt.
pub(super) const STAMINA: Art = Art {
    main: "#e0a021",
    dark: "#7a5208",
    light: "#fbe6a6",
    parts: &[
        Fill(Dark, "M20 0L4 18.500h9L10 32l18-20H18z"),
        Fill(Main, "M18.500 5L9 16.500h7L14 25l9-11h-7.500z"),
    ],
};

/// Hurt by hunger: an empty bowl.
pub(super) const STARVATION: Art = Art {
    main: "#a86f3a",
    dark: "#5f3c1c",
    light: "#f3dcb4",
    parts: &[
        Fill(Dark, "M1 13h30c0 9-5 15-11 16h-8C6 28 1 22 1 13z"),
        Fill(
            Main,
            "M4 15.500h24c-1 6-4 10-8.500 11h-7C8 25.500 5 21.500 4 15.500z",
        ),
        Line(Dark, 2.6, "M10 3l12 7M22 3l-12 7"),
    ],
};

/// Hurt by thirst: a drop that is crossed out.
pub(super) const DEHYDRATION: Art = Art {
    main: "#8fb9d0",
    dark: "#28506b",
    light: "#eef7fb",
    parts: &[
        Fill(
            Dark,
            "M16 0c7 10 11 14 11 20a11 11.500 0 0 1-22 0c0-6 4-10 11-20z",
        ),
        Fill(
            Light,
            "M16 5c5 7 8 11 8 15.500a8 8.500 0 0 1-16 0C8 16 11 12 16 5z",
        ),
        Fill(Main, "M8.300 24h15.400a8 8.500 0 0 1-15.400 0z"),
        Line(Dark, 2.4, "M17 8l-3 5l4 3l-3 5"),
    ],
};

/// Hurt by sickness: a face.
pub(super) const SICKNESS: Art = Art {
    main: "#8fae4c",
    dark: "#3c5016",
    light: "#dbe8b4",
    parts: &[
        Fill(Dark, "M16 1a15 15 0 1 0 .1 0z"),
        Fill(Main, "M16 4a12 12 0 1 0 .1 0z"),
        Line(Dark, 2.6, "M8 11l5 3.500l-5 2.500M24 11l-5 3.500l5 2.500"),
        Line(Dark, 2.6, "M9 23.500q2.300-3 4.600 0t4.600 0t4.600 0"),
    ],
};

/// Hurt in the body: a plaster.
pub(super) const PHYSICAL: Art = Art {
    main: "#d98a6a",
    dark: "#8c2f22",
    light: "#f7dcc9",
    parts: &[
        Fill(Dark, "M22 1c5-2 11 4 9 9L11 31c-5 2-12-5-10-10z"),
        Fill(
            Main,
            "M22.500 4c3-1 6.500 2.500 5.500 5.500L10 28c-3 1-7-3-6-6z",
        ),
        Fill(Light, "M16.500 9.500l6 6l-7 7l-6-6z"),
        Line(Dark, 2.6, "M13.500 16h5M16 13.500v5"),
    ],
};

/// A monster that nobody has seen: eyes in the dark.
pub(super) const LURKING: Art = Art {
    main: "#2d2130",
    dark: "#140d18",
    light: "#f6d34b",
    parts: &[
        Fill(Dark, "M16 1a15 15 0 1 0 .1 0z"),
        Fill(Main, "M16 3.500a12.500 12.500 0 1 0 .1 0z"),
        Fill(
            Light,
            "M5.500 12c4-1 7 1 8.500 5c-4 1-7.500-.5-8.500-5zM26.500 12c-4-1-7 1-8.500 5c4 1 7.500-.5 8.500-5z",
        ),
        Fill(
            Dark,
            "M10.500 13.200a1.500 1.800 0 1 0 .1 0zM21.500 13.200a1.500 1.800 0 1 0 .1 0z",
        ),
    ],
};

/// A monster.
pub(super) const MONSTER: Art = Art {
    main: "#8c2b3a",
    dark: "#3d0f1b",
    light: "#fbe7b8",
    parts: &[
        Fill(
            Dark,
            "M1 0c2 4 5 5 8 4.500C11 3 13.500 2.500 16 2.500s5 .5 7 2C26 5 29 4 31 0c1 6-1 10-4 12c1 3 1 6 0 9c-2 6-6 11-11 11S7 27 5 21c-1-3-1-6 0-9C2 10 0 6 1 0z",
        ),
        Fill(
            Main,
            "M9 7c2-1.500 4.500-2 7-2s5 .5 7 2c3 4 3 9 1.500 13c-2 5-5 9-8.500 9s-6.500-4-8.500-9C6 16 6 11 9 7z",
        ),
        Fill(
            Light,
            "M8.500 11.500l6 3.500c-1 2-5 2-6-3.500zM23.500 11.500l-6 3.500c1 2 5 2 6-3.500z",
        ),
        Fill(
            Dark,
            "M9 19.500c4 1.500 10 1.500 14 0c-.5 5-3 7.500-7 7.500s-6.500-2.500-7-7.500z",
        ),
        Fill(
            Light,
            "M10.500 20.200l3 .6l-1.400 3.200zM21.500 20.200l-3 .6l1.400 3.200zM14.500 20.900h3l-1.500 2.600z",
        ),
    ],
};

/// A boss: a monster with a crown.
pub(super) const BOSS: Art = Art {
    main: "#e8b634",
    dark: "#6b4208",
    light: "#fff2bd",
    parts: &[
        Fill(Dark, "M2 6l7 6l7-11l7 11l7-6l-3 22H5z"),
        Fill(
            Main,
            "M5 11l5.500 4.500L16 6l5.500 9.500L27 11l-2.200 14H7.200z",
        ),
    ],
};

/// An animal: a head with a snout and ears.
pub(super) const BEAST: Art = Art {
    main: "#9a6a3c",
    dark: "#4a2d14",
    light: "#f0d9b0",
    parts: &[
        Fill(
            Dark,
            "M3 1l9 4c2.500-.6 5.500-.6 8 0l9-4l-1 13c-1 9-5 17-12 17S5 23 4 14z",
        ),
        Fill(
            Main,
            "M6 5l6.500 3c2-.7 5-.7 7 0L26 5l-1 9c-1 8-4 14-9 14s-8-6-9-14z",
        ),
        Fill(
            Light,
            "M11 21c1-2 9-2 10 0c.6 4-2 6.500-5 6.500S10.500 25 11 21z",
        ),
        Fill(
            Dark,
            "M10.500 12.500a1.900 1.900 0 1 0 .1 0zM21.500 12.500a1.900 1.900 0 1 0 .1 0zM13.500 20.500h5l-2.500 3z",
        ),
    ],
};

/// An event: an open scroll.
pub(super) const EVENT: Art = Art {
    main: "#f3e2b5",
    dark: "#7b5a2b",
    light: "#b23a2a",
    parts: &[
        Fill(
            Dark,
            "M6 1h20c4 0 5 5 2 7v17c3 2 2 6-2 6H6c-4 0-5-4-2-6V8C1 6 2 1 6 1z",
        ),
        Fill(
            Main,
            "M7 3.500h18c1 0 1 2 0 3v19c1 1 1 3 0 3H7c-1 0-1-2 0-3v-19c-1-1-1-3 0-3z",
        ),
        Fill(
            Light,
            "M14.200 8h3.600l-.7 10h-2.200zM16 20a2 2 0 1 0 .1 0z",
        ),
    ],
};

/// Growth: the back of a token.
pub(super) const GROWTH: Art = Art {
    main: "#ffffff",
    dark: "#ffffff",
    light: "#ffffff",
    parts: &[
        Fill(
            Main,
            "M15 17C4 18 2 11 3 4c8 0 12 4 12 13zM17 14c-1-8 4-12 12-12c1 8-3 13-12 12z",
        ),
        Line(Main, 3.2, "M16 31c0-6 0-10 1-16"),
    ],
};

/// Ground: the back of a token.
pub(super) const DIGGING: Art = Art {
    main: "#ffffff",
    dark: "#ffffff",
    light: "#ffffff",
    parts: &[
        Line(Main, 3.8, "M25 28L11 9"),
        Line(Main, 4.4, "M3 17C4 9 9 4 18 3"),
    ],
};

/// Traces: the back of a token.
pub(super) const TRACES: Art = Art {
    main: "#ffffff",
    dark: "#ffffff",
    light: "#ffffff",
    parts: &[
        Line(Main, 3.6, "M13 4a9 9 0 1 0 .1 0"),
        Line(Main, 5.0, "M20 20l8 8"),
    ],
};

/// Tracks: the back of a token.
pub(super) const TRACKS: Art = Art {
    main: "#ffffff",
    dark: "#ffffff",
    light: "#ffffff",
    parts: &[Fill(
        Main,
        "M16 14c6 0 10 6 9 11c-1 4-5 3-9 3s-8 1-9-3c-1-5 3-11 9-11zM11 2c2.500 0 4 2.500 4 5.500S13.500 12 11.500 12S8 10 8 7s1-5 3-5zM21 2c2 0 3 2 3 5s-1.500 5-3.500 5S17 10.500 17 7.500S18.500 2 21 2zM4.500 10C7 10 8.500 13 8 15.500S5.500 18.500 4 17S2 10 4.500 10zM27.500 10c2.500 0 2 5.500.5 7s-3.500.5-4-1.500s1-5.500 3.500-5.500z",
    )],
};

/// A fireplace without a fire.
pub(super) const ASHES: Art = Art {
    main: "#8d867c",
    dark: "#4d463f",
    light: "#c9c3b8",
    parts: &[
        Line(Dark, 5.0, "M3 27l26-7M29 27L3 20"),
        Fill(Main, "M6 20c3-5 17-5 20 0c-5 2-15 2-20 0z"),
        Line(Light, 2.4, "M16 14c-4-4 4-6 0-11"),
    ],
};

/// Somebody who fell.
pub(super) const GRAVE: Art = Art {
    main: "#b9b3a8",
    dark: "#5c574f",
    light: "#ece8df",
    parts: &[
        Fill(Dark, "M6 29V12C6 5 10 1 16 1s10 4 10 11v17h3v3H3v-3z"),
        Fill(
            Main,
            "M8.500 28V12c0-5 3-8.500 7.500-8.500s7.500 3.500 7.500 8.500v16z",
        ),
        Line(Dark, 2.8, "M16 9v13M11.500 13.500h9"),
    ],
};

/// What is led along: a flock.
pub(super) const ESCORT: Art = Art {
    main: "#f6efe0",
    dark: "#5a4a34",
    light: "#cdbf9f",
    parts: &[
        Line(Dark, 3.0, "M10 22v8M20 22v8"),
        Fill(
            Dark,
            "M3 16c-2-5 2-9 6-8c2-5 9-5 11-1c5-3 12 1 10 7c1 4-2 6-4 6c-2 5-9 5-11 2c-4 3-12 0-12-6z",
        ),
        Fill(
            Main,
            "M5.500 16c-1-3 1.500-6 5-5.300c1-4 6-4 7.500-1c3.500-2 7.500 0 7 4c-1 4-5 6-8 5c-3 2-10 1.500-11.500-2.700z",
        ),
        Fill(Dark, "M24 10c5-1 8 3 7 6c-2 2-6 1-7-1z"),
    ],
};
