//! Tests `novena config` and the effects of the file.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::support::{SUDOKU01, check_golden};

/// A location for a configuration file.
struct ConfigHome {
    _folder: tempfile::TempDir,
    file: PathBuf,
}

impl ConfigHome {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        // The program creates the folder when it first needs it.
        let file = folder.path().join("novena/config.toml");
        Self {
            _folder: folder,
            file,
        }
    }

    fn with(text: &str) -> Self {
        let home = Self::new();
        fs::create_dir_all(home.file.parent().unwrap()).unwrap();
        fs::write(&home.file, text).unwrap();
        home
    }

    fn text(&self) -> String {
        fs::read_to_string(&self.file).unwrap()
    }

    fn run(&self, words: &[&str], variables: &[(&str, &str)]) -> (i32, String, String) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_novena"));
        command.env("LC_ALL", "C").env("NOVENA_CONFIG", &self.file);
        for name in ["THEME", "LANG", "LEVEL", "KEYS", "MARKS"] {
            command.env_remove(format!("NOVENA_{name}"));
        }
        command.envs(variables.iter().copied());
        let Output {
            status,
            stdout,
            stderr,
        } = command.args(words).output().unwrap();
        let file = self.file.display().to_string();
        // In JSON, the backslashes of Windows are doubled.
        let in_json = file.replace('\\', r"\\");
        let hidden = |bytes: Vec<u8>| {
            let text = String::from_utf8(bytes).unwrap();
            text.replace(&file, "CONFIG").replace(&in_json, "CONFIG")
        };
        (status.code().unwrap(), hidden(stdout), hidden(stderr))
    }
}

#[test]
fn settings_are_set_shown_and_unset() {
    let home = ConfigHome::new();
    let mut transcript = String::new();
    let mut session = |words: &[&str], variables: &[(&str, &str)]| {
        let (code, out, err) = home.run(words, variables);
        let variables = variables.iter();
        let set: Vec<String> = variables
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        let line = [set, vec![format!("novena {}", words.join(" "))]].concat();
        write!(transcript, "$ {}\n{out}{err}", line.join(" ")).unwrap();
        if code != 0 {
            writeln!(transcript, "[{code}]").unwrap();
        }
    };
    session(&["config"], &[]);
    session(&["config", "set", "theme", "light"], &[]);
    session(&["config", "set", "keys", "vi"], &[]);
    session(&["config", "set", "keys.undo", "z ctrl-u"], &[]);
    session(
        &["config", "set", "ascii", "true"],
        &[("NOVENA_ASCII", "false")],
    );
    session(
        &["config"],
        &[("NOVENA_THEME", "dark"), ("NOVENA_LEVEL", "hrad")],
    );
    session(&["config", "--to", "json"], &[]);
    session(&["config", "path"], &[]);
    session(&["config", "set", "theme", "drak"], &[]);
    session(&["config", "set", "keys.redo", "ctrl-entr"], &[]);
    session(&["config", "set", "keys.Redo", "r"], &[]);
    session(&["config", "unset", "theme"], &[]);
    session(&["config", "unset", "theme"], &[]);
    check_golden("config.txt", &transcript);
    let expected = "ascii = true\n\n[keys]\npreset = \"vi\"\nundo = \"z ctrl-u\"\n";
    assert_eq!(home.text(), expected);
}

#[test]
fn the_table_is_worded_in_every_language() {
    let home = ConfigHome::with("level = \"hard\"\n");
    for lang in ["es", "pt", "sv"] {
        let (code, out, err) = home.run(&["config", "--lang", lang], &[]);
        assert_eq!((code, err.as_str()), (0, ""));
        check_golden(&format!("config-{lang}.txt"), &out);
    }
}

#[test]
fn comments_and_symbolic_links_are_kept() {
    let text = "# mine\ntheme = \"dark\" # at night\n";
    let home = ConfigHome::with(text);
    let (code, out, err) = home.run(&["config", "set", "theme", "light"], &[]);
    assert_eq!(
        (code, out.as_str(), err.as_str()),
        (0, "theme = light\n", "")
    );
    assert_eq!(home.text(), text.replace("dark", "light"));
    #[cfg(unix)]
    {
        let real = home.file.with_file_name("real.toml");
        fs::rename(&home.file, &real).unwrap();
        std::os::unix::fs::symlink(&real, &home.file).unwrap();
        home.run(&["config", "set", "level", "hard"], &[]);
        assert!(
            fs::read_to_string(&real)
                .unwrap()
                .contains("level = \"hard\"")
        );
        assert!(home.file.is_symlink());
    }
}

