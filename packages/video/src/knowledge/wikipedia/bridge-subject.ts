import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import type { NamedTheme } from '../../language/rules/encyclopedia-rules.ts'
import { contentWords, foldWord } from '../../script/text/fold-words.ts'
import { upperFirst } from '../../script/text/split-sentences.ts'

type Bridged = {
  said: string
  /** The noun that opened the sentence. */
  noun: string
}

/** As the sentences name it, and its name by itself. */
type BridgedTheme = NamedTheme & { base: string }

/**
 * A sentence whose subject is a part of the theme, with the theme behind it: "A fêmea põe..."
 * becomes "A fêmea da capivara põe...". `null` when its noun has a complement of its own, was
 * introduced before, or need not be a part of the theme.
 */
export function bridgeSubject(text: string, before: string, theme: BridgedTheme, language: InterfaceLanguage): Bridged | null {
  const { parts, verbs, articleForms } = languageRules[language].encyclopedia
  const articles = articleForms.map(({ article }) => upperFirst(article)).join('|')
  const [, article = '', noun = '', adjective = '', rest = ''] = phraseBefore(`(?:${articles})`, parts, verbs, language).exec(text) ?? []
  if (noun === '') return bridgeOne(text, theme, language)
  if (isIntroduced(noun, before, language) || isOwn(noun, rest, theme, language)) return null
  const naming = nameBehind(noun, adjective, theme, language)
  return { said: `${article} ${naming} ${rest}`, noun }
}

/** "O nome vem": article, noun, adjective and the verb, in the order of the language. */
function phraseBefore(articles: string, nouns: string, verbs: string, language: InterfaceLanguage): RegExp {
  const { theme, encyclopedia } = languageRules[language]
  const { namingNouns } = encyclopedia
  const words =
    theme.head.at === 'start'
      ? String.raw`(${nouns}|${namingNouns})((?: mais \p{Ll}{4,}| (?!${small})\p{Ll}{4,})?)`
      : String.raw`((?:\p{Ll}{3,} )?(?:${nouns}|${namingNouns}))()`
  return new RegExp(String.raw`^(${articles}) ${words} ((?:não )?(?:${verbs})(?![\p{L}-]).*)$`, 'u')
}

/** No adjectives. */
const small = '(?:del[ae]s?|seus?|suas?|não|muito|para|pelo|pela|pelos|pelas|como|entre|desde|sobre|contra|numa|junto|depois|antes|perto)(?!\\p{L})'

function nameBehind(phrase: string, adjective: string, theme: BridgedTheme, language: InterfaceLanguage): string {
  const { nouns, encyclopedia, theme: themes } = languageRules[language]
  const noun = phrase.split(' ').at(-1) ?? ''
  if (new RegExp(String.raw`^(?:${encyclopedia.namingNouns})$`, 'iu').test(noun)) return `${phrase}${adjective} ${theme.base}`
  const isCommon = !/^\p{Lu}/u.test(theme.topic)
  if (themes.head.at === 'end' && isCommon) return [...phrase.split(' ').slice(0, -1), theme.topic, noun].join(' ')
  const owner = themes.head.at === 'end' ? nouns.after('of', theme.named, theme.agreement) : nouns.after('of', theme.topic, theme.agreement)
  return `${phrase}${adjective} ${owner}`
}

/** "Uma fêmea adulta pesa" becomes "Uma fêmea adulta de capivara pesa". */
function bridgeOne(text: string, theme: BridgedTheme, language: InterfaceLanguage): Bridged | null {
  const { nameParts, indefinite, verbs } = languageRules[language].encyclopedia
  const { nouns, theme: themes } = languageRules[language]
  if (themes.head.at === 'end') return bridgeCompound(text, theme, language)
  if (/^\p{Lu}/u.test(theme.topic) || theme.agreement.number === 'plural') return null
  const articles = `(?:${indefinite.map(({ article }) => upperFirst(article)).join('|')})`
  const [, article = '', noun = '', adjective = '', rest = ''] = phraseBefore(articles, nameParts, verbs, language).exec(text) ?? []
  if (noun === '') return null
  const owner = nouns.after('of', theme.topic, { ...theme.agreement, takesArticle: false })
  return { said: `${article} ${noun}${adjective} ${owner} ${rest}`, noun }
}

