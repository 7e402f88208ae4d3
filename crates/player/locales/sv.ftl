# What the terminal player says.
play-too-small = För litet: minst { $width }×{ $height }. Gör fönstret större, eller tryck q för att sluta; spelet sparas.
play-saved = sparat
play-not-saved = inte sparat
play-unnamed = Sudoku
play-paused = Pausat
play-paused-how = { $key } eller Retur för att fortsätta.
play-thinking = tänker …
play-restarted = Börjat om; ångra tar tillbaka allt.
play-given = Den här siffran är given.
play-full-but-wrong = Brädet är fullt, men inte rätt än.
play-before-mistake = Tillbaka till före felet; gör om visar vad som följde.
play-check-not-allowed = I det här spelet kontrolleras bara reglerna; välj först ett annat sätt.
play-checking = Fel visas: { $policy }.
checking-none = aldrig
checking-rules = där en regel bryts
checking-on-request = där en regel bryts, och alla på begäran
checking-live = alla, genast
play-which-box = Vilken box, 1 till 9?
play-which-digit = Vilken siffra, 1 till 9?
mode-digit = siffra
mode-corner = hörn
mode-centre = mitt
mode-colour = färg
side-mode = läge
side-left = kvar
cell-picked = { $digit } i handen
hint-title = LEDTRÅD { $rung } av { $rungs }
hint-title-alone = LEDTRÅD
hint-where = var
hint-why = varför
hint-apply = utför
hint-next = nästa ledtråd
hint-another = en annan
hint-go-back = gå tillbaka till före
hint-close = stäng
steps-path = LÖSNINGSVÄG { $number } av { $count }
steps-now = STEG NU { $number } av { $count }
steps-next = nästa
steps-back = förra
steps-none = Det finns inget steg härifrån; en ledtråd kan säga varför.
enter-title = DITT EGET SUDOKU
enter-own-title = Eget sudoku
enter-how = 1–9 siffra, 0 eller mellanslag tom, Backsteg tillbaka, klistra in fyller, Retur spelar, Esc lämnar.
enter-refused = Det här går inte att lösa, så det går inte att spela.
enter-several-again = Det har flera lösningar. Retur igen spelar det ändå.
savepoints-title = Sparpunkter
savepoints-before-mistake = Före mitt fel
savepoints-entry = { $name } ({ $digits } siffror)
savepoint-set = Sparpunkten { $name } är satt.
new-title = Nytt spel
new-level = Nytt: { $level }
new-daily = I dag, { $name }: { $level }
new-open = Öppna en fil eller inklistrad text …
new-enter = Skriv in ett eget …
games-title = Spel
games-open = { $name }, { $time } ({ $givens } givna, nr { $id })
games-finished = { $name }, löst på { $time } ({ $givens } givna, nr { $id })
file-title = Välj ett sudoku
file-entry = { $number }. { $name } ({ $givens } givna)
file-nothing = Det finns inget sudoku i den.
list-foot = Retur väljer, Esc stänger
list-foot-delete = Retur väljer, d tar bort, Esc stänger
list-delete-again = d igen tar bort
prompt-savepoint = Sparpunktens namn
prompt-open = En fil, eller ett sudokus text
prompt-line = :
prompt-foot = Retur godtar, Esc stänger
line-unknown = ”{ $words }” är inget kommando; ? visar alla.
finished-title = Löst
finished-line = Bra gjort: varje siffra är rätt.
finished-time = Tid: { $time }
finished-review = I backspegeln:
finished-next = { $new } nytt spel, { $close } se på brädet
figures-title = Statistik
figures-none = Inget att räkna än.
figures-level = { $level }: { $finished } av { $started } lösta, bäst { $best }, median { $median }
figures-hinted = Du behövde oftast hjälp med: { $techniques }.
help-title = Tangenter
help-foot = skriv för att söka, Esc stänger
help-query = sök: { $query }

# Under the board; short words.
foot-hint = ledtråd
foot-undo = ångra
foot-next-mode = läge
foot-fill-marks = anteckna
foot-new = nytt
foot-savepoint = sparpunkt
foot-filter-next = filter
foot-games = spel
foot-pause = paus
foot-help = tangenter
foot-quit = sluta

