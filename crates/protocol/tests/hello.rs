//! The first message of a connection: versions, builds and encodings.

use protocol::json::HelloRefused;
use protocol::{Encoding, Hello, HelloError, PROTOCOL_VERSION};

fn read(text: &str) -> Result<Hello, HelloError> {
    Hello::read(text.as_bytes())
}

#[test]
fn a_hello_is_read_as_it_was_written() {
    for encoding in [Encoding::Compact, Encoding::Json] {
        let hello = Hello { protocol: PROTOCOL_VERSION, build: "a1".into(), encoding };
        assert_eq!(read(&hello.write()), Ok(hello));
    }
    let short = read(&format!(r#"{{"protocol":{PROTOCOL_VERSION},"colour":"blue"}}"#)).unwrap();
    assert_eq!((short.build.as_str(), short.encoding), ("", Encoding::Json));
}

#[test]
fn only_the_same_build_speaks_compactly() {
    let hello = |build: &str, encoding| Hello { protocol: PROTOCOL_VERSION, build: build.into(), encoding };
    assert_eq!(hello("a1", Encoding::Compact).agree("a1"), Ok(Encoding::Compact));
    assert_eq!(hello("a1", Encoding::Json).agree("a1"), Ok(Encoding::Json));
    assert_eq!(hello("b2", Encoding::Compact).agree("a1"), Ok(Encoding::Json));
    assert_eq!(hello("", Encoding::Compact).agree("a1"), Ok(Encoding::Json));
}

#[test]
fn another_version_is_told_which_side_to_update() {
    // Another version may look different in everything but its number.
    assert_eq!(read(r#"{"protocol":0}"#), Err(HelloError::UpdateClient));
    let newer = [r#"{"protocol":2,"encoding":"colours"}"#, r#"{"protocol":18446744073709551615}"#];
    for text in newer {
        assert_eq!(read(text), Err(HelloError::UpdateServer), "{text}");
    }
    let refused = |error| HelloRefused::from(error).text;
    assert!(refused(HelloError::UpdateClient).contains("update the client"));
    assert!(refused(HelloError::UpdateServer).contains("update the server"));
}

#[test]
fn what_is_no_hello_is_refused() {
    let long = format!(r#"{{"protocol":1,"build":"{}"}}"#, "x".repeat(1024));
    let texts =
        ["", "1", "{}", r#"{"protocol":"1"}"#, r#"{"protocol":1"#, r#"{"protocol":1,"build":7}"#, long.as_str()];
    for text in texts {
        assert_eq!(read(text), Err(HelloError::Malformed), "{text}");
    }
}
