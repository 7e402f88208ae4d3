//! Bundles files, because requesting thirty small files takes a browser longer than reading them.
//!
//! The sources under `app/` are not changed. The modules that `js/main.js` needs for the first view
//! are concatenated here in the order in which a browser would run them, without their import and
//! export lines. They share one scope, so no name may be declared in two of them. The modules that
//! are loaded later are also joined into one file, each wrapped in its own function. Each worker
//! becomes one file with everything it needs, and the styles become one file.

use std::collections::{BTreeMap, BTreeSet};

use crate::strip;

/// The contents of the files, by path under `app/`.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

const PAGE: &str = "index.html";
const MAIN: &str = "js/main.js";
/// The file with the modules that the first board does not need.
const LATER: &str = "js/later.js";
/// The suffix of modules that run in a worker. Each such module is bundled into one file with
/// everything it needs, because a worker cannot use the page's bundle.
const WORKER: &str = "-worker.js";
const STYLES: &str = "styles/all.css";

/// Bundles the files. Fails if it does not understand the form of some code.
pub(crate) fn bundle(files: &mut Files) -> Result<(), String> {
    let page = text(files, PAGE)?;
    let main = ModuleBundle::read(files, MAIN)?;
    let later = DeferredModules::read(files, &main.modules)?;
    let is_worker = |path: &&String| path.ends_with(WORKER);
    let workers: Vec<_> = files.keys().filter(is_worker).cloned().collect();
    let mut bundle: BTreeSet<_> = main.modules.iter().chain(&later.modules).cloned().collect();
    let mut bundles = Files::new();
    for path in workers {
        let worker = ModuleBundle::read(files, &path)?;
        bundle.extend(worker.modules);
        bundles.insert(path, worker.body.into_bytes());
    }
    let export = format!("export {{ {} }};\n", main.exports.join(", "));
    let main = with_later(&main.body) + &export;
    bundles.insert(MAIN.to_owned(), main.into_bytes());
    bundles.insert(LATER.to_owned(), with_later(&later.body).into_bytes());
    files.retain(|path, _| !bundle.contains(path));
    files.append(&mut bundles);
    let page = one_style(files, &page)?;
    files.insert(PAGE.to_owned(), page.into_bytes());
    shorten(files)
}

/// Removes comments and indentation from modules and styles. This is the last pass, because the
/// earlier passes use indentation to recognise the outermost level of a module.
fn shorten(files: &mut Files) -> Result<(), String> {
    let paths: Vec<_> = files.keys().cloned().collect();
    for path in paths {
        let shorter = match path.rsplit_once('.') {
            Some((_, "js")) => strip::script(&text(files, &path)?),
            Some((_, "css")) => strip::style(&text(files, &path)?),
            _ => continue,
        };
        files.insert(path, shorter.into_bytes());
    }
    Ok(())
}

/// A module with everything it needs, as a single string.
struct ModuleBundle {
    body: String,
    /// The paths of the modules.
    modules: BTreeSet<String>,
    /// The exports of the modules, except the root's.
    exports: Vec<String>,
}

impl ModuleBundle {
    fn read(files: &Files, root: &str) -> Result<Self, String> {
        let (mut modules, mut order) = (BTreeSet::new(), Vec::new());
        collect(files, root, &mut modules, &mut order)?;
        let mut names = BTreeMap::new();
        let (mut body, mut exports) = (String::new(), Vec::new());
        for path in order {
            let module = Module::read(&text(files, &path)?, &path)?;
            for name in module.names {
                if let Some(other) = names.insert(name.clone(), path.clone()) {
                    return Err(format!("{name} is both in {other} and in {path}"));
                }
            }
            body += &module.body;
            if path != root {
                exports.extend(module.exports);
            }
        }
        Ok(Self {
            body,
            modules,
            exports,
        })
    }
}

/// The modules that are loaded later, as a single string in which each module is an object with its
/// exports.
struct DeferredModules {
    body: String,
    /// The paths of the modules.
    modules: BTreeSet<String>,
}

impl DeferredModules {
    /// Reads the modules that are dynamically imported, either by the modules of the first board or
    /// by one another.
    fn read(files: &Files, main: &BTreeSet<String>) -> Result<Self, String> {
        let (mut seen, mut order) = (main.clone(), Vec::new());
        let mut to_search: Vec<String> = main.iter().cloned().collect();
        while let Some(path) = to_search.pop() {
            for other in imported_later(&text(files, &path)?) {
                let other = format!("js/{other}.js");
                if main.contains(&other) {
                    return Err(format!(
                        "{path} imports {other} later, which is there at once"
                    ));
                }
                let known = order.len();
                collect(files, &other, &mut seen, &mut order)?;
                to_search.extend_from_slice(&order[known..]);
            }
        }
        let (mut body, mut from_main) = (String::new(), BTreeSet::new());
        let mut modules = BTreeSet::new();
        for path in order {
            let source = text(files, &path)?;
            if source.lines().any(|line| line.starts_with("export let ")) {
                return Err(format!("{path} exports what changes"));
            }
            let mut inner = String::new();
            for line in source.lines() {
                let Some(other) = imported(line, &path)? else {
                    continue;
                };
                let names = between(line, "import { ", " }").unwrap_or_default();
                if main.contains(&other) {
                    from_main.extend(names.split(", ").map(str::to_owned));
                } else if modules.contains(&other) {
                    let import = format!("const {{ {names} }} = {};\n", object(&other));
                    inner.push_str(&import);
                } else {
                    return Err(format!("{path} and {other} need each other"));
                }
            }
            let module = Module::read(&source, &path)?;
            let (object, exports) = (object(&path), module.exports.join(", "));
            inner += &module.body;
            let scope = format!(
                "export const {object} = (() => {{\n{inner}return {{ {exports} }};\n}})();\n"
            );
            body.push_str(&scope);
            modules.insert(path);
        }
        let names: Vec<_> = from_main.into_iter().collect();
        let import = format!("import {{ {} }} from \"./main.js\";\n", names.join(", "));
        Ok(Self {
            body: import + &body,
            modules,
        })
    }
}

