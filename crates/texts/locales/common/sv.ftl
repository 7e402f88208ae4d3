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

## Bilder som inte kan läsas: scan-ID i novena-scan.
scan-too-small = bilden är för liten ({ $width } × { $height } pixlar); minst { $least } behövs på varje sida
scan-too-large = bilden är för stor ({ $width } × { $height } pixlar); gränsen är { $most } megapixel
scan-wrong-length = bilden borde ha { $expected } pixlar men har { $found }
scan-too-dark = bilden är för mörk
scan-no-grid = inget sudoku hittades i bilden; fotografera hela rutnätet, plant och skarpt
scan-unknown-kind = det här är inte en JPEG-, PNG-, WebP- eller PDF-fil
scan-heic = HEIC-foton kan inte läsas; spara eller dela fotot som JPEG
scan-no-image = PDF-filen innehåller ingen bild som kan läsas
scan-damaged = { $kind }-filen är skadad

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
review-longest = din längsta paus: { $time }; nästa steg: { $technique }

## Övningar. Vad man ska göra.
task-strike = { $technique }: stryk alla kandidater som tekniken utesluter
task-place = { $technique }: skriv siffran som tekniken visar
task-place-in-box = { $technique }: hitta en siffra som bara har en plats kvar i en box, och skriv den
task-place-in-line = { $technique }: hitta en siffra som bara har en plats kvar i en rad eller kolumn, och skriv den
task-rules = en siffra står två gånger i samma rad, kolumn eller box; stryk den ena
task-marks = tre anteckningar är inaktuella, eftersom deras siffra redan står i raden, kolumnen eller boxen; stryk dem
task-last-resort = pröva en ruta med två kandidater, och stryk den kandidat som leder till en motsägelse med enbart singlar

## Vad ett svar leder till.
answer-goes = { $digit } försvinner från { $cell }: { $reason }
answer-placed = { $digit } ska stå i { $cell }: { $reason }
answer-stays = { $digit } blir kvar i { $cell }: { $reason }
answer-not-placed = { $digit } ska inte stå i { $cell }: { $reason }
answer-known = { $reason }
answer-easier = det stämmer, och en lättare teknik visar det: { $technique }
answer-guess = { $reason }

answer-because-in-house = { $house } har den siffran i mönstret
answer-because-in-house-sees = rutan ligger { $in-house } och ser { $cells }
answer-because-sees = rutan ser { $cells }
answer-because-taken = { $in-house } står { $digit } i en av { $cells }
answer-because-kept = { $in-cells } får bara { $digits } plats
answer-because-last-cell = det är den sista lediga rutan { $in-house }
answer-because-only-place = { $in-house } får den inte plats i någon annan ruta
answer-because-only-digit = ingen annan siffra får plats där
answer-because-shown = det är vad mönstret visar ({ $technique })
answer-because-clash = { $house } har redan sin { $digit }, i { $other }
answer-because-breaks-cell = med den finns ingen siffra kvar för { $other }
answer-because-breaks-house = med den finns ingen plats kvar för { $other } { $in-house }
answer-because-other-breaks-cell = med den andra kandidaten finns ingen siffra kvar för { $other }
answer-because-other-breaks-house = med den andra kandidaten finns ingen plats kvar för { $other } { $in-house }
answer-because-belongs = den hör hemma där
answer-because-outside = { $cell } ligger utanför { $house }
answer-because-unseen = { $cell } ser inte { $cells }
answer-because-part = { $cell } hör till mönstret
answer-because-other-digits = det här mönstret tar bara bort { $digits }
answer-because-other-places = { $in-house } får den plats även i { $cells }
answer-because-also-possible = i rutan får även { $digits } plats
answer-because-no-clash = det finns ingen annan { $digit } i rutans rad, kolumn eller box
answer-because-ruled-out = den var redan utesluten där
answer-because-again = den har du redan hittat
answer-because-gone = { $cell } har ingen { $digit }
answer-because-filled = { $cell } är redan ifylld
answer-because-unshown = det stämmer, men här följer det inte av det som lektionen lär ut

## Hjälp med en övning som inte handlar om en teknik.
clue-rules = leta efter en siffra som står två gånger i samma rad, kolumn eller box
clue-marks = en anteckning är inaktuell om dess siffra redan står i rutans rad, kolumn eller box
clue-last-resort = ta en ruta med två kandidater, anta att den ena är rätt och fortsätt med bara singlar
clue-look-house = titta på { $house }
clue-look-cell = pröva { $cell }

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
store-bad-export = exporten är trasig på rad { $line }, kolumn { $column }: { $reason }; inget importerades
store-stream = filen kunde inte läsas eller skrivas: { $reason }

## Vad som är fel med indata.
parse-empty = inget att läsa: indata är tomma
parse-no-puzzle = här finns inget sudoku: texten har { $cells } rutor, och det behövs 81
parse-no-layout = här finns 81 rutor, men inte i en uppställning som går att läsa
parse-no-puzzle-row = här finns inget sudoku: texten har { $cells } rutor, och det behövs 81; rad { $row } har { $found }
parse-line-too-long = raden är längre än { $limit }
parse-record-too-long = sudokut är längre än { $limit }, läsningen slutar här
parse-not-utf8 = kolumn { $column }: inte UTF-8-text
parse-not-text = det här är ingen textfil
parse-picture = det här är en bild eller en PDF, ingen textfil; skanna den i stället
parse-archive = det här är ett arkiv eller ett kontorsdokument, ingen textfil; packa upp det eller spara det som CSV först
parse-unexpected-char = kolumn { $column }: oväntat { $found }
parse-cell-count = väntade 81 rutor, hittade { $found }
parse-row-count = väntade 9 rader, hittade { $found }
parse-row-length = rad { $row } har { $found } rutor, väntade 9
parse-mark-repeated = { $cell } har { $digit } två gånger bland anteckningarna
parse-number-count = väntade 3 tal (rad, kolumn, siffra), hittade { $found }
parse-not-a-number = kolumn { $column }: väntade ett tal, hittade { $found }
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
parse-no-board = det finns inget bräde med 81 rutor i det
parse-two-boards = { $first } och { $second } innehåller olika bräden; behåll bara sudokut
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
    [kind] det här pusslet är av ett annat slag, ”{ $name }”
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

## Varför en fil, en ström eller en adress inte kan användas: io-ID i det här paketet.
io-missing = det finns ingen sådan fil eller mapp
io-denied = åtkomst nekad
io-directory = det är en mapp, inte en fil
io-not-directory = en del av sökvägen är ingen mapp
io-full = disken är full
io-read-only = disken är skrivskyddad
io-damaged = filen är skadad eller inte hel
io-foreign-address = datorn har inte den adressen
file-unreadable = { $file }: går inte att läsa: { $reason }

## En tom lista med spel; en hel mening.
games-none = Inget spel är sparat än.