/// Errors in the file are reported with line and column, and the rest of the file takes effect.
#[test]
fn errors_in_the_file_are_reported_by_line_and_column() {
    let home = ConfigHome::with("them = \"dark\"\nlanguage = \"sv\"\nlevel = \"hrad\"\n");
    let (code, _, err) = home.run(&["config"], &[]);
    assert_eq!(code, 2);
    let expected = "fel: CONFIG:1:1: det finns ingen inställning them (menade du theme?)\n\
         fel: CONFIG:3:9: level kan inte vara hrad; tillåtna värden: easy, medium, hard, unfair, extreme \
         (menade du hard?)\n";
    assert_eq!(err, expected);
    // Other commands continue with a warning.
    let (code, out, err) = home.run(&["solve", SUDOKU01], &[]);
    assert_eq!((code, out.len()), (0, 82));
    assert_eq!(err, expected.replace("fel:", "varning:"));

    let broken = ConfigHome::with("theme = \"dark\"\nlevel = \n");
    for words in [&["config"][..], &["config", "set", "theme", "light"]] {
        let (code, _, err) = broken.run(words, &[]);
        assert_eq!(code, 2);
        assert!(err.starts_with("error: CONFIG:2:9: not TOML: "), "{err}");
    }
    assert_eq!(broken.text(), "theme = \"dark\"\nlevel = \n");
}

#[test]
fn the_language_is_set_by_flag_variable_file_then_locale() {
    let home = ConfigHome::with("language = \"sv\"\n");
    let errors = |words: &[&str], variables: &[(&str, &str)]| home.run(words, variables).2;
    assert!(errors(&["sovle"], &[("LC_ALL", "es_ES.UTF-8")]).starts_with("fel: "));
    assert!(errors(&["sovle"], &[("NOVENA_LANG", "pt")]).starts_with("erro: "));
    let both = [("NOVENA_LANG", "pt")];
    assert!(errors(&["sovle", "--lang", "es"], &both).contains("¿querías decir solve?"));
    // The output for programs is not affected.
    let (_, out, _) = home.run(&["solve", "nonsense"], &[]);
    assert!(out.is_empty() || out.starts_with("error: "), "{out}");
}

#[test]
fn edit_opens_the_file_and_reports_its_errors() {
    let home = ConfigHome::with("theme = \"drak\"\n");
    let words = ["config", "edit"];
    // A program that prints the file takes the place of an editor.
    let cat = if cfg!(windows) { "cmd /c type" } else { "cat" };
    let (code, out, err) = home.run(&words, &[("VISUAL", ""), ("EDITOR", cat)]);
    assert_eq!((code, out.as_str()), (2, "theme = \"drak\"\n"));
    assert!(err.starts_with("error: CONFIG:1:9: "), "{err}");
    let (code, _, err) = home.run(&words, &[("VISUAL", "no-such-editor")]);
    assert_eq!(code, 2);
    assert!(err.contains("no-such-editor could not be run"), "{err}");
}

#[test]
fn an_empty_config_path_is_an_error() {
    let home = ConfigHome::new();
    let (code, _, err) = home.run(&["config"], &[("NOVENA_CONFIG", "")]);
    assert_eq!(code, 2);
    assert!(err.contains("there is no place"), "{err}");
    assert!(!Path::new("config.toml").exists());
}

/// Returns the code block in `docs/config.md` that begins with these words.
fn documented(start: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/config.md");
    let text = fs::read_to_string(path).unwrap();
    let blocks = text.split("```").skip(1).step_by(2);
    let block = blocks
        .filter_map(|block| block.split_once('\n'))
        .find(|(_, block)| block.starts_with(start));
    block.unwrap().1.to_owned()
}

#[test]
fn the_documented_file_is_valid() {
    let example = documented("language =");
    let (code, out, err) = ConfigHome::with(&example).run(&["config", "--lang", "en"], &[]);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    assert!(out.contains("keys.hint"), "{out}");
}

#[test]
fn the_documented_settings_and_warning_are_printed() {
    let documented =
        |start: &str| documented(start).replace("/home/ada/.config/novena/config.toml", "CONFIG");
    let home = ConfigHome::with("theme = \"light\"\nlevel = \"hard\"\n");
    let (code, out, err) = home.run(&["config"], &[("NOVENA_THEME", "dark")]);
    assert_eq!((code, err.as_str()), (0, ""));
    let session = documented("$ novena config\n");
    let (start, _) = session.split_once('…').unwrap();
    let printed = format!("$ novena config\n{out}");
    assert!(printed.starts_with(start), "{printed}");
    let home = ConfigHome::with("theme = \"light\"\nlevel = \"hrad\"\n");
    let (code, _, err) = home.run(&["techniques", "x-wing"], &[]);
    assert_eq!((code, err), (0, documented("warning:")));
}
