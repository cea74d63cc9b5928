//! The hosts, each started with the configuration that ships with the app.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};
use nix::unistd::geteuid;

use super::super::browser::any_port;
use super::deployment::Deployment;
use crate::setup::Setup;
use crate::workspace::on_path;

/// The folder of programs that only root has on the PATH.
const SYSTEM: &str = "/usr/sbin";
const BROTLI_MODULE: &str = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const APACHE_MODULES: &str = "/usr/lib/apache2/modules";

/// A host.
pub(super) struct Host {
    pub(super) name: &'static str,
    /// What no file that ships decides there: the host does it, or can't.
    pub(super) does_itself: &'static [&'static str],
    /// The command that serves a deployment; none where the host is not installed.
    pub(super) command: fn(&Deployment, &Setup) -> Result<Option<Command>>,
}

/// The hosts that the files are tried on.
pub(super) const HOSTS: [Host; 6] = [
    Host { name: "nginx", does_itself: &[], command: |deployment, _| nginx(deployment, None) },
    Host {
        name: "nginx with ngx_brotli",
        does_itself: &[],
        command: |deployment, _| nginx_with_brotli(deployment),
    },
    Host { name: "Apache", does_itself: &[], command: |deployment, _| apache(deployment) },
    Host { name: "Caddy", does_itself: &[], command: |deployment, _| caddy(deployment) },
    Host {
        name: "Cloudflare Pages (wrangler)",
        // It deploys a version as a whole.
        does_itself: &["compressed files", "an upload in progress", "/v1 on the same origin"],
        command: cloudflare_pages,
    },
    Host {
        name: "Netlify (netlify-cli)",
        // As with Cloudflare; and this tool caches nothing: it ignores `_headers` in that.
        does_itself: &["compressed files", "caching", "an upload in progress", "/v1 on the same origin"],
        command: netlify,
    },
];

fn program(name: &str) -> Option<PathBuf> {
    on_path(name).or_else(|| Some(Path::new(SYSTEM).join(name)).filter(|path| path.is_file()))
}

/// Replaces what a shipped configuration must contain.
fn replaced(text: &str, from: &str, to: &str) -> Result<String> {
    text.contains(from).then(|| text.replacen(from, to, 1)).with_context(|| format!("no {from:?} in\n{text}"))
}

/// Starts quietly: what a host says of each request is of no interest here.
fn quiet(program: PathBuf) -> Command {
    let mut command = Command::new(program);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command
}

fn nginx_with_brotli(deployment: &Deployment) -> Result<Option<Command>> {
    if Path::new(BROTLI_MODULE).is_file() { nginx(deployment, Some(BROTLI_MODULE)) } else { Ok(None) }
}

fn nginx(deployment: &Deployment, module: Option<&str>) -> Result<Option<Command>> {
    let Some(nginx) = program("nginx") else { return Ok(None) };
    let server = deployment.site.nginx();
    let server = replaced(&server, "listen 443 ssl;", &format!("listen 127.0.0.1:{};", deployment.port))?;
    let server = replaced(&server, "root /srv/loket;", &format!("root {};", deployment.root.display()))?;
    let files = format!("    location {} {{", deployment.base);
    let mut server = replaced(&server, &files, &format!("{}\n{files}", deployment.same_origin("nginx")?))?;
    let mut modules = String::new();
    if let Some(module) = module {
        modules = format!("load_module {module};");
        server = replaced(&server, "# brotli_static on;", "brotli_static on;")?;
    }
    let scratch = deployment.scratch.display();
    let user = if geteuid().is_root() { "user root;" } else { "" };
    let configuration = deployment.write(
        "nginx.conf",
        &format!(
            "{modules}\n{user}\ndaemon off;\npid {scratch}/nginx.pid;\nerror_log {scratch}/error.log;\nevents {{}}\n\
             http {{\ninclude /etc/nginx/mime.types;\naccess_log off;\nclient_body_temp_path {scratch}/body;\n\
             proxy_temp_path {scratch}/proxy;\nfastcgi_temp_path {scratch}/fastcgi;\nuwsgi_temp_path {scratch}/uwsgi;\n\
             scgi_temp_path {scratch}/scgi;\n{server}\n}}\n"
        ),
    )?;
    let mut command = quiet(nginx);
    command.arg("-c").arg(configuration).arg("-p").arg(&deployment.scratch);
    Ok(Some(command))
}

