//! The template of some markup, and its holes.
//!
//! A template is a row of words, each after a sign that says what it is; `src/view/template.rs` reads it.

use proc_macro2::{Span, TokenStream};
use quote::quote;
use rstml::Infallible;
use rstml::node::{KeyedAttribute, Node, NodeAttribute, NodeBlock, NodeElement};
use syn::spanned::Spanned;
use syn::{Block, Error, Expr, ExprLit, Lit, Result, Stmt};

use crate::sign::{ATTRIBUTE, CHILD, CLOSE, EVENT, NAME, OPEN, PROPERTY, REFERENCE, TEXT, VALUE};

#[derive(Default)]
struct Template {
    words: String,
    holes: Vec<TokenStream>,
}

/// The view of all that stands side by side.
pub(crate) fn of(nodes: &[Node]) -> Result<TokenStream> {
    let mut template = Template::default();
    for node in nodes {
        template.node(node)?;
    }
    let Template { words, holes } = template;
    Ok(quote!(::loket::view::filled(#words, ::std::boxed::Box::new([#(#holes),*]))))
}

impl Template {
    fn node(&mut self, node: &Node) -> Result<()> {
        match node {
            Node::Element(element) => self.element(element),
            Node::Fragment(fragment) => fragment.children.iter().try_for_each(|node| self.node(node)),
            Node::Text(text) => self.word(TEXT, &text.value_string(), text.span()),
            Node::Block(block) => {
                let child = content(block)?;
                self.words.push(char::from(CHILD));
                self.holes.push(quote!(::loket::view::Hole::child(#child)));
                Ok(())
            }
            other => Err(Error::new(other.span(), "a view has elements, quoted texts and blocks")),
        }
    }

    fn element(&mut self, element: &NodeElement<Infallible>) -> Result<()> {
        self.word(OPEN, &element.name().to_string(), element.name().span())?;
        for part in element.attributes() {
            match part {
                NodeAttribute::Attribute(part) => self.attribute(part)?,
                NodeAttribute::Block(_) => return Err(Error::new(part.span(), "an attribute has a name")),
            }
        }
        element.children.iter().try_for_each(|child| self.node(child))?;
        self.words.push(char::from(CLOSE));
        Ok(())
    }

    fn attribute(&mut self, part: &KeyedAttribute) -> Result<()> {
        let (key, span) = (part.key.to_string(), part.span());
        let value = match part.value() {
            None => return self.literal(&key, "", span),
            Some(Expr::Lit(ExprLit { lit: Lit::Str(text), .. })) if !key.contains(':') => {
                return self.literal(&key, &text.value(), span);
            }
            Some(Expr::Block(block)) => unbraced(&block.block),
            Some(value) => quote!(#value),
        };
        let (sign, name, hole) = match key.split_once(':') {
            Some(("on", event)) => {
                let kind = kind(event);
                (EVENT, event, quote!(::loket::view::Hole::handler::<#kind, _>(#value)))
            }
            Some(("prop", property)) => (PROPERTY, property, quote!(::loket::view::Hole::value(#value))),
            Some(_) => return Err(Error::new(span, "an attribute, `on:` or `prop:`")),
            None if key == "node_ref" => (REFERENCE, "", quote!(::loket::view::Hole::reference(#value))),
            None => (ATTRIBUTE, key.as_str(), quote!(::loket::view::Hole::value(#value))),
        };
        self.holes.push(hole);
        self.word(sign, name, span)
    }

    fn literal(&mut self, name: &str, value: &str, span: Span) -> Result<()> {
        self.word(NAME, name, span)?;
        self.word(VALUE, value, span)
    }

    fn word(&mut self, sign: u8, word: &str, span: Span) -> Result<()> {
        if word.contains(|letter| letter < ' ') {
            return Err(Error::new(
                span,
                "a line break, a tab or another control character: a text stands on one line, and in quotes",
            ));
        }
        self.words.push(char::from(sign));
        self.words.push_str(word);
        Ok(())
    }
}

fn content(block: &NodeBlock) -> Result<TokenStream> {
    block.try_block().map(unbraced).ok_or_else(|| Error::new(block.span(), "no Rust code"))
}

/// What stands in a block; without its braces if it is a single expression.
fn unbraced(block: &Block) -> TokenStream {
    match block.stmts.as_slice() {
        [Stmt::Expr(only, None)] => quote!(#only),
        _ => quote!(#block),
    }
}

/// The type of an event.
fn kind(event: &str) -> TokenStream {
    match event {
        "click" => quote!(::web_sys::MouseEvent),
        "keydown" => quote!(::web_sys::KeyboardEvent),
        "submit" => quote!(::web_sys::SubmitEvent),
        _ => quote!(::web_sys::Event),
    }
}
