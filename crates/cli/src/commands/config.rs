//! `novena config`: displays and changes the settings.

mod shown;

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::Command;

use crate::arguments::{ConfigAction, ConfigCommand, Form};
use crate::config::{self, Config, EditError, Setting, SettingName};
use crate::exit::Exit;
use crate::texts::Texts;
use crate::{json, output, report};
use shown::{ConfigObject, write_table};

/// Shows all settings, or changes a single one.
pub(crate) fn run(arguments: &ConfigCommand, config: &Config, texts: &Texts) -> Exit {
    let Some(path) = &config.path else {
        report::problem(texts, &texts.get("config-no-place"));
        return Exit::Bad;
    };
    match &arguments.action {
        None => show(config, arguments.to, texts),
        Some(ConfigAction::Path) => print(&path.display().to_string(), texts),
        Some(ConfigAction::Set(to)) => set(path, &to.setting, &to.value, texts),
        Some(ConfigAction::Unset(of)) => unset(path, &of.setting, texts),
        Some(ConfigAction::Edit) => edit(path, texts),
    }
}

/// Prints every setting with its value and source, followed by any problems.
fn show(config: &Config, to: Form, texts: &Texts) -> Exit {
    let exit = output::write(None, texts, |out| {
        match to {
            Form::Text => write_table(config, out, texts)?,
            Form::Json => writeln!(out, "{}", json::line(&ConfigObject::new(config)))?,
        }
        Ok(Exit::Success)
    });
    exit.max(report_problems(config, texts))
}

fn report_problems(config: &Config, texts: &Texts) -> Exit {
    if config.problems.is_empty() {
        return Exit::Success;
    }
    let problems = config.problems.iter();
    report::problems(texts, problems.map(|problem| problem.describe(texts)));
    Exit::Bad
}

fn set(path: &Path, name: &SettingName, value: &str, texts: &Texts) -> Exit {
    let value = value.trim();
    if let Err(unknown) = name.check(value) {
        report::problem(texts, &unknown.describe(&name.text(), value, texts));
        return Exit::Bad;
    }
    let exit = change(path, texts, |text| config::set(path, text, name, value));
    if exit != Exit::Success {
        return exit;
    }
    warn_of_variable(name, texts);
    print(&format!("{} = {value}", name.text()), texts)
}

fn unset(path: &Path, name: &SettingName, texts: &Texts) -> Exit {
    let exit = change(path, texts, |text| config::unset(path, text, name));
    if exit == Exit::Negative {
        let fillings = [("name", name.text().into())];
        report::problem(texts, &texts.fill("config-not-set", &fillings));
    } else if exit == Exit::Success {
        warn_of_variable(name, texts);
    }
    exit
}

/// Warns if an environment variable is set that overrides the file.
fn warn_of_variable(name: &SettingName, texts: &Texts) {
    let SettingName::Known(setting) = name else {
        return;
    };
    let variable = Setting::variable(*setting);
    if std::env::var_os(variable).is_some_and(|text| !text.is_empty()) {
        let fillings = [("variable", variable.into())];
        report::warning(texts, "config-overridden", &fillings);
    }
}

/// Changes the text of the file. If the change fails, leaves the file as it is.
fn change(
    path: &Path,
    texts: &Texts,
    change: impl FnOnce(&str) -> Result<String, EditError>,
) -> Exit {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        Err(error) => {
            let file = path.display().to_string();
            report::problem(texts, &report::unreadable(texts, &file, &error));
            return Exit::Bad;
        }
    };
    let changed = match change(&text) {
        Ok(changed) => changed,
        Err(EditError::NotSet) => return Exit::Negative,
        Err(EditError::Broken(problems)) => {
            let problems = problems.iter().map(|problem| problem.describe(texts));
            report::problems(texts, problems);
            return Exit::Bad;
        }
    };
    if let Err(error) = make_folder(path) {
        return report::cannot_write(texts, Some(path), &error);
    }
    output::write(Some(path), texts, |out| {
        out.write_all(changed.as_bytes())?;
        Ok(Exit::Success)
    })
}

fn make_folder(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(folder) if folder != Path::new("") => fs::create_dir_all(folder),
        _ => Ok(()),
    }
}

/// Opens the file in the user's editor, then reports any problems in it.
fn edit(path: &Path, texts: &Texts) -> Exit {
    if let Err(error) = make_folder(path) {
        return report::cannot_write(texts, Some(path), &error);
    }
    let named = ["VISUAL", "EDITOR"].into_iter().find_map(|name| {
        let editor = std::env::var(name).ok()?;
        (!editor.trim().is_empty()).then_some(editor)
    });
    let usual = if cfg!(windows) { "notepad" } else { "vi" };
    let editor = named.unwrap_or_else(|| usual.to_owned());
    // The value may contain options, as in `code --wait`.
    let mut words = editor.split_whitespace();
    let ran = Command::new(words.next().unwrap_or(usual))
        .args(words)
        .arg(path)
        .status();
    if !ran.as_ref().is_ok_and(std::process::ExitStatus::success) {
        let fillings = [("editor", editor.into())];
        report::problem(texts, &texts.fill("config-no-editor", &fillings));
        return Exit::Bad;
    }
    report_problems(&Config::load(|name| std::env::var_os(name)), texts)
}

fn print(line: &str, texts: &Texts) -> Exit {
    output::write(None, texts, |out| {
        writeln!(out, "{line}")?;
        Ok(Exit::Success)
    })
}
