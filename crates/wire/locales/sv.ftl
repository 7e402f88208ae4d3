
# Fel: error-ID.
error-in-field = { $field }: { $said }
error-not-json = Det här är inte JSON: { $reason }.
error-unfit = { $reason }
error-unknown-op = Det finns ingen operation { $op }; det finns { $known }.
error-unknown-version = Version { $found } av protokollet är okänd; det här är version { $known }.
error-too-much = { $found } är för mycket: { $limit } är högst { $most }.
error-too-long-a-search = Sökningen avbröts: { $limit } är högst { $most }.
error-not-found = Något sådant sudoku har inte hittats än; sökningen kan fortsätta.
error-no-such-record = Det finns ingen post { $choose }; det finns { $count }.
error-damaged = Det här är inget giltigt spel: { $reason }.
error-not-an-exercise = Det här är inte ställningen i en övning: den måste ha en enda lösning och stämma med den.
error-unreadable-link = Den här länken är skadad.
error-too-long-for-qr = Texten är för lång för en QR-kod.
error-one-of = En av dessa väntades: { $expected }.
error-internal = Något gick fel som inte borde ha gjort det; meddela oss gärna.
error-stopped = Sökningen avbröts eftersom den tog för lång tid.

# Den sparade punkt som ett övningsspel börjar med.
practice-savepoint = Start

# En siffra som står mer än en gång i en rad, kolumn eller box.
digit-repeats = { $count ->
    [2] Två { $digit }:or { $in-house }
   *[other] { $digit } { $count } gånger { $in-house }
}
