# Lo que dice el servidor cuando no acepta algo: error-ID.
error-internal = Algo falló en el propio programa. El servidor sigue en marcha.
error-busy = El servidor tiene ahora demasiado trabajo. Inténtalo de nuevo en un momento.
error-too-long = Tardaba demasiado y se ha dejado.
error-not-found = Aquí no hay nada con ese nombre.
error-wrong-method = No se puede pedir de esta manera; la cabecera Allow dice cómo.
error-not-json-type = Se esperaba JSON: envíalo con «Content-Type: application/json».
error-not-utf8 = El texto no es UTF-8.
error-slow-body = La petición llegaba demasiado despacio y se ha dejado.
error-broken-body = La petición se cortó.
error-too-large = La petición es demasiado grande; se leen como mucho { $most } bytes.
error-no-host = La petición debe nombrar un solo servidor.
error-foreign-host = Este servidor no atiende a ese nombre. Usa localhost o su número.
error-cross-site = No se responde a llamadas de otros sitios.
error-too-often = Demasiadas llamadas desde el mismo lugar. Espera un momento.
error-no-token = Hace falta la clave: abre el enlace que el servidor mostró al empezar.
error-not-json = Eso no es JSON: { $reason }.
error-unfit = Falta algún valor o no es el que corresponde: { $reason }.
error-too-long-for-qr = El texto es demasiado largo para un código QR.

# Lo que falla con las partidas guardadas: store-ID.
store-folder = no se puede usar { $path }: { $reason }
store-newer = { $path } es de la versión { $found }, y este programa conoce hasta la { $known }
store-foreign = { $path } es una base de datos de otro programa
store-damaged-in-use = { $path } está dañado, y otro programa lo tiene abierto
store-damaged = el archivo de las partidas está dañado
store-busy = otro programa está escribiendo en el archivo de las partidas
store-full = no queda sitio en el disco
store-not-writable = el archivo de las partidas solo se puede leer
store-database = la base de datos dice: { $reason }
store-no-such-game = No hay ninguna partida { $game }.
store-changed-elsewhere = La partida { $game } se cambió mientras tanto en otro lugar; así está ahora.
store-damaged-game = lo guardado de la partida { $game } ({ $part }) no tiene sentido
store-refused = la jugada no está permitida: { $refusal }
store-no-such-collection = no hay ninguna colección «{ $name }»
store-no-name = una colección necesita un nombre
store-not-an-export = Eso no es un archivo exportado por Novena.
store-newer-export = Lo exportado es de la versión { $found }, y este programa conoce hasta la { $known }.
store-bad-export = El archivo está roto en la línea { $line }, columna { $column }: { $reason }. No se tomó nada de él.
store-stream = { $reason }

# The window of the lund lab: lund-ID.
lund-no-solution = No hay solución.
lund-odd = Solo se pueden resolver las cifras del 1 al 9. Hay otra cosa en: { $cells }.
lund-cell = Fila { $row }, columna { $column }
lund-grid = Cuadrícula de sudoku
lund-ok = Aceptar
lund-ended = El programa ha terminado. Vuelve a iniciar novena lab lund.
