#!/usr/bin/env bash
# Runs the Windows program with Wine: it solves a puzzle, finds its directories, plays in a
# terminal, serves the page, and exits after Ctrl-C.
#
# usage: test-windows.sh PROGRAM      Needs what wine.sh needs.
source "$(dirname "$0")/dist/settings.sh"
novena=$(realpath "$1")
wine=$root/tools/wine.sh
empty=$(mktemp -d)
server=
stop() {
    kill "$server" 2>/dev/null || true
    wineserver --kill 2>/dev/null || true
    rm -rf "$empty"
}
trap stop EXIT
export WINEPREFIX=$empty/wine
unset XDG_CONFIG_HOME XDG_DATA_HOME

novena() { timeout 300 "$wine" "$novena" "$@"; }

expect "novena --version" "$(novena --version)" "novena $version"
expect "novena --help" "$(novena --lang en --help | grep -c '^  novena COMMAND')" 1
expect "novena solve" "$(novena solve "$puzzle")" "$solution"
expect "novena solve, from a pipe" "$(echo "$puzzle" | novena solve -)" "$solution"
expect "novena check" "$(novena check --lang sv "$puzzle")" unique
expect "novena explain" "$(novena --lang en explain "$puzzle" | grep -c "$solution")" 1
expect "colours in a pipe" "$(novena explain "$puzzle" | grep -c $'\e' || true)" 0

# Paths with backslashes, spaces and non-ASCII letters.
mkdir "$empty/två ord"
printf '%s\r\n' "$puzzle" >"$empty/två ord/in.txt"
novena solve "Z:${empty//\//\\}\\två ord\\in.txt" --output "Z:${empty//\//\\}\\två ord\\out.txt"
expect "novena solve with files" "$(cat "$empty/två ord/out.txt")" "$solution"

# The configuration file and the games are in the user's directories.
user="$WINEPREFIX/drive_c/users/$(id -un)/AppData"
novena config set theme light >/dev/null
expect "configuration" "$(cat "$user/Roaming/novena/config.toml")" 'theme = "light"'
expect "novena config path" "$(novena config path)" \
    "C:\\users\\$(id -un)\\AppData\\Roaming\\novena\\config.toml"

# Runs the terminal player on a console, without and with `TERM`: it takes over the terminal, draws
# in all colours or in 256, and restores the terminal. Wine wraps its output, so lines are joined.
command -v script >/dev/null || get_packages bsdutils
for colours in 38:2 38:5; do
    terminal=()
    [ $colours = 38:2 ] || terminal=(TERM=xterm-256color)
    code=0
    (
        sleep 10
        printf q
    ) | timeout 60 env -u TERM "${terminal[@]}" \
        script --quiet --return --command "'$wine' '$novena' play" "$empty/player" >/dev/null ||
        code=$?
    expect "novena play: status" $code 0
    drawn=$(tr --delete '\r\n' <"$empty/player")
    for sequence in '?1049h' "${colours/:/;};" '?1049l'; do
        expect "novena play: $sequence" "$(grep -cF "$sequence" <<<"$drawn")" 1
    done
done

address=127.0.0.1:18933
"$wine" "$novena" serve --addr $address >"$empty/log" 2>&1 &
server=$!
wait_for http://$address
expect_page http://$address
send http://$address/api/games "{\"state\":{\"puzzle\":\"$puzzle\"}}" >/dev/null
expect "the database" "$(find "$user/Local/novena" -name novena.db | wc -l)" 1

# Wine turns this signal into Ctrl-C.
kill -INT "$server"
code=0
timeout 30 tail --pid="$server" -f /dev/null || kill -KILL "$server"
wait "$server" || code=$?
server=
expect "status after Ctrl-C" $code 0
echo "$(basename "$novena"): solves, finds its folders, plays and serves with Wine"
