//! The image that a shop shows above an event or above itself.

use crate::request::Input;

/// The largest image, in bytes.
const LARGEST: usize = 5 * 1024 * 1024;

/// How the files of the usual formats begin.
const SIGNATURES: [&[u8]; 4] = [b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF8", b"RIFF"];

/// Reads an uploaded image. Its content decides, not its name nor the type that the sender gave it.
pub(crate) fn header_image(input: &Input<'_>) -> Option<Vec<u8>> {
    let content = &input.file()?.content;
    if content.len() > LARGEST {
        return input.refuse("must not be larger than 5 MB");
    }
    if !SIGNATURES.iter().any(|signature| content.starts_with(signature)) {
        return input.refuse("must be an image");
    }
    Some(content.to_vec())
}
