use syn::{Expr, Item, ItemFn, Lit, MetaNameValue, Token, punctuated::Punctuated};

use super::source::SourceFile;

/// A clause of a rule that a test holds, as its attribute says it.
pub struct Clause {
    /// The id of the rule.
    pub id: String,
    /// The clause in our words.
    pub says: String,
    /// The file of the test, from the folder of the game's tests, and its name.
    pub test: String,
    /// Where the thing lies, or nothing.
    pub lies: String,
}

/// The clauses of every test of a package, in the order of its files.
///
/// # Errors
/// An attribute that cannot be read, or one of something that is no test that runs.
pub fn all(sources: &[SourceFile], package: &str) -> Result<Vec<Clause>, String> {
    let package = package.replace('\\', "/");
    let mut found = Vec::new();
    for source in sources.iter().filter(|s| s.path.ends_with(".rs")) {
        let Some((crate_path, inside)) = source.path.split_once("/tests/") else {
            continue;
        };
        if !package.ends_with(crate_path) {
            continue;
        }
        let file = syn::parse_file(&source.text).map_err(|e| format!("{}: {e}", source.path))?;
        of_items(inside, &file.items, &mut found)?;
    }
    Ok(found)
}

fn of_items(file: &str, items: &[Item], into: &mut Vec<Clause>) -> Result<(), String> {
    for item in items {
        match item {
            Item::Fn(function) => of_function(file, function, into)?,
            Item::Mod(inner) => {
                let items = inner.content.as_ref().map(|(_, items)| items.as_slice());
                of_items(file, items.unwrap_or_default(), into)?;
            }
            _ => {}
        }
    }
    Ok(())
}

fn of_function(file: &str, function: &ItemFn, into: &mut Vec<Clause>) -> Result<(), String> {
    let is = |name: &str| function.attrs.iter().any(|a| a.path().is_ident(name));
    let name = function.sig.ident.to_string();
    let clauses = function
        .attrs
        .iter()
        .filter(|a| a.path().is_ident("clause"));
    for attribute in clauses {
        if !is("test") || is("ignore") {
            return Err(format!("{file}: {name} is no test that runs"));
        }
        let pairs = attribute
            .parse_args_with(Punctuated::<MetaNameValue, Token![,]>::parse_terminated)
            .map_err(|e| format!("{file}: {name}: {e}"))?;
        let get = |key: &str| {
            let pair = pairs.iter().find(|p| p.path.is_ident(key));
            pair.map(|p| value(&p.value))
        };
        into.push(Clause {
            id: get("id").unwrap_or_default(),
            says: get("says").unwrap_or_else(|| name.replace('_', " ")),
            test: format!("{file} `{name}`"),
            lies: get("lies").unwrap_or_default(),
        });
    }
    Ok(())
}

/// The value of an attribute's key as text.
fn value(value: &Expr) -> String {
    match value {
        Expr::Lit(lit) => match &lit.lit {
            Lit::Str(text) => text.value(),
            _ => String::new(),
        },
        Expr::Path(path) => {
            let last = path.path.segments.last();
            last.map_or(String::new(), |s| s.ident.to_string())
        }
        _ => String::new(),
    }
}
