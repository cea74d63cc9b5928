//! Links the app so that it can be split into parts.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let is_wasm = std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|target| target == "wasm32");
    if is_wasm && std::env::var_os("CARGO_FEATURE_PARTS").is_some() {
        // `split/` has to know what refers to what.
        println!("cargo:rustc-link-arg-bins=--emit-relocs");
    }
}
