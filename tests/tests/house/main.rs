//! The rooms of the house: which folder of the edge may use which, no circle of files anywhere in it, no file that is longer
//! than an idea, no page that names what is not there, and how the texts that players read are set.

mod files;
mod limits;
mod pages;
mod texts;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use castaway_tests::games::rules_crates;
use syn::visit::{self, Visit};

/// The folders of the edge, each with those it may use; the games' folders may not use each other. What `src/ui` may use its
/// manifest says.
const MAY_USE: &[(&str, &[&str])] = &[
    ("drawing", &[]),
    ("config", &[]),
    ("cli", &["discord", "ops", "registry"]),
    ("discord", &["drawing"]),
    ("games", &["drawing", "discord"]),
    ("registry", &["discord"]),
    ("ops", &["drawing", "discord", "registry"]),
];

/// A file of the edge by its place in the tree of modules, and what it uses.
type Graph = BTreeMap<Vec<String>, BTreeSet<Vec<String>>>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// All files of Rust below a folder.
fn files(below: &Path) -> Vec<PathBuf> {
    ending(below, "rs")
}

/// All files below a folder whose names end so.
fn ending(below: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![below.to_owned()];
    while let Some(dir) = open.pop() {
        for entry in fs::read_dir(&dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|e| e == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The place of a file in the tree of modules.
fn place(path: &Path, root: &Path) -> Vec<String> {
    let path = path.strip_prefix(root).unwrap().with_extension("");
    let mut names: Vec<String> = path
        .iter()
        .map(|name| name.to_str().unwrap().to_owned())
        .collect();
    if names
        .last()
        .is_some_and(|name| name == "mod" || name == "lib")
    {
        names.pop();
    }
    names
}

/// Whether an attribute keeps something out of the program itself, such as `cfg(test)` and `cfg(all(test, unix))`.
fn only_for_tests(attributes: &[syn::Attribute]) -> bool {
    let names_test = |attribute: &syn::Attribute| {
        let list = attribute.meta.require_list().ok();
        let words = list.map(|list| list.tokens.to_string()).unwrap_or_default();
        words
            .split(|c: char| !c.is_alphanumeric())
            .any(|word| word == "test")
    };
    attributes
        .iter()
        .any(|attribute| attribute.path().is_ident("cfg") && names_test(attribute))
}

/// Collects the paths that a file names.
struct Names<'a> {
    /// The modules that the file is for.
    here: &'a [String],
    /// All files.
    all: &'a BTreeSet<Vec<String>>,
    found: BTreeSet<Vec<String>>,
}

impl Names<'_> {
    /// Notes the file that a path leads to.
    fn note(&mut self, path: &[String]) {
        let Some(first) = path.first() else { return };
        let (mut at, mut rest) = match first.as_str() {
            "crate" => (Vec::new(), &path[1..]),
            "self" | "super" => (self.here.to_vec(), path),
            _ => {
                let mut child = self.here.to_vec();
                child.push(first.clone());
                if !self.all.contains(&child) {
                    return;
                }
                (self.here.to_vec(), path)
            }
        };
        while let Some(step @ ("self" | "super")) = rest.first().map(String::as_str) {
            if step == "super" {
                at.pop();
            }
            rest = &rest[1..];
        }
        for step in rest {
            let mut deeper = at.clone();
            deeper.push(step.clone());
            if !self.all.contains(&deeper) {
                break;
            }
            at = deeper;
        }
        if at != self.here && self.all.contains(&at) {
            self.found.insert(at);
        }
    }

    fn tree(&mut self, before: &[String], tree: &syn::UseTree) {
        let with = |name: String| [before, &[name]].concat();
        match tree {
            syn::UseTree::Path(path) => self.tree(&with(path.ident.to_string()), &path.tree),
            syn::UseTree::Name(name) => self.note(&with(name.ident.to_string())),
            syn::UseTree::Rename(name) => self.note(&with(name.ident.to_string())),
            syn::UseTree::Glob(_) => self.note(before),
            syn::UseTree::Group(group) => {
                for tree in &group.items {
                    self.tree(before, tree);
                }
            }
        }
    }
}

impl<'ast> Visit<'ast> for Names<'_> {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !only_for_tests(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        // What a module shows of its own files is no use of them.
        let shows = !matches!(item.vis, syn::Visibility::Inherited);
        let before = self.found.clone();
        self.tree(&[], &item.tree);
        if shows {
            let here = self.here;
            self.found
                .retain(|at| before.contains(at) || !at.starts_with(here));
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
        if names.len() > 1 {
            self.note(&names);
        }
        visit::visit_path(self, path);
    }
}

