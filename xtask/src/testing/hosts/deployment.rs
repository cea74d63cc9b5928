//! The built files in the folder of a host.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use super::super::browser::any_port;
use crate::build::hosting::{Site, write_netlify};
use crate::workspace::{Workspace, copy_folder};

/// The recipes for a service on the same origin.
const SAME_ORIGIN: &str = include_str!("../../../../docs/hosting/same-origin.md");
/// The service in them.
const SERVICE: &str = "https://tickets.example.org";

/// The files of the app below a path of a host, with its configuration.
pub(super) struct Deployment {
    /// The folder of the host; the files are below the base path in it.
    pub(super) root: PathBuf,
    /// What the host itself needs to write.
    pub(super) scratch: PathBuf,
    pub(super) base: String,
    pub(super) site: Site,
    pub(super) port: u16,
    service: String,
}

impl Deployment {
    /// Deploys the built app below a path, with a service to pass `/v1` on to.
    pub(super) fn new(workspace: &Workspace, base: &str, service: &str) -> Result<Self> {
        // Hosts that give up their rights must be able to read it.
        let scratch = std::env::temp_dir().join(format!("loket-hosts-{}", std::process::id()));
        let _ = fs::remove_dir_all(&scratch);
        let root = scratch.join("root");
        copy_folder(&workspace.dist(), &root.join(base.trim_matches('/')))?;
        let site = Site::of(&fs::read_to_string(workspace.root.join("index.html"))?, base)?;
        let deployment = Self {
            port: any_port()?,
            base: base.to_owned(),
            service: service.to_owned(),
            root,
            scratch,
            site,
        };
        fs::write(deployment.file(".htaccess"), deployment.site.htaccess())?;
        write_netlify(&workspace.root, &deployment.site, &deployment.file(""), &deployment.root)?;
        Ok(deployment)
    }

    /// A file of the app.
    pub(super) fn file(&self, name: &str) -> PathBuf {
        self.root.join(self.base.trim_matches('/')).join(name)
    }

    /// Writes a file that the host reads, and says where it is.
    pub(super) fn write(&self, name: &str, text: &str) -> Result<PathBuf> {
        let path = self.scratch.join(name);
        fs::write(&path, text)?;
        Ok(path)
    }

    /// The recipe of the documentation for a service on the same origin, for this service.
    pub(super) fn same_origin(&self, language: &str) -> Result<String> {
        let beginning = format!("```{language}\n");
        let recipe = SAME_ORIGIN.split_once(&beginning).and_then(|(_, rest)| rest.split_once("```"));
        let (recipe, _) = recipe.with_context(|| format!("no recipe in {language}"))?;
        Ok(recipe.replace(SERVICE, &self.service))
    }
}

impl Drop for Deployment {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.scratch);
    }
}