# Keys as they are printed on keyboards.
keyname-ctrl = Ctrl
keyname-alt = Alt
keyname-shift = Skift
keyname-space = Mellanslag
keyname-enter = Retur
keyname-esc = Esc
keyname-tab = Tabb
keyname-backspace = Backsteg
keyname-delete = Delete
keyname-home = Home
keyname-end = End
keyname-pgup = PgUp
keyname-pgdn = PgDn

# What each key does: key-WORD of the table of keys.
key-up = upp
key-down = ned
key-left = vänster
key-right = höger
key-next-empty = nästa tomma ruta
key-previous-empty = föregående tomma ruta
key-box-up = en box upp
key-box-down = en box ned
key-box-left = en box åt vänster
key-box-right = en box åt höger
key-go-to-box = sedan 1–9: gå till den boxen
key-row-start = radens början
key-row-end = radens slut
key-grid-start = första rutan
key-grid-end = sista rutan
key-extend-up = markera även uppåt
key-extend-down = markera även nedåt
key-extend-left = markera även åt vänster
key-extend-right = markera även åt höger
key-toggle = lägg rutan till markeringen, eller ta bort den
key-select-all = markera alla rutor
key-deselect = stäng ledtråden; markera inget, så att en siffra tas i handen
key-write = skriv i aktuellt läge
key-write-corner = hörnanteckning
key-write-centre = mittanteckning
key-mode-digit = läge: siffror
key-mode-corner = läge: hörnanteckningar
key-mode-centre = läge: mittanteckningar
key-mode-colour = läge: färger; med filter, på kandidater
key-next-mode = nästa läge
key-notes = anteckningar på eller av
key-clear = sudda: siffra, sedan anteckningar, sedan färger
key-fill-marks = skriv alla möjliga anteckningar
key-corners-to-centre = gör hörnanteckningar till mittanteckningar
key-undo = ångra
key-redo = gör om
key-restart = börja om det här spelet
key-hint = ledtråd; igen säger mer
key-hint-why = ledtråd som säger varför
key-confirm = utför ledtråden; skriv siffran i handen eller den enda anteckningen
key-another = en annan ledtråd
key-filter = filtrera en siffra, eller sluta
key-filter-next = sedan 1–9: filtrera den siffran, eller sluta
key-strike = märk eller stryk den filtrerade siffran; utan filter, nästa läge
key-colour-a = färg a
key-colour-b = färg b
key-colour-c = färg c
key-colour-d = färg d
key-colour-e = färg e
key-savepoint = sätt en sparpunkt
key-savepoints = lista över sparpunkter
key-before-mistake = tillbaka till före mitt fel
key-check = visa vad som är fel nu, om spelet tillåter det
key-checking = vilka fel som visas
key-new = nytt spel
key-open = öppna en fil eller inklistrad text
key-enter-own = skriv in ett eget sudoku
key-games = sparade spel
key-steps = alla steg som syns nu
key-path = hela lösningsvägen
key-statistics = statistik
key-pause = paus; brädet döljs
key-timer = visa eller dölj klockan
key-line = skriv ett kommando: undo, r4c5, r4c5=7, open FIL
key-redraw = rita om skärmen
key-suspend = lägg spelet åt sidan (fg tar tillbaka det)
key-help = den här listan
key-quit = sluta; allt är sparat

# Sentences with numbers.
cell-selected = { $count ->
    [one] { $count } ruta
   *[other] { $count } rutor
}
enter-givens = { $count ->
    [one] { $count } given siffra.
   *[other] { $count } givna siffror.
}
enter-some = { $count ->
    [one] { $count } lösning.
   *[other] { $count } lösningar.
}
enter-open = { $open ->
    [one] { $open } ruta är öppen (').
   *[other] { $open } rutor är öppna (').
}
finished-taken-back = { $count ->
    [0] Inget drag ångrat.
    [one] Ett drag ångrat.
   *[other] { $count } drag ångrade.
}
finished-hints = { $count ->
    [0] Inga ledtrådar.
    [one] { $count } ledtråd.
   *[other] { $count } ledtrådar.
}
figures-streak = { $streak ->
    [one] { $streak } dag i rad; som mest { $longest }.
   *[other] { $streak } dagar i rad; som mest { $longest }.
}
