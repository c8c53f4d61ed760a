import { inAnyLanguage } from '../../language/languages.ts'
import type { DraftSentence } from '../drafts/draft-sentence.ts'
import { isEmptyAnywhere, wordsOf } from '../text/fold-words.ts'
import { upperFirst } from '../text/split-sentences.ts'
import { holdsDetail, kindRank, type Detail, type DetailKind } from './details-of.ts'
import { contactKinds, type ContextPart } from './read-context.ts'
import { shownItems } from './unused-context.ts'

const paid = new Set<DetailKind>(['price', 'discount'])
const clearKinds = new Set<DetailKind>([...contactKinds, 'place', 'hours'])

/**
 * What of the details that no sentence says fits on a picture: short and clear on its own. A list
 * has at least two entries, so a detail that is said joins one that is not.
 */
export function shownDetails(parts: readonly ContextPart[], said: string): string[] {
  const spoken = parts.filter(({ say }) => say !== '')
  const amounts = spoken.flatMap(({ details }) => details.filter(({ kind }) => paid.has(kind))).length
  const entries = spoken
    .flatMap((part) => part.details.map((detail) => ({ ...detail, entry: entryOf(part, detail, amounts) })))
    .filter(({ entry }) => entry !== null)
    .toSorted((one, other) => kindRank(one.kind) - kindRank(other.kind))
  const missing = new Set(entries.filter(({ text }) => !holdsDetail(said, text)).map(({ entry }) => entry ?? ''))
  if (missing.size === 0) return []
  const items = [...missing].slice(0, shownItems.most)
  const others = entries.flatMap(({ entry }) => (entry === null || missing.has(entry) ? [] : [entry]))
  return items.length < shownItems.least ? [...items, ...others].slice(0, shownItems.least) : items
}

const clauseEnd = new RegExp(String.raw` (?:${inAnyLanguage(({ conjunctions }) => conjunctions)}) `, 'u')

/** "24h" and "19h" ask of what; "às 19h" and "8h às 18h" do not. */
const isMoment = /^\d+\D*$/u

/** A price is shown with its thing, or alone when it is the only one; names say little alone. */
function entryOf(part: ContextPart, detail: Detail, amounts: number): string | null {
  const whole = part.say.replace(/[.!…]+$/u, '')
  if (whole.length <= shownItems.characters) return whole
  const entry = detail.kind === 'price' && amounts > 1 ? pricedThing(part.say, detail) : detail.text
  const isAmount = paid.has(detail.kind) && (amounts === 1 || entry !== detail.text)
  if (entry.length > shownItems.characters || !(isAmount || isClear(detail, part))) return null
  return contactKinds.has(detail.kind) ? entry : upperFirst(entry)
}

/** Whether a detail is understood without its sentence. */
function isClear({ kind, text }: Detail, { details }: ContextPart): boolean {
  if (contactKinds.has(kind)) return true
  // "Das 10h às 16h" of an event says nothing without its day.
  if (details.some((other) => other.kind === 'date' && /\d/.test(other.text))) return false
  // "De terça a domingo" belongs to opening hours; any other date asks what happens then.
  if (kind === 'date') return !/\d/.test(text) && details.some((other) => other.kind === 'hours')
  return clearKinds.has(kind) && !(kind === 'hours' && isMoment.test(text))
}

/** "Promoção de terça: pizza grande por R$ 49,90 com..." has "pizza grande por R$ 49,90". */
function pricedThing(say: string, { from, to }: Pick<Detail, 'from' | 'to'>): string {
  const before = /[^,:;.!?()–]*$/u.exec(say.slice(0, from))?.[0] ?? ''
  const thing = before.split(clauseEnd).at(-1)?.trimStart() ?? ''
  return wordsOf(thing).some((word) => !isEmptyAnywhere(word)) ? `${thing}${say.slice(from, to)}` : say.slice(from, to)
}

/** The last sentence with the details on its picture. */
export function withItems(closing: DraftSentence, items: readonly string[]): DraftSentence {
  return items.length < shownItems.least ? closing : { ...closing, onScreen: { ...closing.onScreen, items: [...items] } }
}
