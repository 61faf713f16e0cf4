//! Prints every card in words: `cargo run -p castaway-discover --example words -- de`.

use castaway_discover::{
    catalog::Catalog,
    wording::{Lang, Wording},
};

fn main() {
    let Ok(catalog) = Catalog::load() else {
        return;
    };
    let lang = std::env::args()
        .nth(1)
        .map_or(Lang::En, |l| Lang::of_locale(&l));
    let words = Wording::new(&catalog, lang);
    for key in words.keys() {
        println!("{} · {} [{key}]", words.kind(key), words.name(key));
        for line in words.lines(key) {
            println!("    {line}");
        }
    }
}
