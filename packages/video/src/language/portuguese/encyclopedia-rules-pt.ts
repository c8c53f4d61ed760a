import type { EncyclopediaRules, NamedTheme } from '../rules/encyclopedia-rules.ts'
import { openingPersons, thirdPersons } from './encyclopedia-verbs-pt.ts'
import { nounRules } from './noun-rules-pt.ts'

const copulas = 'é|são|foi|foram|era|eram'
const verbs = `${thirdPersons.singular}|${thirdPersons.plural}`
const joints = 'de|do|da|dos|das|em|no|na|nos|nas|a|ao|à|com|por|para|entre'
const owners = { Seu: 'O', Sua: 'A', Seus: 'Os', Suas: 'As' } as const
// A second word before a preposition may be a verb: "Suas flores aparecem no fim".
const owned = new RegExp(String.raw`^(Seus?|Suas?) ((?:[\p{Ll}-]+ ){1,3}?(?=(?:${verbs}) )|[\p{Ll}-]+ (?=(?:${joints}) ))(.+)$`, 'u')

/** "Sua altitude é de..." becomes "A altitude do Everest é de...". */
function nameOwner(sentence: string, { topic, agreement }: NamedTheme): string | null {
  const [, owner, noun, rest] = owned.exec(sentence) ?? []
  if (owner === undefined || noun === undefined || rest === undefined) return null
  return `${owners[owner as keyof typeof owners]} ${noun}${nounRules.after('of', topic, agreement)} ${rest}`
}

const parts =
  'parte|metade|fase|versão|trecho|final|título|gravação|macho|fêmea|filhote|casal|rainha|operária|adulto|ovo|ninho|toca|pelo|pele|pelagem|pena|plumagem|asa|bico|pata|perna|garra|cauda|rabo|cabeça|cérebro|coração|pulmão|sangue|olho|orelha|língua|boca|dente|mandíbula|pescoço|corpo|esqueleto|osso|casco|concha|carapaça|chifre|veneno|urina|cheiro|canto|dieta|visão|audição|olfato|raiz|tronco|casca|caule|folha|flor|fruto|semente|polpa|caroço|safra|colheita|nome|origem|história|tamanho|peso|altura|comprimento|largura|profundidade|área|superfície|volume|massa|cume|topo|base|interior|fachada|fundo|margem|nascente|foz|bacia|leito|fronteira|litoral|clima|relevo|solo|fauna|flora|vegetação|população|capital|economia|moeda|bandeira|hino|autor|autora|fundador|fundadora|criador|criadora|inventor|inventora|construtor|arquiteto|comandante|capitão|destroço|naufrágio|tripulação|passageiro|motor|roda|regra|tabuleiro|peça|objetivo|partida|torneio|campeonato|estádio|torcida|mascote|uniforme|estreia|enredo|protagonista|personagem|trilha|elenco|ingrediente|receita|recheio|molho|preparo|sabor|consumo|sintoma|vírus|vacina|causa|tratamento|transmissão|prevenção|diagnóstico|cura|obra|projeto|custo|inauguração|desfile|bateria|percussão|coreografia|passo|instrumento|letra|melodia|improvisação|figurino|teoria|velocidade|temperatura|pressão|órbita|atmosfera|núcleo|gravidade|diâmetro|raio|idade|descoberta|queda|início|fim|auge|capítulo|edição|tradução|publicação|proclamação|bloco|código|rede|transação|protocolo|símbolo|escudo|sede|cúpula|telhado|teto|parede|porta|janela|escada|sino|altar|jardim|palco|plateia|cortina|lustre|arco|pilar|coluna|vão|elevador|espelho|lente|antena|painel|sensor|câmera|tela|teclado|corda|tecla|pedal|quadra|bola|goleiro|árbitro|trave|tempero|caldo|cobertura|cor|extensão|preço'
