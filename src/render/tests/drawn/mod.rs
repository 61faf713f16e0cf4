//! What a picture says and where, read from its text.

use castaway_render::Typeface;

/// Words that no box was made for.
pub const ENDLESS: &str = "Donaudampfschifffahrtsgesellschaft & <Söhne> \u{1f334} Überlebenspunkte";

/// One text element: where it lies and how it is set.
pub struct Text {
    pub left: f32,
    pub right: f32,
    pub y: f32,
    pub size: f32,
    pub text: String,
    pub face: Typeface,
}

/// Every text.
pub fn texts(svg: &str) -> Vec<Text> {
    let lines = svg.lines().filter(|l| l.starts_with("<text"));
    lines.map(parse).collect()
}

fn parse(line: &str) -> Text {
    let get = |key: &str| {
        let from = line.find(&format!(" {key}=\""))? + key.len() + 3;
        line.get(from..)?.split('"').next()
    };
    let number = |key: &str| get(key).and_then(|v| v.parse::<f32>().ok()).expect(line);
    let face = match (get("font-family"), get("font-weight")) {
        (Some("Vollkorn"), _) => Typeface::Title,
        (_, Some("700")) => Typeface::Bold,
        _ => Typeface::Text,
    };
    let text = line.split('>').nth(1).and_then(|t| t.split('<').next());
    let text = text
        .expect(line)
        .replace("&amp;", "&")
        .replace("&lt;", "<")
        .replace("&gt;", ">");
    let wide = face.width(&text, number("font-size"));
    let left = match get("text-anchor") {
        Some("middle") => number("x") - wide / 2.0,
        Some("end") => number("x") - wide,
        _ => number("x"),
    };
    Text {
        left,
        right: left + wide,
        y: number("y"),
        size: number("font-size"),
        text,
        face,
    }
}

/// A box of the picture.
pub struct Pane {
    pub x: f32,
    pub y: f32,
    pub w: f32,
    pub h: f32,
}

/// Every box.
pub fn panes(svg: &str) -> Vec<Pane> {
    let number = |line: &str, key: &str| {
        let from = line.find(&format!(" {key}=\"")).expect(line) + key.len() + 3;
        line[from..]
            .split('"')
            .next()
            .expect(line)
            .parse()
            .expect(line)
    };
    let lines = svg.lines().filter(|l| l.starts_with("<rect"));
    lines
        .map(|l| Pane {
            x: number(l, "x"),
            y: number(l, "y"),
            w: number(l, "width"),
            h: number(l, "height"),
        })
        .collect()
}
