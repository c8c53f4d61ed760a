import type { FeaturePart, ProductRules } from '../rules/language-rules.ts'

/** Verbs that features begin with; nouns of the same form ("tampa", "cobre") are not here. */
const actions = [
  'abre|absorve|aceita|acelera|acende|acolhe|acomoda|acompanha|adapta|aguenta|ajuda|alcanca|amacia|apaga|aquece|armazena|aspira|atende|atinge|aumenta',
  'bloqueia|cabe|carrega|chega|clareia|combina|comporta|comprime|conecta|congela|conserva|conta com|controla|converte|corta|cozinha|cuida|deixa|desembaca',
  'desliga|desliza|desmonta|detecta|dispensa|distribui|divide|dobra|drena|dura|economiza|elimina|emite|encaixa|encolhe|enche|envia|equilibra|escoa|esfria',
  'espalha|espreme|esquenta|estica|evita|exibe|expande|fatia|faz|fecha|ferve|fica|filma|filtra|fixa|flutua|funciona|gela|gira|grava|hidrata|identifica',
  'ilumina|imprime|inclui|indica|infla|isola|lava|leva|limpa|mantem|massageia|mede|mexe|mistura|moi|molda|monitora|mostra|nao|nivela|ocupa|oferece|organiza',
  'passa|permite|pesa|possui|prende|prepara|previne|produz|projeta|protege|purifica|realca|recebe|recolhe|reconhece|reduz|refresca|regula|remove|rende|reproduz',
  'resiste|responde|retem|seca|segura|separa|serve|sincroniza|suga|suporta|sustenta|tem|tira|toca|transforma|transmite|traz|tritura|umidifica|une|usa|veda|vem|ventila|vibra',
].join('|')
/** "Esfolia a pele": a noun is not followed by an article; "ferro a vapor" has a preposition. */
const verbBeforeArticle =
  /^(?!\w*(?:encia|ancia|dade|ura|agem|ante|ente)\b)\w{3,}[ae]m? (?:(?:o|os|as|um|uma)\b|a (?!gas|vapor|vacuo|laser|diesel|pilha|bateria|oleo|quente|frio|seco|jato|prova|tiracolo|\w+s\b))/
const preposition = 'a|ao|as|com|contra|da|das|de|do|dos|e|em|na|no|nas|nos|ou|para|por|que|quem|sem|sob|sobre'
/** "Bateria dura 40 horas": one to four words without a preposition, then the verb. */
const clause = new RegExp(String.raw`^(?:(?!(?:${preposition})\b)[\w-]+ ){1,4}(?:${actions}|sao|estao)(?![\w-])(?! (?:de|da|do)\b)`)
/** "Moído na hora": a participle and its complement; the nouns of that form are told apart. */
const participle =
  /^(?!(?:tecido|teclado|entrada|tomada|saida|medida|camada|almofada|solado|calcado|bordado|comida|bebida|pomada|escada|vestido|estrado|gramado|telhado|liquido|acido|fluido|cuidado|partida|chamada|caminhada|toalha|certificado|resultado|estado|mercado|lado|cadeado|atestado|recheado|gelado|assado|salgado|sentido|pedido|vestido|duvida|vida|batida|corrida|subida|descida|estada|fachada|jornada|temporada|morada|espada|jangada)s? )\w{2,}[ai]d[oa]s? (?:a|ao|as|com|contra|de|em|na|no|para|pel[ao]s?|por|sem)\b/

const materials =
  'algodao|aluminio|aco|inox|bambu|bronze|ceramica|couro|cristal|ferro|fibra|jeans|la|latao|linho|lona|madeira|marmore|microfibra|neoprene|nylon|plastico|poliester|polietileno|porcelana|seda|silicone|tritan|veludo|vidro|viscose'
/** "Algodão penteado": what it is made of, which nothing "comes with". */
const material = new RegExp(`^(?:${materials})\\b(?! (?:(?:de|em) \\d|a ))`)

/** Nouns that end as verbs do: "bateria", "base"; others are known by their ends. */
const nouns =
  'agua|agulha|alca|almofada|antena|area|argola|armadura|bacia|bainha|balanca|bandeja|barra|barreira|base|bateria|bobina|bolsa|bomba|borracha|bota|broca|cabine|caixa|camada|camara|camera|cama|camisa|capa|carcaca|carga|carne|casca|cera|chapa|chave|cinta|cintura|cobertura|coleira|colher|conexao|corda|corrente|costura|cozinha|cuba|embalagem|entrada|escova|espuma|essencia|estampa|esteira|etiqueta|faca|farinha|fechadura|fibra|ficha|fita|flor|folha|fonte|forma|formula|fragrancia|fruta|garantia|gaveta|gola|grade|grelha|haste|janela|jarra|lamina|lampada|lente|licenca|lingueta|luva|luz|maleta|malha|manga|mangueira|manta|mao|marca|massa|medida|memoria|mesa|moldura|mola|nota|pagina|palmilha|pasta|peca|pedra|pele|pelicula|pintura|placa|plataforma|ponteira|ponta|porta|prateleira|presilha|pulseira|receita|rede|resina|roda|rosca|sacola|saia|saida|semente|serra|sola|suporte|tabua|tampa|tela|tinta|tira|tomada|torneira|trama|trava|tremp|uva|valvula|vara|vela|ventosa|verniz|vibra'