const noParts =
  '(?!cidade|universidade|faculdade|comunidade|sociedade|entidade|autoridade|personalidade|celebridade|viagem|garagem|imagem|nação|estação|seleção|televisão|organização|associação|fundação|instituição|legislação|prisão|missão|mansão|comissão|agência|presidência|polícia|província|cidadão|mulher|linguagem|reportagem|avaliação|lição|condição|situação|documento|governo|parlamento|departamento|apartamento|movimento|elemento|momento|instrumento|monumento|sentimento|alimento|medicamento|ambulância|experiência|ciência)'
const partEndings = String.raw`${noParts}\p{Ll}{3,}(?:ção|ções|são|sões|mento|mentos|agem|agens|dade|dades|ância|ência)`
/** "Uma fêmea adulta": only those of animals may be one of many. */
const nameParts = 'macho|fêmea|filhote|casal|colônia|ninhada|ovo|exemplar|porção|xícara|copo'

// "É lembrada como o seu começo": the possessive of a predicate is not that of its subject.
const clause = String.raw`\p{Lu}[^,;:]*(?:, [^,;:]*\d{4}[^,;:]*,)? (?:é|são|foi|foram) (?:(?:considerad|lembrad|tid|vist)[oa]s? (?:como )?)?`
const pastForms = String.raw`\p{Ll}{3,}(?:ou|eu|iu|aram|eram|iram|ava|avam|iam)`

/** "Portugal só a reconheceu em 1825". */
function clitic(article: 'o' | 'a' | 'os' | 'as') {
  const agreement = { gender: article.startsWith('o') ? 'masculine' : 'feminine', number: article.length > 1 ? 'plural' : 'singular' } as const
  const pattern = new RegExp(
    String.raw`^((?:Os |As |O |A )?\p{L}+(?: (?:d[aeo]s? )?\p{Lu}\p{L}+){0,3} (?:só |já |não )?)${article} (${pastForms})(?= |[.,])`,
    'u',
  )
  return [pattern, agreement, '$1$2 {named}'] as const
}

const endings = { masculine: { singular: 'o', plural: 'os' }, feminine: { singular: 'a', plural: 'as' } } as const
const adverbial =
  /^(?:em|n[ao]s?|num|numa|por|pel[ao]s?|como|d[eao]s?|a|à|às|ao|aos|para|com|sem|entre|desde|até|durante|após|e|ou|mas|quase|apenas|sob|sobre|contra|há|muito|bastante|cerca|principalmente|originalmente|oficialmente|perto|mais|menos|bem|só|somente|também|por)$/u
const naming = /^(?:considerad|chamad|denominad|eleit|tid|nomead|declarad|classificad|apelidad|batizad)/u
const passive = /^(?:é|são|foi|foram|era|eram|está|estão) (\p{Ll}{3,}?)(os|as|o|a)(?: (\p{L}+))?(?![\p{L}])/u
const resting =
  /^(?:não )?(?:(?:surg|exist|acontec|ocorr|aparec|nasc|viv|morr|cresc|sobreviv|permanec)(?:e|em|eu|eram|iu|iram|ia|iam|i)|(?:começ|termin|acab|dur|fic|cheg|particip|mor|entr|rest|falt|sobr|circul|brilh|pass|habit|bast|volt)(?:a|am|ou|aram|ava|avam)|veio|vieram|vem|vêm|cai|caem|sai|saem|está|estão|pertencem?|servem?|consistem?|(?:localiza|situa|encontra|destaca|forma|reproduz|divide|caracteriza|distingue|estende|baseia)m?-se) (\p{L}+)/u

/** Words that do not agree with the theme, or a noun right behind the verb, are another subject. */
function hasLateSubject(statement: string, { gender, number }: Parameters<EncyclopediaRules['hasLateSubject']>[1]): boolean {
  if (/(?:\d{4}|\p{Lu}\p{Ll}+) (?:um|uma|o|a|os|as) \p{Ll}/u.test(statement)) return true
  const [, stem, ending, next] = passive.exec(statement) ?? []
  if (stem !== undefined) {
    if (ending !== endings[gender][number]) return !/^(?:bast|tant|pouc)/.test(stem)
    return next !== undefined && !adverbial.test(next) && !naming.test(stem)
  }
  const found = resting.exec(statement)
  const behind = found?.[1]
  // "Terminou a guerra", but "chegou a ser" and "chega a cerca de".
  if (
    found !== null &&
    behind === 'a' &&
    !/^ (?:\d|\p{Lu}|\p{Ll}+[aei]r(?!\p{L})|cerca|mais|menos|quase|apenas|um|dois|duas|três)/u.test(statement.slice(found[0].length))
  )
    return true
  return behind !== undefined && !adverbial.test(behind)
}