fn apache(deployment: &Deployment) -> Result<Option<Command>> {
    let Some(apache) = program("apache2") else { return Ok(None) };
    // Those of Debian, and those that the README names.
    let modules = [
        "mpm_event",
        "authz_core",
        "authn_core",
        "dir",
        "mime",
        "env",
        "headers",
        "rewrite",
        "proxy",
        "proxy_http",
        "ssl",
        "socache_shmcb",
    ]
    .map(|name| format!("LoadModule {name}_module {APACHE_MODULES}/mod_{name}.so\n"))
    .concat();
    let user = if geteuid().is_root() { "User www-data\nGroup www-data\n" } else { "" };
    let (scratch, root) = (deployment.scratch.display(), deployment.root.display());
    let configuration = deployment.write(
        "apache.conf",
        &format!(
            "{modules}{user}ServerRoot {scratch}\nServerName localhost\nListen 127.0.0.1:{}\nPidFile {scratch}/apache.pid\n\
             ErrorLog {scratch}/error.log\nMutex file:{scratch}\nTypesConfig /etc/mime.types\nDirectoryIndex index.html\n\
             DocumentRoot {root}\n\
             <Directory {root}>\nAllowOverride FileInfo Indexes\nRequire all granted\n</Directory>\n{}",
            deployment.port,
            deployment.same_origin("apache")?
        ),
    )?;
    let mut command = quiet(apache);
    command.arg("-f").arg(configuration).arg("-DFOREGROUND");
    Ok(Some(command))
}

fn caddy(deployment: &Deployment) -> Result<Option<Command>> {
    let Some(caddy) = program("caddy") else { return Ok(None) };
    let site = deployment.site.caddy();
    let site = replaced(&site, "loket.example.org {", &format!("http://127.0.0.1:{} {{", deployment.port))?;
    let site = replaced(&site, "root * /srv/loket", &format!("root * {}", deployment.root.display()))?;
    let others = "\t# All others";
    let site = replaced(&site, others, &format!("{}\n{others}", deployment.same_origin("caddyfile")?))?;
    let configuration = deployment.write("Caddyfile", &format!("{{\n\tadmin off\n}}\n{site}"))?;
    let mut command = quiet(caddy);
    command.args(["run", "--adapter=caddyfile", "--config"]).arg(configuration);
    command.env("HOME", &deployment.scratch);
    Ok(Some(command))
}

fn cloudflare_pages(deployment: &Deployment, setup: &Setup) -> Result<Option<Command>> {
    let (Some(wrangler), Some(node)) = (setup.wrangler(), on_path("node")) else { return Ok(None) };
    let mut command = quiet(node);
    command
        .arg(wrangler)
        .args(["pages", "dev"])
        .arg(&deployment.root)
        .args(["--ip=127.0.0.1", &format!("--port={}", deployment.port), "--compatibility-date=2024-01-01"])
        .current_dir(&deployment.scratch)
        .env("HOME", &deployment.scratch)
        .env("CI", "1")
        .env("WRANGLER_SEND_METRICS", "false");
    Ok(Some(command))
}

fn netlify(deployment: &Deployment, setup: &Setup) -> Result<Option<Command>> {
    let (Some(netlify), Some(node)) = (setup.netlify(), on_path("node")) else { return Ok(None) };
    let mut command = quiet(node);
    command
        .arg(netlify)
        .args([
            "dev",
            "--offline",
            "--no-open",
            "--skip-gitignore",
            "--internal-disable-edge-functions",
            "--dir",
        ])
        .arg(&deployment.root)
        .args([format!("--port={}", deployment.port), format!("--staticServerPort={}", any_port()?)])
        .current_dir(&deployment.scratch)
        .env("HOME", &deployment.scratch)
        .env("CI", "1")
        .env("NETLIFY_TELEMETRY_DISABLED", "1");
    Ok(Some(command))
}
