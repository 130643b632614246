//! Gives the Windows programs their icon and their name. On other systems there is nothing to do.

use std::path::Path;

/// The icon's path from the package of the window, and from that of the command line.
const ICON_PATHS: [&str; 2] = ["assets/icon/outflank.ico", "../../assets/icon/outflank.ico"];

fn main() {
    let icon = ICON_PATHS
        .into_iter()
        .find(|place| Path::new(place).exists())
        .expect("the icon is in the repository");
    println!("cargo::rerun-if-changed={icon}");
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows") {
        let mut resource = winresource::WindowsResource::new();
        resource.set_icon(icon);
        resource.set("ProductName", "Outflank");
        resource.set("FileDescription", "Outflank");
        resource.set("LegalCopyright", "The Outflank developers");
        if let Err(error) = resource.compile() {
            println!("cargo::warning=The programs will have no icon: {error}");
        }
    }
}
