import type { ProductFacts, Subject } from '../story/subject.ts'
import type { ScriptSentence } from '../story/script.ts'
import { themes } from './facts/index.ts'
import { discountPercent, moneyText } from './product/product-wording.ts'
import { helplines } from './theme/care-of.ts'

/** The text that a sentence may take its numbers from; `null` for a source that does not exist. */
export function sourceMaterial({ source }: ScriptSentence, subject: Subject): string | null {
  switch (source.kind) {
    case 'context':
      return `${subjectName(subject)} ${subject.context}`
    case 'page':
      return subject.kind === 'product' ? pageText(subject) : null
    case 'fact':
      return libraryText(source, subject)
    case 'structure':
      return subject.kind === 'product' ? `${subject.context} ${pageText(subject)}` : `${subject.theme} ${subject.context}`
  }
}

function subjectName(subject: Subject): string {
  return subject.kind === 'theme' ? subject.theme : subject.facts.name
}

/** Everything that the page states, with amounts as a script writes them. */
function pageText({ facts, language }: Extract<Subject, { kind: 'product' }>): string {
  const number = (value: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)
  const amounts = [facts.price, facts.listPrice, facts.installments?.value ?? null].map((money) => (money === null ? '' : moneyText(money, language)))
  const rating = facts.rating === null ? '' : `${number(facts.rating.value)} ${number(facts.rating.reviews)}`
  return [facts.name, facts.brand, ...amounts, facts.installments?.count, rating, discountPercent(facts), ...facts.features, facts.description].join(' ')
}

/** All sentences of the theme that rest on the same reference, and the user's theme, which a hook may repeat. */
function libraryText({ themeId, check }: Extract<ScriptSentence['source'], { kind: 'fact' }>, subject: Subject): string | null {
  const speech = subject.language === 'pt-BR' ? 'pt' : 'en'
  if (themeId === 'care') {
    const said = Object.values(helplines).filter((helpline) => helpline.check[speech] === check)
    return said.length === 0 ? null : said.map(({ say }) => say[speech]).join(' ')
  }
  const facts = themes.find(({ id }) => id === themeId)?.facts.filter((fact) => fact.check === check) ?? []
  if (facts.length === 0) return null
  return [subjectName(subject), ...facts.flatMap((fact) => [fact[speech], fact.hook?.[speech] ?? '', fact.figure?.[speech] ?? ''])].join(' ')
}

/** Names of the page's fields that a sentence may rest on. */
export function isPageField(field: string, facts: ProductFacts): boolean {
  return Object.hasOwn(facts, field)
}
