//! Gives the Windows programs their icon and their name. On other systems there is nothing to do.

fn main() {
    const ICON: &str = "../../assets/icon/outflank.ico";
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={ICON}");
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows") {
        let mut resource = winresource::WindowsResource::new();
        resource.set_icon(ICON);
        resource.set("ProductName", "Outflank");
        resource.set("FileDescription", "Outflank");
        resource.set("LegalCopyright", "The Outflank developers");
        if let Err(error) = resource.compile() {
            println!("cargo::warning=The programs will have no icon: {error}");
        }
    }
}
