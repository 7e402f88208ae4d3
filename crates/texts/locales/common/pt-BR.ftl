# Frases que mais de uma interface mostra, em português. en.ftl explica o formato.

## Jogadas que não podem ser feitas.
move-nothing-to-undo = não há nada para desfazer
move-nothing-to-redo = não há nada para refazer
move-no-mistake = não há nenhum erro até agora
move-no-solution = os dígitos dados não têm solução
move-no-such-savepoint = não há nenhum ponto salvo com esse nome
move-no-name = um ponto salvo precisa de um nome
move-finished = o sudoku está resolvido; recomece para jogar de novo

## Por que um jogo salvo não pode ser aberto.
save-step = um passo não decorre do anterior
save-idle = um passo não muda nada
save-given = um dígito foi escrito sobre um dígito dado

## Pedidos que nenhum sudoku pode atender.
wish-empty-range = não há nenhum número de dígitos dados de { $least } a { $most }
wish-too-few-givens = { $needed } dígitos dados são o mínimo para uma só solução; { $most } são poucos
wish-too-few-cells = { $needed } dígitos dados são o mínimo para uma só solução; há lugar para { $cells }
wish-too-many-givens = { $least } dígitos dados não cabem em { $cells } células
wish-other-count = o padrão tem { $cells } células, que não é o número de dígitos dados pedido
wish-not-symmetric = o padrão não tem esta simetria: { $symmetry }
wish-empty-lines = nada no padrão distingue { $first } { $of-second }: trocadas, dão outra solução
wish-never-minimal = não se conhece nenhum sudoku mínimo com { $least } dígitos dados; { $most } são o máximo
wish-no-such-count = nenhum padrão com esta simetria tem esse número de dígitos dados: { $symmetry }
wish-empty-range-of-ratings = um intervalo termina antes de começar
wish-level-and-rating = nenhuma avaliação desse intervalo é desse nível
wish-unknown-technique = { $technique } não pode ser procurada
wish-never-hardest = { $technique } nunca é o passo mais difícil: nenhum caminho a usa
wish-never-needed = { $technique } nunca é necessária: une dois passos de uma técnica mais fácil
wish-never-first = { $technique } nunca é necessária: onde ela serve, { $easier } ou algo mais fácil elimina o mesmo
wish-never-met = não temos nenhum sudoku que precise de { $technique }; por isso, não há com que praticá-la
wish-needs-more = { $technique } é necessária, mas técnicas mais fáceis deveriam bastar
wish-needs-harder = { $technique } é necessária, mas é mais difícil que o que deveria ser o mais difícil
wish-not-a-drawing = um padrão tem 81 caracteres, este tem { $found }

## Imagens que não podem ser lidas: scan-ID de novena-scan.
scan-too-small = a imagem é pequena demais ({ $width } × { $height } pixels); são necessários pelo menos { $least } de cada lado
scan-too-large = a imagem é grande demais ({ $width } × { $height } pixels); o limite é de { $most } megapixels
scan-wrong-length = a imagem deveria ter { $expected } pixels, mas tem { $found }
scan-too-dark = a imagem está escura demais
scan-no-grid = nenhum sudoku foi encontrado na imagem; fotografe o tabuleiro inteiro, com o papel liso e em foco
scan-unknown-kind = não é um arquivo JPEG, PNG, WebP nem PDF
scan-heic = não é possível ler fotos HEIC; salve ou compartilhe a foto como JPEG
scan-no-image = o PDF não contém nenhuma imagem que possa ser lida
scan-damaged = o arquivo { $kind } está danificado

## Simetrias de padrões.
symmetry-none = nenhuma
symmetry-rotational180 = meia-volta
symmetry-rotational90 = quarto de volta
symmetry-horizontal = reflexão no eixo horizontal
symmetry-vertical = reflexão no eixo vertical
symmetry-diagonal = reflexão na diagonal
symmetry-antidiagonal = reflexão na antidiagonal
symmetry-full = completa

