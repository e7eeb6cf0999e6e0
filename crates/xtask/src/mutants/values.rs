//! What a mutant puts in the place of an operator or of a whole function.
//!
//! The same replacements as in cargo-mutants, so that shares can be compared. Not here: where they are found; see
//! [`super::find`].

use syn::spanned::Spanned;
use syn::{BinOp, GenericArgument, PathArguments, PathSegment, ReturnType, Type};

/// Returns the operators that replace this one.
pub fn operators(operator: &BinOp) -> &'static [&'static str] {
    match operator {
        BinOp::Eq(_) => &["!="],
        BinOp::Ne(_) => &["=="],
        BinOp::And(_) => &["||"],
        BinOp::Or(_) => &["&&"],
        BinOp::Lt(_) => &["==", ">", "<="],
        BinOp::Gt(_) => &["==", "<", ">="],
        BinOp::Le(_) => &[">"],
        BinOp::Ge(_) => &["<"],
        BinOp::Add(_) => &["-", "*"],
        BinOp::Sub(_) => &["+", "/"],
        BinOp::Mul(_) => &["+", "/"],
        BinOp::Div(_) => &["%", "*"],
        BinOp::Rem(_) => &["/", "+"],
        BinOp::Shl(_) => &[">>"],
        BinOp::Shr(_) => &["<<"],
        BinOp::BitAnd(_) => &["|", "^"],
        BinOp::BitOr(_) => &["&", "^"],
        BinOp::BitXor(_) => &["|", "&"],
        BinOp::AddAssign(_) => &["-=", "*="],
        BinOp::SubAssign(_) => &["+=", "/="],
        BinOp::MulAssign(_) => &["+=", "/="],
        BinOp::DivAssign(_) => &["%=", "*="],
        BinOp::RemAssign(_) => &["/=", "+="],
        BinOp::ShlAssign(_) => &[">>="],
        BinOp::ShrAssign(_) => &["<<="],
        // Not `^=`: where bits are collected, that is mostly the same as `|=`.
        BinOp::BitAndAssign(_) => &["|="],
        BinOp::BitOrAssign(_) => &["&="],
        BinOp::BitXorAssign(_) => &["|=", "&="],
        _ => &[],
    }
}

/// Returns what a function with this return type could always return. `source` is the text of its file.
pub fn returned(output: &ReturnType, source: &str) -> Vec<String> {
    match output {
        ReturnType::Default => vec!["()".to_string()],
        ReturnType::Type(_, of) => values(of, source),
    }
}

fn values(of: &Type, source: &str) -> Vec<String> {
    let each =
        |inner: &Type, wrap: &dyn Fn(&str) -> String| values(inner, source).iter().map(|value| wrap(value)).collect();
    match of {
        Type::Path(path) => path.path.segments.last().map_or(Vec::new(), |last| named(last, source)),
        Type::Paren(inner) => values(&inner.elem, source),
        Type::Array(array) => {
            let length = &source[array.len.span().byte_range()];
            each(&array.elem, &|value| format!("[{value}; {length}]"))
        }
        Type::Reference(reference) => match &*reference.elem {
            Type::Slice(_) if reference.mutability.is_none() => vec!["&[]".to_string()],
            Type::Path(path) if path.path.is_ident("str") => strings(&["\"\"", "\"xyzzy\""]),
            inner => each(inner, &|value| format!("Box::leak(Box::new({value}))")),
        },
        Type::Tuple(tuple) if tuple.elems.is_empty() => vec!["()".to_string()],
        Type::Tuple(tuple) => {
            let mut lists = vec![String::new()];
            for elem in &tuple.elems {
                let values = values(elem, source);
                let longer = |list: &String| values.iter().map(|value| format!("{list}{value}, ")).collect::<Vec<_>>();
                lists = lists.iter().flat_map(longer).collect();
            }
            lists.iter().map(|list| format!("({})", list.trim_end())).collect()
        }
        // `!`, and `impl Trait`: two values of it would have two types.
        _ => Vec::new(),
    }
}

fn named(segment: &PathSegment, source: &str) -> Vec<String> {
    let inner = |wrap: &dyn Fn(&str) -> String| {
        first_type(&segment.arguments)
            .map_or(Vec::new(), |of| values(of, source).iter().map(|value| wrap(value)).collect())
    };
    match segment.ident.to_string().as_str() {
        "bool" => strings(&["true", "false"]),
        "u8" | "u16" | "u32" | "u64" | "u128" | "usize" => strings(&["0", "1"]),
        "i8" | "i16" | "i32" | "i64" | "i128" | "isize" => strings(&["0", "1", "-1"]),
        "f32" | "f64" => strings(&["0.0", "1.0", "-1.0"]),
        "String" => strings(&["String::new()", "\"xyzzy\".into()"]),
        "Option" => [vec!["None".to_string()], inner(&|value| format!("Some({value})"))].concat(),
        "Result" => inner(&|value| format!("Ok({value})")),
        "Vec" => [vec!["vec![]".to_string()], inner(&|value| format!("vec![{value}]"))].concat(),
        "Box" => inner(&|value| format!("Box::new({value})")),
        _ => strings(&["Default::default()"]),
    }
}

fn first_type(arguments: &PathArguments) -> Option<&Type> {
    let PathArguments::AngleBracketed(list) = arguments else { return None };
    list.args.iter().find_map(|argument| match argument {
        GenericArgument::Type(of) => Some(of),
        _ => None,
    })
}

fn strings(values: &[&str]) -> Vec<String> {
    values.iter().map(|value| value.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_return_type_has_plausible_constants() {
        let of = |text: &str| returned(&syn::parse_str(text).unwrap(), text).join(" or ");
        assert_eq!(of(""), "()");
        assert_eq!(of("-> bool"), "true or false");
        assert_eq!(of("-> Option<u8>"), "None or Some(0) or Some(1)");
        assert_eq!(of("-> Result<(), Refusal>"), "Ok(())");
        assert_eq!(of("-> (bool, Seat)"), "(true, Default::default(),) or (false, Default::default(),)");
        assert_eq!(of("-> [u16; 5]"), "[0; 5] or [1; 5]");
        assert_eq!(of("-> &'static [u8]"), "&[]");
        assert_eq!(of("-> &mut Frog"), "Box::leak(Box::new(Default::default()))");
        assert_eq!(of("-> !"), "");
        assert_eq!(of("-> impl Iterator<Item = u8>"), "");
    }

    #[test]
    fn an_operator_is_never_replaced_with_itself() {
        for text in ["a < b", "a >= b", "a == b", "a && b", "a - b", "a << b", "a |= b", "a += b", "a ^ b"] {
            let syn::Expr::Binary(binary) = syn::parse_str(text).unwrap() else { panic!("{text}") };
            let sign = text.split(' ').nth(1).unwrap();
            let others = operators(&binary.op);
            assert!(!others.is_empty() && !others.contains(&sign), "{text}: {others:?}");
            let is_assignment = text.contains("= ") && !["a >= b", "a == b"].contains(&text);
            assert!(others.iter().all(|other| !is_assignment || other.ends_with('=')), "{text}: {others:?}");
        }
    }
}
