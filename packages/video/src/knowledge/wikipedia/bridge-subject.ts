import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import type { NamedTheme } from '../../language/rules/encyclopedia-rules.ts'
import { foldWord } from '../../script/text/fold-words.ts'
import { splitTitle } from '../wikimedia/same-meaning.ts'

type Bridged = {
  said: string
  /** The noun that opened the sentence. */
  noun: string
}

/**
 * A sentence whose subject is a part of the theme, with the theme behind it: "A fêmea põe..."
 * becomes "A fêmea da capivara põe...". `null` when its noun has a complement of its own, was
 * introduced before, or need not be a part of the theme.
 */
export function bridgeSubject(text: string, before: string, theme: NamedTheme, language: InterfaceLanguage): Bridged | null {
  const { parts, verbs, articleForms } = languageRules[language].encyclopedia
  const articles = articleForms.map(({ article }) => article).join('|')
  const [, article = '', noun = '', adjective = '', rest = ''] =
    phraseBefore(`(?:${articles})`, parts, verbs, language).exec(text) ?? []
  if (noun === '') return bridgeOne(text, theme, language)
  if (isIntroduced(noun, before, language)) return null
  const naming = nameBehind(noun, adjective, theme, language)
  return { said: `${article} ${naming} ${rest}`, noun }
}

/** "O nome vem": article, noun, adjective and the verb, in the order of the language. */
function phraseBefore(articles: string, nouns: string, verbs: string, language: InterfaceLanguage): RegExp {
  const { theme, encyclopedia } = languageRules[language]
  const { namingNouns } = encyclopedia
  const words = theme.head.at === 'start' ? String.raw`(${nouns}|${namingNouns})((?: (?!${small})\p{Ll}{4,})?)` : String.raw`((?:\p{Ll}{3,} )?(?:${nouns}|${namingNouns}))()`
  return new RegExp(String.raw`^(${articles}) ${words} ((?:não )?(?:${verbs})(?![\p{L}-]).*)$`, 'iu')
}

/** No adjectives. */
const small = '(?:para|pelo|pela|pelos|pelas|como|entre|desde|sobre|contra|numa|junto|depois|antes|perto)(?!\\p{L})'

function nameBehind(phrase: string, adjective: string, theme: NamedTheme, language: InterfaceLanguage): string {
  const { nouns, encyclopedia, theme: themes } = languageRules[language]
  const { base } = splitTitle(theme.topic)
  const noun = phrase.split(' ').at(-1) ?? ''
  if (new RegExp(String.raw`^(?:${encyclopedia.namingNouns})$`, 'iu').test(noun)) return `${phrase}${adjective} ${base}`
  const isCommon = !/^\p{Lu}/u.test(theme.topic)
  if (themes.head.at === 'end' && isCommon) return [...phrase.split(' ').slice(0, -1), theme.topic, noun].join(' ')
  const owner = themes.head.at === 'end' ? `${nouns.after('of', theme.named, theme.agreement)}` : nouns.after('of', theme.topic, theme.agreement)
  return `${phrase}${adjective} ${owner}`
}

/** "Uma fêmea adulta pesa" becomes "Uma fêmea adulta de capivara pesa". */
function bridgeOne(text: string, theme: NamedTheme, language: InterfaceLanguage): Bridged | null {
  const { nameParts, indefinite, verbs } = languageRules[language].encyclopedia
  const { nouns, theme: themes } = languageRules[language]
  if (themes.head.at === 'end' || /^\p{Lu}/u.test(theme.topic) || theme.agreement.number === 'plural') return null
  const articles = `(?:${indefinite.map(({ article }) => article).join('|')})`
  const [, article = '', noun = '', adjective = '', rest = ''] = phraseBefore(articles, nameParts, verbs, language).exec(text) ?? []
  if (noun === '') return null
  const owner = nouns.after('of', theme.topic, { ...theme.agreement, takesArticle: false })
  return { said: `${article} ${noun}${adjective} ${owner} ${rest}`, noun }
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
