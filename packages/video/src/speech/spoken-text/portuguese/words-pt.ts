import type { Gender } from './numbers-pt.ts'

/** Name of a thing that is counted: singular, plural, gender. */
export type CountedNoun = { one: string; many: string; gender: Gender }

const masculine = (one: string, many: string): CountedNoun => ({ one, many, gender: 'masculine' })
const feminine = (one: string, many: string): CountedNoun => ({ one, many, gender: 'feminine' })

/** Units as written; those of more than one letter are also found in any case. */
export const units: Readonly<Record<string, CountedNoun>> = {
  km: masculine('quilômetro', 'quilômetros'),
  m: masculine('metro', 'metros'),
  cm: masculine('centímetro', 'centímetros'),
  mm: masculine('milímetro', 'milímetros'),
  'km²': masculine('quilômetro quadrado', 'quilômetros quadrados'),
  'm²': masculine('metro quadrado', 'metros quadrados'),
  m2: masculine('metro quadrado', 'metros quadrados'),
  'cm²': masculine('centímetro quadrado', 'centímetros quadrados'),
  'm³': masculine('metro cúbico', 'metros cúbicos'),
  m3: masculine('metro cúbico', 'metros cúbicos'),
  ha: masculine('hectare', 'hectares'),
  kg: masculine('quilo', 'quilos'),
  g: masculine('grama', 'gramas'),
  mg: masculine('miligrama', 'miligramas'),
  mcg: masculine('micrograma', 'microgramas'),
  t: feminine('tonelada', 'toneladas'),
  l: masculine('litro', 'litros'),
  L: masculine('litro', 'litros'),
  ml: masculine('mililitro', 'mililitros'),
  h: feminine('hora', 'horas'),
  hs: feminine('hora', 'horas'),
  hrs: feminine('hora', 'horas'),
  min: masculine('minuto', 'minutos'),
  s: masculine('segundo', 'segundos'),
  seg: masculine('segundo', 'segundos'),
  ms: masculine('milissegundo', 'milissegundos'),
  kb: masculine('quilobyte', 'quilobytes'),
  mb: masculine('mega', 'megas'),
  gb: masculine('giga', 'gigas'),
  tb: masculine('tera', 'teras'),
  mbps: masculine('mega por segundo', 'megas por segundo'),
  gbps: masculine('giga por segundo', 'gigas por segundo'),
  hz: masculine('hertz', 'hertz'),
  khz: masculine('quilohertz', 'quilohertz'),
  mhz: masculine('megahertz', 'megahertz'),
  ghz: masculine('gigahertz', 'gigahertz'),
  W: masculine('watt', 'watts'),
  kw: masculine('quilowatt', 'quilowatts'),
  kwh: masculine('quilowatt-hora', 'quilowatts-hora'),
  V: masculine('volt', 'volts'),
  mah: masculine('miliampere-hora', 'miliamperes-hora'),
  cv: masculine('cavalo', 'cavalos'),
  kcal: feminine('quilocaloria', 'quilocalorias'),
  cal: feminine('caloria', 'calorias'),
  db: masculine('decibel', 'decibéis'),
  mp: masculine('megapixel', 'megapixels'),
  px: masculine('pixel', 'pixels'),
  fps: masculine('quadro por segundo', 'quadros por segundo'),
  pol: feminine('polegada', 'polegadas'),
  '"': feminine('polegada', 'polegadas'),
  '”': feminine('polegada', 'polegadas'),
  '°c': masculine('grau', 'graus'),
  ºc: masculine('grau', 'graus'),
  '°f': masculine('grau Fahrenheit', 'graus Fahrenheit'),
  '°': masculine('grau', 'graus'),
}

/** Currencies by their signs and names. */
export const currencies: Readonly<Record<string, CountedNoun & { cent: CountedNoun }>> = {
  ...named(['r$', 'brl', 'reais', 'real'], { ...masculine('real', 'reais'), cent: masculine('centavo', 'centavos') }),
  ...named(['us$', 'usd', '$', 'dólares', 'dólar'], { ...masculine('dólar', 'dólares'), cent: masculine('centavo', 'centavos') }),
  ...named(['€', 'eur', 'euros', 'euro'], { ...masculine('euro', 'euros'), cent: masculine('centavo', 'centavos') }),
  ...named(['£', 'gbp', 'libras', 'libra'], { ...feminine('libra', 'libras'), cent: masculine('centavo', 'centavos') }),
}

function named<Value>(names: readonly string[], value: Value): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, value]))
}

/** Large amounts as written after a number: singular and plural as spoken. */
export const magnitudes: Readonly<Record<string, readonly [string, string]>> = {
  mil: ['mil', 'mil'],
  k: ['mil', 'mil'],
  milhão: ['milhão', 'milhões'],
  milhões: ['milhão', 'milhões'],
  mi: ['milhão', 'milhões'],
  M: ['milhão', 'milhões'],
  bilhão: ['bilhão', 'bilhões'],
  bilhões: ['bilhão', 'bilhões'],
  bi: ['bilhão', 'bilhões'],
  B: ['bilhão', 'bilhões'],
  trilhão: ['trilhão', 'trilhões'],
  trilhões: ['trilhão', 'trilhões'],
  tri: ['trilhão', 'trilhões'],
}

