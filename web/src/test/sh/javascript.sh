#!/bin/sh
# Formatting and lint of the pages: javascript.sh check | format. The tools are in package.json.
# Where they cannot be installed (no Node, no network), it says so, and the rest of ./check goes on.
cd "$(dirname "$0")/../../.." || exit
skip() {
  echo "check: the JavaScript of the pages is not checked: $1" >&2
  exit 0
}
command -v npm >/dev/null || skip "there is no npm on the PATH"
# npm writes node_modules/.package-lock.json last.
if [ ! -f node_modules/.package-lock.json ] || [ -n "$(find package-lock.json -newer node_modules/.package-lock.json)" ]; then
  mkdir -p target
  npm ci --prefer-offline >target/npm.log 2>&1 || skip "npm cannot install its tools (log: web/target/npm.log)"
fi
exec npm run --silent "$1"
