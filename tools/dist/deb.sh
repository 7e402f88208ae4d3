#!/usr/bin/env bash
# Builds a Debian package of a static binary, without dependencies.
#
# usage: deb.sh [TARGET]
source "$(dirname "$0")/settings.sh"
target=${1:-$(host_target)}
machine=$(debian_machine "$target")
name=novena_${version}_$machine
tree=$work/tree/$name
[ -x "$work/bin/$target/novena" ] || "$root/tools/dist/binary.sh" "$target"
"$root/tools/dist/files.sh" "$target" "$tree/usr"
# Debian has its own location and name for the zsh completion and the changelog.
mv "$tree/usr/share/zsh/site-functions" "$tree/usr/share/zsh/vendor-completions"
documents=$tree/usr/share/doc/novena
mv "$documents/CHANGELOG.md" "$documents/changelog"
gzip -9n "$documents/changelog" "$documents/NOTICES"
{
    echo "Novena is under the MIT or the Apache-2.0 licence, as you like."
    echo "On Debian systems the Apache licence is in /usr/share/common-licenses/Apache-2.0."
    echo "It contains the fonts Noto Sans, Newsreader and Instrument Sans under the SIL Open"
    echo "Font License 1.1, and libraries whose licences are in NOTICES.gz beside this file."
    echo
    cat LICENSE-MIT
} >"$documents/copyright"
rm "$documents/LICENSE-MIT" "$documents/LICENSE-APACHE"
mkdir -p "$tree/DEBIAN"
size=$(du --summarize --apparent-size --block-size=1K "$tree/usr" | cut -f 1)
cat >"$tree/DEBIAN/control" <<CONTROL
Package: novena
Version: $version
Architecture: $machine
Maintainer: The Novena developers <novena@users.noreply.github.com>
Installed-Size: $size
Section: games
Priority: optional
Homepage: https://github.com/novena-sudoku/novena
Description: sudoku: play, learn, solve, explain, rate, make, print and serve
 One program for the browser, the terminal and scripts. It solves a million
 puzzles in a tenth of a second, explains every step as a person would make
 it, teaches from the rules to the last resort, rates on the scales of Sudoku
 Explainer and HoDoKu, makes puzzles by level and technique, prints books, and
 serves a page that plays offline.
CONTROL
find "$tree" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
dpkg-deb --root-owner-group -Zxz --build "$tree" "$work/$name.deb" >/dev/null
ls -l "$work/$name.deb"