fn graph(root: &Path) -> Graph {
    let paths: Vec<PathBuf> = files(root)
        .into_iter()
        .filter(|path| path.file_name().is_some_and(|name| name != "main.rs"))
        .collect();
    let all: BTreeSet<Vec<String>> = paths.iter().map(|path| place(path, root)).collect();
    let uses = paths.iter().map(|path| {
        let here = place(path, root);
        let text = fs::read_to_string(path).unwrap();
        let file = syn::parse_file(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let mut names = Names {
            here: &here,
            all: &all,
            found: BTreeSet::new(),
        };
        names.visit_file(&file);
        let found = names.found;
        (here, found)
    });
    uses.collect()
}

/// Whether one file leads to another over the files it uses; the way, if it does.
fn way(graph: &Graph, from: &[String], to: &[String]) -> Option<Vec<Vec<String>>> {
    let mut open = vec![vec![from.to_vec()]];
    let mut seen = BTreeSet::new();
    while let Some(trail) = open.pop() {
        for next in graph.get(trail.last()?).into_iter().flatten() {
            let further = [trail.clone(), vec![next.clone()]].concat();
            if next == to {
                return Some(further);
            }
            if seen.insert(next.clone()) {
                open.push(further);
            }
        }
    }
    None
}

/// Arrows that no folder may have, in words.
fn wrong_arrows(graph: &Graph) -> Vec<String> {
    let mut wrong = Vec::new();
    for (from, uses) in graph {
        let Some(folder) = from.first() else { continue };
        let allowed = MAY_USE.iter().find(|(name, _)| name == folder);
        let Some((_, allowed)) = allowed else {
            wrong.push(format!("{folder} is no folder that MAY_USE names"));
            continue;
        };
        for to in uses {
            let same = to.first() == Some(folder);
            let other_game = same && folder == "games" && from.get(1) != to.get(1);
            let known = to.first().is_none_or(|to| allowed.contains(&to.as_str()));
            if other_game || !(same || known) {
                wrong.push(format!("{} uses {}", from.join("/"), to.join("/")));
            }
        }
    }
    wrong
}

/// Circles of files, in words.
fn circles(graph: &Graph) -> Vec<String> {
    let of = graph.keys().filter_map(|file| way(graph, file, file));
    of.map(|way| {
        way.iter()
            .map(|at| at.join("/"))
            .collect::<Vec<_>>()
            .join(" -> ")
    })
    .collect()
}

#[test]
fn no_arrow_of_the_edge_runs_back_up_and_no_files_form_a_circle() {
    let graph = graph(&root().join("src/bot/src"));
    assert!(graph.len() > 80, "the files are found");
    let arrows: usize = graph.values().map(BTreeSet::len).sum();
    assert!(arrows > 300, "the arrows are found: {arrows}");
    assert_eq!(wrong_arrows(&graph), Vec::<String>::new());
    assert_eq!(circles(&graph), Vec::<String>::new());
    let shown = self::graph(&root().join("src/ui/src"));
    let arrows: usize = shown.values().map(BTreeSet::len).sum();
    assert!(arrows > 40, "the arrows are found: {arrows}");
    assert_eq!(circles(&shown), Vec::<String>::new());
}

#[test]
fn wrong_arrows_and_circles_are_seen() {
    let file = |name: &str| name.split('/').map(str::to_owned).collect::<Vec<_>>();
    let uses = |of: &[&str]| of.iter().map(|name| file(name)).collect::<BTreeSet<_>>();
    let graph: Graph = [
        (file("drawing/press"), uses(&["discord/app"])),
        (
            file("discord/app"),
            uses(&["discord/play", "drawing/press"]),
        ),
        (file("discord/play"), uses(&["discord/app"])),
        (file("games/a/ui"), uses(&["games/b/ui", "discord/app"])),
        (file("games/b/ui"), uses(&[])),
    ]
    .into();
    let wrong = wrong_arrows(&graph);
    assert_eq!(
        wrong,
        [
            "drawing/press uses discord/app",
            "games/a/ui uses games/b/ui"
        ]
    );
    assert_eq!(circles(&graph).len(), 3);
}

/// The crates of rules as code names them.
fn games() -> Vec<String> {
    let crates = rules_crates();
    crates
        .iter()
        .map(|name| format!("castaway_{name}"))
        .collect()
}

#[test]
fn the_list_of_games_is_the_only_place_that_names_them_all() {
    let root = root().join("src/bot/src");
    let paths = files(&root);
    let texts = paths.iter().map(|path| {
        let folder: Vec<String> = place(path, &root).into_iter().take(2).collect();
        (folder.join("/"), fs::read_to_string(path).unwrap())
    });
    let texts: Vec<(String, String)> = texts.collect();
    // Each is named in its own folder and on the list alone.
    let mut folders = BTreeSet::new();
    for game in &games() {
        let naming = texts.iter().filter(|(_, text)| text.contains(game));
        let naming: BTreeSet<&str> = naming.map(|(folder, _)| folder.as_str()).collect();
        assert!(naming.contains("registry"), "{game} is on the list");
        let own: Vec<&str> = naming.into_iter().filter(|at| *at != "registry").collect();
        assert!(
            matches!(own.as_slice(), [one] if one.starts_with("games/")),
            "{game} is named in {own:?}: one folder under src/bot/src/games and the list of games may name it, and no other place"
        );
        folders.extend(own);
    }
    assert_eq!(folders.len(), games().len(), "no two share a folder");
    // What is the same for every game names none.
    for folder in ["../../ui/src", "discord"] {
        for path in files(&root.join(folder)) {
            let text = fs::read_to_string(&path).unwrap();
            let named = games().into_iter().find(|game| text.contains(game));
            assert_eq!(named, None, "{}", path.display());
        }
    }
}

/// The game whose pictures were the first and lie in several folders: the board, the cards and the signs.
const DRAWN_IN_SEVERAL_FOLDERS: &str = "castaway_robinson";

#[test]
fn the_pictures_of_a_game_lie_in_one_folder() {
    let drawn = root().join("src/render/src");
    let paths = files(&drawn);
    let mut seen = 0;
    for game in &games() {
        let naming = paths
            .iter()
            .filter(|path| fs::read_to_string(path).unwrap().contains(game));
        let folders: BTreeSet<String> = naming
            .filter_map(|path| place(path, &drawn).into_iter().next())
            .collect();
        seen += folders.len();
        assert!(
            folders.len() <= 1 || game == DRAWN_IN_SEVERAL_FOLDERS,
            "{game} is named in {folders:?} of src/render/src: its pictures lie in one folder"
        );
    }
    assert!(seen > 1, "the pictures are found: {seen}");
}

#[test]
fn pictures_know_views_and_no_states() {
    let mut states: Vec<String> = (games().iter())
        .map(|game| format!("{game}::state"))
        .collect();
    states.push(" state::".into());
    for path in files(&root().join("src/render/src")) {
        let text = fs::read_to_string(&path).unwrap();
        for state in &states {
            assert!(!text.contains(state), "{} names {state}", path.display());
        }
    }
}
