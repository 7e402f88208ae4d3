# Vad protokollet säger utöver steg och tekniker, som novena-texts berättar.

# Fel: error-ID.
error-in-field = { $field }: { $said }
error-not-json = Det här är inte JSON: { $reason }.
error-unfit = { $reason }
error-unknown-op = Det finns ingen operation { $op }; det finns { $known }.
error-unknown-version = Version { $found } av protokollet är okänd; det här är version { $known }.
error-too-much = { $found } är för mycket: { $limit } är högst { $most }.
error-too-long-a-search = Sökningen avbröts: { $limit } är högst { $most }.
error-not-found = Något sådant sudoku har inte hittats än; sökningen kan fortsätta.
error-no-puzzle = Det finns inget sudoku i den här texten: { $reason }.
error-no-such-record = Det finns ingen post { $choose }; det finns { $count }.
error-damaged = Det här är inget giltigt spel: { $reason }.
error-unreadable-link = Den här länken är skadad.
error-one-of = En av dessa väntades: { $expected }.
error-internal = Något gick fel som inte borde ha gjort det; meddela oss gärna.
error-stopped = Sökningen avbröts eftersom den tog för lång tid.

# Drag som inte kan göras.
error-nothing-to-undo = Det finns inget att ångra.
error-nothing-to-redo = Det finns inget att göra om.
error-no-mistake = Inget av det som skrivits är fel.
error-no-solution = De givna siffrorna har ingen lösning.
error-no-such-savepoint = Det finns ingen sparad punkt med det namnet.
error-no-name = En sparad punkt behöver ett namn.

# Önskemål som inget uppfyller.
error-empty-range = Det finns inget antal givna siffror från { $least } till { $most }.
error-too-few-givens = { $needed } givna siffror är minst för en enda lösning; { $most } är för få.
error-too-few-cells = { $needed } givna siffror är minst för en enda lösning; det finns plats för { $cells }.
error-too-many-givens = { $least } givna siffror får inte plats i { $cells } rutor.
error-other-count = Mönstret har { $cells } rutor, vilket inte är det önskade antalet givna siffror.
error-not-symmetric = Mönstret har inte symmetrin { $symmetry }.
error-empty-lines = Inget i mönstret skiljer { $first } från { $second }: ombytta ger de en lösning till.
error-never-minimal = Inget minimalt sudoku med { $least } givna siffror är känt; { $most } är flest.
error-no-such-count = Inget mönster med symmetrin { $symmetry } har det antalet givna siffror.
error-empty-range-of-ratings = Ett intervall slutar innan det börjar.
error-level-and-rating = Ingen gradering i det intervallet hör till den nivån.
error-unknown-technique = Inget hittar { $technique }.
error-never-hardest = { $technique } är aldrig det svåraste steget: ingen väg använder det.
error-never-needed = Ingen behöver { $technique }: den slår ihop två steg av en lättare teknik.
error-never-first = Ingen behöver { $technique }: där den ger något tar { $easier } eller något lättare bort detsamma.
error-needs-more = { $technique } behövs, men enbart lättare tekniker skulle räcka.
error-needs-harder = { $technique } behövs, men är svårare än det som skulle vara svårast.

# En rutas namn för örat sätts ihop av dessa delar och platsen.
cell-empty = tom
cell-given = given
cell-marks = markeringar { $marks }
cell-corners = hörnmarkeringar { $marks }
cell-colours = färger { $marks }
cell-conflict = bryter mot en regel
cell-wrong = fel

# Om allt är som det ska.
check-finished = Löst!
check-fine = Allt stämmer så här långt.
check-wrong = { $count ->
    [one] En siffra är fel.
   *[other] { $count } siffror är fel.
}
check-lost = Det finns ingen lösning kvar.

# Ett sudoku som håller på att skrivas in.
enter-conflict = En siffra upprepas.
enter-none = Ingen lösning.
enter-one = Exakt en lösning.
enter-several = Flera lösningar än så länge.

# Ledtrådar som inte är något steg.
hint-fine = Inget är fel.
hint-solved = Inget återstår att göra: det är löst.
hint-nothing = Teknikerna hittar inget steg.
hint-invalid = De givna siffrorna bryter mot en regel.
hint-no-solution = De givna siffrorna har ingen lösning.
hint-digit-wrong = En siffra kan inte stå kvar.
hint-digit-wrong-there = En siffra kan inte stå kvar { $in-house }.
hint-mark-missing = En markering saknas.
hint-mark-missing-there = En markering saknas { $in-house }.

# Den sparade punkt som ett övningsspel börjar med.
practice-savepoint = Start
