#!/bin/sh
# How long judge takes at the judges' full limits beside an empty Java program: judge.sh [TIMES]
# Inputs are made in a temporary folder. The aim is at most 500 ms more. It only measures: nothing fails here.
root=$(cd "$(dirname "$0")/.." && pwd) || exit
times=${1:-7}
jdk=$(sh "$root/cli/src/main/sh/find-jdk.sh") || exit
tmp=$(mktemp -d) || exit
trap 'rm -rf "$tmp"' EXIT
echo 'class Empty { public static void main(String[] args) {} }' >"$tmp/Empty.java"
"$jdk/bin/javac" -d "$tmp" "$tmp/Empty.java" || exit
"$root/zermelo" --version >/dev/null || exit

# input NAME AWK: writes an input; r(n) is a number from 1 to n, big() one of the largest to 10^18 (awk's own numbers end at 2^53)
input() {
  awk 'function r(n) { return int(rand() * n) + 1 }
       function big() { return sprintf("9%08d%09d", r(1e8) - 1, r(1e9) - 1) }
       BEGIN { srand(1); '"$2"' }' >"$tmp/in.$1"
}
input divisor-turn 'print "9223372036854775783"'
input number-transformation 'print 1000; for (i = 0; i < 1000; i++) print 243, 405'
input number-transformation-one-family 'print 1600; for (a = 1; a <= 1000; a *= 2) for (b = a; b <= 1000; b *= 3) v[n++] = b
  for (i = 0; i < 1600; i++) print v[int(i / n) % n], v[i % n]'
input number-transformation-all-pairs 'print 1000000; for (x = 1; x <= 1000; x++) for (y = 1; y <= 1000; y++) print x, y'
input kattis-multiplicationgame 'print 1000; for (i = 0; i < 1000; i++) print i % 3 == 0 ? 2147117569 : i % 3 == 1 ? 2147483647 : 2147483647 - i, i % 2 ? "Alice" : "Bob"'
input codeforces-705B 'print 100000; for (i = 0; i < 100000; i++) printf "%d ", 999999000 + r(1000); print ""'
input hkoi-J163 'print 50000, 50000; for (i = 0; i < 50000; i++) printf "%d ", r(1000000); print ""; for (i = 0; i < 50000; i++) print r(1000000)'
input codechef-CHCOINSG 'print 1000; for (i = 0; i < 1000; i++) print r(1000000000)'
input crosses-crosses 'print 100000'
input codeforces-36D 'print 20, 1000000000; for (i = 0; i < 20; i++) print r(1000000000), r(1000000000)'
input codeforces-1312F 'print 1; print 300000, 2, 3, 5; for (i = 0; i < 300000; i++) printf "%s ", big(); print ""'
input codeforces-1312F-cases 'print 1000; for (c = 0; c < 1000; c++) { print 300, r(5), r(5), r(5); for (i = 0; i < 300; i++) printf "%s ", big(); print "" }'
input atcoder-agc010_d 'print 100000; printf "999999999"; for (i = 1; i < 100000; i++) printf " %d", 536870912; print ""'

now() { date +%s%N; }
median() { sort -n "$1" | awk '{ t[NR] = $1 } END { print t[int((NR + 1) / 2)] }'; }
printf '%-36s %10s %10s %10s\n' 'input (ms, medians)' judge 'empty Java' more
for name in divisor-turn number-transformation number-transformation-one-family number-transformation-all-pairs \
  kattis-multiplicationgame codeforces-705B hkoi-J163 codechef-CHCOINSG crosses-crosses codeforces-36D \
  codeforces-1312F codeforces-1312F-cases atcoder-agc010_d; do
  case $name in
    number-*) format=number-transformation ;;
    codeforces-1312F*) format=codeforces/1312F ;;
    kattis-* | codeforces-* | hkoi-* | codechef-* | atcoder-*) format=${name%%-*}/${name#*-} ;;
    *) format=$name ;;
  esac
  rm -f "$tmp/empty" "$tmp/judge"
  i=0
  while [ $i -lt "$times" ]; do
    from=$(now)
    "$jdk/bin/java" -Xshare:auto -cp "$tmp" Empty
    middle=$(now)
    "$root/zermelo" judge "$format" <"$tmp/in.$name" >"$tmp/out" || exit
    to=$(now)
    echo $(((middle - from) / 10000)) >>"$tmp/empty"
    echo $(((to - middle) / 10000)) >>"$tmp/judge"
    i=$((i + 1))
  done
  echo "$(median "$tmp/judge") $(median "$tmp/empty")" |
    awk -v n="$name" '{ printf "%-36s %10.1f %10.1f %10.1f\n", n, $1 / 100, $2 / 100, ($1 - $2) / 100 }'
done
