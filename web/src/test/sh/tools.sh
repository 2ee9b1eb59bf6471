#!/bin/sh
# Installs what the tests of the web use where it is missing: PostgreSQL for the store, Chromium for the pages
# (its headless shell, which takes half the processor time of the whole browser), wrk to measure. Where it cannot, it says what will not be tested, and the rest
# goes on.
missing=
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
command -v chromium-headless-shell >/dev/null || missing="$missing chromium-headless-shell"
command -v wrk >/dev/null || missing="$missing wrk"
[ -z "$missing" ] && exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "check: installing$missing"
  # The package must not start a server of its own: the tests start one in a folder that they delete.
  mkdir -p /etc/postgresql-common
  [ -e /etc/postgresql-common/createcluster.conf ] ||
    echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
  { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing; } \
    >/dev/null 2>&1
fi

ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 ||
  echo "check: PostgreSQL is not installed and cannot be: the store is tested with SQLite alone" >&2
command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null ||
  echo "check: Chromium is not installed and cannot be: the pages are not tested in a browser" >&2
command -v wrk >/dev/null || echo "check: wrk is not installed and cannot be: the server is not measured" >&2
exit 0