## Dicas que não mostram nenhum passo.
hint-fine = não há nada errado
hint-solved = não há mais nada a fazer: está resolvido
hint-no-step = as técnicas não encontram nenhum passo
hint-invalid = os dígitos dados quebram uma regra: o { $digit } se repete { $in-house } ({ $cells })
hint-no-solution = os dígitos dados não têm solução
hint-wrong-digit = { $house-count ->
    [0] há um dígito errado
   *[other] há um dígito errado { $in-house }
}
hint-missing-mark = { $house-count ->
    [0] falta uma marca
   *[other] falta uma marca { $in-house }
}
hint-with-level = { $sentence } ({ $level })

## Se está tudo bem em um jogo.
checkup-finished = resolvido
checkup-fine = não há nada errado até agora
checkup-wrong = { $count ->
    [one] há um dígito errado
   *[other] há { $count } dígitos errados
}
checkup-lost = não resta nenhuma solução

review-easier = você escreveu { $digit } em { $cell }; havia um passo mais fácil: { $technique }
review-easier-after = você escreveu { $digit } em { $cell } depois de { $time }; havia um passo mais fácil: { $technique }
review-longest = aqui você parou por mais tempo: { $time }; o passo com que se avança: { $technique }

## Exercícios. O que fazer.
task-strike = { $technique }: remova todos os candidatos que a técnica descarta
task-place = { $technique }: escreva o dígito que a técnica mostra
task-place-in-box = { $technique }: encontre um dígito para o qual só reste um lugar em um bloco e escreva-o
task-place-in-line = { $technique }: encontre um dígito para o qual só reste um lugar em uma linha ou coluna e escreva-o
task-rules = um dígito aparece duas vezes na mesma linha, coluna ou bloco; remova um dos dois
task-marks = três marcas estão desatualizadas, porque o dígito delas já está na linha, na coluna ou no bloco; risque-as
task-last-resort = experimente uma célula com dois candidatos e remova aquele que, só com únicos, leva a uma contradição

## O que resulta de uma resposta.
# A célula é sempre o sujeito: «em { $cell }» em voz alta seria «em a linha 1 coluna 1».
answer-goes = { $cell } perde o { $digit }: { $reason }
answer-placed = { $cell } é { $digit }: { $reason }
answer-stays = { $cell } mantém o { $digit }: { $reason }
answer-not-placed = { $cell } não é { $digit }: { $reason }
answer-known = { $reason }
answer-easier = é verdade, e uma técnica mais fácil mostra isso: { $technique }
answer-guess = { $reason }

answer-because-in-house = { $house } já tem esse dígito no padrão
answer-because-in-house-sees = a célula está { $in-house } e vê { $cells }
answer-because-sees = a célula vê { $cells }
answer-because-taken = o { $digit } { $of-house } fica em uma destas células: { $cells }
answer-because-kept = { $in-cells } só cabem { $the-digits }
answer-because-last-cell = é a última célula vazia { $of-house }
answer-because-only-place = { $in-house }, esse dígito não cabe em nenhuma outra célula
answer-because-only-digit = nenhum outro dígito cabe ali
answer-because-shown = é o que o padrão mostra ({ $technique })
answer-because-clash = { $in-house }, { $other } já é { $digit }
answer-because-breaks-cell = com ele, não resta nenhum dígito para { $other }
answer-because-breaks-house = com ele, { $in-house } não resta lugar para o { $other }
answer-because-other-breaks-cell = com o outro candidato, não resta nenhum dígito para { $other }
answer-because-other-breaks-house = com o outro candidato, { $in-house } não resta lugar para o { $other }
answer-because-belongs = o lugar dele é ali
answer-because-outside = { $cell } está fora { $of-house }
answer-because-unseen = { $cell } não vê { $cells }
answer-because-part = { $cell } faz parte do padrão
answer-because-other-digits = este padrão só remove { $the-digits }
answer-because-other-places = { $in-house }, esse dígito também cabe { $in-cells }
answer-because-also-possible = { $digits-count ->
    [one] na célula também cabe { $the-digits }
   *[other] na célula também cabem { $the-digits }
}
answer-because-no-clash = não há outro { $digit } na linha, na coluna nem no bloco da célula
answer-because-ruled-out = esse dígito já estava descartado ali
answer-because-again = esse você já encontrou
answer-because-gone = { $cell } já não tem o candidato { $digit }
answer-because-filled = { $cell } já está preenchida
answer-because-unshown = é verdade, mas o que esta lição ensina não mostra isso aqui

