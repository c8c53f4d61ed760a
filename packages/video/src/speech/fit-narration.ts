import type { Seconds } from '@relampago/domain/units'
import type { ScriptSentence } from '../story/script.ts'
import { defaultRate } from './estimate-seconds.ts'

/** A sentence with the time it takes to say at the default rate, and its words as spoken. */
export type TimedSentence = Pick<ScriptSentence, 'role' | 'priority' | 'group' | 'pauseAfter'> & { seconds: Seconds; words: number }

/** Slower sounds drawn out, faster is hard to follow beside pictures. */
const slowestRate = 135
const fastestRate = 180
/** Between these the voice sounds at ease. */
const easyRates = { from: 140, to: 170 } as const
/**
 * Words a minute that viewers follow with ease and that do not bore them: 150 to 175 are wanted,
 * and a correction of the pauses costs about 2.
 */
const easyPace = { from: 152, to: 173 } as const
/** Pause after a sentence, and after the hook, which wants a moment of its own. */
const pauseRange = { body: { shortest: 0.18, usual: 0.3, longest: 0.45 }, hook: { shortest: 0.24, usual: 0.39, longest: 0.55 } } as const

type Length = 'shortest' | 'usual' | 'longest'

/** The pause after each sentence, all of the same kind of length; none after the last. */
function pauses(sentences: readonly Pick<TimedSentence, 'role' | 'pauseAfter'>[], length: Length): Seconds[] {
  return sentences.slice(0, -1).map(({ role, pauseAfter }) => pauseAfter ?? pauseRange[role === 'hook' ? 'hook' : 'body'][length])
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

/** How far a value is from a range. */
function outside(value: number, { from, to }: { from: number; to: number }): number {
  return Math.max(0, value - to, from - value)
}

/**
 * How far sentences are from being told at ease, in words a minute: by what a viewer hears, pauses
 * included, and by what the voice is asked for.
 */
function unease(sentences: readonly TimedSentence[], target: Seconds): number {
  const wanted = rateFor(sentences, target, 'usual')
  const rate = Math.min(fastestRate, Math.max(slowestRate, wanted))
  const seconds = (sum(sentences.map((one) => one.seconds)) * defaultRate) / rate + sum(pauses(sentences, 'usual')) - waiting(sentences)
  return outside((wordsIn(sentences) / seconds) * 60, easyPace) + outside(wanted, easyRates)
}

/**
 * What pauses that sentences ask for, as for a countdown, take beyond the usual: nobody hears them
 * as slow speech.
 */
function waiting(sentences: readonly TimedSentence[]): Seconds {
  const usual = pauses(
    sentences.map(({ role }) => ({ role })),
    'usual',
  )
  return Math.max(0, sum(pauses(sentences, 'usual')) - sum(usual))
}

function wordsIn(sentences: readonly TimedSentence[]): number {
  return sum(sentences.map(({ words }) => words))
}

type Indexed = TimedSentence & { index: number }

/**
 * Which sentences to say, as indexes in order. The highest `priority` is left out first, among
 * equals the one nearest the end; hook, closing and priority 1 stay unless they alone cannot be
 * said in time. Sentences of one group go and come back together. Chooses the set whose rate is
 * easiest, the larger of two equals; when none is easy, what was left out may come back or take the
 * place of something longer or shorter.
 */
export function chooseSentences(sentences: readonly TimedSentence[], target: Seconds): number[] {
  const all: Indexed[] = sentences.map((sentence, index) => ({ ...sentence, index }))
  const leastImportant = unitsOf(all.filter(({ role }) => role === 'body')).toSorted((a, b) => priorityOf(b) - priorityOf(a) || lastOf(b) - lastOf(a))
  const nested = leastImportant.map((_, count) => without(all, leastImportant.slice(0, count + 1).flat()))
  const optional = leastImportant.filter((unit) => priorityOf(unit) > 1).length
  const lastResort = nested.slice(optional)
  const best = easiest([all, ...nested.slice(0, optional)], target) ?? lastResort.find((set) => canBeSaid(set, target)) ?? nested.at(-1) ?? all

  const isKept = (unit: readonly Indexed[]) => unit.every((sentence) => best.includes(sentence))
  const dropped = leastImportant.filter((unit) => !isKept(unit)).toReversed()
  const keptOptional = leastImportant.filter((unit) => isKept(unit) && priorityOf(unit) > 1)
  const fuller = dropped.map((back) => [...best, ...back])
  const exchanged = keptOptional.flatMap((out) => fuller.map((set) => without(set, out)))
  const chosen = easiest([best, ...fuller, ...exchanged], target) ?? best
  return chosen.map(({ index }) => index).toSorted((a, b) => a - b)
}

/** Single sentences, and groups as one. */
function unitsOf(sentences: readonly Indexed[]): Indexed[][] {
  const units: Indexed[][] = []
  for (const sentence of sentences) {
    const own = sentence.group === undefined ? undefined : units.find(([first]) => first?.group === sentence.group)
    if (own === undefined) units.push([sentence])
    else own.push(sentence)
  }
  return units
}

function priorityOf(unit: readonly Indexed[]): number {
  return Math.min(...unit.map(({ priority }) => priority))
}

function lastOf(unit: readonly Indexed[]): number {
  return unit.at(-1)?.index ?? 0
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
  const value = (set: Indexed[]) => unease(set, target)
  return sayable.reduce<Indexed[] | null>((best, set) => (best === null || value(set) < value(best) ? set : best), null)
}

/**
 * The whole rate that comes nearest to `target` with the usual pauses, within what sounds natural,
 * and never so slow that the pace drags: where words are few, the narration ends early.
 */
export function rateToFit(sentences: readonly TimedSentence[], target: Seconds): number {
  const unhurried = rateFor(sentences, (wordsIn(sentences) * 60) / easyPace.from + waiting(sentences), 'usual')
  const slowest = Math.min(easyRates.to, Math.max(slowestRate, unhurried))
  return Math.min(fastestRate, Math.round(Math.max(slowest, rateFor(sentences, target, 'usual'))))
}

/**
 * The pauses that bring speech of this length to `target`. `isExact` is false when even the
 * shortest or longest pauses miss it; then they are the nearest ones.
 */
export function pausesToFit(
  sentences: readonly Pick<TimedSentence, 'role' | 'pauseAfter'>[],
  speech: Seconds,
  target: Seconds,
): { pauses: Seconds[]; isExact: boolean } {
  const [shortest, longest] = [pauses(sentences, 'shortest'), pauses(sentences, 'longest')]
  const room = sum(longest) - sum(shortest)
  const share = room === 0 ? 0 : (target - speech - sum(shortest)) / room
  const clamped = Math.min(1, Math.max(0, share))
  const fitted = shortest.map((pause, index) => pause + clamped * ((longest[index] ?? pause) - pause))
  return { pauses: fitted, isExact: Math.abs(speech + sum(fitted) - target) <= 0.05 }
}
