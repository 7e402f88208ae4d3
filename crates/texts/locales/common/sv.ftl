# Meningar som mer än ett gränssnitt visar, på svenska. en.ftl förklarar formatet.

## Drag som inte kan göras.
move-nothing-to-undo = det finns inget att ångra
move-nothing-to-redo = det finns inget att göra om
move-no-mistake = det finns inget fel hittills
move-no-solution = de givna siffrorna har ingen lösning
move-no-such-savepoint = det finns ingen sparpunkt med det namnet
move-no-name = en sparpunkt behöver ett namn
move-finished = sudokut är löst; börja om för att spela det igen

## Varför ett sparat spel inte kan öppnas.
save-step = ett steg följer inte på det föregående
save-idle = ett steg ändrar ingenting
save-given = en siffra har skrivits över en given siffra

## Önskemål som inget sudoku kan uppfylla.
wish-empty-range = det finns inget antal givna siffror från { $least } till { $most }
wish-too-few-givens = { $needed } givna siffror är minst för en enda lösning; { $most } är för få
wish-too-few-cells = { $needed } givna siffror är minst för en enda lösning; det finns plats för { $cells }
wish-too-many-givens = { $least } givna siffror får inte plats i { $cells } rutor
wish-other-count = mönstret har { $cells } rutor, vilket inte är det önskade antalet givna siffror
wish-not-symmetric = mönstret har inte den här symmetrin: { $symmetry }
wish-empty-lines = inget i mönstret skiljer { $first } från { $second }: ombytta ger de en lösning till
wish-never-minimal = inget minimalt sudoku med { $least } givna siffror är känt; { $most } är flest
wish-no-such-count = inget mönster med den här symmetrin har det antalet givna siffror: { $symmetry }
wish-empty-range-of-ratings = ett intervall slutar innan det börjar
wish-level-and-rating = ingen gradering i det intervallet hör till den nivån
wish-unknown-technique = { $technique } går inte att söka efter
wish-never-hardest = { $technique } är aldrig det svåraste steget: ingen väg använder den
wish-never-needed = { $technique } behövs aldrig: den slår ihop två steg av en lättare teknik
wish-never-first = { $technique } behövs aldrig: där den ger något tar { $easier } eller något lättare bort detsamma
wish-never-met = vi har inget sudoku som kräver { $technique }, så det finns inget att öva på
wish-needs-more = { $technique } behövs, men enbart lättare tekniker skulle räcka
wish-needs-harder = { $technique } behövs, men är svårare än det som skulle vara svårast
wish-not-a-drawing = ett mönster har 81 tecken, detta har { $found }

## Mönsters symmetrier.
symmetry-none = ingen
symmetry-rotational180 = halvt varv
symmetry-rotational90 = kvarts varv
symmetry-horizontal = spegling i den vågräta axeln
symmetry-vertical = spegling i den lodräta axeln
symmetry-diagonal = spegling i diagonalen
symmetry-antidiagonal = spegling i antidiagonalen
symmetry-full = fullständig

## Ledtrådar som inte visar något steg.
hint-fine = inget är fel
hint-solved = inget återstår att göra: det är löst
hint-no-step = teknikerna hittar inget steg
hint-invalid = de givna siffrorna bryter mot en regel: { $digit } upprepas { $in-house } ({ $cells })
hint-no-solution = de givna siffrorna har ingen lösning
hint-wrong-digit = { $house-count ->
    [0] en siffra är fel
   *[other] en siffra { $in-house } är fel
}
hint-missing-mark = { $house-count ->
    [0] en anteckning saknas
   *[other] en anteckning saknas { $in-house }
}
hint-with-level = { $sentence } ({ $level })

## Om allt är som det ska i ett spel.
checkup-finished = löst
checkup-fine = inget är fel hittills
checkup-wrong = { $count ->
    [one] en siffra är fel
   *[other] { $count } siffror är fel
}
checkup-lost = det finns ingen lösning kvar

review-easier = du skrev { $digit } i { $cell }; det fanns ett lättare steg: { $technique }
review-easier-after = du skrev { $digit } i { $cell } efter { $time }; det fanns ett lättare steg: { $technique }
review-longest = här tittade du längst: { $time }; steget som leder vidare: { $technique }

## Ett sudoku som håller på att skrivas in; hela meningar.
enter-conflict = En siffra upprepas.
enter-none = Ingen lösning.
enter-one = Exakt en lösning.
enter-several = Flera lösningar än så länge.

## Vad en ruta innehåller, i ord.
cell-empty = tom
cell-given = given
cell-marks = anteckningar { $marks }
cell-corners = hörnanteckningar { $marks }
cell-colours = färger { $marks }
cell-conflict = bryter mot en regel
cell-wrong = fel

## Problem med databasen med spel.
store-folder = mappen { $path } kan inte användas: { $reason }
store-newer = filen { $path } har version { $found }; det här programmet känner till versioner upp till { $known }
store-foreign = filen { $path } är ett annat programs databas
store-damaged-in-use = filen { $path } är skadad, och ett annat program har den öppen
store-damaged = filen med spelen är skadad
store-file-gone = filen { $path } togs bort eller ersattes medan den var öppen, så inget sparades; starta programmet igen
store-busy = ett annat program skriver i filen med spelen
store-full = det finns inget utrymme kvar på disken
store-not-writable = filen med spelen går bara att läsa
store-database = databasen säger: { $reason }
store-no-such-game = det finns inget spel { $game }
store-changed-elsewhere = spel { $game } har ändrats på annat håll; så här ser det ut nu
store-damaged-game = uppgifterna ({ $part }) för spel { $game } är orimliga
store-too-much = det här spelet har nått sin gräns: ett spel har högst { $most } { $what ->
    [bytes] byte
    [name] tecken i ett namn
    [savepoints] sparpunkter
   *[steps] steg
}
store-no-such-collection = det finns ingen samling ”{ $name }”
store-no-name = en samling behöver ett namn
store-not-an-export = den här filen har inte exporterats av Novena
store-newer-export = exporten har version { $found }; det här programmet känner till versioner upp till { $known }
store-bad-export = exporten är trasig på rad { $line }, kolumn { $column }: { $reason }; inget togs från den
store-stream = filen kunde inte läsas eller skrivas: { $reason }

