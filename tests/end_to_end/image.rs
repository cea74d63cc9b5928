//! A picture to send.

use std::path::PathBuf;

use tempfile::TempDir;

/// One grey point as a PNG.
const GREY_POINT: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\0\0\0\0:~\x9bU\
    \0\0\0\nIDATx\xdach\0\0\0\x82\0\x81\xdaE\x08;\0\0\0\0IEND\xaeB`\x82";

/// How the service tells of it.
pub(crate) const PICTURE_PART: &str = r#"Some("kop.png") Some("image/png") 67"#;

/// A picture in a folder that is gone when it is dropped.
pub(crate) fn picture() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("kop.png");
    std::fs::write(&file, GREY_POINT).unwrap();
    (folder, file)
}
