import type { Seconds } from '@relampago/domain/units'
import type { ScriptSentence } from '../story/script.ts'
import { defaultRate } from './estimate-seconds.ts'

/** A sentence with the time it takes to say at the default rate. */
export type TimedSentence = Pick<ScriptSentence, 'role' | 'priority'> & { seconds: Seconds }

/** Slower sounds drawn out, faster is hard to follow beside pictures. */
const slowestRate = 135
const fastestRate = 180
/** Between these the voice sounds at ease. */
const easyRates = { from: 140, to: 165 } as const
/** Pause after a sentence, and after the hook, which wants a moment of its own. */
const pauseRange = { body: { shortest: 0.18, usual: 0.3, longest: 0.45 }, hook: { shortest: 0.24, usual: 0.39, longest: 0.55 } } as const

type Length = 'shortest' | 'usual' | 'longest'

/** The pause after each sentence, all of the same kind of length; none after the last. */
function pauses(sentences: readonly Pick<TimedSentence, 'role'>[], length: Length): Seconds[] {
  return sentences.slice(0, -1).map(({ role }) => pauseRange[role === 'hook' ? 'hook' : 'body'][length])
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/**
 * The rate at which these sentences with pauses of this length take exactly `target`; `Infinity`
 * when the pauses alone are too long.
 */
function rateFor(sentences: readonly TimedSentence[], target: Seconds, length: Length): number {
  const left = target - sum(pauses(sentences, length))
  return left <= 0 ? Infinity : (defaultRate * sum(sentences.map(({ seconds }) => seconds))) / left
}

/** How far a rate is from sounding at ease, in words a minute. */
function unease(rate: number): number {
  return Math.max(0, rate - easyRates.to, easyRates.from - rate)
}

type Indexed = TimedSentence & { index: number }

/**
 * Which sentences to say, as indexes in order. The highest `priority` is left out first, among
 * equals the one nearest the end; hook, closing and priority 1 stay unless they alone cannot be
 * said in time. Chooses the set whose rate is easiest, the larger of two equals; when none is easy,
 * a sentence left out may come back or take the place of a longer or shorter one.
 */
export function chooseSentences(sentences: readonly TimedSentence[], target: Seconds): number[] {
  const all: Indexed[] = sentences.map((sentence, index) => ({ ...sentence, index }))
  const leastImportant = all.filter(({ role }) => role === 'body').toSorted((a, b) => b.priority - a.priority || b.index - a.index)
  const nested = leastImportant.map((_, count) => without(all, leastImportant.slice(0, count + 1)))
  const optional = leastImportant.filter(({ priority }) => priority > 1).length
  const lastResort = nested.slice(optional)
  const best = easiest([all, ...nested.slice(0, optional)], target) ?? lastResort.find((set) => canBeSaid(set, target)) ?? nested.at(-1) ?? all

  const dropped = leastImportant.filter((sentence) => !best.includes(sentence)).toReversed()
  const keptOptional = leastImportant.filter((sentence) => best.includes(sentence) && sentence.priority > 1)
  const fuller = dropped.map((back) => [...best, back])
  const exchanged = keptOptional.flatMap((out) => fuller.map((set) => without(set, [out])))
  const chosen = easiest([best, ...fuller, ...exchanged], target) ?? best
  return chosen.map(({ index }) => index).toSorted((a, b) => a - b)
}

function without(sentences: readonly Indexed[], gone: readonly Indexed[]): Indexed[] {
  return sentences.filter((sentence) => !gone.includes(sentence))
}

function canBeSaid(sentences: readonly TimedSentence[], target: Seconds): boolean {
  return rateFor(sentences, target, 'shortest') <= fastestRate
}

/**
 * The first of the sets that come nearest to an easy rate, among those that can be said in time at
 * all.
 */
function easiest(sets: readonly Indexed[][], target: Seconds): Indexed[] | null {
  const sayable = sets.filter((set) => canBeSaid(set, target))
  const value = (set: Indexed[]) => unease(rateFor(set, target, 'usual'))
  return sayable.reduce<Indexed[] | null>((best, set) => (best === null || value(set) < value(best) ? set : best), null)
}

/**
 * The whole rate that comes nearest to `target` with the usual pauses, within what sounds natural.
 */
export function rateToFit(sentences: readonly TimedSentence[], target: Seconds): number {
  return Math.min(fastestRate, Math.max(slowestRate, Math.round(rateFor(sentences, target, 'usual'))))
}

/**
 * The pauses that bring speech of this length to `target`. `isExact` is false when even the
 * shortest or longest pauses miss it; then they are the nearest ones.
 */
export function pausesToFit(sentences: readonly Pick<TimedSentence, 'role'>[], speech: Seconds, target: Seconds): { pauses: Seconds[]; isExact: boolean } {
  const [shortest, longest] = [pauses(sentences, 'shortest'), pauses(sentences, 'longest')]
  const room = sum(longest) - sum(shortest)
  const share = room === 0 ? 0 : (target - speech - sum(shortest)) / room
  const clamped = Math.min(1, Math.max(0, share))
  const fitted = shortest.map((pause, index) => pause + clamped * ((longest[index] ?? pause) - pause))
  return { pauses: fitted, isExact: Math.abs(speech + sum(fitted) - target) <= 0.05 }
}
