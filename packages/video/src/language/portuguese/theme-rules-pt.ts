import type { ThemeRules } from '../rules/language-rules.ts'

/** Beginnings of verbs that say enough to be a theme alone. */
const telling = /^(?:dorm|emagrec|econom|empreend|estud|invest|viaj|cozinh|corr|medit|trein)/

/** Verbs that names follow: "Visitar Paris", "Aprender Inglês". */
const common =
  /^(?:aprend|visit|conhec|compr|vend|us|jog|mor|trabalh|assist|toc|program|cri|entend|instal|faz|fal|ensin|amar|viv|ir$|ler$|ver$|ser$|ter$|dar$|voltar|sair|passar|fug|imigr|migr|celebr|comemor|decor|adot|cuid|explor|usar|domin|abr|declar|pag|receb|investig|falar|escrev|prepar)/

/** What a thing in the singular does, where it cannot be an adjective of it. */
const commonVerb =
  /^(?:é|são|foi|era|eram|tem|têm|faz|fazem|fica|ficam|pode|podem|precisa|precisam|gosta|gostam|existe|existem|muda|mudam|vive|vivem|come|comem)$/

/**
 * "Onde vivem | os pinguins", "quantos dentes tem | o tubarão": a verb and an article stand before.
 */
const invertedQuestion =
  /^(?:como|(?:de |para )?onde|quando|por ?qu[eê]|quant[oa]s?(?: \p{L}+)?) (?:se )?\p{L}*(?:[aeo]|[aeo]m|[íi]|têm|z|ou|eu|iu) (?:o|a|os|as|um|uma)$/u

/** Two capitals side by side: "Oscar Niemeyer". */
function isFullName([first = '', second = '']: readonly string[]): boolean {
  return [first, second].every((word) => /^\p{Lu}\p{Ll}/u.test(word))
}

