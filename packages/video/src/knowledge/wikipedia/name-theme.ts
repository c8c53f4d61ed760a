import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import type { ArticleForm, NamedTheme } from '../../language/rules/encyclopedia-rules.ts'
import { upperFirst } from '../../script/text/split-sentences.ts'
import { wordsOf } from '../../script/text/fold-words.ts'
import { splitTitle, withoutArticle } from '../wikimedia/same-meaning.ts'
import { placesOf } from './same-word.ts'

/** "Foi um inventor" shows that a person is a man. */
function agreementOfPerson(text: string, language: InterfaceLanguage): NamedTheme['agreement'] | null {
  const { copulas, articleForms } = languageRules[language].encyclopedia
  const article = new RegExp(String.raw`(?<![\p{L}])(?:${copulas}) (u?\p{Ll}+) `, 'u').exec(text.slice(0, 600).replace(/\([^()]*\)/g, ''))?.[1]
  const form = articleForms.find(
    ({ forms, number }) => number === 'singular' && forms.split('|').some((one) => article === one || article === `um${one === 'o' ? '' : one}`),
  )
  return form === undefined ? null : { gender: form.gender, number: 'singular', takesArticle: false }
}

/** Of a name's uses inside sentences, the share with an article that makes it part of the name. */
const leastShare = 0.6

export type PageNames = {
  title: string
  /** By the person. */
  typed: string
  isPerson: boolean
}

/**
 * How the sentences of a page name its theme: by its title or, where they use that more, by the
 * words of the person. The page itself shows accents, capitals, article and gender.
 */
export function nameTheme(names: PageNames, text: string, language: InterfaceLanguage): NamedTheme {
  const { nouns, encyclopedia } = languageRules[language]
  const base = nameUsed([splitTitle(names.title).base, withoutArticle(names.typed, language)], text, language)
  const topic = isUsedSmall(base, text) ? lowerFirst(base) : base
  const guess = nouns.agreementOf(topic)
  const uses = (before: string) =>
    text.match(new RegExp(String.raw`(?<![\p{L}\p{M}-])${before}(?:Grande |Great )?(?:${escaped(base)}|${escaped(lowerFirst(base))})(?![\p{L}\p{M}-])`, 'gu'))
      ?.length ?? 0
  const total = uses(String.raw`(?<=[\p{L},] )`)
  const counted = encyclopedia.articleForms.map((form) => ({
    form,
    count: uses(
      `(?:${form.forms
        .split('|')
        .flatMap((one) => [one, upperFirst(one)])
        .join('|')}) `,
    ),
  }))
  const [best] = counted.toSorted((one, other) => other.count - one.count)
  if (names.isPerson) return { topic, named: topic, agreement: agreementOfPerson(text, language) ?? guess }
  if (best === undefined || best.count === 0) {
    const isName = /^\p{Lu}/u.test(topic)
    if (isName) return { topic, named: topic, agreement: { ...(agreementOfPerson(text, language) ?? guess), takesArticle: false } }
    const { takesArticle } = guess
    return withStart({ topic, named: nouns.withArticle(topic, { ...guess, takesArticle }), agreement: guess }, base, text, encyclopedia.articleForms)
  }
  const { article, gender, number } = best.form
  // "De chuva" and "de café" are amounts; as a subject, a noun has its article.
  const isNoun = topic !== base && encyclopedia.articleForms.length > 1
  const takesArticle = isNoun || best.count >= total * leastShare
  return withStart(
    { topic, named: takesArticle ? `${article} ${topic}` : topic, agreement: { gender, number, takesArticle } },
    base,
    text,
    encyclopedia.articleForms,
  )
}

/** The name that a text uses most, as it writes it; the first of the names when it uses none. */
function nameUsed(names: readonly [string, ...string[]], text: string, language: InterfaceLanguage): string {
  const used = wordsOf(text.slice(0, mostRead))
  const found = names
    .filter((name, index) => index === 0 || !names[0].toLowerCase().includes(name.toLowerCase()))
    .map((name) => {
      const wanted = wordsOf(name)
      const places = placesOf(wanted, used, language)
      const written = places.map((place) => used.slice(place, place + wanted.length).join(' '))
      const same = written.find((one) => one.toLowerCase() === name.toLowerCase())
      return { count: places.length, name: same === undefined && written[0] !== undefined ? written[0] : name }
    })
  const [own, typed] = found
  return (typed !== undefined && (own === undefined || own.count < fewestUses) && typed.count > (own?.count ?? 0) ? typed.name : own?.name) ?? names[0]
}

/** A title that is used once is a word of science behind the usual one. */
const fewestUses = 2

const mostRead = 20_000

/** The definition shows the article best: "A Lua é o único satélite natural da Terra." */
function withStart(theme: NamedTheme, base: string, text: string, forms: readonly ArticleForm[]): NamedTheme {
  const first = text.trimStart()
  for (const { article, gender, number } of forms) {
    const opening = `${article} ${base}`.toLowerCase()
    if (first.toLowerCase().startsWith(opening) && !/^\p{L}/u.test(first.slice(opening.length))) {
      return { ...theme, named: `${article} ${theme.topic}`, agreement: { gender, number, takesArticle: true } }
    }
  }
  return theme
}

/** Whether the word stands in small letters inside a sentence: then it is no name. */
function isUsedSmall(base: string, text: string): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(base)) return false
  return new RegExp(String.raw`(?<![\p{L}\p{M}-])${escaped(lowerFirst(base))}(?![\p{L}\p{M}-])`, 'u').test(text)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
