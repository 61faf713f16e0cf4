#!/usr/bin/env bash
# Runs every test. Installs what the browser tests need where apt is allowed, and says clearly where it is not.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v chromium >/dev/null || ! command -v chromedriver >/dev/null; then
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing chromium and chromium-driver for the browser tests ..."
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium chromium-driver >/dev/null \
      || echo "Could not install chromium: the browser tests will say that they were skipped, or fail in .ci/run."
  else
    echo "The browser tests need chromium and chromedriver (Debian: apt-get install chromium chromium-driver)."
    echo "Without them they say that they were skipped, and in .ci/run (CASTAWAY_NEED_BROWSER=1) they fail."
  fi
fi

cargo test --workspace --locked "$@"