## Ajuda em um exercício que não trata de uma técnica.
clue-rules = procure um dígito que apareça duas vezes na mesma linha, coluna ou bloco
clue-marks = uma marca está desatualizada se o dígito dela já está na linha, na coluna ou no bloco da célula
clue-last-resort = escolha uma célula com dois candidatos, suponha que um deles seja o certo e siga só com únicos
clue-look-house = observe { $house }
clue-look-cell = experimente { $cell }

## Um sudoku que está sendo digitado; frases inteiras.
enter-conflict = Um dígito se repete.
enter-none = Sem solução.
enter-one = Exatamente uma solução.
enter-several = Por enquanto, várias soluções.

## O que uma célula contém, em palavras.
cell-empty = vazia
cell-given = dado
cell-marks = marcas { $marks }
cell-corners = marcas de canto { $marks }
cell-colours = cores { $marks }
cell-conflict = quebra uma regra
cell-wrong = errado

## Problemas com o banco de dados dos jogos.
store-folder = a pasta { $path } não pode ser usada: { $reason }
store-newer = o arquivo { $path } é da versão { $found }; este programa conhece até a { $known }
store-foreign = o arquivo { $path } é um banco de dados de outro programa
store-damaged-in-use = o arquivo { $path } está danificado e outro programa o mantém aberto
store-damaged = o arquivo dos jogos está danificado
store-file-gone = o arquivo { $path } foi apagado ou substituído enquanto estava aberto, por isso nada foi salvo; inicie o programa de novo
store-busy = outro programa está gravando no arquivo dos jogos
store-full = não há mais espaço no disco
store-not-writable = o arquivo dos jogos só pode ser lido
store-database = o banco de dados diz: { $reason }
store-no-such-game = não há nenhum jogo { $game }
store-changed-elsewhere = o jogo { $game } foi alterado em outro lugar; este é o estado atual
store-damaged-game = os dados ({ $part }) do jogo { $game } não fazem sentido
store-too-much = este jogo está no limite: um jogo tem no máximo { $most } { $what ->
    [bytes] bytes
    [name] caracteres em um nome
    [savepoints] pontos salvos
   *[steps] passos
}
store-no-such-collection = não há nenhuma coleção “{ $name }”
store-no-name = uma coleção precisa de um nome
store-not-an-export = este arquivo não foi exportado pelo Novena
store-newer-export = a exportação é da versão { $found }; este programa conhece até a { $known }
store-bad-export = a exportação está corrompida na linha { $line }, coluna { $column }: { $reason }; nada foi aproveitado dela
store-stream = o arquivo não pôde ser lido ou gravado: { $reason }

