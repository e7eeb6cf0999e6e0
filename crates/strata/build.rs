//! Makes cargo embed the page again after it was packed again. A debug build reads the page at run time and needs nothing.

fn main() {
    let release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    println!("cargo::rerun-if-changed={}", if release { "dist" } else { "build.rs" });
}
