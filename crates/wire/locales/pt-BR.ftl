
# Erros: error-ID.
error-in-field = { $field }: { $said }
error-not-json = Isto não é JSON: { $reason }.
error-unfit = { $reason }
error-unknown-op = Não existe a operação { $op }; existem { $known }.
error-unknown-version = A versão { $found } do protocolo não é conhecida; esta é a versão { $known }.
error-too-much = { $found } é demais: { $limit } é no máximo { $most }.
error-too-long-a-search = A busca foi interrompida: { $limit } é no máximo { $most }.
error-not-found = Ainda não foi encontrado um sudoku assim; a busca pode continuar.
error-no-such-record = Não existe o registro { $choose }; há { $count }.
error-damaged = Este jogo não é válido: { $reason }.
error-not-an-exercise = Esta não é a posição de um exercício: ela deve ter uma única solução e concordar com ela.
error-unreadable-link = Este link está danificado.
error-too-long-for-qr = O texto é longo demais para um código QR.
error-one-of = Era esperado um destes: { $expected }.
error-internal = Ocorreu um erro interno; por favor, avise-nos.
error-stopped = A busca foi interrompida porque demorava demais.

# O ponto salvo com que começa um jogo de prática.
practice-savepoint = Início

# Um dígito que está mais de uma vez em uma linha, coluna ou bloco.
digit-repeats = { $count ->
    [2] Dois { $digit } { $in-house }
   *[other] { $count } vezes o { $digit } { $in-house }
}