export const themeRules: ThemeRules = {
  openings: [
    {
      pattern:
        /^(?:(?:eu )?(?:quero|preciso de|fa[çc]a|crie|gere|me fa[çc]a) )?(?:um |uma )?(?:v[íi]deo|reels?|roteiro|conte[úu]do|post)(?: curto)? (?:sobre|a respeito de|falando de) /i,
      wants: 'any',
      keepsTitle: false,
    },
    {
      pattern:
        /^(?:(?:me )?(?:fale|falar|fala|conte|explique|explica|ensine)(?: (?:um pouco|tudo|mais|pra mim|para mim))? sobre|fale|falar|explique|tema|assunto|sobre):? /i,
      wants: 'any',
      keepsTitle: false,
    },
    {
      pattern:
        /^(?:voc[êe]s? (?:j[áa] )?sab(?:ia|e|iam)|(?:eu )?quero (?:saber|aprender|entender)(?: mais| tudo| um pouco)?|saiba (?:mais|tudo)|(?:tudo|o que (?:voc[êe] )?(?:precisa|deve) saber|um pouco|mais)) (?:sobre|d[aeo]s?) /i,
      wants: 'facts',
      keepsTitle: false,
    },
    { pattern: /^(?:mitos? (?:e|ou) verdades?|verdade ou mentira)(?:[:,]? (?:sobre|d[aeo]s?))?:? /i, wants: 'facts', keepsTitle: false, shape: 'myths' },
    { pattern: /^quiz(?:[:,]? (?:sobre|d[aeo]s?))?:? /i, wants: 'facts', keepsTitle: false, shape: 'quiz' },
    { pattern: /^perguntas e respostas:? /i, wants: 'facts', keepsTitle: false, shape: 'questions' },
    { pattern: /^quem (?:é|e|foi|era) (?:o |a )?/i, wants: 'facts', keepsTitle: true },
    // The song itself is never told; what is asked for is spoken about.
    { pattern: /^(?:escreva|recite|cante|transcreva|mostre|me mostre|me conte|conte) (?=(?:a|o|as|os|um|uma) )/i, wants: 'any', keepsTitle: false },
    {
      pattern: /^(?:os )?(?:mitos?(?: (?:e|ou) verdades?)?|verdades? (?:e|ou) mitos?) (?:sobre|de|d[ao]s?) (?:o |a |os |as )?/i,
      wants: 'facts',
      keepsTitle: true,
      shape: 'myths',
    },
    {
      pattern: /^(?:(?:um )?quiz|teste (?:os )?seus conhecimentos) (?:sobre|de|d[ao]s?|em) (?:o |a |os |as )?/i,
      wants: 'facts',
      keepsTitle: true,
      shape: 'quiz',
    },
    { pattern: /^perguntas (?:sobre|e respostas (?:sobre|de|d[ao]s?)) (?:o |a |os |as )?/i, wants: 'facts', keepsTitle: true, shape: 'questions' },
    { pattern: /^perguntas d[aeo]s? /i, wants: 'facts', keepsTitle: false },
    { pattern: /^(?:a )?(?:hist[óo]ria|linha do tempo|cronologia) (?:de|d[ao]s?) /i, wants: 'facts', keepsTitle: true, shape: 'story' },
    { pattern: /^(?:os )?n[úu]meros (?:de|d[ao]s?|sobre) (?:o |a |os |as )?/i, wants: 'facts', keepsTitle: true, shape: 'number' },
    { pattern: /^passo a passo (?:de|para|pra) /i, wants: 'steps', keepsTitle: true, shape: 'steps' },
    { pattern: /^(?:\d+ |as |algumas )?(?:dicas?|passos|jeitos|maneiras|formas|truques) (?:de|para|pra|sobre) /i, wants: 'steps', keepsTitle: true },
    {
      pattern:
        /^(?:(?:top )?\d+ |as |os |algum[ao]s )?(?:melhores |maiores |principais )?(?:curiosidades?|fatos?|coisas|verdades)(?: (?:incr[íi]ve(?:l|is)|curios[ao]s?|interessantes?|legais|impressionantes?))? (?:sobre|d[aeo]s?) /i,
      wants: 'facts',
      keepsTitle: true,
    },
    { pattern: /^(?:como|aprenda a|aprender a) (?=[\p{L}-]+[aeioô]r(?:-se)?(?![\p{L}-]))/iu, wants: 'steps', keepsTitle: true },
    { pattern: /^o que (?:é|e|são|sao) (?:o |a |os |as |um |uma )?/i, wants: 'facts', keepsTitle: true },
  ],
  endings: [
    { pattern: /[:,]? (?:mitos? (?:e|ou) verdades?|verdades? (?:e|ou) mitos?)$/i, shape: 'myths' },
    { pattern: /[:,]? quiz$/i, shape: 'quiz' },
    { pattern: /[:,]? passo a passo$/i, shape: 'steps' },
  ],
  compared: [
    /^(?:a |as |qual (?:é )?a )?diferen[çc]as? entre (?:o |a |os |as )?(.+?) e (?:o |a |os |as )?(.+?)\??$/i,
    // A vaccine is against an illness, not beside it.
    /^(?!.*(?:vacina|vacinação|remédio|proteção|defesa|luta|guerra|campanha|crime|violência|seguro)s? contra )(.+?),? (?:ou|x|×|vs\.?|versus|contra) (?:o |a |os |as )?(.+?)\??$/i,
  ],
  or: 'ou',
  amounts: {
    usual: [
      [/^(?:km\/h|quil[ôo]metros por hora)/, 60],
      [/^km\/s|quil[ôo]metros por segundo/, 1],
      [/^(?:km²|quil[ôo]metros quadrados)/, 100],
      [/^(?:km|quil[ôo]metros?)/, 10],
      [/^(?:cm|cent[íi]metros?)/, 30],
      [/^(?:mm|mil[íi]metros?)/, 10],
      [/^(?:m|metros?)(?!\p{L})/u, 3],
      [/^(?:kg|quilos?)/, 70],
      [/^toneladas?/, 1],
      [/^(?:g|gramas?)(?!\p{L})/u, 100],
      [/^(?:l|litros?)(?!\p{L})/u, 5],
      [/^ml/, 250],
      [/^(?:°c|graus)/, 30],
      [/^anos?/, 50],
      [/^dias?/, 30],
      [/^(?:h|horas?)(?!\p{L})/u, 8],
      [/^(?:min|minutos?)/, 30],
      [/^(?:s|segundos?)(?!\p{L})/u, 30],
      [/^vezes/, 5],
      [/^(?:pessoas|habitantes)/, 1000],
      [/^\p{L}/u, 20],
    ],
    multiples: [
      [/^mil(?!\p{L})/u, 1e3],
      [/^milh(?:ão|ões)/, 1e6],
      [/^bilh(?:ão|ões)/, 1e9],
      [/^trilh(?:ão|ões)/, 1e12],
    ],
    decimal: ',',
  },
  counted:
    /^(?:os |as |top )?\d{1,3} (?:maiores |melhores |principais )?(?=(?:erros?|motivos|raz[õo]es|segredos|h[áa]bitos|frases|sinais|mitos|ideias|passos|lugares|receitas|exerc[íi]cios|alimentos|livros|filmes|aplicativos|ferramentas|li[çc][õo]es|vantagens|benef[íi]cios)\b)/i,
  promises: {
    things:
      'fatos?|curiosidades|dicas|passos|coisas|motivos|razoes|erros|jeitos|formas|maneiras|segredos|mitos|verdades|perguntas|licoes|ideias|sinais|truques|numeros',
    numbers: ['dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'],
  },
  verbLeads: 'como|a|para|pra|de',
  isVerb: ({ words, head, isAsked }, isPhraseVerb) =>
    isPhraseVerb(head) && (words.length > 1 || isAsked || telling.test(head)) && (isAsked || !isFullName(words) || telling.test(head) || common.test(head)),
  head: { at: 'start' },
  instructions:
    'ignor[ea]r? (?:as|os|tod[ao]s|o que|tudo|qualquer|suas|seu)|esque[cç]a (?:as|os|tudo|suas|o que)|desconsidere|desobede[cç]a|finja (?:que|ser)|aja como|a partir de agora|voce (?:agora )?e (?:um|uma) |(?:responda|diga|repita|escreva) (?:apenas|somente|so|exatamente|que)\\b|mostre (?:o |seu |suas )?(?:prompt|instruc)|system:|assistant:',
  copulas: 'é|são',
  deaths: 'morreu|morreram|morre|faleceu|faleceram|foi mort[oa]|foi assassinad[oa]|foi executad[oa]|morte',
  links: 'é|são|de|d[ao]s?',
  articles: 'o|a|os|as',
  soundsAlike: ['scz', 'gj', 'mn', 'eiy', 'ou', 'ckq', 'vw', 'lu', 'xsz'],
  isSubject({ before, named, after }) {
    if (after.length === 0) return invertedQuestion.test(before.join(' '))
    const [verb = ''] = after
    if (/^(?:d[aeo]s?|n[ao]s?|com|sem|para|e|ou)$/.test(before.at(-1) ?? '')) return false
    return commonVerb.test(verb) || (named.endsWith('s') && /[aeõ]m$/.test(verb))
  },
}
