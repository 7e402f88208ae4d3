# Lo que dice el servidor cuando no acepta algo: error-ID.
error-internal = Algo falló en el propio programa. El servidor sigue en marcha.
error-busy = El servidor tiene ahora demasiado trabajo. Inténtalo de nuevo en un momento.
error-too-long = Tardaba demasiado y se ha interrumpido.
error-not-found = Aquí no hay nada con ese nombre.
error-wrong-method = No se puede pedir de esta manera; la cabecera Allow dice cómo.
error-not-json-type = Se esperaba JSON: envíalo con «Content-Type: application/json».
error-not-utf8 = El texto no es UTF-8.
error-slow-body = La petición llegaba demasiado despacio y se ha interrumpido.
error-broken-body = La petición se cortó.
error-too-large = La petición es demasiado grande; se leen como mucho { $most } bytes.
error-large-head = La cabecera de la petición es demasiado grande; se leen como mucho { $most } bytes.
error-packed-body = La petición no debe venir comprimida: envíala sin «Content-Encoding».
error-wrong-clock = El reloj del servidor está mal. Ponlo en hora e inténtalo de nuevo.
error-no-host = La petición debe nombrar un solo servidor.
error-foreign-host = Este servidor no atiende a ese nombre. Usa localhost o su dirección IP.
error-cross-site = No se responde a peticiones de otros sitios.
error-too-often = Demasiadas peticiones desde la misma dirección. Espera un momento.
error-too-many-waiting = Ya hay demasiadas peticiones tuyas en espera; pueden esperar { $most } como máximo. Inténtalo de nuevo en un momento.
error-no-token = Hace falta la clave: abre el enlace que el servidor mostró al empezar.
error-unfit = Falta algún valor o no es el que corresponde: { $reason }.

# The window of the lund lab: lund-ID.
lund-no-solution = No hay solución.
lund-odd = Solo se admiten las cifras del 1 al 9. Hay otra cosa en: { $cells }.
lund-cell = Fila { $row }, columna { $column }
lund-grid = Cuadrícula de sudoku
lund-ok = Aceptar
lund-ended = El programa ha terminado. Vuelve a iniciar novena lab lund.
