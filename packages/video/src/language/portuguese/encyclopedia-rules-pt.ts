import type { EncyclopediaRules, NamedTheme } from '../rules/encyclopedia-rules.ts'
import { nounRules } from './noun-rules-pt.ts'

const copulas = 'é|são|foi|foram|era|eram'
const verbs = `${copulas}|está|estão|tem|têm|possui|possuem|pode|podem|mede|medem|pesa|pesam|chega|chegam|varia|variam|fica|ficam|contém|contêm|inclui|incluem|ocupa|ocupam|vai|vão|abriga|abrigam|atinge|atingem|dura|duram`
const openingVerbs = {
  singular:
    'É|Foi|Era|Tem|Teve|Possui|Mede|Pesa|Fica|Está|Localiza-se|Situa-se|Encontra-se|Vive|Pode|Alimenta-se|Pertence|Habita|Contém|Ocupa|Nasceu|Atinge|Chega|Surgiu|Começou|Recebe|Recebeu|Abriga|Estende-se|Produz|Venceu|Ganhou',
  plural: 'São|Foram|Eram|Têm|Tiveram|Possuem|Medem|Pesam|Ficam|Estão|Vivem|Podem|Alimentam-se|Pertencem|Habitam|Contêm|Atingem|Chegam|Surgiram|Produzem',
}
const joints = 'de|do|da|dos|das|em|no|na|nos|nas|a|ao|à|com|por|para|entre'
const owners = { Seu: 'O', Sua: 'A', Seus: 'Os', Suas: 'As' } as const
const owned = new RegExp(String.raw`^(Seus?|Suas?) ((?:[\p{Ll}-]+ ){1,3}?)((?:${verbs}|${joints}) .+)$`, 'u')

/** "Sua altitude é de..." becomes "A altitude do Everest é de...". */
function nameOwner(sentence: string, { topic, agreement }: NamedTheme): string | null {
  const [, owner, noun, rest] = owned.exec(sentence) ?? []
  if (owner === undefined || noun === undefined || rest === undefined) return null
  return `${owners[owner as keyof typeof owners]} ${noun}${nounRules.after('of', topic, agreement)} ${rest}`
}

const around = '(?:cerca de |aproximadamente |até |mais de |quase |em média )?'
const amount = new RegExp(String.raw`^(tem|têm|mede|medem|pesa|pesam|vive|vivem) ${around}[\d.,]+(?: mil| milhões de)? ([\p{Ll}]{4,}s)(?: de (?:altura|altitude|comprimento|extensão|diâmetro))?(?=[.,]| (?:em|e)\b)`, 'u')
const event = /^(foi|foram) (\p{Ll}+[dst][oa]s?) (?:por [^,]+ )?em \d{4}\b/u
const unique = /^(?:é|são) ((?:o|a|os|as) (?=[^,.]*\b(?:mais|maior|maiores|menor|menores|únic[oa]s?|primeir[oa]s?)\b)[^,.;\d]+?)(?=[.,]| e (?:é|são|tem|fica)\b)/u

function question({ named }: NamedTheme, statement: string): string | null {
  const [, verb, unit] = amount.exec(statement) ?? []
  if (verb !== undefined && unit !== undefined) return `${nounRules.agreementOf(unit).gender === 'feminine' ? 'Quantas' : 'Quantos'} ${unit} ${verb} ${named}?`
  const [, was, done] = event.exec(statement) ?? []
  if (was !== undefined && done !== undefined) return `Em que ano ${named} ${was} ${done}?`
  const thing = unique.exec(statement)?.[1]
  if (thing === undefined) return null
  return `Você sabe ${/^(?:os|as) /.test(thing) ? 'quais são' : 'qual é'} ${thing}?`
}

