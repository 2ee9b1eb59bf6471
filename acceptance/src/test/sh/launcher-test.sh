#!/bin/sh
# Tests what ./zermelo promises a shell: any folder, links, arguments, exit codes, and clear messages when something is missing.
root=$(cd "$(dirname "$0")/../../../.." && pwd) || exit
tmp=$(mktemp -d) || exit
trap 'rm -rf "$tmp"' EXIT
passed=0 failed=0

# expect NAME WANTED GOT
expect() {
  if [ "$2" = "$3" ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf 'FAILED: %s\n  wanted: %s\n  got:    %s\n' "$1" "$2" "$3"
  fi
}
# mentions NAME WORDS TEXT
mentions() {
  case $3 in
    *"$2"*) passed=$((passed + 1)) ;;
    *) expect "$1" "...$2..." "$3" ;;
  esac
}

"$root/zermelo" --version >/dev/null || exit
version=$("$root/zermelo" --version)
mentions "prints its version" "zermelo " "$version"

app=$root/cli/target/run/$(sed -n 2p "$root/cli/target/run/current")
cd "$app" || exit
expect "NOTICE lists the jars that are shipped" "$(ls lib/*.jar server/*.jar | grep -v /zermelo-)" \
  "$(ls $(grep -Eo '(lib|server)/[^ ]+\.jar' "$root/NOTICE") 2>&1)"

expect "games with a board have a cache of their own" "boards.aot zermelo.aot" "$(echo *.aot)"
mentions "the build knows the games with a board" " connect-four " " $(sed -n 3p "$root/cli/target/run/current") "

cd "$tmp" || exit
expect "runs in another folder" "$version" "$("$root/zermelo" --version 2>&1)"
ln -s "$root/zermelo" direct
ln -s direct "a link"
expect "runs through links" "$version" "$("./a link" --version 2>&1)"
expect "runs from the PATH" "$version" "$(PATH=$root:$PATH zermelo --version 2>&1)"
expect "runs by a relative path" "$version" "$(cd "$root/cli" && ../zermelo --version 2>&1)"
expect "runs as an argument of sh" "$version" "$(cd "$root" && sh zermelo --version 2>&1)"

said=$("$root/zermelo" "no such  thing*" 2>&1)
expect "bad input ends with 2" 2 $?
mentions "arguments arrive whole" "no such  thing*" "$said"
"$root/zermelo" --version >/dev/null
expect "a good command ends with 0" 0 $?
expect "standard input is left alone" "line" "$(printf 'line\n' | { "$root/zermelo" --version >/dev/null; cat; })"
expect "ZERMELO_JAVA is used" "$version" "$(ZERMELO_JAVA=$(sh "$root/cli/src/main/sh/find-jdk.sh") "$root/zermelo" --version 2>&1)"

# A tree of its own, never built: what is missing is said, and nothing is built.
mkdir -p bare/cli/src/main bin
cp "$root/zermelo" "$root/pom.xml" bare
cp "$root/cli/pom.xml" bare/cli
cp -R "$root/cli/src/main/sh" bare/cli/src/main
for tool in sh cat sed find dirname readlink; do ln -s "$(command -v $tool)" "bin/$tool"; done
said=$(PATH=$tmp/bin JAVA_HOME= ZERMELO_JAVA= ZERMELO_JDKS=$tmp/none bare/zermelo --version 2>&1)
expect "no JDK ends with 69" 69 $?
mentions "no JDK: says so" "no JDK 25" "$said"
mentions "no JDK: says where it looked" "$tmp/none" "$said"
said=$(ZERMELO_JAVA=$tmp/none bare/zermelo --version 2>&1)
mentions "a wrong ZERMELO_JAVA is named" "ZERMELO_JAVA is $tmp/none" "$said"
said=$(ZERMELO_JAVA=$(sh "$root/cli/src/main/sh/find-jdk.sh") PATH=$tmp/bin bare/zermelo --version 2>&1)
mentions "no Maven: says so" "no mvn on the PATH" "$said"

# A build that fails shows why; two builds at once do not meet.
cat >bin/mvn <<'FAKE'
#!/bin/sh
echo "[ERROR] broken on purpose"
exit 1
FAKE
chmod +x bin/mvn
said=$(PATH=$tmp/bin:$PATH bare/zermelo --version 2>&1)
expect "a failed build ends with 70" 70 $?
mentions "a failed build shows its log" "broken on purpose" "$said"
cat >bin/mvn <<FAKE
#!/bin/sh
echo built >>"$tmp/builds"
sleep 1
mkdir -p "$tmp/bare/cli/target/quick"
cp -R "$root/cli/target/quick/zermelo.jar" "$root/cli/target/quick/lib" "$tmp/bare/cli/target/quick"
FAKE
PATH=$tmp/bin:$PATH bare/zermelo --version >one 2>/dev/null &
PATH=$tmp/bin:$PATH bare/zermelo --version >two 2>/dev/null
wait
expect "two first uses build once" "built" "$(cat builds)"
expect "both of them run" "$version $version" "$(cat one) $(cat two)"

# An AOT cache that cannot be used is nothing the user hears of.
for cache in bare/cli/target/run/*/zermelo.aot; do echo junk >"$cache"; done
expect "a broken AOT cache is silent" "$version" "$(bare/zermelo --version 2>&1)"
for cache in bare/cli/target/run/*/zermelo.aot; do rm "$cache"; done
expect "a missing AOT cache is silent" "$version" "$(bare/zermelo --version 2>&1)"

echo "launcher: $passed passed, $failed failed"
[ $failed = 0 ]
