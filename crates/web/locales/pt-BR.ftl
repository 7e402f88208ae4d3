# O que o servidor diz quando recusa algo: error-ID.
error-internal = Algo deu errado no próprio programa. O servidor continua funcionando.
error-busy = O servidor está sobrecarregado. Tente de novo daqui a pouco.
error-too-long = Demorou demais e foi interrompido.
error-not-found = Não há nada neste endereço.
error-wrong-method = Não é possível pedir isto desta maneira; o cabeçalho Allow diz como.
error-not-json-type = Esperava-se JSON: envie com “Content-Type: application/json”.
error-not-utf8 = O texto não está em UTF-8.
error-slow-body = O pedido chegava devagar demais e foi interrompido.
error-broken-body = O pedido foi cortado.
error-too-large = O pedido é grande demais; são lidos no máximo { $most } bytes.
error-large-head = O cabeçalho do pedido é grande demais; são lidos no máximo { $most } bytes.
error-packed-body = O pedido não pode vir compactado: envie sem “Content-Encoding”.
error-wrong-clock = O relógio da máquina do servidor está errado. Acerte-o e tente de novo.
error-no-host = O pedido precisa indicar um único servidor.
error-foreign-host = Este servidor não atende por esse nome. Use localhost ou o endereço IP.
error-cross-site = Pedidos de outros sites são recusados.
error-too-often = Pedidos demais do mesmo endereço. Espere um momento.
error-too-many-waiting = Já há pedidos seus demais esperando; no máximo { $most } podem esperar. Tente de novo daqui a pouco.
error-no-token = Isto exige a chave: abra o link que o servidor mostrou ao iniciar.
error-unfit = Falta um valor, ou ele é inválido: { $reason }.

# The window of the lund lab: lund-ID.
lund-no-solution = Não há solução.
lund-odd = Só são aceitos os dígitos de 1 a 9. Há outra coisa em: { $cells }.
lund-cell = Linha { $row }, coluna { $column }
lund-grid = Tabuleiro de sudoku
lund-ok = OK
lund-ended = O programa terminou. Inicie novena lab lund outra vez.