export const months = ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'] as const

/** Lower case; with the point when it is part of the abbreviation. */
export const abbreviations: Readonly<Record<string, string>> = {
  'sr.': 'senhor',
  'sra.': 'senhora',
  'srs.': 'senhores',
  'sras.': 'senhoras',
  'srta.': 'senhorita',
  sr: 'senhor',
  sra: 'senhora',
  'dr.': 'doutor',
  'dra.': 'doutora',
  'drs.': 'doutores',
  dr: 'doutor',
  dra: 'doutora',
  'prof.': 'professor',
  'profa.': 'professora',
  'profª.': 'professora',
  profª: 'professora',
  prof: 'professor',
  'eng.': 'engenheiro',
  'exmo.': 'excelentíssimo',
  'sto.': 'santo',
  'sta.': 'santa',
  'etc.': 'etcétera',
  etc: 'etcétera',
  'ex.': 'exemplo',
  'p.ex.': 'por exemplo',
  'p. ex.': 'por exemplo',
  'obs.': 'observação',
  'av.': 'avenida',
  'pç.': 'praça',
  'pça.': 'praça',
  'n.º': 'número',
  nº: 'número',
  'n°': 'número',
  'núm.': 'número',
  'nº.': 'número',
  'pág.': 'página',
  'págs.': 'páginas',
  'vol.': 'volume',
  'tel.': 'telefone',
  'cel.': 'celular',
  'máx.': 'máximo',
  'mín.': 'mínimo',
  'aprox.': 'aproximadamente',
  'ref.': 'referência',
  'qtd.': 'quantidade',
  'qtde.': 'quantidade',
  'séc.': 'século',

  'ltda.': 'limitada',
  ltda: 'limitada',
  'cia.': 'companhia',
  'vs.': 'versus',
  vs: 'versus',
  'p/': 'para',
  'c/': 'com',
  's/': 'sem',
  'd/': 'de',
  'e/ou': 'e ou',
  vc: 'você',
  vcs: 'vocês',
  tb: 'também',
  tbm: 'também',
  pq: 'porque',
  'wi-fi': 'uai fai',
  wifi: 'uai fai',
  'e-mail': 'imeil',
  'e-mails': 'imeils',
  email: 'imeil',
  emails: 'imeils',
  'e-book': 'ibuk',
  'e-books': 'ibuks',
  ebook: 'ibuk',
  'e-commerce': 'icómerce',
  'd.c.': 'depois de Cristo',
  'a.c.': 'antes de Cristo',
  's.a.': 'esse á',
  's/a': 'esse á',
}

/** Words of their own elsewhere: "nota dez.", "tudo que posso ter." */
export const abbreviationsBesideNumbers: Readonly<Record<string, string>> = {
  'jan.': 'janeiro',
  'fev.': 'fevereiro',
  'mar.': 'março',
  'abr.': 'abril',
  'jun.': 'junho',
  'jul.': 'julho',
  'ago.': 'agosto',
  'set.': 'setembro',
  'out.': 'outubro',
  'nov.': 'novembro',
  'dez.': 'dezembro',
  'cap.': 'capítulo',
  'ed.': 'edição',
  'art.': 'artigo',
  'p.': 'página',
  'min.': 'minutos',
  'seg.': 'segundos',
}

export const letters: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'bê',
  c: 'cê',
  d: 'dê',
  e: 'é',
  f: 'éfe',
  g: 'gê',
  h: 'agá',
  i: 'i',
  j: 'jóta',
  k: 'cá',
  l: 'éle',
  m: 'ême',
  n: 'êne',
  o: 'ó',
  p: 'pê',
  q: 'quê',
  r: 'érre',
  s: 'ésse',
  t: 'tê',
  u: 'u',
  v: 'vê',
  w: 'dáblio',
  x: 'xis',
  y: 'ípsilon',
  z: 'zê',
}

