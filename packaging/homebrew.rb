# The Homebrew formula, which builds from source. packaging/fill.sh writes version and checksum.
class Outflank < Formula
  desc "Play, learn and study Othello (Reversi)"
  homepage "https://outflank.game/"
  url "https://outflank.game/download/outflank-@VERSION@-source.tar.gz"
  sha256 "@SHA256_source@"
  license any_of: ["MIT", "Apache-2.0"]

  depends_on "rust" => :build

  on_linux do
    depends_on "libx11"
    depends_on "libxcursor"
    depends_on "libxi"
    depends_on "libxkbcommon"
    depends_on "mesa"
  end

  def install
    system "cargo", "install", *std_cargo_args
    system "cargo", "install", *std_cargo_args(path: "crates/cli")
    generate_completions_from_executable(bin/"outflank-engine", "completions", shells: [:bash, :zsh, :fish])
    system bin/"outflank-engine", "man", buildpath
    man1.install Dir["*.1"]
    man6.install "packaging/outflank.6"
  end

  test do
    assert_match "244", shell_output("#{bin}/outflank-engine perft 4")
  end
end
