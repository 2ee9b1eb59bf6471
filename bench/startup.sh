#!/bin/sh
# How long a whole command takes beside an empty Java program, in one loop: startup.sh [TIMES] [COMMAND...]
# The aim is a ratio of at most 4. It only measures: nothing fails here.
root=$(cd "$(dirname "$0")/.." && pwd) || exit
times=${1:-20}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- solve nim 3+5+7
jdk=$(sh "$root/cli/src/main/sh/find-jdk.sh") || exit
tmp=$(mktemp -d) || exit
trap 'rm -rf "$tmp"' EXIT
echo 'class Empty { public static void main(String[] args) {} }' >"$tmp/Empty.java"
"$jdk/bin/javac" -d "$tmp" "$tmp/Empty.java" || exit
"$root/zermelo" "$@" >/dev/null || echo "note: the command ends with $?" >&2

# time_of FILE COMMAND...: adds the command's milliseconds to FILE
time_of() {
  into=$1
  shift
  from=$(date +%s%N)
  "$@" >/dev/null 2>&1
  to=$(date +%s%N)
  echo $(((to - from) / 10000)) >>"$into"
}
i=0
while [ $i -lt "$times" ]; do
  time_of "$tmp/empty" "$jdk/bin/java" -Xshare:auto -cp "$tmp" Empty
  time_of "$tmp/command" "$root/zermelo" "$@"
  i=$((i + 1))
done
median() { sort -n "$1" | awk '{ t[NR] = $1 } END { print t[int((NR + 1) / 2)] }'; }
echo "$(median "$tmp/empty") $(median "$tmp/command")" |
  awk -v n="$times" -v c="zermelo $*" '{ printf "empty Java %.1f ms, %s %.1f ms, ratio %.2f (medians of %d)\n", $1 / 100, c, $2 / 100, $2 / $1, n }'
