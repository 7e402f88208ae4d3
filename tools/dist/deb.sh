#!/usr/bin/env bash
# Builds a Debian package of a static binary, without dependencies.
#
# usage: deb.sh [TARGET]
source "$(dirname "$0")/settings.sh"
target=${1:-$(host_target)}
machine=$(debian_machine "$target")
name=novena_${version}-1_$machine
tree=$work/tree/$name
maintainer="The Novena developers <novena@users.noreply.github.com>"
[ -x "$work/bin/$target/novena" ] || "$root/tools/dist/binary.sh" "$target"
rm -rf "$tree"
"$root/tools/dist/files.sh" "$target" "$tree/usr"
# Debian has its own location for the zsh completion.
mv "$tree/usr/share/zsh/site-functions" "$tree/usr/share/zsh/vendor-completions"
documents=$tree/usr/share/doc/novena
mv "$documents/CHANGELOG.md" "$documents/changelog"
cat >"$documents/changelog.Debian" <<CHANGELOG
novena ($version-1) stable; urgency=medium

  * Version $version; changelog.gz lists the changes.

 -- $maintainer  $(date --utc --rfc-email --date="@$SOURCE_DATE_EPOCH")
CHANGELOG
gzip -9n "$documents/changelog" "$documents/changelog.Debian" "$documents/NOTICES"
{
    cat <<COPYRIGHT
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: novena
Source: https://github.com/novena-sudoku/novena
Comment:
 The program contains the fonts Noto Sans, Newsreader and Instrument Sans under
 the SIL Open Font License 1.1, and libraries. Their licences are in NOTICES.gz,
 in the same directory as this file.

Files: *
Copyright: $(sed -n 's/^Copyright (c) //p' LICENSE-MIT)
License: Expat or Apache-2.0

License: Expat
$(sed -n '/^Permission/,$p' LICENSE-MIT | sed 's/^$/./; s/^/ /')

License: Apache-2.0
 On Debian systems, the text is in /usr/share/common-licenses/Apache-2.0.
COPYRIGHT
} >"$documents/copyright"
rm "$documents/LICENSE-MIT" "$documents/LICENSE-APACHE"
mkdir -p "$tree/usr/share/lintian/overrides"
cat >"$tree/usr/share/lintian/overrides/novena" <<'OVERRIDES'
# The program is meant to run on every Linux, whatever libraries it has.
novena: statically-linked-binary [usr/bin/novena]
# The package is not uploaded to Debian, so no bug report asked for it.
novena: initial-upload-closes-no-bugs
OVERRIDES
mkdir -p "$tree/DEBIAN"
(cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$tree/DEBIAN/md5sums"
# `du` would count directories, whose size depends on the file system.
size=$(find "$tree/usr" -type f -printf '%s\n' | awk '{ sum += int(($1 + 1023) / 1024) } END { print sum }')
cat >"$tree/DEBIAN/control" <<CONTROL
Package: novena
Version: $version-1
Architecture: $machine
Maintainer: $maintainer
Installed-Size: $size
Section: education
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
