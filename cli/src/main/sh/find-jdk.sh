#!/bin/sh
# Prints the home of a JDK that is new enough to build and run Zermelo, or says where it looked.
# ZERMELO_JAVA (a JDK's folder or its java) is taken alone; ZERMELO_JDKS replaces the usual folders.
need=25

# Is $1 the home of a JDK (java and javac) of version $need or later?
fits() {
  [ -x "$1/bin/java" ] && [ -x "$1/bin/javac" ] || return 1
  version=
  [ -f "$1/release" ] && version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release")
  [ -n "$version" ] || version=$("$1/bin/javac" -version 2>&1 | sed -n 's/^javac \([0-9]*\).*/\1/p')
  [ "${version:-0}" -ge $need ]
}

# The JDK's home from its folder, or from its java (often a link to a link).
home_of() {
  if [ -d "$1" ]; then
    echo "$1"
  else
    java=$(readlink -f "$1" 2>/dev/null || echo "$1")
    echo "${java%/bin/java}"
  fi
}

if [ -n "$ZERMELO_JAVA" ]; then
  jdk=$(home_of "$ZERMELO_JAVA")
  fits "$jdk" && echo "$jdk" && exit
  echo "zermelo: ZERMELO_JAVA is $ZERMELO_JAVA, which is no JDK $need or later." >&2
  exit 69
fi

on_path=$(command -v java)
for jdk in "$JAVA_HOME" "${on_path:+$(home_of "$on_path")}"; do
  [ -n "$jdk" ] && fits "$jdk" && echo "$jdk" && exit
done

IFS=:
usual=${ZERMELO_JDKS-/usr/lib/jvm:/usr/java:/opt:/opt/java:$HOME/.sdkman/candidates/java:$HOME/.jdks:/Library/Java/JavaVirtualMachines:/opt/homebrew/opt}
for folder in $usual; do
  for jdk in "$folder"/* "$folder"/*/Contents/Home; do
    fits "$jdk" && echo "$jdk" && exit
  done
done

cat >&2 <<MESSAGE
zermelo: no JDK $need or later found. Looked at
  JAVA_HOME       ${JAVA_HOME:-(not set)}
  java on PATH    ${on_path:-(none)}
  folders         $usual
Install one (apt install openjdk-$need-jdk, brew install openjdk@$need, sdk install java, or https://adoptium.net),
or name one that you have: ZERMELO_JAVA=/path/to/jdk ./zermelo ...
MESSAGE
exit 69
