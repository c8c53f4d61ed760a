import type { ThemeRules } from '../rules/language-rules.ts'

/** Beginnings of verbs that say enough to be a theme alone. */
const telling = /^(?:dorm|emagrec|econom|empreend|estud|invest|viaj|cozinh|corr|medit|trein)/

/** Verbs that names follow: "Visitar Paris", "Aprender Inglês". */
const common =
  /^(?:aprend|visit|conhec|compr|vend|us|jog|mor|trabalh|assist|toc|program|cri|entend|instal|faz|fal|ensin|amar|viv|ir$|ler$|ver$|ser$|ter$|dar$|voltar|sair|passar|fug|imigr|migr|celebr|comemor|decor|adot|cuid|explor|usar|domin|abr|declar|pag|receb|investig|falar|escrev|prepar)/

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
    { pattern: /^(?:fale|falar|explique|tema|assunto|sobre)(?: sobre)?:? /i, wants: 'any', keepsTitle: false },
    // The song itself is never told; what is asked for is spoken about.
    { pattern: /^(?:escreva|recite|cante|transcreva|mostre|me mostre|me conte|conte) (?=(?:a|o|as|os|um|uma) )/i, wants: 'any', keepsTitle: false },
    { pattern: /^(?:\d+ |as |algumas )?(?:dicas?|passos|jeitos|maneiras|formas|truques) (?:de|para|pra|sobre) /i, wants: 'steps', keepsTitle: true },
    { pattern: /^(?:\d+ |as |algumas )?(?:curiosidades?|fatos?|coisas|verdades) (?:de|sobre) /i, wants: 'facts', keepsTitle: true },
    { pattern: /^(?:como|aprenda a|aprender a) (?=[\p{L}-]+[aeioô]r(?:-se)? ?)/iu, wants: 'steps', keepsTitle: true },
    { pattern: /^o que (?:é|e|são|sao) (?:o |a |os |as |um |uma )?/i, wants: 'facts', keepsTitle: true },
  ],
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
}
