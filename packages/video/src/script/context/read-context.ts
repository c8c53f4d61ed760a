import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { inAnyLanguage } from '../../language/languages.ts'
import { contentWords, foldText, wordsOf } from '../text/fold-words.ts'
import { detailsOf, kindRank, type Detail, type DetailKind } from './details-of.ts'
import { readPart } from './order-of.ts'
import { sayPart } from './say-part.ts'
import { splitContext } from './split-context.ts'

/** A statement of a person's text, or an order in it. */
export type ContextPart = {
  /** As the person wrote it, cleaned of signs that nobody says. */
  written: string
  /** The sentence to speak; empty for what is not spoken. */
  say: string
  kind: 'statement' | 'call' | 'closing' | 'order' | 'injection'
  /** The subject that an order asks for; empty where it asks for none. */
  about: string
  /** Of `say`, or of an order as written. */
  details: Detail[]
}

/** What a person's own words ask for. */
export type ReadContext = {
  /** Everything that was written, in order. */
  parts: ContextPart[]
  /** Sentences to speak, in order, without the call to action. */
  spoken: string[]
  /** The person's own call to action. */
  callToAction: string | null
  /** The person invites: there is a price, a time, a place or a way to reach them. */
  invites: boolean
  /** There is something to pay. */
  sells: boolean
  /** Folded words of orders to the writer. They lead facts and pictures. */
  hints: string[]
}

/** Sentences that ask the audience to act, folded. */
const actions = new RegExp(String.raw`(?<![\p{L}])(?:${inAnyLanguage(({ context }) => context.actions)})(?![\p{L}])`, 'u')

/** A longer sentence is no call over the last picture. */
const mostCallWords = 16
const mostCallCharacters = 160

/** Kinds of details by which a viewer makes contact or an offer is taken up. */
export const contactKinds: ReadonlySet<DetailKind> = new Set<DetailKind>(['phone', 'e-mail', 'site', 'handle', 'coupon'])

/** Sorts a person's context into what is spoken and what only guides. Any text is accepted. */
export function readContext(context: string, language: VideoLanguage): ReadContext {
  const parts = hintAlone(withoutRepeats(partsOf(context, language)))
  const call = chooseCall(parts)
  const kinds = parts.flatMap(({ say, details }) => (say === '' ? [] : details.map(({ kind }) => kind)))
  return {
    parts,
    spoken: parts.flatMap((part) => (part === call || part.say === '' ? [] : [part.say])),
    callToAction: call?.say ?? null,
    invites: kinds.some((kind) => kindRank(kind) < kindRank('name')),
    sells: kinds.some((kind) => kind === 'price' || kind === 'discount' || kind === 'coupon'),
    hints: parts.flatMap(({ kind, written }) => (kind === 'order' ? contentWords(written, baseLanguage[language]) : [])),
  }
}

function partsOf(context: string, language: VideoLanguage): ContextPart[] {
  let isSteered = false
  return splitContext(context, language).map((written): ContextPart => {
    const reading = readPart(written, language)
    // What follows on an attempt to steer a program belongs to it as far as it orders something.
    const steers = reading.kind === 'injection' || (isSteered && !(reading.kind === 'statement' && reading.said === written))
    isSteered = steers
    if (steers) return { written, say: '', kind: 'injection', about: '', details: detailsOf(written, language) }
    if (reading.kind !== 'statement') return { written, say: '', kind: 'order', about: reading.about, details: detailsOf(written, language) }
    const say = sayPart(reading.said)
    return {
      written,
      say,
      kind: reading.closes === true ? 'closing' : actions.test(foldText(say)) ? 'call' : 'statement',
      about: '',
      details: detailsOf(say, language),
    }
  })
}

function withoutRepeats(parts: readonly ContextPart[]): ContextPart[] {
  const seen = new Set<string>()
  return parts.filter(({ say, written }) => {
    const text = say === '' ? written : say
    return !seen.has(text) && seen.add(text)
  })
}

/** Fewer words, alone and without a mark or a detail, are no statement: "grão arábica". */
const fewestWords = 4

function hintAlone(parts: readonly ContextPart[]): ContextPart[] {
  return parts.map((part) => {
    const isHint = parts.length === 1 && part.kind === 'statement' && part.details.length === 0 && wordsOf(part.written).length < fewestWords
    return isHint && !/[.!?…:]$/u.test(part.written) ? { ...part, kind: 'order', say: '', about: part.written } : part
  })
}

/** The sentence to close with: it asks to act and says where, else either; the last of them. */
function chooseCall(parts: readonly ContextPart[]): ContextPart | undefined {
  const value = ({ kind, details }: ContextPart) =>
    (kind === 'closing' ? 4 : kind === 'call' ? 2 : 0) + (details.some((detail) => contactKinds.has(detail.kind)) ? 1 : 0)
  const short = parts.filter(({ say }) => say !== '' && say.length <= mostCallCharacters && wordsOf(say).length <= mostCallWords)
  return short.filter((part) => value(part) > 0).toSorted((one, other) => value(other) - value(one) || parts.indexOf(other) - parts.indexOf(one))[0]
}
