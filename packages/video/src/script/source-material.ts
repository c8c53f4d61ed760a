import { baseLanguage, type InterfaceLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import type { Knowledge } from '../story/knowledge.ts'
import type { ProductFacts, Subject } from '../story/subject.ts'
import type { ScriptSentence } from '../story/script.ts'
import type { Fact } from '../content/schema/theme.ts'
import { isOffered, phrases, readTheme } from '../content/content.ts'
import { discountPercent, moneyText } from './product/product-wording.ts'

/** Everything that a script may rest on besides the content. */
export type ToldFrom = { subject: Subject; known: readonly Knowledge[] }

/**
 * The text that a sentence may take its numbers and names from; `null` for a source that does not
 * exist.
 */
export function sourceMaterial({ source }: ScriptSentence, { subject, known }: ToldFrom): string | null {
  switch (source.kind) {
    case 'context':
      return `${subjectName(subject)} ${subject.context}`
    case 'page':
      return subject.kind === 'product' ? pageText(subject) : null
    case 'fact':
      return libraryText(source, subject)
    case 'encyclopedia':
      return encyclopediaText(source.factId, { subject, known })
    case 'structure':
      return subject.kind === 'product'
        ? `${subject.context} ${pageText(subject)}`
        : [subject.theme, ...known.map(({ topic }) => topic), subject.context, professionalText(subject.language)].join(' ')
  }
}

/**
 * What the source states for this fact, and the theme as typed and as found, which a hook may
 * repeat.
 */
function encyclopediaText(factId: string, { subject, known }: ToldFrom): string | null {
  const one = known.find(({ facts }) => facts.some(({ id }) => id === factId))
  const fact = one?.facts.find(({ id }) => id === factId)
  return one === undefined || fact === undefined ? null : [subjectName(subject), one.topic, one.named, fact.material, fact.figure].join(' ')
}

function subjectName(subject: Subject): string {
  return subject.kind === 'theme' ? subject.theme : subject.facts.name
}

/** Ratings of every page are brought to this scale, which a sentence may name: "4,7 de 5". */
const ratingScale = 5

/** Everything that the page states, with amounts as a script writes them. */
function pageText({ facts, language }: Extract<Subject, { kind: 'product' }>): string {
  const number = (value: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)
  const amounts = [facts.price, facts.listPrice, facts.installments?.value ?? null].map((money) => (money === null ? '' : moneyText(money, language)))
  const rating = facts.rating === null ? '' : `${number(facts.rating.value)} ${number(facts.rating.reviews)} ${ratingScale}`
  return [facts.name, facts.brand, ...amounts, facts.installments?.count, rating, discountPercent(facts), ...facts.features, facts.description].join(' ')
}

/**
 * All sentences of the theme that rest on the same reference, and the user's theme, which a hook
 * may repeat.
 */
function libraryText({ themeId, check }: Extract<ScriptSentence['source'], { kind: 'fact' }>, subject: Subject): string | null {
  const language = baseLanguage[subject.language]
  const theme = themeId !== 'care' && isOffered(themeId, language) ? readTheme(themeId, language) : null
  const said: readonly Checked[] = themeId === 'care' ? helplines(language) : (theme?.facts ?? [])
  const texts = said.filter((one) => one.check === check).flatMap(({ say, hook = '', figure = '', myth = '', recap = '' }) => [say, hook, figure, myth, recap])
  return texts.length === 0 ? null : [subjectName(subject), theme?.topic ?? '', theme?.task ?? '', ...texts].join(' ')
}

/**
 * What the author of a theme of the library wrote around its facts: what it is called, the closings
 * and the question.
 */
export function authorsText(themeId: string, video: VideoLanguage): string {
  const language = baseLanguage[video]
  if (!isOffered(themeId, language)) return ''
  const { topic, question, closings } = readTheme(themeId, language)
  return [topic, question, ...closings].join(' ')
}

type Checked = Pick<Fact, 'say' | 'check'> & { [Beside in 'hook' | 'figure' | 'myth' | 'recap']?: string | undefined }

/** Sentences that send people to a professional name institutions. */
function professionalText(language: VideoLanguage): string {
  return Object.values(phrases(baseLanguage[language]).theme.professional)
    .flatMap(({ say }) => say)
    .join(' ')
}

function helplines(language: InterfaceLanguage): Checked[] {
  const { keywords: _, ...lines } = phrases(language).theme.help
  return Object.values(lines)
}

/** Names of the page's fields that a sentence may rest on. */
export function isPageField(field: string, facts: ProductFacts): boolean {
  return Object.hasOwn(facts, field)
}