/** "A colony can", "Males reach" become "A honey bee colony can", "Giraffe males reach". */
function bridgeCompound(text: string, { base }: BridgedTheme, language: InterfaceLanguage): Bridged | null {
  const { nameParts, verbs, parts } = languageRules[language].encyclopedia
  const one = new RegExp(String.raw`^(An?) (${nameParts}) ((?:${verbs})(?![\p{L}-]).*)$`, 'u').exec(text)
  if (one !== null && !/^\p{Lu}/u.test(base)) return { said: `${/^[aeio]/.test(base) ? 'An' : 'A'} ${base} ${one[2]} ${one[3]}`, noun: one[2] ?? '' }
  const many = new RegExp(String.raw`^(\p{Lu}\p{Ll}+) ((?:${verbs})(?![\p{L}-]).*)$`, 'u').exec(text)
  const noun = many?.[1]?.toLowerCase() ?? ''
  if (!noun.endsWith('s') || base.includes(' of ') || base.includes(noun) || !new RegExp(String.raw`^(?:${parts})$`, 'u').test(noun)) return null
  return { said: `${upperFirst(base)} ${noun} ${many?.[2] ?? ''}`, noun }
}

/** The theme's own noun, or a sentence that names its owner again: "é uma de suas marcas". */
function isOwn(phrase: string, rest: string, { topic }: NamedTheme, language: InterfaceLanguage): boolean {
  const { possessives } = languageRules[language].encyclopedia
  const own = contentWords(topic, language)
  return (
    contentWords(`${phrase} ${rest}`, language).some((word) => own.includes(word)) ||
    new RegExp(String.raw`(?<!\p{L})(?:${possessives})(?!\p{L})`, 'u').test(rest)
  )
}

/** "Um casco ... O casco": the noun is a thing of its own. */
function isIntroduced(phrase: string, before: string, language: InterfaceLanguage): boolean {
  const noun = foldWord(phrase.split(' ').at(-1) ?? '', language)
  const articles = languageRules[language].encyclopedia.indefinite.map(({ article }) => article).join('|')
  const found = before.matchAll(new RegExp(String.raw`(?<![\p{L}])(?:${articles}) (?:\p{Ll}+ )?(\p{Ll}+)`, 'giu'))
  return [...found].some(([whole]) => whole.split(' ').some((word) => foldWord(word, language) === noun))
}

/** All nouns that stand for a thing of these kinds, folded: "navio" for "transatlântico". */
export function sameKinds(kinds: readonly string[], language: InterfaceLanguage): string[] {
  const groups = languageRules[language].encyclopedia.sameKinds.map((group) => group.split('|').map((word) => foldWord(word, language)))
  return [...new Set([...kinds, ...groups.filter((group) => kinds.some((kind) => group.includes(kind))).flat()])]
}

/** "O objetivo do jogo é" becomes "O objetivo do xadrez é"; `null` where no kind stands so. */
export function nameKindInside(text: string, kinds: readonly string[], theme: NamedTheme, language: InterfaceLanguage): string | null {
  const { encyclopedia, nouns } = languageRules[language]
  const { articleForms, ofForms, verbs } = encyclopedia
  const articles = articleForms.map(({ article }) => upperFirst(article)).join('|')
  const inside = new RegExp(String.raw`^((?:${articles}) \p{Ll}+(?: \p{Ll}+)?) (?:${ofForms}) (\p{Ll}+)(?= (?:não )?(?:${verbs})(?![\p{L}-]))`, 'u')
  const [whole, start, noun] = inside.exec(text) ?? []
  if (whole === undefined || noun === undefined || !kinds.includes(foldWord(noun, language))) return null
  const owner = nouns.after('of', articleForms.length === 1 ? theme.named : theme.topic, theme.agreement)
  return `${start} ${owner}${text.slice(whole.length)}`
}

/** "Existem 20 mil espécies descritas" becomes "Existem 20 mil espécies de abelhas descritas". */
export function nameCounted(text: string, theme: NamedTheme, language: InterfaceLanguage): string | null {
  const { encyclopedia, nouns } = languageRules[language]
  if (encyclopedia.counted === null || /^\p{Lu}/u.test(theme.topic)) return null
  const [whole] = encyclopedia.counted.exec(text) ?? []
  if (whole === undefined) return null
  return `${whole} ${nouns.after('of', theme.topic, { ...theme.agreement, takesArticle: false })}${text.slice(whole.length)}`
}
