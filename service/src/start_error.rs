//! Why the service can't start.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Why the service can't start, in one line.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StartError {
    /// Something listens there already, or nothing may.
    #[error("cannot listen on {address} ({error})")]
    Address {
        /// The address that was asked for.
        address: SocketAddr,
        /// What the system says.
        error: io::Error,
    },
    /// The data file can't be used; it is left as it is.
    #[error("the data file {path} {why}", path = path.display())]
    DataFile {
        /// The file that was asked for.
        path: PathBuf,
        /// Why it can't be used.
        why: String,
    },
    /// The data in memory can't be laid out.
    #[error("the sample organisation cannot be laid out ({0})")]
    Data(String),
    /// There is no built app in the folder.
    #[error("the folder {folder} has no index.html; build the app first", folder = .0.display())]
    StaticFiles(PathBuf),
    /// The base path does not begin and end with a slash, or is one of the service's own.
    #[error("the base path {0:?} must be / or one like /admin/, and neither /v1/ nor /stand-in/")]
    BasePath(String),
    /// The token, its header or its scheme can't be sent over HTTP.
    #[error("the token, its header or its scheme can't be sent over HTTP")]
    Token,
}