/// The start of a dynamic import: `import("./dialogs.js")`.
const IMPORT_LATER: &str = "import(\"./";

/// Returns the names of the modules that the source imports dynamically. References to types look
/// similar, but are followed by the name of a type: `import("./types.js").State`.
fn imported_later(source: &str) -> impl Iterator<Item = &str> {
    source.split(IMPORT_LATER).skip(1).filter_map(|rest| {
        let (name, rest) = rest.split_once(".js\")")?;
        let is_type = rest
            .strip_prefix('.')
            .is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_uppercase()));
        (!is_type).then_some(name)
    })
}

/// Returns the source with every dynamic import redirected to the single file that contains all
/// modules loaded later.
fn with_later(source: &str) -> String {
    let names: BTreeSet<_> = imported_later(source).collect();
    let mut text = source.to_owned();
    for name in names {
        let object = object(&format!("js/{name}.js"));
        text = text.replace(
            &format!("{IMPORT_LATER}{name}.js\")"),
            &format!("import(\"./later.js\").then((later) => later.{object})"),
        );
    }
    text
}

/// Returns the name of the object for a module that is loaded later.
fn object(path: &str) -> String {
    let name = path.trim_start_matches("js/").trim_end_matches(".js");
    format!("{}_module", name.replace('-', "_"))
}

/// Returns the page with a single style sheet and without preload hints for the modules.
fn one_style(files: &mut Files, page: &str) -> Result<String, String> {
    let mut styles = String::new();
    let mut shorter = String::new();
    for line in page.lines() {
        if let Some(path) = between(line, "<link rel=\"stylesheet\" href=\"", "\">") {
            if styles.is_empty() {
                shorter += &line.replace(path, STYLES);
                shorter.push('\n');
            }
            styles += &text(files, path)?;
            files.remove(path);
        } else if !line.contains("<link rel=\"modulepreload\"") {
            shorter += line;
            shorter.push('\n');
        }
    }
    files.insert(STYLES.to_owned(), styles.into_bytes());
    Ok(shorter)
}

/// Adds a module to `order`, after the modules that it needs. The modules in `order` are listed in
/// the order in which they run.
fn collect(
    files: &Files,
    path: &str,
    seen: &mut BTreeSet<String>,
    order: &mut Vec<String>,
) -> Result<(), String> {
    if !seen.insert(path.to_owned()) {
        return Ok(());
    }
    for line in text(files, path)?.lines() {
        if let Some(other) = imported(line, path)? {
            collect(files, &other, seen, order)?;
        }
    }
    order.push(path.to_owned());
    Ok(())
}

/// Returns the path of the module that a line imports from, if the line is an import.
fn imported(line: &str, path: &str) -> Result<Option<String>, String> {
    if !line.starts_with("import ") {
        return Ok(None);
    }
    let is_plain = line.starts_with("import { ") && !line.contains(" as ");
    match between(line, "} from \"./", "\";") {
        Some(name) if is_plain => Ok(Some(format!("js/{name}"))),
        _ => Err(format!("{path}: an import in an unknown form: {line}")),
    }
}

/// A module without its imports and exports.
struct Module {
    body: String,
    /// All names at the outermost level of the module.
    names: Vec<String>,
    exports: Vec<String>,
}

impl Module {
    fn read(text: &str, path: &str) -> Result<Self, String> {
        let (mut body, mut names, mut exports) = (String::new(), Vec::new(), Vec::new());
        for line in text.lines().filter(|line| !line.starts_with("import ")) {
            if line.starts_with("await ") {
                // Such a module could wait forever: a module loaded later waits for the bundle, and
                // the bundle would wait for that module.
                return Err(format!("{path}: waits at the outermost level: {line}"));
            }
            let bare = line.strip_prefix("export ");
            match (bare, name(bare.unwrap_or(line))) {
                (Some(_), None) => {
                    return Err(format!("{path}: an export in an unknown form: {line}"));
                }
                (Some(_), Some(name)) => {
                    exports.push(name.to_owned());
                    names.push(name.to_owned());
                }
                (None, Some(name)) => names.push(name.to_owned()),
                (None, None) => {}
            }
            body += bare.unwrap_or(line);
            body.push('\n');
        }
        Ok(Self {
            body,
            names,
            exports,
        })
    }
}

/// Returns the name declared by a line at the outermost level.
fn name(line: &str) -> Option<&str> {
    let line = line.strip_prefix("async ").unwrap_or(line);
    let starts = ["function ", "class ", "const ", "let "];
    let rest = starts.iter().find_map(|start| line.strip_prefix(start))?;
    let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
    let end = rest.find(|c| !is_letter(c)).unwrap_or(rest.len());
    (end > 0).then_some(&rest[..end])
}

pub(crate) fn between<'a>(line: &'a str, start: &str, end: &str) -> Option<&'a str> {
    let (_, rest) = line.split_once(start)?;
    rest.split_once(end).map(|(found, _)| found)
}

pub(crate) fn text(files: &Files, path: &str) -> Result<String, String> {
    let bytes = files.get(path).ok_or_else(|| format!("no {path}"))?;
    String::from_utf8(bytes.clone()).map_err(|_| format!("{path} is not UTF-8"))
}
