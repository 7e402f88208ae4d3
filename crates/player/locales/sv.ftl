# What the terminal player says.
play-too-small = För litet: minst { $width }×{ $height }. Gör fönstret större, eller tryck q för att sluta; spelet sparas.
play-saved = sparat
play-not-saved = inte sparat
play-unnamed = Sudoku
play-paused = Pausat
play-paused-how = Tryck { $key } eller Retur för att fortsätta.
play-thinking = tänker …
play-restarted = Spelet har börjat om; ångra hämtar tillbaka allt.
play-given = Den här siffran är given.
play-nothing-to-close = Här finns inget att stänga. { $hand } tar en siffra i handen, { $quit } avslutar.
play-full-but-wrong = Brädet är fullt, men inte rätt än.
play-before-mistake = Tillbaka till ställningen före felet; gör om visar vad som följde.
play-check-not-allowed = I det här spelet visas bara brott mot reglerna; välj först en annan inställning.
play-checking = Fel visas: { $policy }.
checking-none = aldrig
checking-rules = där en regel bryts
checking-on-request = där en regel bryts, och alla på begäran
checking-live = alla, genast
play-which-box = Vilken box, 1 till 9?
play-which-digit = Vilken siffra, 1 till 9?
play-which-hand = Vilken siffra tar du i handen, 1 till 9?
mode-digit = siffra
mode-corner = hörn
mode-centre = mitt
mode-colour = färg
cell-picked = { $digit } i handen
caption-solved = löst
side-history = Historik
side-history-none = Inga drag ännu.
side-takes = Vad det kräver
hint-title = Ledtråd { $rung } av { $rungs }
hint-title-alone = Ledtråd
hint-where = var
hint-why = varför
hint-apply = utför
hint-next = nästa ledtråd
hint-another = en annan
hint-go-back = gå tillbaka till ställningen före felet
hint-close = stäng
steps-path = Lösningsväg: { $number } av { $count }
steps-now = Alla steg: { $number } av { $count }
steps-next = nästa
steps-back = förra
steps-none = Det finns inget steg härifrån; en ledtråd kan säga varför.
enter-title = Ditt eget sudoku
enter-own-title = Eget sudoku
enter-how = 1–9 siffra, 0 eller mellanslag tom, Backsteg tillbaka, klistra in fyller, Retur spelar, Esc lämnar.
enter-refused = Det här går inte att lösa, så det går inte att spela.
enter-several-again = Det har flera lösningar. Tryck Retur igen för att spela det ändå.
savepoints-title = Sparpunkter
savepoints-before-mistake = Före mitt fel
savepoints-entry = { $name } ({ $digits } siffror)
savepoint-set = Sparpunkten { $name } är satt.
new-title = Nytt spel
new-level = Nytt, { $level }
new-daily = I dag, { $name }, { $level }
new-collection = Ur ”{ $name }”
new-collection-left = { $left } av { $puzzles } kvar
new-collection-played = Du har spelat alla sudokun i ”{ $name }”.
new-open = Öppna en fil eller inklistrad text …
new-enter = Skriv in ett eget …
games-title = Spel
games-finished = löst på { $time }
games-number = spel { $id }
file-title = Välj ett sudoku
file-nothing = Det finns inget sudoku i den.
list-foot = Retur väljer, Esc stänger
list-foot-delete = Retur väljer, d tar bort, Esc stänger
list-delete-again = tryck d igen för att ta bort
prompt-savepoint = Sparpunktens namn
prompt-open = En fil, eller texten till ett sudoku
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
help-foot-more = pilarna rullar, skriv för att söka, Esc stänger
help-none = inget hittades
text-foot = Esc stänger
help-query = sök: { $query }

# Under the board; short words.
foot-hint = ledtråd
foot-undo = ångra
foot-write-hand = skriv { $digit }
foot-other-digit = annan siffra
foot-put-down = lägg ned den
foot-next-mode = läge
foot-fill-marks = anteckna
foot-new = nytt
foot-savepoint = sparpunkt
foot-filter-next = filter
foot-games = spel
foot-hand = hand
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

