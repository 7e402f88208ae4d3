#!/usr/bin/env bash
# Lays out the files that every package contains: the program, manual pages, completions and
# licences.
#
# usage: files.sh TARGET FOLDER
#
# A program for another machine cannot run here, so this machine's program writes its manual.
source "$(dirname "$0")/settings.sh"
target=$1 folder=$2
own=$work/bin/$(host_target)/novena
[ -x "$own" ] || "$root/tools/dist/binary.sh"
rm -rf "$folder"
mkdir -p "$folder"/{bin,share/man/man1,share/doc/novena}
install -m 755 "$work/bin/$target/novena" "$folder/bin/novena"
# Writes the manual page of a command, and those of the subcommands that the page refers to.
write_page() {
    local page=$folder/share/man/man1/novena word name
    for word in "$@"; do page+=-$word; done
    page+=.1
    "$own" --lang en man "$@" >"$page"
    while read -r name; do
        # shellcheck disable=SC2086 # the words of a command
        write_page ${name//-/ }
    done < <(sed -n 's/\\-/-/g; s/^novena-\([a-z-]*\)(1)$/\1/p' "$page")
}
write_page
find "$folder/share/man" -type f -exec gzip -9n {} +
for shell in bash zsh fish; do
    case $shell in
    bash) file=share/bash-completion/completions/novena ;;
    zsh) file=share/zsh/site-functions/_novena ;;
    fish) file=share/fish/vendor_completions.d/novena.fish ;;
    esac
    mkdir -p "$folder/$(dirname "$file")"
    "$own" completions $shell >"$folder/$file"
done
install -m 644 LICENSE-MIT LICENSE-APACHE CHANGELOG.md "$folder/share/doc/novena/"
notices program >"$folder/share/doc/novena/NOTICES"
# A static program contains the C library, so the library's licence is included.
{
    printf '\n%s\nmusl\n\n' "$(printf -- '-%.0s' {1..80})"
    cat "$work"/python/lib/python3*/site-packages/ziglang/lib/libc/musl/COPYRIGHT
} >>"$folder/share/doc/novena/NOTICES"
