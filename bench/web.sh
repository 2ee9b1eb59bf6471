#!/bin/sh
# Measures the server beside itself, in one run: bench/web.sh [SECONDS]. Needs wrk (apt-get install wrk) and a quiet machine.
#   cached   200 connections ask for one position: requests a second beside those of /health (aim: a half at least)
#   light    fresh small questions of one client: the slowest of a hundred while another client submits heavy games,
#            beside the same when no client does (aim: 5 times at most)
seconds=${1:-10}
home=$(cd "$(dirname "$0")/.." && pwd) || exit
command -v wrk >/dev/null || { echo "bench: needs wrk (apt-get install wrk)" >&2; exit 69; }
folder=$(mktemp -d) || exit
ZERMELO_STATE=$folder "$home/zermelo" serve --port 0 >"$folder/address" 2>"$folder/messages" &
server=$!
trap 'kill $server 2>/dev/null; wait $server 2>/dev/null; rm -rf "$folder"' EXIT
until [ -s "$folder/address" ]; do
  kill -0 $server 2>/dev/null || { cat "$folder/messages" >&2; exit 70; }
  sleep 0.2
done
address=$(head -n 1 "$folder/address")
cached="$address/api/solve?game=nim&position=3%2B5%2B7&moves=winning"

rate() { sed -n 's/^Requests\/sec: *//p' "$1"; }
errors() { grep -E 'Non-2xx|Socket errors' "$1" || echo "no errors"; }
# The 99th percentile in milliseconds.
p99() { awk '$1 == "99%" { t = $2; f = t ~ /us$/ ? 0.001 : t ~ /ms$/ ? 1 : 1000; sub(/[a-z]+$/, "", t); print t * f }' "$1"; }

# Both are run before anything is measured: the first seconds belong to the compiler.
for url in "$address/health" "$cached"; do wrk -t2 -c200 -d5s "$url" >/dev/null; done
wrk -t2 -c200 -d"${seconds}s" "$address/health" >"$folder/health"
wrk -t2 -c200 -d"${seconds}s" "$cached" >"$folder/cached"
awk -v health="$(rate "$folder/health")" -v cached="$(rate "$folder/cached")" \
  'BEGIN { printf "cached  /health %.0f a second, a cached position %.0f a second: ratio %.2f\n", health, cached, cached / health }'
echo "        $(errors "$folder/cached")"

light="$home/bench/web/light.lua"
wrk -t1 -c2 -d3s -s "$light" "$address" >/dev/null
wrk -t1 -c2 -d"${seconds}s" --latency -s "$light" "$address" >"$folder/idle"
# The heavy client has an address of its own: every address of 127.0.0.0/8 is this machine.
while :; do
  curl -s --interface 127.0.0.2 "$address/api/solve?game=dots-and-boxes&set.rows=4&set.columns=4" >/dev/null
done &
heavy=$!
while :; do
  curl -s --interface 127.0.0.2 "$address/api/discover?game=prime-power&wait=job" >/dev/null
  sleep 0.5
done &
jobs=$!
sleep 1
wrk -t1 -c2 -d"${seconds}s" --latency -s "$light" "$address" >"$folder/busy"
kill $heavy $jobs 2>/dev/null
awk -v idle="$(p99 "$folder/idle")" -v busy="$(p99 "$folder/busy")" \
  'BEGIN { printf "light   p99 %.2f ms, beside heavy games %.2f ms: ratio %.2f\n", idle, busy, busy / idle }'
echo "        $(errors "$folder/busy")"
