//! Characters typed with `AltGr` on Windows.

use novena_store::System;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

/// Removes Ctrl and Alt from a character that was typed with `AltGr`, such as `\` or `{` on a
/// Swedish keyboard. Windows consoles report `AltGr` as Ctrl+Alt.
///
/// Letters and digits are left unchanged, because Ctrl+Alt with a letter or a digit is a key
/// combination.
pub(crate) fn plain_sign(system: System, event: Event) -> Event {
    const ALT_GR: KeyModifiers = KeyModifiers::CONTROL.union(KeyModifiers::ALT);
    match event {
        Event::Key(
            key @ KeyEvent {
                code: KeyCode::Char(sign),
                modifiers,
                ..
            },
        ) if system == System::Windows
            && modifiers.contains(ALT_GR)
            && !sign.is_ascii_alphanumeric() =>
        {
            Event::Key(KeyEvent {
                modifiers: modifiers - ALT_GR,
                ..key
            })
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(sign: char, modifiers: KeyModifiers) -> Event {
        Event::Key(KeyEvent::new(KeyCode::Char(sign), modifiers))
    }

    #[test]
    fn alt_gr_is_removed_from_characters_on_windows() {
        const BOTH: KeyModifiers = KeyModifiers::CONTROL.union(KeyModifiers::ALT);
        for sign in ['\\', '{', '[', '@', '€', 'ą'] {
            let plain = typed(sign, KeyModifiers::NONE);
            assert_eq!(plain_sign(System::Windows, typed(sign, BOTH)), plain);
            for system in [System::Unix, System::MacOs] {
                let event = typed(sign, BOTH);
                assert_eq!(plain_sign(system, event.clone()), event);
            }
        }
        for event in [
            typed('x', BOTH),
            typed('8', BOTH),
            typed('[', KeyModifiers::CONTROL),
            typed('[', KeyModifiers::ALT),
            Event::Key(KeyEvent::new(KeyCode::Up, BOTH)),
            Event::FocusLost,
        ] {
            assert_eq!(plain_sign(System::Windows, event.clone()), event);
        }
    }
}
