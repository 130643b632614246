# Read by play.sh and test.sh: installs what a bare system lacks, finds Rust or installs it, and names folders.
# shellcheck shell=bash

# A linker, and what a window loads when it opens; src/launch/system_libraries.rs asks for the same.
linker=(gcc libc6-dev)
window=(libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon0 libxkbcommon-x11-0 libgl1 libegl1
    libwayland-client0 libwayland-egl1)

stop() {
    echo "$*" >&2
    exit 1
}

# Runs a command as the system's administrator.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        stop "Only root may do this, and there is no sudo: $*"
    fi
}

# Whether the person at the terminal agrees. Without a terminal, calling the script counts as agreement.
agreed() {
    if [ ! -t 0 ]; then return 0; fi
    local answer
    read -r -p "$1 [Y/n] " answer
    case "$answer" in
        [nN]*) return 1 ;;
    esac
}

# Whether apt-get could install a package: it has one of that name, and not just the name for others to stand in for.
has_package() {
    if ! command -v apt-get >/dev/null; then return 1; fi
    if [ -z "$(ls /var/lib/apt/lists/*Packages* 2>/dev/null)" ]; then as_root apt-get update --quiet; fi
    [ -n "$(LC_ALL=C apt-cache policy "$1" | sed -n 's/^  Candidate: \([^(].*\)/\1/p')" ]
}

# Installs those of the Debian packages that are missing; elsewhere it does nothing.
install_packages() {
    if ! command -v apt-get >/dev/null; then return 0; fi
    local package status missing=()
    for package in "$@"; do
        status=$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null || true)
        if [ "$status" != installed ]; then missing+=("$package"); fi
    done
    if [ ${#missing[@]} -eq 0 ]; then return 0; fi
    echo "Installing ${missing[*]}"
    as_root apt-get update --quiet
    as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install --quiet --yes --no-install-recommends "${missing[@]}"
}

# Whether the cargo at hand can build Outflank: rustup's fetches the version it is asked for, another must be new enough.
has_rust() {
    if ! command -v cargo >/dev/null; then return 1; fi
    if command -v rustup >/dev/null; then return 0; fi
    local needed found
    needed=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
    found=$(cargo --version | cut -d ' ' -f 2)
    [ "$(printf '%s\n' "$needed" "$found" | sort --version-sort | head -n 1)" = "$needed" ]
}

# Finds Rust, or installs it after asking: the system's rustup where there is one, else by rustup's own installer.
need_rust() {
    PATH=$PATH:$HOME/.cargo/bin
    if has_rust; then return 0; fi
    # A cargo that is too old must not be found before the new one.
    PATH=$HOME/.cargo/bin:$PATH
    if command -v apt-cache >/dev/null && [ -n "$(apt-cache search --names-only '^rustup$')" ]; then
        agreed "Outflank is built with Rust. Install rustup, which brings it?" || stop "Without Rust it cannot be built."
        install_packages rustup
    else
        agreed "Outflank is built with Rust. Install it into ~/.rustup and ~/.cargo with rustup's installer?" ||
            stop "Without Rust it cannot be built; https://rustup.rs tells how to install it."
        install_packages curl ca-certificates
        command -v curl >/dev/null || stop "Install Rust from https://rustup.rs and run this again."
        curl --proto '=https' --tlsv1.2 --silent --show-error --fail https://static.rust-lang.org/rustup/rustup-init.sh |
            sh -s -- -y --profile minimal --default-toolchain none
    fi
    has_rust || stop "Rust was installed, but cargo is not found; https://rustup.rs tells how to set it up."
}

# Gives the folders of this machine other names in what is compiled; `.cargo/config.toml` includes the file.
name_folders() {
    local cargo=${CARGO_HOME:-$HOME/.cargo}
    {
        echo "[target.'cfg(all())']"
        echo "rustflags = ["
        printf "    '--remap-path-prefix=%s',\n" "$HOME=home" "$cargo=cargo" "$cargo/registry/src=crates" \
            "$(rustc --print sysroot)/lib/rustlib/src/rust=rust" "$PWD=outflank"
        echo "]"
    } >.cargo/machine.toml
}
