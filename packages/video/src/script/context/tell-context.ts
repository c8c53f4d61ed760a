import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import type { Seconds } from '@relampago/domain/units'
import { inAnyLanguage } from '../../language/languages.ts'
import { estimateSeconds } from '../../speech/estimate-seconds.ts'
import type { DraftSentence } from '../drafts/draft-sentence.ts'
import { longestSentence } from '../drafts/script-limits.ts'
import { figureOf } from '../text/figure-of.ts'
import { contentWords, foldText } from '../text/fold-words.ts'
import { briefOf } from './brief-of.ts'
import { kindRank, plainRank } from './details-of.ts'
import type { ContextPart, ReadContext } from './read-context.ts'
import { shownDetails } from './shown-details.ts'

/** What surrounds the person's own sentences. */
export type ContextPlace = {
  language: VideoLanguage
  /** Of the whole video. */
  seconds: Seconds
  /** For these sentences. */
  room: Seconds
  label: string
  /** The theme or the product's name: what is near it matters more. */
  subject: string
  keywords: (sentence: string) => string[]
}

/** The person's own words as drafts. */
export type ToldContext = {
  drafts: DraftSentence[]
  /** The first sentence of them, which may share its draft with the next. */
  first: string | null
  /** Details that no sentence says, for a list on the last picture; may be empty. */
  items: string[]
  /** Whether all of it is spoken, in whatever form. */
  isTold: boolean
  /** Whether all of it is spoken as written. */
  isWhole: boolean
  /** Whether other sentences may follow: nothing of the person's would wait behind them. */
  leavesRoom: boolean
}

type Unit = { part: ContextPart; full: Seconds; brief: string | null; briefSeconds: Seconds; rank: number; near: number; told: string | null }

/** Sentences shorter than this share a picture with the next one. */
const shortSeconds: Seconds = 1.9
/** What is left over comes before anything that the person did not write. */
const leftoverRank = 0.5
/** A sentence that takes more than this share of a video has no place in it. */
const longestShare = 0.5

/**
 * Chooses what of the person's words is spoken in `room`, in their order: as written where all of
 * it fits; else the most telling details first, some reduced to the details alone. `closing` is the
 * sentence behind them.
 */
export function tellContext(context: ReadContext, place: ContextPlace, closing: string): ToldContext {
  const units = context.parts.filter(({ say }) => say !== '' && say !== context.callToAction).map((part, index) => toUnit(part, place, index === 0))
  choose(units, place)
  const left = units
    .filter((unit) => unit.told === null && Number.isFinite(unit.full) && !isLost(unit, units) && !unit.part.say.endsWith('?'))
    .toSorted(byWorth)
  const spoken = units.flatMap(({ told }) => told ?? [])
  return {
    drafts: [...grouped(units, place), ...left.map((unit, index) => toDraft(unit.part.say, place, leftoverRank + index / 1000))],
    first: spoken[0] ?? null,
    items: shownDetails(context.parts, [...spoken, closing].join('\n')),
    isTold: units.every(({ told }) => told !== null),
    isWhole: units.every(({ part, told }) => told === part.say),
    leavesRoom: units.every(({ part, told, full }) => told === part.say || (told === null && full > place.seconds * longestShare)),
  }
}

function toUnit(part: ContextPart, { language, subject }: ContextPlace, isFirst: boolean): Unit {
  const speech = baseLanguage[language]
  const brief = briefOf(part, language)
  const about = new Set(contentWords(subject, speech))
  return {
    part,
    full: part.say.length > longestSentence.body ? Number.POSITIVE_INFINITY : estimateSeconds(part.say, language),
    brief,
    briefSeconds: brief === null ? Number.POSITIVE_INFINITY : estimateSeconds(brief, language),
    rank: Math.min(isFirst ? firstRank(part) : plainRank, ...part.details.map(({ kind }) => kindRank(kind))),
    near: contentWords(part.say, speech).filter((word) => about.has(word)).length,
    told: null,
  }
}

/** The first sentence mostly says who speaks or what it is about. */
function firstRank({ details }: ContextPart): number {
  return details.length > 0 ? kindRank('phone') - 0.5 : kindRank('price') - 0.5
}

/** Sets the text of each. The smallest form of every detail first, whole sentences after that. */
function choose(units: readonly Unit[], { room }: ContextPlace): void {
  const byRank = units.toSorted(byWorth)
  const whole = units.reduce((sum, { full }) => sum + full, 0)
  let left = room
  const take = (unit: Unit, text: string | null, seconds: Seconds) => {
    if (text === null || seconds > left) return
    unit.told = text
    left -= seconds
  }
  if (whole <= room) for (const unit of units) take(unit, unit.part.say, unit.full)
  for (const unit of byRank) {
    if (unit.told !== null || unit.rank === plainRank) continue
    if (unit.briefSeconds < unit.full) take(unit, unit.brief, unit.briefSeconds)
    else take(unit, unit.part.say, unit.full)
  }
  for (const unit of byRank) if (unit.told !== null && unit.told === unit.brief) take(unit, unit.part.say, unit.full - unit.briefSeconds)
  for (const unit of byRank) if (unit.told === null && !isLost(unit, units)) take(unit, unit.part.say, unit.full)
}

/** What matters more comes first, then what is nearer to the subject. */
function byWorth(one: Unit, other: Unit): number {
  return one.rank - other.rank || other.near - one.near
}

/** "Ela fica na praia" without the sentence that says who. */
function isLost(unit: Unit, units: readonly Unit[]): boolean {
  return leansOnOther(unit.part.say) && units[units.indexOf(unit) - 1]?.told === null
}

const leaning = new RegExp(String.raw`^(?:${inAnyLanguage(({ product }) => product.leaning)})(?![\p{L}])`, 'u')

/** Whether a sentence needs the one before it: "Ela fica na praia." */
export function leansOnOther(sentence: string): boolean {
  return leaning.test(foldText(sentence))
}

/** Short sentences share a picture, so that none is gone before it is seen. */
function grouped(units: readonly Unit[], place: ContextPlace): DraftSentence[] {
  const texts: string[] = []
  for (const text of units.flatMap(({ told }) => told ?? [])) {
    const last = texts.at(-1)
    const isShort = last !== undefined && last.endsWith('?') === text.endsWith('?') && estimateSeconds(last, place.language) < shortSeconds
    if (isShort && last.length + text.length < longestSentence.body) texts[texts.length - 1] = `${last} ${text}`
    else texts.push(text)
  }
  return texts.map((text) => toDraft(text, place, 0))
}

function toDraft(text: string, { label, subject, keywords }: ContextPlace, rank: number): DraftSentence {
  const figure = figureOf(text)
  const words = keywords(text)
  return {
    role: 'body',
    text,
    source: { kind: 'context' },
    keywords: words.length > 0 ? words : [subject],
    onScreen: { label, ...(figure !== undefined && { figure }) },
    rank,
  }
}
