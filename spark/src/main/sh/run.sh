#!/bin/sh
# Runs a build on a Spark cluster: run.sh HOME GAME [POSITION] -o DIR --master URL ...; HOME is the folder of Zermelo.
# Spark is no part of Zermelo's own class path: Maven fetches its jars (230 MB) when this is run for the first time.
home=$(cd "$1" && pwd) || exit
shift
run=$home/spark/target/run
lock=$home/cli/target/run/lock # of cli/src/main/sh/build.sh: both build in the same folders
log=$home/spark/target/build.log

jdk=$(sh "$home/cli/src/main/sh/find-jdk.sh") || exit
mkdir -p "$run" "$home/cli/target/run" || exit

fresh() {
  [ -f "$run/zermelo-spark.jar" ] && [ -f "$run/class-path.txt" ] &&
    [ -z "$(find "$home/pom.xml" "$home"/*/pom.xml "$home"/*/src/main -newer "$run/class-path.txt" -print -quit)" ] &&
    # Maven's store may have been emptied.
    [ -f "$(sed 's/:.*//' "$run/class-path.txt")" ]
}

build() {
  if ! command -v mvn >/dev/null; then
    echo "zermelo: needs Maven to fetch Spark, and there is no mvn on the PATH (apt install maven, brew install maven)." >&2
    return 69
  fi
  echo "zermelo: building for Spark, once; Maven fetches what is missing (log: $log)" >&2
  stamp=$run/stamp
  touch "$stamp"
  rm -rf "$home"/*/target/quick/classes
  if ! JAVA_HOME=$jdk mvn -B -q -Dquick -f "$home/pom.xml" -pl spark -am package >"$log" 2>&1; then
    grep -v '^WARNING' "$log" | tail -n 30 >&2
    echo "zermelo: Spark's jars could not be had, or the build failed; all of it is in $log" >&2
    return 70
  fi
  cp "$home/spark/target/quick/zermelo-spark.jar" "$run/next.jar" && mv "$run/next.jar" "$run/zermelo-spark.jar" &&
    cp "$home/spark/target/quick/class-path.txt" "$run/next.txt" && touch -r "$stamp" "$run/next.txt" &&
    mv "$run/next.txt" "$run/class-path.txt"
}

if ! fresh; then
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
  fresh || build || exit
  rm -rf "$lock"
  trap - EXIT INT TERM HUP
fi

exec "$jdk/bin/java" "@$home/spark/src/main/jvm/driver.args" -cp "$run/zermelo-spark.jar:$(cat "$run/class-path.txt")" \
  zermelo.spark.SparkBuild "$@"