## O que há de errado em uma entrada.
parse-empty = nada para ler: a entrada está vazia
parse-no-puzzle = não há nenhum sudoku aqui: o texto tem { $cells } células, e são necessárias 81
parse-no-layout = há 81 células, mas não em uma disposição que se possa ler
parse-no-puzzle-row = não há nenhum sudoku aqui: o texto tem { $cells } células, e são necessárias 81; a linha { $row } tem { $found }
parse-line-too-long = a linha tem mais de { $limit }
parse-record-too-long = o sudoku ocupa mais de { $limit }; a leitura parou aqui
parse-not-utf8 = coluna { $column }: não é texto UTF-8
parse-not-text = isto não é um arquivo de texto
parse-picture = isto é uma imagem ou um PDF, não um arquivo de texto; escaneie-o
parse-archive = isto é um arquivo compactado ou um documento de escritório, não um arquivo de texto; descompacte-o ou salve-o antes como CSV
parse-unexpected-char = coluna { $column }: { $found } inesperado
parse-cell-count = esperadas 81 células, encontradas { $found }
parse-row-count = esperadas 9 linhas, encontradas { $found }
parse-row-length = a linha { $row } tem { $found } células, esperadas 9
parse-mark-repeated = { $cell } tem o { $digit } duas vezes entre as marcas
parse-number-count = esperados 3 números (linha, coluna, dígito), encontrados { $found }
parse-not-a-number = coluna { $column }: esperado um número, encontrado { $found }
parse-out-of-range = { $number ->
    [row] a linha
    [column] a coluna
   *[digit] o dígito
} é { $found }, esperado de 1 a 9
parse-cell-repeated = { $cell } é { $second }, mas antes era { $first }
parse-library-fields = esperados 6 ou 7 campos separados por dois-pontos, encontrados { $found }
parse-wrong-item = coluna { $column }: esperado { $expected ->
    [code] um código de quatro dígitos, ou cinco
    [candidate] um dígito, uma linha e uma coluna como 436
   *[length] um número
}, encontrado { $found }
parse-unclosed-quote = coluna { $column }: aspas não fechadas
parse-field-count = a linha tem { $found } campos e o sudoku está no campo { $expected }
parse-spreadsheet-number = uma planilha transformou o sudoku no número { $found }; seus dígitos se perderam
parse-not-json = coluna { $column }: isto não é JSON
parse-not-an-object = esperado um objeto JSON
parse-missing-key = o objeto não tem "{ $key }"
parse-no-board = não contém nenhum tabuleiro de 81 células
parse-two-boards = { $first } e { $second } contêm tabuleiros diferentes; deixe só o sudoku
parse-wrong-type = esperado { $expected ->
    [text] um texto
    [board] 81 células em um texto ou uma lista
    [numbers] números de 0 a 9
    [marks] 81 textos de dígitos
    [colours] 81 textos de letras de a até i
    [candidate-colours] 81 textos de dígitos com letras, como 1a2b
    [seconds] um número de segundos
    [count] um número inteiro
    [object] um objeto
    [steps] listas de mudanças como "r1c1 m12 > 5"
    [savepoints] objetos com um nome e uma folha de células como "r1c1 m12"
    [rows] nove listas de nove objetos
   *[cells] uma lista de células com position, value, fixed e earmarks
}
parse-variant = { $what ->
    [size] este sudoku é { $name }×{ $name }
    [cages] este sudoku tem gaiolas de killer
    [diagonals] este sudoku tem diagonais
    [regions] este sudoku tem regiões que não são blocos
    [kind] este passatempo é de outro tipo, “{ $name }”
   *[rule] este sudoku tem a regra “{ $name }”
}; só o clássico 9×9 é aceito
parse-link-without-puzzle = este link não contém um sudoku, só o nome de um que está em um servidor
parse-unknown-link = links de { $host } não são lidos
parse-not-packed = não é possível descompactar isto: está danificado ou incompleto
parse-too-large = descompactado, isto tem mais de { $limit }
parse-not-xml = coluna { $column }: isto não é XML
parse-wrong-field = { $field } não pode ser { $found }
parse-entry-on-given = { $cell } já tem outro dígito dado
parse-wrong-length = esperados { $expected } caracteres, encontrados { $found }
parse-seed = isto é uma semente aleatória, não um sudoku
parse-wrong-move = esperada uma jogada como I249 ou E00001, encontrado { $found }
parse-wrong-square = { $found } não diz o que está escrito em uma célula
parse-journal-step = o passo { $step } não combina com o que estava escrito antes
parse-journal-done = constam { $done } passos feitos, mas só há { $steps }
parse-journal-end = os passos não levam ao que está escrito
parse-in-field = { $field }: { $reason }
parse-in-cell = { $cell }: { $reason }

## Why a file, a stream or an address cannot be used: io-ID of this crate.
io-missing = esse arquivo ou pasta não existe
io-denied = permissão negada
io-directory = é uma pasta, não um arquivo
io-not-directory = uma parte do caminho não é uma pasta
io-full = o disco está cheio
io-read-only = o disco é somente leitura
io-damaged = o arquivo está danificado ou incompleto
io-foreign-address = esta máquina não tem esse endereço
file-unreadable = { $file }: não pode ser lido: { $reason }

## An empty list of games; a whole sentence.
games-none = Ainda não há jogos salvos.
