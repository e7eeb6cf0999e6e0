//! Has the page embedded anew when it was packed anew. A debug build reads it from the folder as it runs and needs nothing.

fn main() {
    let release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    println!("cargo::rerun-if-changed={}", if release { "dist" } else { "build.rs" });
}