const around = '(?:cerca de |aproximadamente |até |mais de |quase |em média )?'
// Nouns in "-ões" have either gender: "corações", "erupções".
const counted = 'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze'
const amount = new RegExp(
  String.raw`^(tem|têm|mede|medem|pesa|pesam|vive|vivem) ${around}(?:[\d.,]+(?: mil| milhões de)?|${counted}) ([\p{Ll}]{4,}(?<!õe)s)(?: de (?:altura|altitude|comprimento|extensão|diâmetro))?(?=[.,]| (?:em|e)(?!\p{L}))`,
  'u',
)
const event = /^(foi|foram) (\p{Ll}+[dst][oa]s?) (?:por [^,]+ )?em (?:\d{1,2}º? de \p{L}+ de )?\d{4}\b/u
const unique =
  /^(?:é|são) ((?:o|a|os|as) (?=[^,.]*\b(?:mais|maior|maiores|menor|menores|únic[oa]s?|primeir[oa]s?)\b)[^,.;\d]+?)(?=[.,]| e (?:é|são|tem|fica)\b|(?<=\bd[aeo]s? \p{L}+) e [oa]s? )/u

function question(subject: string, statement: string): string | null {
  const [, verb, unit] = amount.exec(statement) ?? []
  if (verb !== undefined && unit !== undefined)
    return `${nounRules.agreementOf(unit).gender === 'feminine' ? 'Quantas' : 'Quantos'} ${unit} ${verb} ${subject}?`
  const [, was, done] = event.exec(statement) ?? []
  if (was !== undefined && done !== undefined) return `Em que ano ${subject} ${was} ${done}?`
  const thing = unique.exec(statement)?.[1]
  if (thing === undefined) return null
  return `Você sabe ${/^(?:os|as) /.test(thing) ? 'quais são' : 'qual é'} ${thing}?`
}