/** Readings of capitals; `null` is letter by letter. Words not here are spelled only when they have no vowel. */
export const acronyms: Readonly<Record<string, string | null>> = {
  IA: null,
  TI: null,
  RH: null,
  EUA: null,
  USB: null,
  IBGE: null,
  CPF: null,
  CNPJ: null,
  IPTU: null,
  IPVA: null,
  UFC: null,
  UTI: null,
  SP: null,
  RJ: null,
  MG: null,
  URL: null,
  API: null,
  PIB: 'pib',
  ONU: 'onu',
  OMS: null,
  OAB: null,
  AVC: null,
  IMC: null,
  IOF: null,
  IPCA: 'ípca',
  IR: null,
  ICMS: null,
  MEI: 'mei',
  UE: null,
  UF: null,
  DIY: null,
  ONG: 'ongue',
  CEO: 'ci i ôu',
  SEO: null,
  CIA: null,
  FBI: 'éfe bi ai',
  AI: 'êi ai',
  UX: null,
  UI: 'u i',
  ROI: null,
  KPI: null,
  EPI: null,
  VPN: null,
  APP: 'épi',
  PIX: 'pix',
  SUS: 'sus',
  NASA: 'nasa',
  VIP: 'vip',
  LED: 'léd',
  OLED: 'ôled',
  QLED: 'quê léd',
  ENEM: 'enem',
  SAC: 'saque',
  FAQ: 'féque',
  PET: 'pét',
  LGPD: null,
  HDMI: null,
  INSS: null,
  FGTS: null,
  CLT: null,
  DJ: 'di djêi',
  OK: 'oquêi',
  PC: null,
  TV: null,
  RAM: 'ram',
  SMS: null,
  GPS: null,
  DIU: 'diu',
  ABNT: null,
  CEP: 'cép',
  RG: null,
  USP: 'uspi',
  UFRJ: null,
  QR: 'quê érre',
  NFT: null,
  GIF: 'gif',
  JPEG: 'jóta pég',
  ChatGPT: 'tchét gê pê tê',
  UV: null,
  FPS: null,
  AM: null,
  PM: null,
  LTE: null,
  DNA: null,
  RNA: null,
  HIV: null,
  AIDS: 'áids',
  SUV: 'ésse u vê',
  MBA: null,
  IPO: null,
  ETF: null,
  CDI: null,
  LCI: null,
  LCA: null,
  FII: null,
  SELIC: 'selíc',
  EAD: null,
  TDAH: null,
  UBS: null,
  UFMG: null,
  PhD: 'pê agá dê',
  NVMe: 'êne vê ême é',
}

const feminineNouns = new Set(
  `hora vez página pessoa mulher menina garota criança semana noite manhã tarde década xícara colher receita dica etapa regra parte peça
  unidade caixa garrafa lata fatia porção dose gota folha flor árvore planta casa loja empresa marca cor mão perna mesa cadeira cama porta janela
  sala rua cidade vila praia estrada ilha montanha viagem passagem mala roupa camisa camiseta blusa calça saia meia bolsa mochila joia
  foto imagem mensagem palavra frase letra linha letra música canção nota aula escola prova pergunta resposta história
  ideia lição coisa forma maneira opção versão função edição avaliação parcela prestação conta compra venda oferta promoção entrega
  moeda nota libra taxa tela câmera lente bateria tecla porta entrada saída velocidade cápsula pílula vitamina proteína caloria fruta maçã banana laranja uva
  tonelada polegada milha légua série repetição rodada volta corrida partida vitória derrota equipe seleção medalha meta tarefa causa
  razão vantagem desvantagem diferença dúvida chance chave senha rede conta vaga turma família filha irmã mãe avó tia amiga cliente
  metade terça quarta quinta sexta segunda fase temporada cena noiva rainha deusa estrela lua galáxia célula espécie vida morte ação pausa camada mecha
  raça cadela gata vaca galinha ovelha abelha formiga asa pata cabeça refeição sobremesa salada sopa bebida dieta pizza`
    .split(/\s+/)
    .filter((word) => word !== 'cliente'),
)
/** End in -a or -as and are masculine. */
const masculineNouns = new Set(
  `dia problema sistema programa tema grama quilograma miligrama mapa planeta poema idioma diploma drama cinema clima aroma sintoma trauma esquema
  dilema emblema telefonema fantasma cometa teorema sofá chá pijama panda atleta artista dentista motorista turista especialista analista
  ciclista guia colega jornalista pianista recruta mega giga tera byte delta karma carisma organograma fluxograma pentagrama cronograma puma coala gorila`.split(
    /\s+/,
  ),
)
const feminineDeterminers = new Set(
  'as às das nas pelas uma umas suas minhas nossas essas estas aquelas outras todas mais'.split(' ').filter((word) => word !== 'mais'),
)

function singularOf(word: string): string {
  if (word.endsWith('ções') || word.endsWith('sões')) return `${word.slice(0, -3)}ão`
  if (word.endsWith('ões')) return `${word.slice(0, -3)}ão`
  if (word.endsWith('ens')) return `${word.slice(0, -2)}m`
  if (word.endsWith('zes') || word.endsWith('res')) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/**
 * Gender of a number from the words around it: the noun that follows, else an article before. A plural in -as is feminine unless listed as masculine;
 * a singular must be listed, because verbs end in -a too ("opção 1 custa menos").
 */
export function genderAround({ previous, next }: { previous: string; next: string }): Gender {
  const noun = singularOf(next)
  if (masculineNouns.has(noun)) return 'masculine'
  if (feminineNouns.has(noun)) return 'feminine'
  if (/^(?!(?:as|às|das|nas|mas|pelas|apenas)$).*(?:as|ções|sões|dades|agens)$/.test(next)) return 'feminine'
  if (/(?:ção|são|dade|agem)$/.test(next) && next.length > 4) return 'feminine'
  return feminineDeterminers.has(previous) && !next.endsWith('os') ? 'feminine' : 'masculine'
}