# What is wrong with keys of one's own: a clause without a full stop.
keys-unknown-command = ”{ $command }” är inget kommando; menade du ”{ $nearest }”?
keys-no-command = ”{ $command }” är inget kommando; tryck på ? i spelet för att se listan
keys-repeated-command = ”{ $command }” har redan tangenter
keys-unknown-key = ”{ $key }” är ingen tangent; menade du ”{ $nearest }”?
keys-no-such-key = ”{ $key }” är ingen tangent; en tangent är ett tecken eller ett namn som up, enter eller f1
keys-no-key = en tangent saknas
keys-nine-keys = ”{ $key }” är en tangent, och kommandot behöver nio, till exempel ”alt-1-9”
keys-one-key = ”{ $key }” är nio tangenter, och kommandot behöver en
keys-repeated-key = ”{ $key }” hör redan till ”{ $command }”
keys-last-key = ”{ $key }” är den enda tangenten för ”{ $command }”; ge det kommandot en annan tangent också

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
key-deselect = vägen ut: stäng ledtråden, lägg ned siffran, sluta filtrera, markera en enda ruta
key-hand = sedan 1–9: ta en siffra i handen, så skriver Retur den; en gång till lägger ned den
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
key-hint = ledtråd; en gång till säger mer
key-hint-why = ledtråd som säger varför
key-confirm = utför ledtråden; skriv siffran i handen eller den enda anteckningen
key-another = en annan ledtråd
key-filter = filtrera en siffra, eller sluta filtrera
key-filter-next = sedan 1–9: filtrera den siffran, eller sluta filtrera
key-strike = anteckna eller stryk den filtrerade siffran; utan filter, nästa läge
key-colour-a = färg a
key-colour-b = färg b
key-colour-c = färg c
key-colour-d = färg d
key-colour-e = färg e
key-savepoint = sätt en sparpunkt
key-savepoints = lista över sparpunkter
key-before-mistake = tillbaka till ställningen före mitt fel
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
key-techniques = visa eller dölj vad sudokut kräver
key-line = skriv ett kommando: undo, r4c5, r4c5=7, open FIL
key-redraw = rita om skärmen
key-suspend = lägg programmet vilande (fg återupptar det)
key-help = den här listan
key-quit = sluta; allt är sparat

# Sentences with numbers.
caption-to-go = { $count ->
    [one] { $count } ruta kvar
   *[other] { $count } rutor kvar
}
caption-givens = { $count ->
    [one] { $count } given siffra
   *[other] { $count } givna siffror
}
caption-hints = { $count ->
    [one] { $count } ledtråd
   *[other] { $count } ledtrådar
}
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

# A lesson of the course.
learn-too-small = För litet: en lektion behöver minst { $width }×{ $height }. Gör fönstret större, eller tryck q för att lämna den.
learn-part = del { $number } av { $count }
learn-more-below = PgDn: mer nedanför
learn-exercises = Övningar
learn-making = skapar en övning …
learn-puzzle-how = Retur startar spelet; när du lämnar det är du tillbaka i lektionen.
learn-left = { $count ->
    [one] { $count } kvar att hitta.
   *[other] { $count } kvar att hitta.
}
learn-clue = Ledtråd { $rung } av 3
learn-end-found = Hittad, helt på egen hand
learn-end-helped = Hittad, men inte på första försöket
learn-end-shown = Svaret
learn-comes-back = Övningen kommer tillbaka en annan dag.
learn-arrows = pilar
learn-key-go-on = vidare: nästa mening, nästa övning, spelet eller nästa del
learn-key-next = nästa del
learn-key-previous = föregående del
learn-key-move = flytta dig på brädet; i en text: rulla och bläddra
learn-key-answer = ditt svar: stryk eller skriv siffran i rutan
learn-key-clue = en ledtråd; en gång till säger mer
learn-key-rest = visa resten
learn-key-skip = hoppa över övningen
learn-key-filter = sedan 1–9: visa var siffran kan stå; en gång till avslutar
learn-key-scroll = rulla en lång text; PgUp går tillbaka
learn-key-leave = lämna lektionen, även q
learn-foot-go-on = vidare
learn-foot-next = nästa
learn-foot-previous = bakåt
learn-foot-answer = svara
learn-foot-filter = siffra
learn-foot-clue = ledtråd
learn-foot-rest = visa
learn-foot-skip = hoppa över
learn-foot-help = tangenter
learn-foot-leave = lämna
