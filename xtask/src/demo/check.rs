//! What would make a demo fail, found before it takes any time.

use std::fs::OpenOptions;
use std::io::{ErrorKind, Read};
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail, ensure};

/// The length of the header that every SQLite database has.
const HEADER: u64 = 100;

/// What it starts with.
const SQLITE: &[u8] = b"SQLite format 3\0";

/// The mark of the stand-in, where SQLite's header keeps one for the program that a database belongs to.
const MARK: &[u8] = b"Lokt";
const PLACE_OF_MARK: usize = 68;

/// Refuses a port that can't be listened on.
pub(crate) fn port_is_free(port: u16) -> Result<()> {
    match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            bail!("port {port} is in use: end what listens there, or choose another with --port")
        }
        Err(error) if error.kind() == ErrorKind::PermissionDenied => {
            bail!("port {port} is reserved to root: choose one above 1023 with --port")
        }
        Err(error) => Err(anyhow!(error).context(format!("cannot listen on port {port}"))),
    }
}

/// The port after this one.
pub(crate) fn next_port(port: u16) -> Result<u16> {
    port.checked_add(1)
        .with_context(|| format!("there is no port after {port} for the interface: choose a lower --port"))
}

/// Refuses a data file that is no database or can't be used, and leaves it as it is.
pub(super) fn data_file(path: &Path) -> Result<()> {
    let shown = path.display();
    ensure!(!path.is_dir(), "{shown} is a folder: name a file with --data");
    let mut file = match OpenOptions::new().read(true).write(true).open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return folder_of(path),
        Err(error) => {
            return Err(anyhow!(error).context(format!("cannot use the data file {shown}")));
        }
    };
    let mut header = Vec::new();
    file.by_ref()
        .take(HEADER)
        .read_to_end(&mut header)
        .with_context(|| format!("cannot read the data file {shown}"))?;
    ensure!(
        header.is_empty() || is_of_the_demo(&header),
        "{shown} is no database of the demo and stays as it is: name another file with --data"
    );
    Ok(())
}

fn is_of_the_demo(header: &[u8]) -> bool {
    header.starts_with(SQLITE) && header.get(PLACE_OF_MARK..).is_some_and(|rest| rest.starts_with(MARK))
}

fn folder_of(path: &Path) -> Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        bail!("there is no folder {} for the data file", folder.display());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::fs;
    use std::net::TcpListener;
    use std::path::PathBuf;

    use super::{MARK, PLACE_OF_MARK, SQLITE, data_file, next_port, port_is_free};

    fn path(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("loket-{name}-{}", std::process::id()))
    }

    /// The start of a database with that mark.
    fn header(mark: &[u8]) -> Vec<u8> {
        let mut header = vec![0; 100];
        header[..SQLITE.len()].copy_from_slice(SQLITE);
        header[PLACE_OF_MARK..PLACE_OF_MARK + mark.len()].copy_from_slice(mark);
        header
    }

    #[test]
    fn a_file_that_is_no_database_of_the_demo_is_refused_and_stays() {
        for (name, content) in [
            ("letter", b"Dear organiser".to_vec()),
            ("foreign", header(b"Mail")),
            ("torn", header(b"Lokt")[..40].to_vec()),
        ] {
            let path = path(name);
            fs::write(&path, &content).unwrap();
            let refusal = data_file(&path).unwrap_err().to_string();
            let after = fs::read(&path).unwrap();
            fs::remove_file(&path).unwrap();
            assert!(refusal.contains("is no database of the demo"), "{name}: {refusal}");
            assert_eq!(after, content, "{name}");
        }
    }

    #[test]
    fn a_database_of_the_demo_and_an_empty_file_will_do() {
        for (name, content) in [("database", header(MARK)), ("empty", Vec::new())] {
            let path = path(name);
            fs::write(&path, content).unwrap();
            let result = data_file(&path);
            fs::remove_file(&path).unwrap();
            assert!(result.is_ok(), "{name}: {result:?}");
        }
    }

    #[test]
    fn a_new_file_needs_only_its_folder() {
        let path = path("new");
        assert!(data_file(&path).is_ok());
        assert!(!path.exists());
        let lost = path.join("folder/file.sqlite");
        assert!(data_file(&lost).unwrap_err().to_string().contains("there is no folder"));
    }

    #[test]
    fn a_folder_is_no_data_file() {
        let refusal = data_file(&std::env::temp_dir()).unwrap_err().to_string();
        assert!(refusal.contains("is a folder"), "{refusal}");
    }

    #[test]
    fn a_port_in_use_is_refused() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let refusal = port_is_free(port).unwrap_err().to_string();
        assert!(refusal.contains("in use"), "{refusal}");
    }

    #[test]
    fn the_last_port_has_no_next() {
        assert_eq!(next_port(8080).unwrap(), 8081);
        assert!(next_port(u16::MAX).is_err());
    }
}
