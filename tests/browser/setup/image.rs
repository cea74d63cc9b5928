//! A picture to send.

use loket::api::Attachment;

/// One grey point as a PNG.
const GREY_POINT: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\0\0\0\0:~\x9bU\
    \0\0\0\nIDATx\xdach\0\0\0\x82\0\x81\xdaE\x08;\0\0\0\0IEND\xaeB`\x82";

/// The picture as a person chose it, under a name that is not of English letters alone.
pub fn picture() -> Attachment {
    Attachment {
        name: "kop – ééntje.png".to_owned(),
        media_type: "image/png".to_owned(),
        content: GREY_POINT.into(),
    }
}
