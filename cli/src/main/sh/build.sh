#!/bin/sh
# Builds what the launcher runs: build.sh HOME. One process builds, others wait for it and use its result.
# Each build gets a folder of its own in cli/target/run, so that a running command keeps its jars; `current` names the newest.
home=$(cd "$1" && pwd) || exit
here=$home/cli/src/main/sh
run=$home/cli/target/run
current=$run/current
lock=$run/lock
log=$home/cli/target/build.log

jdk=$(sh "$here/find-jdk.sh") || exit
if ! command -v mvn >/dev/null; then
  echo "zermelo: needs Maven to build itself, and there is no mvn on the PATH (apt install maven, brew install maven)." >&2
  exit 69
fi
mkdir -p "$run" || exit

# The lock is a folder that names its owner; one whose owner has died is taken away, by one waiter at a time.
while ! mkdir "$lock" 2>/dev/null; do
  if owner=$(cat "$lock/pid" 2>/dev/null) && ! kill -0 "$owner" 2>/dev/null && mkdir "$lock.stale" 2>/dev/null; then
    [ "$(cat "$lock/pid" 2>/dev/null)" = "$owner" ] && rm -rf "$lock"
    rmdir "$lock.stale"
  fi
  sleep 0.2
done
trap 'rm -rf "$lock"' EXIT
trap 'exit 130' INT TERM HUP
echo $$ >"$lock/pid"

# Did another process build while this one waited?
if [ -f "$current" ]; then
  { read -r java && read -r app; } <"$current"
  [ -x "$java" ] && [ -f "$run/$app/zermelo.jar" ] &&
    [ -z "$(find "$home/pom.xml" "$home"/*/pom.xml "$home"/*/src/main -newer "$current" -print -quit)" ] && exit 0
fi

echo "zermelo: building, once (log: $log)" >&2
stamp=$run/stamp
touch "$stamp"
# Classes of files that are gone, and old jars, must not stay.
rm -rf "$home"/*/target/quick/classes "$home"/cli/target/quick/lib "$home"/cli/target/quick/server
if ! JAVA_HOME=$jdk mvn -B -q -Dquick -f "$home/pom.xml" -pl cli -am package >"$log" 2>&1; then
  grep -v '^WARNING' "$log" | tail -n 30 >&2
  echo "zermelo: the build failed; all of it is in $log" >&2
  exit 70
fi

# The jars of the last two builds stay: a command may still be running from the last one.
ls -1d "$run"/app-* 2>/dev/null | sort | sed '$d' | while read -r old; do rm -rf "$old"; done
app=app-$(date +%Y%m%d%H%M%S)-$$
mkdir "$run/$app"
cp -R "$home/cli/target/quick/zermelo.jar" "$home/cli/target/quick/lib" "$home/cli/target/quick/server" "$run/$app"
# Plain files are read faster than entries of a jar.
cp -R "$home/library/src/main/resources/zermelo/library/games" "$run/$app"

# Switches over types start slowly; without this all works, only slower.
"$jdk/bin/java" "$home/cli/src/main/build/Straighten.java" "$run/$app/zermelo.jar" "$run/$app"/lib/zermelo-*.jar "$run/$app"/server/zermelo-*.jar >>"$log" 2>&1

# Runs of the usual commands, recorded, make later starts fast. Without them all works, only slower. Every class in a
# cache costs time at every start, so games with a board have a cache of their own.
record() {
  "$jdk/bin/java" -XX:AOTCacheOutput="$run/$app/$1.aot" -XX:+UseSerialGC -XX:MaxRAMPercentage=70 \
    -Dzermelo.games="$run/$app/games" -cp "$run/$app/zermelo.jar" zermelo.cli.Main "$2" >>"$log" 2>&1
}
record zermelo --train
record boards --train-boards
boards=$(cd "$run/$app/games" && grep -l '^board ' *.game | sed 's/\.game$//' | tr '\n' ' ')

printf '%s\n%s\n%s\n' "$jdk/bin/java" "$app" "$boards" >"$run/next"
touch -r "$stamp" "$run/next"
mv "$run/next" "$current"
