import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import type { ArticleForm, NamedTheme } from '../../language/rules/encyclopedia-rules.ts'
import { splitTitle } from '../wikimedia/same-meaning.ts'

/** Of a name's uses inside sentences, the share with an article that makes it part of the name. */
const leastShare = 0.6

/** How the sentences of a page name its theme: the page itself shows article, gender and capitals. */
export function nameTheme(title: string, text: string, language: InterfaceLanguage): NamedTheme {
  const { nouns, encyclopedia } = languageRules[language]
  const { base } = splitTitle(title)
  const topic = isUsedSmall(base, text) ? lowerFirst(base) : base
  const guess = nouns.agreementOf(topic)
  const uses = (before: string) => text.match(new RegExp(String.raw`(?<![\p{L}\p{M}-])${before}(?:${escaped(base)}|${escaped(lowerFirst(base))})(?![\p{L}\p{M}-])`, 'gu'))?.length ?? 0
  const total = uses(String.raw`(?<=[\p{L},] )`)
  const counted = encyclopedia.articleForms.map((form) => ({ form, count: uses(`(?:${form.forms}) `) }))
  const [best] = counted.toSorted((one, other) => other.count - one.count)
  if (best === undefined || best.count === 0) return withStart({ topic, named: nouns.withArticle(topic, { ...guess, takesArticle: guess.takesArticle && !/^\p{Lu}/u.test(topic) }), agreement: guess }, base, text, encyclopedia.articleForms)
  const { article, gender, number } = best.form
  const takesArticle = best.count >= total * leastShare
  return withStart({ topic, named: takesArticle ? `${article} ${topic}` : topic, agreement: { gender, number, takesArticle } }, base, text, encyclopedia.articleForms)
}

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

export function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`)
}
