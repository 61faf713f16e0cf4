//! The attribute of a test that holds a clause of the rules; the table of clauses is written from it.

use proc_macro::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};

/// Marks a test: `#[clause(id = "R-NIGHT-4", says = "…", lies = Outside)]`, once for each clause it holds.
///
/// `says` is the clause in our own words; without it the test's name stands for them. `lies` is where the thing in
/// question lies, in a word of the game's own; its `tests/coverage.rs` lists them.
#[proc_macro_attribute]
pub fn clause(attribute: TokenStream, item: TokenStream) -> TokenStream {
    match check(attribute) {
        Ok(()) => item,
        Err(mistake) => complaint(&mistake).into_iter().chain(item).collect(),
    }
}

/// Whether the attribute is written as it should be.
fn check(attribute: TokenStream) -> Result<(), String> {
    let tokens: Vec<TokenTree> = attribute.into_iter().collect();
    let mut keys: Vec<String> = Vec::new();
    for part in tokens.split(|t| matches!(t, TokenTree::Punct(p) if p.as_char() == ',')) {
        let [TokenTree::Ident(key), TokenTree::Punct(is), value] = part else {
            if part.is_empty() {
                continue;
            }
            return Err("a clause is written key = value, …".into());
        };
        let key = key.to_string();
        let fits = is.as_char() == '='
            && match (key.as_str(), value) {
                ("id" | "says", TokenTree::Literal(text)) => text.to_string().len() > 2,
                ("lies", TokenTree::Ident(_)) => true,
                _ => false,
            };
        if !fits {
            return Err(format!("{key} of a clause cannot be {value}"));
        }
        if keys.contains(&key) {
            return Err(format!("{key} stands twice"));
        }
        keys.push(key);
    }
    if keys.iter().any(|k| k == "id") {
        Ok(())
    } else {
        Err("a clause names the id of its rule".into())
    }
}

/// A mistake as the compiler shows it.
fn complaint(mistake: &str) -> Vec<TokenTree> {
    let text: TokenStream = TokenTree::Literal(Literal::string(mistake)).into();
    vec![
        TokenTree::Ident(Ident::new("compile_error", Span::call_site())),
        TokenTree::Punct(Punct::new('!', Spacing::Alone)),
        TokenTree::Group(Group::new(Delimiter::Parenthesis, text)),
        TokenTree::Punct(Punct::new(';', Spacing::Alone)),
    ]
}
