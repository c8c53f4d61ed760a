import { languageRules } from '../../language/languages.ts'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import type { NamedTheme } from '../../language/rules/encyclopedia-rules.ts'
import { foldWord, isEmptyWord, wordsOf } from '../../script/text/fold-words.ts'
import { upperFirst } from '../../script/text/split-sentences.ts'
import type { Agreement } from '../../language/rules/noun-rules.ts'
import type { PageSentence } from './split-extract.ts'

/** The theme as a sentence began with it: "Os gatos". */
type Subject = { phrase: string; gender: Agreement['gender']; number: Agreement['number'] }

export type ResolvedSentence = PageSentence & {
  /** Names the theme by itself, without the sentences around it. */
  said: string
  /** What stands behind the subject when that is the theme; else `null`. */
  statement: string | null
}

/**
 * Sentences that name the theme: pronouns and left-out subjects become the words that the sentence
 * before used for it; sentences whose subject is not certain are dropped.
 */
export function resolveSubjects(sentences: readonly (PageSentence & { clean: string | null })[], theme: NamedTheme, language: InterfaceLanguage): ResolvedSentence[] {
  const resolved: ResolvedSentence[] = []
  let before = null as { subject: Subject; paragraph: number } | null
  for (const { clean, ...sentence } of sentences) {
    const known: Subject | null = before?.paragraph === sentence.paragraph ? before.subject : null
    const told: Told | null = clean === null ? null : tell(clean, known, theme, language)
    if (told !== null) resolved.push({ ...sentence, said: told.said, statement: told.statement })
    const subject: Subject | null = told?.subject ?? null
    before = subject === null ? null : { subject, paragraph: sentence.paragraph }
  }
  return resolved
}

type Told = { said: string; statement: string | null; subject: Subject | null }

function tell(clean: string, known: Subject | null, theme: NamedTheme, language: InterfaceLanguage): Told | null {
  const text = withoutConnective(clean, language)
  const own = subjectOf(text, theme, language)
  if (own !== null) {
    const statement = text.slice(own.phrase.length).trimStart()
    return { said: text, statement, subject: doesSomething(statement, language) ? own : null }
  }
  if (known !== null) {
    const statement = behindPronoun(text, known, language)
    if (statement !== null) return { said: `${known.phrase} ${statement}`, statement, subject: known }
    const owned = languageRules[language].encyclopedia.nameOwner(text, themeOf(known, theme))
    if (owned !== null) return { said: owned, statement: null, subject: known }
  }
  return names(text, theme, language) && !startsWithPronoun(text, language) ? { said: text, statement: null, subject: null } : null
}

/** Whether a verb stands right behind the subject: "Coffee is", but not "Coffee beans are". */
function doesSomething(statement: string, language: InterfaceLanguage): boolean {
  const { verbs } = languageRules[language].encyclopedia
  return new RegExp(String.raw`^(?:,|(?:${verbs})(?![\p{L}-]))`, 'iu').test(statement)
}

/** The theme with the words of the sentence before, which may be its plural. */
function themeOf({ phrase, gender, number }: Subject, theme: NamedTheme): NamedTheme {
  if (phrase.toLowerCase() === theme.named.toLowerCase()) return theme
  const article = / /.test(phrase) && !phrase.toLowerCase().startsWith(theme.topic.toLowerCase())
  const topic = article ? phrase.slice(phrase.indexOf(' ') + 1) : phrase
  return { topic, named: phrase.charAt(0).toLowerCase() + phrase.slice(1), agreement: { gender, number, takesArticle: article } }
}

/** The subject at the beginning, when it is the theme: with or without article, or its last name. */
function subjectOf(text: string, theme: NamedTheme, language: InterfaceLanguage): Subject | null {
  const { articleForms } = languageRules[language].encyclopedia
  const form = articleForms.find(({ article }) => text.toLowerCase().startsWith(`${article} `))
  const rest = form === undefined ? text : text.slice(form.article.length + 1)
  const phrase = nameAtStart(rest, theme, language)
  if (phrase === null) return null
  const { gender, number } = form !== undefined && articleForms.length > 1 ? form : theme.agreement
  return { phrase: text.slice(0, text.length - rest.length + phrase.length), gender, number: articleForms.length > 1 ? number : languageRules[language].nouns.agreementOf(phrase).number }
}

/** The words of the theme that a text begins with, as it writes them. */
function nameAtStart(text: string, { topic }: NamedTheme, language: InterfaceLanguage): string | null {
  const name = wordsOf(topic)
  const isName = name.length > 1 && name.some((word) => /^\p{Lu}/u.test(word))
  const last = name.at(-1) ?? ''
  const shorts = isName && /^\p{Lu}/u.test(last) && last.length > 3 ? [name, [last]] : [name]
  for (const words of shorts) {
    const start = wordsOf(text).slice(0, words.length)
    if (start.length < words.length || !start.every((word, index) => foldWord(word, language) === foldWord(words[index] ?? '', language))) continue
    const phrase = phraseAt(text, start)
    if (phrase !== null && !/^[-’']/.test(text.slice(phrase.length))) return phrase
  }
  return null
}

/** Words at the beginning with what stands between them; `null` when more than a space does. */
function phraseAt(text: string, words: readonly string[]): string | null {
  const phrase = words.join(' ')
  return text.startsWith(phrase) ? phrase : null
}

function behindPronoun(text: string, known: Subject, language: InterfaceLanguage): string | null {
  const { pronouns, openingVerbs } = languageRules[language].encyclopedia
  for (const { words, number, gender } of pronouns) {
    const match = new RegExp(String.raw`^(?:${words}) (?=\p{Ll})`, 'u').exec(text)
    if (match !== null) return number === known.number && (gender ?? known.gender) === known.gender ? text.slice(match[0].length) : null
  }
  const verbs = openingVerbs[known.number]
  if (verbs === '' || !new RegExp(String.raw`^(?:${verbs})(?![\p{L}-])`, 'u').test(text)) return null
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function startsWithPronoun(text: string, language: InterfaceLanguage): boolean {
  const { pronouns } = languageRules[language].encyclopedia
  return pronouns.some(({ words }) => new RegExp(String.raw`^(?:${words})(?!\p{L})`, 'u').test(text))
}

/** Whether a sentence with another subject names the theme all the same: "No Brasil, ...". */
export function names(text: string, { topic }: NamedTheme, language: InterfaceLanguage): boolean {
  const fold = (one: string) => wordsOf(one).filter((word) => !isEmptyWord(word, language)).map((word) => foldWord(word, language))
  return ` ${fold(text).join(' ')} `.includes(` ${fold(topic).join(' ')} `)
}

function withoutConnective(text: string, language: InterfaceLanguage): string {
  const { connectives } = languageRules[language].encyclopedia
  return upperFirst(text.replace(new RegExp(String.raw`^(?:${connectives}), `, 'u'), ''))
}