## Vad som är fel med indata.
parse-empty = inget att läsa: indata är tomma
parse-no-puzzle = här finns inget sudoku: texten har { $cells } rutor, och det behövs 81
parse-no-puzzle-row = här finns inget sudoku: texten har { $cells } rutor, och det behövs 81; rad { $row } har { $found }
parse-line-too-long = raden är längre än { $limit }
parse-record-too-long = sudokut är längre än { $limit }, läsningen slutar här
parse-not-utf8 = kolumn { $column }: inte UTF-8-text
parse-utf16 = texten är UTF-16; spara den som UTF-8
parse-unexpected-char = kolumn { $column }: oväntat { $found }
parse-cell-count = väntade 81 rutor, fann { $found }
parse-row-count = väntade 9 rader, fann { $found }
parse-row-length = rad { $row } har { $found } rutor, väntade 9
parse-mark-repeated = { $cell } har { $digit } två gånger bland anteckningarna
parse-number-count = väntade 3 tal (rad, kolumn, siffra), fann { $found }
parse-not-a-number = kolumn { $column }: väntade ett tal, fann { $found }
parse-out-of-range = { $number ->
    [row] raden
    [column] kolumnen
   *[digit] siffran
} är { $found }, väntade 1 till 9
parse-cell-repeated = { $cell } är { $second }, men var { $first } tidigare
parse-library-fields = väntade 6 eller 7 fält med kolon emellan, hittade { $found }
parse-wrong-item = kolumn { $column }: väntade { $expected ->
    [code] en kod med fyra siffror, eller fem
    [candidate] en siffra, en rad och en kolumn som 436
   *[length] ett tal
}, hittade { $found }
parse-unclosed-quote = kolumn { $column }: citattecknet avslutas inte
parse-field-count = raden har { $found } fält, sudokut står i fält { $expected }
parse-spreadsheet-number = ett kalkylblad har gjort sudokut till talet { $found }; siffrorna är borta
parse-not-json = kolumn { $column }: detta är inte JSON
parse-not-an-object = väntade ett JSON-objekt
parse-missing-key = objektet saknar "{ $key }"
parse-wrong-type = väntade { $expected ->
    [text] en text
    [board] 81 rutor i en text eller en lista
    [numbers] tal från 0 till 9
    [marks] 81 texter med siffror
    [colours] 81 texter med bokstäver från a till i
    [candidate-colours] 81 texter med siffror och bokstäver, till exempel 1a2b
    [seconds] ett antal sekunder
    [count] ett heltal
    [object] ett objekt
    [steps] listor med ändringar som "r1c1 m12 > 5"
    [savepoints] objekt med ett namn och ett blad med rutor som "r1c1 m12"
    [rows] nio listor med nio objekt
   *[cells] en lista med rutor som har position, value, fixed och earmarks
}
parse-variant = { $what ->
    [size] det här sudokut är { $name }×{ $name }
    [cages] det här sudokut har killerburar
    [diagonals] det här sudokut har diagonaler
    [regions] det här sudokut har andra områden än boxar
   *[rule] det här sudokut har regeln ”{ $name }”
}; bara klassiskt 9×9 stöds
parse-link-without-puzzle = länken innehåller inget sudoku, bara namnet på ett som finns på en server
parse-unknown-link = länkar från { $host } kan inte läsas
parse-not-packed = det här går inte att packa upp: det är skadat eller ofullständigt
parse-too-large = uppackat är det här längre än { $limit }
parse-not-xml = kolumn { $column }: detta är inte XML
parse-wrong-field = { $field } kan inte vara { $found }
parse-entry-on-given = { $cell } har en annan given siffra
parse-wrong-length = väntade { $expected } tecken, hittade { $found }
parse-seed = det här är ett slumpfrö, inget sudoku
parse-wrong-move = väntade ett drag som I249 eller E00001, hittade { $found }
parse-wrong-square = { $found } säger inte vad som står i en ruta
parse-journal-step = steg { $step } passar inte det som stod där innan
parse-journal-done = { $done } steg sägs vara gjorda, men det finns { $steps }
parse-journal-end = stegen leder inte till det som står där
parse-in-field = { $field }: { $reason }
parse-in-cell = { $cell }: { $reason }

## Why a file, a stream or an address cannot be used: io-ID of this crate.
io-missing = det finns ingen sådan fil eller mapp
io-denied = åtkomst nekad
io-directory = det är en mapp, inte en fil
io-not-directory = en del av sökvägen är ingen mapp
io-full = disken är full
io-read-only = disken är skrivskyddad
io-foreign-address = datorn har inte den adressen
file-unreadable = { $file }: går inte att läsa: { $reason }

## An empty list of games; a whole sentence.
games-none = Inget spel är sparat än.
