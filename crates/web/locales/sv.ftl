# Vad servern säger när den avvisar något: error-ID.
error-internal = Något gick fel i själva programmet. Servern fortsätter.
error-busy = Servern har för mycket att göra just nu. Försök igen om en stund.
error-too-long = Det tog för lång tid och avbröts.
error-not-found = Det finns ingenting här med det namnet.
error-wrong-method = Det går inte att fråga på det sättet; HTTP-huvudet Allow visar hur.
error-not-json-type = JSON väntades: skicka det med ”Content-Type: application/json”.
error-not-utf8 = Texten är inte UTF-8.
error-slow-body = Förfrågan kom för långsamt och avbröts.
error-broken-body = Förfrågan bröts av.
error-too-large = Förfrågan är för stor; högst { $most } byte läses.
error-large-head = Förfrågans huvud är för stort; högst { $most } byte läses.
error-packed-body = Förfrågan får inte vara komprimerad: skicka den utan ”Content-Encoding”.
error-wrong-clock = Klockan på serverns dator går fel. Ställ den och försök igen.
error-no-host = Förfrågan måste ange exakt en värd.
error-foreign-host = Servern lystrar inte till det namnet. Använd localhost eller IP-adressen.
error-cross-site = Förfrågningar från andra webbplatser besvaras inte.
error-too-often = För många förfrågningar från samma håll. Vänta en stund.
error-too-many-waiting = För många av dina förfrågningar väntar redan; högst { $most } kan vänta. Försök igen om en stund.
error-no-token = Här behövs nyckeln: öppna länken som servern visade när den startade.
error-unfit = Något värde saknas eller är inte vad det ska vara: { $reason }.

# The window of the lund lab: lund-ID.
lund-no-solution = Det finns ingen lösning.
lund-odd = Bara siffrorna 1 till 9 är tillåtna. Något annat står i: { $cells }.
lund-cell = Rad { $row }, kolumn { $column }
lund-grid = Sudokurutnät
lund-ok = OK
lund-ended = Programmet har avslutats. Starta novena lab lund igen.
