//! One suite, run on both backends.

#[path = "../common/mod.rs"]
mod common;

mod commits;
mod exports;
mod history;
mod model;
mod values;

use castaway_store::MemoryStore;
use commits::*;
use common::{assert_no_blobs, open};
use exports::*;
use history::*;
use model::*;
use values::*;

macro_rules! on_both {
    ($($name:ident),* $(,)?) => {
        mod memory {
            $(#[test] fn $name() { super::$name(&super::MemoryStore::new()); })*
        }
        mod sled {
            $(#[test] fn $name() {
                let dir = tempfile::tempdir().unwrap();
                super::$name(&super::open(dir.path()));
                super::assert_no_blobs(dir.path());
            })*
        }
    };
}

on_both!(
    an_empty_store_holds_nothing,
    a_commit_comes_back_whole,
    what_is_not_given_is_kept,
    a_stale_writer_changes_nothing,
    a_newer_or_foreign_save_is_not_overwritten,
    an_interaction_counts_once,
    old_interactions_are_forgotten,
    the_last_snapshots_stay,
    undo_is_a_new_revision,
    the_log_is_paged,
    deadlines_come_in_order,
    a_deleted_game_is_archived,
    a_game_is_replaced_in_one_step,
    a_game_moves_with_all_that_is_kept_of_it,
    a_user_is_struck_out_of_running_and_archived_games,
    a_game_is_erased_with_all_that_is_kept_of_it,
    large_values_come_back,
    too_large_or_deep_is_refused,
    globals_come_back,
    an_export_comes_back,
    a_running_game_is_not_overwritten_by_an_import,
    all_exports_come_back,
    random_histories_agree_with_a_model,
);
