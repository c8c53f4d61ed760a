import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import type { Fact } from '../../content/schema/theme.ts'
import { languageRules } from '../../language/languages.ts'
import { contentWords, foldText, foldWord, wordsOf } from '../text/fold-words.ts'
import { foreignNames } from '../text/names-of.ts'

/** So much of a fact stands in another one that telling both would repeat it. */
const nearlyAll = 0.7
/** A name says more than another word. */
const nameWeight = 2

/**
 * The facts without those that another one tells as well, in the same or other words; the fuller
 * one stays, of two equal ones the first. It takes over the question that it answers.
 */
export function withoutRepeats<Told extends Fact>(facts: readonly Told[], topic: string, language: InterfaceLanguage): Told[] {
  const read = facts.map((fact) => readFact(fact, topic, language))
  const dropped = new Set<ReadFact<Told>>()
  const questions = new Map<ReadFact<Told>, string>()
  for (const [place, one] of read.entries()) {
    const fuller = read.find((other, at) => other !== one && !dropped.has(other) && isIn(one, other) && (at < place || !isIn(other, one)))
    if (fuller === undefined) continue
    dropped.add(one)
    const { hook } = one.fact
    if (hook !== undefined && foreignNames(hook, fuller.fact.say, language).length === 0) questions.set(fuller, hook)
  }
  return read.filter((one) => !dropped.has(one)).map((one) => ({ ...one.fact, ...hookOf(one.fact.hook ?? questions.get(one)) }))
}

function hookOf(hook: string | undefined): { hook?: string } {
  return hook === undefined ? {} : { hook }
}

type ReadNumber = { value: number; isYear: boolean; isRound: boolean; unit: string[] }
type ReadWords = { weights: ReadonlyMap<string, number>; numbers: ReadNumber[] }
type ReadFact<Told> = ReadWords & { fact: Told }

function readFact<Told extends Fact>(fact: Told, topic: string, language: InterfaceLanguage): ReadFact<Told> {
  const ofTopic = new Set(contentWords(topic, language))
  const magnitude = new RegExp(`^(?:${languageRules[language].pictures.magnitudes})$`)
  const saysLittle = (word: string) => words(language).small.has(foldText(word)) || magnitude.test(word)
  const telling = wordsOf(fact.say)
    .filter((written) => !saysLittle(written))
    .map((written, place) => ({ folded: foldWord(written, language), isName: place > 0 && /^\p{Lu}/u.test(written) }))
    .filter(({ folded }) => !/\d/.test(folded) && !ofTopic.has(folded) && contentWords(folded, language).length > 0)
  return { fact, weights: new Map(telling.map(({ folded, isName }) => [folded, isName ? nameWeight : 1])), numbers: numbersIn(fact.say, language) }
}

function numbersIn(say: string, language: InterfaceLanguage): ReadNumber[] {
  return [...say.matchAll(/\d+(?:[.,]\d+)*/g)].map(({ 0: written, index }) => {
    const value = Number(written.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'))
    const isYear = /^(?:1\d{3}|20\d{2})$/.test(written)
    const unit = contentWords(say.slice(index + written.length), language).slice(0, 2)
    return { value, isYear, isRound: written.replace(/\D/g, '').replace(/0+$/, '').length <= 2, unit }
  })
}

/** Whether all numbers and nearly all words of a fact stand in the other one. */
function isIn(one: ReadWords, other: ReadWords): boolean {
  if (!one.numbers.every((number) => other.numbers.some((same) => isSameNumber(number, same)))) return false
  const telling = [...one.weights]
  const sumOf = (told: typeof telling) => told.reduce((sum, [, weight]) => sum + weight, 0)
  const shared = telling.filter(([word]) => hasWord(other, word))
  // The same names alone do not say the same: two countries border, and two countries measure.
  const plain = telling.filter(([, weight]) => weight < nameWeight)
  if (shared.filter(([, weight]) => weight < nameWeight).length * 2 < plain.length) return false
  const all = sumOf(telling) + one.numbers.length
  return all > 0 && (sumOf(shared) + one.numbers.length) / all >= nearlyAll
}

/** "nascido" and "nasceu" begin alike: five letters make them one. */
function hasWord({ weights }: ReadWords, word: string): boolean {
  return weights.has(word) || (word.length > 4 && [...weights.keys()].some((other) => foldText(other).slice(0, 5) === word.slice(0, 5)))
}

/**
 * "quase 9 mil metros" and "8.849 metros" are one height: a rounded number is within 5 % of the
 * exact one, whatever power of ten is written as a word. Years are exact.
 */
function isSameNumber(one: ReadNumber, other: ReadNumber): boolean {
  if (one.isYear || other.isYear) return one.value === other.value
  const ratio = leading(one.value) / leading(other.value)
  const difference = Math.min(...[ratio, ratio * 10, ratio / 10].map((near) => Math.abs(near - 1)))
  const isUnit = one.unit.length === 0 || other.unit.length === 0 || one.unit.some((word) => other.unit.includes(word))
  return isUnit && difference <= (one.isRound || other.isRound ? 0.05 : 0.001)
}

/** 8849 and 8.849 are both 8.849. */
function leading(value: number): number {
  return value === 0 ? 1 : value / 10 ** Math.floor(Math.log10(value))
}