export const encyclopediaRules: EncyclopediaRules = {
  name: 'Wikipédia',
  plainQuestions: /^(?:o que (?:é|e|são|sao|foi|foram)|quem (?:é|e|foi|era|foram)|onde fica[m]?|o que significa) (?:(?:o|a|os|as|um|uma) )?/i,
  capitalsAreNames: true,
  works:
    'musica|cancao|single|album|ep|filme|longa-metragem|curta-metragem|telenovela|novela|serie|minisserie|episodio|livro|romance|poema|conto|peca|jogo|videogame|banda|dupla|grupo musical|programa|revista|mixtape|documentario|manga|anime|videoclipe|podcast|reality|dvd|turne|desenho animado|animacao',
  notOneThing: 'desambiguacao|nome proprio|prenome|sobrenome|apelido de familia|lista d[aeo]|categoria da|predefinicao|pagina d[aeo]',
  persons:
    'futebolista|jogador|jogadora|cantor|cantora|ator|atriz|politico|politica|apresentador|apresentadora|youtuber|influenciador|influenciadora|empresario|empresaria|escritor|escritora|piloto|modelo|atleta|jornalista|humorista|cientista|fisico|fisica|quimico|quimica|pintor|pintora|compositor|compositora|treinador|treinadora|rapper|dj|medico|medica|advogado|advogada|diretor|diretora|inventor|inventora|aviador|presidente|professor|professora|tenista|nadador|nadadora|ginasta|surfista|skatista|chef|matematico|matematica|filosofo|filosofa|poeta|musico|militar|religioso|religiosa|engenheiro|engenheira|pessoa',
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
  copulas,
  pronouns: [
    { words: 'Ele', gender: 'masculine', number: 'singular' },
    { words: 'Ela', gender: 'feminine', number: 'singular' },
    { words: 'Eles', gender: 'masculine', number: 'plural' },
    { words: 'Elas', gender: 'feminine', number: 'plural' },
  ],
  verbs: `${verbs}|${openingVerbs.singular}|${openingVerbs.plural}`,
  openingVerbs,
  nameOwner,
  connectives:
    'Além disso|No entanto|Entretanto|Contudo|Todavia|Porém|Por outro lado|Por sua vez|De fato|Em geral|Geralmente|Assim|Dessa forma|Desta forma|Por exemplo|Ademais|Na verdade|Por fim|Portanto|Com isso|Por isso',
  leaning:
    'isso|isto|aquilo|nisso|disso|nisto|disto|ess[ea]s?|dess[ea]s?|ness[ea]s?|est[ea]s?|dest[ea]s?|nest[ea]s?|aquel[ea]s?|daquel[ea]s?|naquel[ea]s?|tal|tais|referid[oa]s?|mencionad[oa]s?|citad[oa]s?|respectivamente|ambos|ambas|também|tampouco|outr[oa]s? dois|no mesmo ano|na mesma época|na época|à época|anos? (?:depois|mais tarde|antes)|em seguida|posteriormente|mais tarde|a seguir|acima|abaixo|anteriormente|por isso|porém|portanto|entretanto|contudo|todavia|no entanto|por sua vez|últim[oa] exemplo|primeir[oa] delas|deles|delas',
  ageing:
    'atual|atuais|atualmente|hoje|recente|recentes|recentemente|últimos anos|últimas décadas|nos dias de hoje|agora|ainda|em breve|até o momento|até agora|até então|está prevista?|está previsto|previst[oa]s?|dever[áã]o?|planej\\p{L}+|pretende\\p{L}*|neste momento|no momento|em andamento|em construção',
  noStatement: 'artigo|verbete|página|seção|Wikip[ée]dia|imagem|figura|tabela|gráfico|ver também|ISBN|ISSN|pronuncia-se|pronúncia',
  superlatives:
    'mais|maior|maiores|menor|menores|melhor|únic[oa]s?|primeir[oa]s?|recorde|recordista|raro|rara|mundo|extint[oa]s?|veloz|rápid[oa]|alt[oa]|profund[oa]|antig[oa]|nunca|sempre|sem|metade|dobro|vezes|gigantes?|enormes?',
  tails:
    'sendo|o que|a qual|o qual|as quais|os quais|que|onde|enquanto|embora|apesar d[aeo]s?|além d[aeo]s?|bem como|assim como|seguid[oa]s? (?:por|pel[oa]s?|de|d[oa]s?)|tornando|fazendo|permitindo|incluindo|formando|cuj[oa]s?|quando|ficando|deixando|chegando|conhecid[oa]s?|principalmente|especialmente|sobretudo',
  asides:
    'também (?:conhecid[oa]s?|chamad[oa]s?|denominad[oa]s?|grafad[oa]s?|designad[oa]s?)|conhecid[oa]s? (?:como|por|popularmente)|oficialmente|popularmente|cujo nome|originalmente|abreviad[oa]|ou simplesmente|em inglês|em latim|do (?:grego|latim|inglês|francês|árabe|tupi)|antigamente|anteriormente',
  rewrites: [
    [/^(.+?) é (?:um|o) (?:termo|nome|nome popular) (?:usado|utilizado|dado) para (?:designar|descrever|indicar) ((?:um|uma|o|a) .+)$/u, '$1 é $2'],
    [/^(.+?) é (?:um|o) (?:nome|nome popular) dado (?:ao) (.+)$/u, '$1 é o $2'],
    [/^(.+?) é (?:um|o) (?:nome|nome popular) dado (?:à) (.+)$/u, '$1 é a $2'],
  ],
  question,
}