export const encyclopediaRules: EncyclopediaRules = {
  name: 'Wikipédia',
  plainQuestions: /^(?:o que (?:é|e|são|sao|foi|foram)|quem (?:é|e|foi|era|foram)|onde fica[m]?|o que significa) (?:(?:o|a|os|as|um|uma) )?/i,
  aspects: [
    /^(?:[oa]s? )?(?<aspect>hist[óo]ria|origem|origens|invenç[ãa]o|descoberta|constru[çc][ãa]o|naufr[áa]gio|queda|cria[çc][ãa]o|funda[çc][ãa]o|vida|import[âa]ncia|evolu[çc][ãa]o|surgimento|curiosidades|segredos?) d(?:[aeo]s? )(?<name>\S.*)$/iu,
  ],
  anyAspect: /^(?:hist[óo]ria|orige|curiosidades|evolu)/i,
  capitalsAreNames: true,
  kindEnds: /[,;(]/,
  works:
    'musica|cancao|single|album|ep|filme|longa-metragem|curta-metragem|telenovela|novela|serie|minisserie|episodio|livro|romance|poema|conto|peca|videogame|jogo eletronico|jogo de computador|banda|dupla|grupo musical|programa|revista|mixtape|documentario|manga|anime|videoclipe|podcast|reality|dvd|turne|desenho animado|animacao',
  notOneThing: 'desambiguacao|nome proprio|prenome|sobrenome|apelido de familia|lista d[aeo]|categoria da|predefinicao|pagina d[aeo]',
  persons:
    'futebolista|jogador|jogadora|cantor|cantora|ator|atriz|politico|politica|apresentador|apresentadora|youtuber|influenciador|influenciadora|empresario|empresaria|escritor|escritora|piloto|modelo|atleta|jornalista|humorista|cientista|fisico|fisica|quimico|quimica|pintor|pintora|compositor|compositora|treinador|treinadora|rapper|dj|medico|medica|advogado|advogada|diretor|diretora|inventor|inventora|aviador|presidente|professor|professora|tenista|nadador|nadadora|ginasta|surfista|skatista|chef|matematico|matematica|filosofo|filosofa|poeta|musico|militar|religioso|religiosa|engenheiro|engenheira|pessoa',
  groups: 'ordem|família|gênero|género|filo|classe|grupo|tipo|nome|termo|série|conjunto|conceito|palavra|ramo|parte|forma|região',
  skippedSections:
    /^(?:referencias|ver tambem|ligacoes externas|bibliografia|notas|galeria|leitura (?:adicional|complementar)|na cultura popular|cultura popular|controversias?|polemicas?|criticas?|vida pessoal|discografia|filmografia|lista|premios|fontes|etimologia|taxonomia|sinonimos)/,
  privateMatters:
    'namor\\p{L}*|cas(?:ou|ou-se|ado|ada|amento)|divorci\\p{L}*|separ(?:ou|ou-se)|filh[oa]s?|espos[oa]|marido|mulher|noiv[oa]|mae|pai|irma[os]?|familia|gravid\\p{L}*|cancer|tumor|doenca|diagnostic\\p{L}*|internad[oa]|depressao|hiv|cirurgia|pres[oa]|prisao|acusad[oa]|acusac\\p{L}*|conden\\p{L}*|processad[oa]|processo|investig\\p{L}*|policia|denunci\\p{L}*|drogas?|assedio|estupro|agress\\p{L}*|suicid\\p{L}*|religi\\p{L}*|evangelic[oa]|catolic[oa]|homossexual|gay|lesbica|bissexual|fortuna|patrimonio|salario|morre\\p{L}*|morte',
  articleForms: [
    { forms: 'o|do|no|ao|pelo', article: 'o', gender: 'masculine', number: 'singular' },
    { forms: 'a|da|na|à|pela', article: 'a', gender: 'feminine', number: 'singular' },
    { forms: 'os|dos|nos|aos|pelos', article: 'os', gender: 'masculine', number: 'plural' },
    { forms: 'as|das|nas|às|pelas', article: 'as', gender: 'feminine', number: 'plural' },
  ],
  indefinite: [
    { forms: 'um|num|dum', article: 'um', gender: 'masculine', number: 'singular' },
    { forms: 'uma|numa|duma', article: 'uma', gender: 'feminine', number: 'singular' },
  ],
  copulas,
  pronouns: [
    { words: 'Ele', gender: 'masculine', number: 'singular' },
    { words: 'Ela', gender: 'feminine', number: 'singular' },
    { words: 'Eles', gender: 'masculine', number: 'plural' },
    { words: 'Elas', gender: 'feminine', number: 'plural' },
  ],
  verbs,
  openingVerbs: openingPersons,
  impersonal:
    /^(?:não )?(?:(?:é|foi|era|pode ser) (?:(?:\p{L}+ )?que|\p{L}{4,} \p{L}+[aei]r|(?:em|n[ao]s?|por|apenas|só) [^,]* que)|faz (?:\d+|muit[oa]s?|pouc[oa]s?)|deu-|teve lugar)\b/u,
  hasLateSubject,
  nameOwner,
  connectives:
    'Além disso|Mesmo assim|Ainda assim|No entanto|Entretanto|Contudo|Todavia|Porém|Por outro lado|Por sua vez|De fato|Em geral|Geralmente|Assim|Dessa forma|Desta forma|Por exemplo|Ademais|Na verdade|Por fim|Portanto|Com isso|Por isso',
  openings:
    'Filh[oa]|Net[oa]|Apesar|Considerad[oa]|Conhecid[oa]|Nascid[oa]|Criad[oa]|Inaugurad[oa]|Localizad[oa]|Situad[oa]|Junto|Ao lado|Ao contrário|Assim como|Em|N[ao]s?|Ao|À|Por|Pel[ao]s?|Para|Com|Sem|Durante|Desde|Até|Entre|Depois|Antes|Após|Segundo|Quando|De|D[ao]s?|Perto|Acima|Fora|Dentro|Além',
  additions: /(?<! mas| como|^) também(?= )(?! n[ãa]o| (?:conhecid|chamad|denominad|grafad|designad))/u,
  sameKinds: [
    'estátua|monumento|escultura',
    'palácio|templo|igreja|prédio|edifício|castelo|torre|construção|monumento',
    'navio|transatlântico|embarcação|cargueiro',
    'animal|mamífero|ave|réptil|peixe|anfíbio|felino|canídeo|roedor|cetáceo|primata|marsupial|bicho|tubarão|coruja|espécie',
    'planta|árvore|arbusto|palmeira|erva|flor|espécie',
    'cidade|município|metrópole|capital',
    'país|nação',
    'clube|time|equipe|agremiação',
    'livro|romance|obra',
    'filme|longa|longa-metragem',
    'jogo|esporte|desporto|modalidade|brincadeira',
    'prato|iguaria|receita|salgado|doce',
    'bebida|aguardente|destilado|licor',
    'fruta|fruto',
    'montanha|pico|monte',
    'doença|infecção|enfermidade',
    'dança|ritmo|gênero|estilo',
    'região|área|bioma|ecossistema',
    'moeda|criptomoeda',
    'festa|celebração|comemoração|festival',
    'conflito|guerra|batalha',
    'império|reino|estado',
    'quadro|pintura|tela|obra',
    'aparelho|dispositivo|máquina|veículo|invenção',
  ],
  parts: `(?:${parts})(?:s|es)?|corações|pulmões|visões|raízes|capitães|${partEndings}`,
  namingNouns: 'palavra|termo|expressão|vocábulo',
  nameParts,
  insides: [
    ...(['o', 'a', 'os', 'as'] as const).map((article) => clitic(article)),
    [new RegExp(String.raw`^(${clause}uma )de suas (\p{Ll}+(?: \p{Ll}+)?)\.$`, 'u'), {}, '$1das $2 {of}.'],
    [new RegExp(String.raw`^(${clause}um )de seus (\p{Ll}+(?: \p{Ll}+)?)\.$`, 'u'), {}, '$1dos $2 {of}.'],
    [new RegExp(String.raw`^(${clause})(?:o )?seu (\p{Ll}+(?: (?:mais )?\p{Ll}+)?)\.$`, 'u'), {}, '$1o $2 {of}.'],
    [new RegExp(String.raw`^(${clause})(?:a )?sua (\p{Ll}+(?: (?:mais )?\p{Ll}+)?)\.$`, 'u'), {}, '$1a $2 {of}.'],
    [/^((?:Cerca de|Mais de|Menos de|Quase|Apenas) [\d,.]+ ?% d)e sua (\p{Ll}+) (?=\p{Ll})/u, {}, '$1a $2 {of} '],
    [/^((?:Cerca de|Mais de|Menos de|Quase|Apenas) [\d,.]+ ?% d)e seu (\p{Ll}+) (?=\p{Ll})/u, {}, '$1o $2 {of} '],
  ],
  lives: { born: 'nasceu em', died: 'morreu em', day: /\d{1,2}º? de \p{Ll}+ de \d{4}/u },
  possessives: 'seus?|suas?|del[ae]s?',
  ofForms: 'd[ao]s?',
  counted:
    /^(?:Existem|Há|Conhecem-se|São conhecid[ao]s|Foram descrit[ao]s) (?:[^,.]{0,40} )?(?:espécies|subespécies|raças|variedades|cultivares|tipos|sabores)(?! d[aeo]s?(?!\p{L})| \p{Ll}+ d[aeo]s?(?!\p{L}))(?=[ .,])/u,
  beforeNouns: 'o|a|os|as|um|uma|uns|umas|de|d[ao]s?|em|n[ao]s?|ao|aos|à|às|pel[ao]s?|com|sem|por|sua?s?|seus?|entre|cada|dois|duas|três|quatro|oito|dez',
  leaning:
    'isso|isto|aquilo|nisso|disso|nisto|disto|ess[ea]s?|dess[ea]s?|ness[ea]s?|est[ea]s?|dest[ea]s?|nest[ea]s?|aquel[ea]s?|daquel[ea]s?|naquel[ea]s?|tal|tais|referid[oa]s?|mencionad[oa]s?|citad[oa]s?|respectivamente|ambos|ambas|também(?! (?:conhecid|chamad|denominad|grafad|designad))|tampouco|outr[oa]s? dois|no mesmo ano|na mesma época|na época|à época|anos? (?:depois|mais tarde|antes)(?! d[aeo]s?(?!\\p{L}))|em seguida|posteriormente|mais tarde|a seguir|(?:cit|mencion|descrit|mostr)ad[oa]s? (?:acima|abaixo)|anteriormente|por isso|porém|portanto|entretanto|contudo|todavia|no entanto|por sua vez|últim[oa] exemplo|primeir[oa] delas|deles|delas',
  ageing:
    'atual|atuais|atualmente|hoje|recente|recentes|recentemente|últimos anos|últimas décadas|nos dias de hoje|agora|ainda|em breve|até o momento|até agora|até então|está prevista?|está previsto|previst[oa]s?|dever[áã]o?|planej\\p{L}+|pretende\\p{L}*|neste momento|no momento|em andamento|em construção',
  noStatement:
    'artigo|verbete|você|clique|compre|acesse|ignore|instruções|inscreva-se|cupom|prompt|Wikip[ée]dia|(?:n?[ae]|nesta|esta|vide|ver) (?:imagem|figura|tabela|página|seção)|n?o gráfico|ver também|ISBN|ISSN|pronuncia-se|pronúncia',
  superlatives:
    'mais|maior|maiores|menor|menores|melhor|únic[oa]s?|primeir[oa]s?|recorde|recordista|raro|rara|mundo|extint[oa]s?|veloz|rápid[oa]|alt[oa]|profund[oa]|antig[oa]|nunca|sempre|sem|metade|dobro|vezes|gigantes?|enormes?',
  tails:
    '(?!exceto|segundo|salvo|se |caso|a menos|conforme|de acordo)\\p{Ll}{2,}(?:ad|id)[oa]s? (?:em|n[oa]s?|por|pel[oa]s?|de|d[oa]s?|com|para)|(?:em|n[oa]s?) \\p{Lu}[^,]{2,30}(?=$)|em homenagem|(?:[oa]s?) (?:únic[oa]s?|maior(?:es)?|mais|primeir[oa]s?)|sendo|o que|a qual|o qual|as quais|os quais|que|onde|enquanto|embora|apesar d[aeo]s?|além d[aeo]s?|bem como|assim como|de modo que|de forma que|seguid[oa]s? (?:por|pel[oa]s?|de|d[oa]s?)|tornando|fazendo|permitindo|incluindo|formando|cuj[oa]s?|quando|ficando|deixando|chegando|com(?! exceção| a condição| ressalva)|conhecid[oa]s?|principalmente|especialmente|sobretudo',
  afterCommas: 'em|n[oa]s?|às margens|durante|por',
  asides:
    'também (?:conhecid[oa]s?|chamad[oa]s?|denominad[oa]s?|grafad[oa]s?|designad[oa]s?)|conhecid[oa]s? (?:como|por|popularmente)|oficialmente|popularmente|cujo nome|originalmente|abreviad[oa]|ou simplesmente|em inglês|em latim|do (?:grego|latim|inglês|francês|árabe|tupi)|antigamente|anteriormente',
  rewrites: [
    [/^(.+?) é (?:um|o) (?:termo|nome|nome popular) (?:usado|utilizado|dado) para (?:designar|descrever|indicar) ((?:um|uma|o|a) .+)$/u, '$1 é $2'],
    [/^(.+?) é (?:um|o) (?:nome|nome popular) dado (?:ao) (.+)$/u, '$1 é o $2'],
    [/^(.+?) é (?:um|o) (?:nome|nome popular) dado (?:à) (.+)$/u, '$1 é a $2'],
  ],
  question,
}
