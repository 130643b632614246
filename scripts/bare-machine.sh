#!/usr/bin/env bash
# Proves the README's two commands on a bare system: a minimal Debian or Ubuntu with nothing but git and curl, in a chroot.
# Usage, as root: scripts/bare-machine.sh SUITE [FOLDER], such as `trixie`, `bookworm` or `noble`.
# The last commit is tried. FOLDER keeps the system for the next try; without it the system is made for this run and deleted.
# Needs debootstrap, Xvfb and xdotool, and for Ubuntu its key ring, in Debian's package ubuntu-keyring. Takes half an hour,
# most of it the two builds.
set -euo pipefail
cd "$(dirname "$0")/.."

suite=${1:?"name a suite, such as trixie, bookworm or noble"}
root=${2:-$(mktemp -d)}
screens=$(mktemp)
# A debootstrap that is older than the suite does not know it, but knows one that is installed in the same way.
case "$suite" in
    bookworm | trixie | forky | sid) mirror=http://deb.debian.org/debian components=main like=sid ;;
    *) mirror=http://archive.ubuntu.com/ubuntu components=main,universe like=gutsy ;;
esac

leave() {
    [ -z "${app:-}" ] || kill -- "-$app" 2>/dev/null || true
    [ -z "${screen:-}" ] || kill "$screen" 2>/dev/null || true
    for mount in proc dev/pts dev/shm dev tmp/.X11-unix; do
        umount --lazy "$root/$mount" 2>/dev/null || true
    done
    rm -f "$screens"
    [ $# -eq 0 ] || rm -rf "$root"
}
if [ $# -ge 2 ]; then trap leave EXIT; else trap 'leave and_remove' EXIT; fi

step() { printf '\n=== %s: %s (%d s so far)\n' "$suite" "$*" "$SECONDS"; }

# The chroot's own settings: no variable of this shell reaches it.
inside() {
    chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 "$@"
}

if [ ! -x "$root/usr/bin/git" ]; then
    step "A minimal system with git and curl"
    debootstrap --variant=minbase --components="$components" --include=git,curl,ca-certificates \
        "$suite" "$root" "$mirror" "$like" >/dev/null
fi
# Where every X server on Unix puts its sockets.
sockets=/tmp/.X11-unix
mkdir -p "$root$sockets" "$sockets"
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
mount -t devpts devpts "$root/dev/pts"
mount -t tmpfs tmpfs "$root/dev/shm"
mount --bind "$sockets" "$root$sockets"
# The network as this computer reaches it, and whom it trusts there.
cp --dereference /etc/resolv.conf "$root/etc/resolv.conf"
cp --dereference /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"

step "The last commit, as one who clones it gets it"
rm -rf "$root/srv/outflank"
git clone --quiet "$PWD" "$root/srv/outflank"

step "The README's first command, until its window is there"
first=$(sed -n 's/^\(bash scripts\/play.sh\)$/\1/p' README.md)
# A display of its own, whose number the server picks.
exec 5>"$screens"
Xvfb -displayfd 5 -screen 0 1280x900x24 -nolisten tcp &
screen=$!
until [ -s "$screens" ]; do sleep 0.1; done
display=:$(cat "$screens")
# A job with a process group of its own, so that the app can be ended with the shells around it.
set -m
inside DISPLAY=$display bash -c "cd /srv/outflank && $first" </dev/null &
app=$!
set +m
until DISPLAY=$display xdotool search --onlyvisible --name '^Outflank' >/dev/null 2>&1; do
    kill -0 $app 2>/dev/null || { echo "It ended without a window." >&2; exit 1; }
    sleep 2
done
step "The window is there; it has five seconds to fall over"
sleep 5
kill -0 $app
kill -- -$app
wait $app 2>/dev/null || true
app=

step "The README's second command"
second=$(sed -n 's/^\(bash scripts\/test.sh\)$/\1/p' README.md)
inside bash -c "cd /srv/outflank && $second" </dev/null

step "Both commands work on it"
