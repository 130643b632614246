# Makes dist\outflank-VERSION-windows-ARCH.zip: unpack it anywhere and double-click outflank.exe;
# and, where NSIS is at hand, the installer. Needs cargo and python.
$ErrorActionPreference = 'Stop'
$PSNativeCommandUseErrorActionPreference = $true
Set-Location (Join-Path $PSScriptRoot '..')

$version = [regex]::Match((Get-Content Cargo.toml -Raw), '(?m)^version = "(.*?)"').Groups[1].Value
$machine = if ($env:PROCESSOR_ARCHITECTURE -eq 'ARM64') { 'aarch64' } else { 'x86_64' }
$target = if ($env:CARGO_TARGET_DIR) { $env:CARGO_TARGET_DIR } else { 'target' }
python packaging\build.py
if ($LASTEXITCODE -ne 0) { exit $LASTEXITCODE }

$name = "outflank-$version-windows-$machine"
$stage = Join-Path 'dist' $name
if (Test-Path $stage) { Remove-Item $stage -Recurse }
New-Item $stage -ItemType Directory -Force | Out-Null
foreach ($file in "$target/release/outflank.exe", "$target/release/outflank-engine.exe", 'README.md', 'CHANGELOG.md', 'LICENSE-MIT', 'LICENSE-APACHE') {
    Copy-Item $file $stage
}
cmd /c "python packaging\notices.py $machine-pc-windows-msvc > $stage\THIRD-PARTY.txt"
if ($LASTEXITCODE -ne 0) { exit $LASTEXITCODE }
# The installer, where NSIS is at hand.
if (Get-Command makensis -ErrorAction SilentlyContinue) {
    makensis "-DVERSION=$version" "-DSTAGE=$(Resolve-Path $stage)" "-DOUT=$PWD\dist\outflank-$version-windows-$machine-setup.exe" packaging\windows.nsi
    if ($LASTEXITCODE -ne 0) { exit $LASTEXITCODE }
}
Compress-Archive -Path $stage -DestinationPath "dist/$name.zip" -Force
Remove-Item $stage -Recurse
Get-ChildItem dist
