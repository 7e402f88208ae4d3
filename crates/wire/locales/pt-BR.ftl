# O que o protocolo diz além de passos e técnicas, que novena-texts conta.

# Erros: error-ID.
error-in-field = { $field }: { $said }
error-not-json = Isto não é JSON: { $reason }.
error-unfit = { $reason }
error-unknown-op = Não existe a operação { $op }; existem { $known }.
error-unknown-version = A versão { $found } do protocolo não é conhecida; esta é a versão { $known }.
error-too-much = { $found } é demais: { $limit } é no máximo { $most }.
error-too-long-a-search = A busca foi interrompida: { $limit } é no máximo { $most }.
error-not-found = Ainda não foi encontrado um sudoku assim; a busca pode continuar.
error-no-puzzle = Não há sudoku neste texto: { $reason }.
error-no-such-record = Não existe o registro { $choose }; há { $count }.
error-damaged = Este jogo não é válido: { $reason }.
error-unreadable-link = Este link está danificado.
error-one-of = Era esperado um destes: { $expected }.
error-internal = Algo falhou que não deveria falhar; por favor, avise-nos.
error-stopped = A busca foi interrompida porque demorava demais.

# Jogadas que não podem ser feitas.
error-nothing-to-undo = Não há nada para desfazer.
error-nothing-to-redo = Não há nada para refazer.
error-no-mistake = Nada do que foi escrito está errado.
error-no-solution = Os dígitos dados não têm solução.
error-no-such-savepoint = Não há ponto salvo com esse nome.
error-no-name = Um ponto salvo precisa de um nome.

# Desejos que nada atende.
error-empty-range = Não há nenhum número de dígitos dados de { $least } a { $most }.
error-too-few-givens = { $needed } dígitos dados são o mínimo para uma só solução; { $most } são poucos.
error-too-few-cells = { $needed } dígitos dados são o mínimo para uma só solução; há lugar para { $cells }.
error-too-many-givens = { $least } dígitos dados não cabem em { $cells } células.
error-other-count = O padrão tem { $cells } células, que não é o número de dígitos dados pedido.
error-not-symmetric = O padrão não tem a simetria { $symmetry }.
error-empty-lines = Nada no padrão distingue { $first } de { $second }: trocadas, dão outra solução.
error-never-minimal = Não se conhece nenhum sudoku mínimo com { $least } dígitos dados; { $most } são o máximo.
error-no-such-count = Nenhum padrão com a simetria { $symmetry } tem esse número de dígitos dados.
error-empty-range-of-ratings = Um intervalo termina antes de começar.
error-level-and-rating = Nenhuma avaliação desse intervalo é desse nível.
error-unknown-technique = Nada encontra { $technique }.
error-never-hardest = { $technique } nunca é o passo mais difícil: nenhum caminho a usa.
error-never-needed = Ninguém precisa de { $technique }: une dois passos de uma técnica mais fácil.
error-never-first = Ninguém precisa de { $technique }: onde ela serve, { $easier } ou algo mais fácil elimina o mesmo.
error-needs-more = { $technique } é necessária, mas técnicas mais fáceis deveriam bastar.
error-needs-harder = { $technique } é necessária, mas é mais difícil que o que deveria ser o mais difícil.

# O nome falado de uma célula é composto destas partes e do lugar.
cell-empty = vazia
cell-given = dado
cell-marks = marcas { $marks }
cell-corners = marcas de canto { $marks }
cell-colours = cores { $marks }
cell-conflict = quebra uma regra
cell-wrong = errado

# Se está tudo bem.
check-finished = Resolvido!
check-fine = Até agora está tudo certo.
check-wrong = { $count ->
    [one] Há um dígito errado.
   *[other] Há { $count } dígitos errados.
}
check-lost = Não resta nenhuma solução.

# Um sudoku que está sendo digitado.
enter-conflict = Um dígito se repete.
enter-none = Sem solução.
enter-one = Exatamente uma solução.
enter-several = Por enquanto, várias soluções.

# Dicas que não são um passo.
hint-fine = Não há nada errado.
hint-solved = Não há mais nada a fazer: está resolvido.
hint-nothing = As técnicas não encontram nenhum passo.
hint-invalid = Os dígitos dados quebram uma regra.
hint-no-solution = Os dígitos dados não têm solução.
hint-digit-wrong = Um dígito não pode ficar.
hint-digit-wrong-there = Um dígito não pode ficar { $in-house }.
hint-mark-missing = Falta uma marca.
hint-mark-missing-there = Falta uma marca { $in-house }.

# O ponto salvo com que começa um jogo de prática.
practice-savepoint = Início
