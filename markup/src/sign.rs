//! The signs of a template: before each of its words stands one that says what the word is. They are characters that no
//! markup holds.
//!
//! The macro writes them and the app reads them; a crate of macros can share nothing else than this file.

/// An element begins; its name follows.
pub(super) const OPEN: u8 = 0x01;
/// The element ends.
pub(super) const CLOSE: u8 = 0x02;
/// A text follows.
pub(super) const TEXT: u8 = 0x03;
/// The name of an attribute follows; what it is stands in the next word.
pub(super) const NAME: u8 = 0x04;
/// The value of an attribute follows.
pub(super) const VALUE: u8 = 0x05;
/// The name of an attribute follows whose value is a hole.
pub(super) const ATTRIBUTE: u8 = 0x06;
/// The name of a property follows whose value is a hole.
pub(super) const PROPERTY: u8 = 0x07;
/// The name of an event follows whose handler is a hole.
pub(super) const EVENT: u8 = 0x08;
/// The way to the element is a hole.
pub(super) const REFERENCE: u8 = 0x0e;
/// A child is a hole.
pub(super) const CHILD: u8 = 0x0f;
