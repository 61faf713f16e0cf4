#!/usr/bin/env bash
# Changes the rules in as many places as asked and looks whether a test notices; docs/tests.md tells what came of it.
# The same seed draws the same places. Needs cargo-mutants: cargo install cargo-mutants --locked
#   bash tests/mutants.sh island 80 20261122
#   bash tests/mutants.sh quick 40 20261122
# Any other game is meant by its folder below src, with all its files and tests.
#   bash tests/mutants.sh discover 40 20261122
set -euo pipefail
cd "$(dirname "$0")/.."

game="${1:?island, quick or a folder below src}" count="${2:-80}" seed="${3:-20261122}"
case "$game" in
  island) package=castaway-robinson tests=(--cargo-arg=--test=book); places=(--file 'src/robinson/src/engine/**') ;;
  quick)
    package=castaway-rollwrite tests=(--cargo-arg=--test=rules --cargo-arg=--test=reach --cargo-arg=--test=exact)
    places=(--file 'src/rollwrite/src/engine/**' --file src/rollwrite/src/reach.rs --file src/rollwrite/src/map.rs)
    ;;
  *)
    [ -d "src/$game/src" ] || { echo "island, quick or a folder below src" >&2; exit 2; }
    package="castaway-$game" tests=(); places=(--file "src/$game/src/**")
    ;;
esac

# A draw at even distances: every n-th of all possible changes, the first by the seed.
all="$(cargo mutants --list --package "$package" "${places[@]}" | wc -l)"
every=$((all / count))
# Tests of whole games and of computer players are left out: they notice much and explain nothing. Odds are compared
# with fewer games than usual, and nothing is optimised, so that a change is judged in less than a minute.
mkdir -p target
export CASTAWAY_ODDS=300
cargo mutants --package "$package" "${places[@]}" --sharding round-robin --shard "$((seed % every))/$every" \
  --colors never --output "target/mutants-$game" \
  --baseline=skip --timeout 240 --cargo-arg="--config=profile.dev.package.$package.opt-level=1" "${tests[@]}"