/** Figures, plurals, nouns by their end, a noun before "de" or "que", and the nouns above. */
const sureThing = new RegExp(
  String.raw`^(?!(?:precisa|dispoe|depende|gosta|serve|trata) )(?:\d|(?:um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|ate|mais|alta|alto|dupla|duplo|grande)\b|\w+(?:o|os|as|es|is|ns|l|u|n|cao|ao|oes|dade|encia|ancia|ura|agem|ismo|eira|dor|tor|sor)\b|\w+ (?:de|do|da|dos|das|que|em (?:\w+o|\w+a))\b|(?:${nouns})\b)`,
)

export const productRules: ProductRules = {
  qualities: new RegExp(
    String.raw`^(?:resistente|compative(?:l|is)|a prova|leve|portate?[ile]|recarregave|dobrave|ajustave|lavave|impermeave|antiaderente|antiderrapante|silencios|confortave|indicad[oa]s?\b|feit[oa]s?\b|fabricad[oa]s?\b|ideal|ideais|facil (?:de|para)|faceis (?:de|para)|maci[oa]|durave|bivolt|sem fio)`,
  ),
  // A participle stands alone, too: whether it is one is not quite certain.
  actions: new RegExp(String.raw`^(?:${actions})(?![\w-])|${verbBeforeArticle.source}|${participle.source}`),
  measured:
    /^(?:bateria|autonomia|potencia|capacidade|tela|memoria|memoria ram|armazenamento|resolucao|velocidade|alcance|garantia|garantia do fabricante|volume|voltagem|tensao|altura|largura|comprimento|profundidade|diametro)$/,
  limits: 'at[ée]|mais de',
  labels: [
    { label: /^(?:peso|peso do produto)$/, say: (value) => ({ kind: 'sentence', text: `O peso é de ${value}` }) },
    { label: /^(?:material|composicao|tecido)$/, say: (value) => ({ kind: 'sentence', text: `O material é ${value}` }) },
    { label: /^(?:indicado para|recomendado para)$/, say: (value) => ({ kind: 'action', text: `serve para ${value}` }) },
    { label: /^(?:compatibilidade|compativel com)$/, say: (value) => ({ kind: 'thing', text: `compatibilidade com ${value}` }) },
    { label: /^(?:conteudo da embalagem|itens inclusos|acompanha|inclui)$/, say: (value) => ({ kind: 'sentence', text: `Na caixa vem: ${value}` }) },
  ],
  sayAmount: (label, value) => `${label} de ${value}`,
  sayThing: (thing) => thing,
  isThing: (folded) => sureThing.test(folded),
  inches: ' polegadas',
  sentenceOf: (text, folded): FeaturePart | null => {
    if (clause.test(folded) || /^(?:sem|para|com|em|por) /.test(folded)) return { kind: 'sentence', text }
    return material.test(folded) ? { kind: 'sentence', text: `O material é ${text}` } : null
  },
  // To the word after the last "de": "luminária de mesa Farol".
  commonWords: (words) => Math.max(1, words.findLastIndex((word) => /^(?:de|com|sem|e|para)$/i.test(word)) + 2),
  sellerWords: 'original|promo[çc][ãa]o|oferta|frete gr[áa]tis|envio imediato|pronta entrega|lan[çc]amento|imperd[íi]vel|black friday|nf-?e|novo lacrado',
  praise: 'melhor|incrivel|perfeit|unic[oa]|imperdivel|revolucion|garantid|exclusiv|numero 1|n[º°o] ?1|maravilhos|sensacional|espetacular|excelente|fantastic',
  claims: [
    'o melhor|a melhor|os melhores|as melhores|melhor (?:do|da|de todos)|(?:maior|mais \\w+) (?:do|da) (?:mundo|brasil|mercado|categoria)|numero (?:1|um)|n[ºo°] ?1|lider (?:do|de) \\w+',
    '100% (?:eficaz|efetiv\\w*|garantid\\w*|segur\\w*|natural e seguro|livre de risco\\w*)|garantid[oa]s?|garante\\w*|infalive\\w+|imbative\\w+|insuperave\\w+|inquebrave\\w+|indestrutive\\w+|incomparave\\w+|milagros\\w*|milagre\\w*|para sempre|nunca (?:mais )?\\w+|definitiv\\w+|perfeit\\w+|sem riscos?|sem efeitos? colaterais?|dura a vida toda|vida toda',
    'cancer|alzheimer|infarto|avc|covid|cura|curam|curar|trata|tratam|tratar|tratamento de \\w+|emagrec\\w*|queima(?:r|m|dor|dora)? (?:de )?gordura\\w*|perde(?:r)? (?:peso|barriga|medidas)|reduz(?:ir)? medidas|seca(?:r)? a barriga|detox|rejuvenesc\\w*|(?:elimina|acaba com|remove|apaga|reduz|combate|previne|diminui|trata|alivia)(?:r|m)? (?:as |os |a |o |suas |sua )?(?:rugas?|linhas de expressao|celulite|estrias|manchas d[aeo]s? (?:pele|rosto)|flacidez|dor|dores|gordura (?:localizada|abdominal)|acne|espinhas|queda (?:de|do|dos) cabelos?|calvicie|ansiedade|estresse|depressao|insonia|inflamac\\w+|doencas?|colesterol|diabetes|varizes|olheiras|cravos)|antirrugas|anti-?idade|previne doencas?',
    'clinicamente \\w+|cientificamente \\w+|comprovad[oa]s? (?:por|pel)\\w*|dermatologicamente \\w+|(?:aprovad|recomendad|testad)[oa]s? (?:por|pel\\w+) (?:medic\\w+|dermatolog\\w+|dentist\\w+|especialist\\w+|anvisa)|(?:acelera|aumenta|estimula)\\w* (?:o |a )?(?:metabolismo|ganho de massa|crescimento d\\w+ (?:cabelos?|barba))|resultados? (?:imediat\\w+|garantid\\w+|em \\d+ \\w+)|fortalece (?:a |o )?(?:imunidade|sistema)|aumenta (?:a |o )?(?:imunidade|libido|testosterona)',
  ].join('|'),
  joints: 'que|e|para|com|pois|porque|contra|por',
  concrete: `garantia|inclu\\w+|acompanha|impermeave\\w+|resistente|resiste|a prova|lavave\\w+|sem fio|recarregave\\w+|dobrave\\w+|antiaderente|bivolt|reforcad\\w+|removive\\w+|automatic\\w+|nao (?:vaza|esquenta|desbota|amassa|deforma|risca|solta)|cabe|dura|rende|mantem|aguenta|suporta|${materials}|maci[cç][oa]`,
  vague:
    'modern\\w+|elegante\\w*|sofisticad\\w+|pratic\\w+|versati\\w+|design|estilo\\w*|estilos[oa]|alta qualidade|qualidade|premium|bonit\\w+|lind[oa]s?|charmos\\w+|tendencia|dia a dia|todos os momentos|qualquer ocasiao|otim[oa]s?|bom|boa|ideal|diferenciad\\w+|inovador\\w*|alto padrao|super|acabamento',
  leaning: 'n?ele|n?ela|n?eles|n?elas|n?isso|isto|este|esta|esses?|essas?|seu|sua|com ele|nosso|nossa|nos',
  minor: 'cor|modelo|ref|codigo|peso|dimens|tamanho|marca|origem|ean|altura|largura|comprimento|profundidade|genero|tipo|linha|formato|quantidade|unidades',
  units: 'hora|minuto|segundo|dia|mes|ano|litro|metro|polegada|grama|quilo|xicara|peca|watt|volt',
  // Words in -s are plurals or end so in both numbers; figures and signs say nothing.
  isOneThing: (name) => /^\p{L}[\p{L}-]*[^sS\P{L}]$/u.test(name.split(' ')[0] ?? ''),
  isCommonWord: (folded, isPrintedSmall) =>
    isPrintedSmall ||
    /^(?:polariz|reforc|estamp|bord|forr|acolcho|texturiz|avelud|list|temper|esmalt|perfum|recondicion|acetin|escov|personaliz|motoriz|refriger|articul|estof|emborrach|plissad|dobr|inflad)ad[oa]s?$|^colorid[oa]s?$/.test(
      folded,
    ) ||
    /^(?:litro|peca|unidade|xicara|metro|lugar|folha|sache|boca|velocidade|pare?|tamanho|aro|marcha|cor|porta|gaveta|degrau)(?:e?s)?$|^(?:azul|azuis|amarel|branc|cinza|dourad|laranja|marrom|pret|prata|ros[ae]|rox|verde|vermelh|bege)[oa]?s?$|^(?:automatic|basic|classic|domestic|eletric|eletronic|ergonomic|esportiv|feminin|inflave|infanti|manua|masculin|metalic|organic|portati|profissiona|reforcad|termic|universa|vertica|digita|dobrave|ajustave|impermeave|recarregave|antiaderente|grande|pequen|medi|adult|juveni|unissex|vegan|integra|alt|baix|long|curt|natura|sint?etic|solar|residencia|original|compact|retrati|removive|magnetic|acustic|amador|cargueir|escolar|gamer|smart|led)(?:[oa]s?|l|is|eis|es)?$/.test(
      folded,
    ),
}
