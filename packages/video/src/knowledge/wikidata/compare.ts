import { encyclopedia } from '../../content/content.ts'
import type { Comparison, Scale } from '../../content/schema/encyclopedia.ts'
import { languageRules } from '../../language/languages.ts'
import type { KnownFact } from '../../story/knowledge.ts'
import { nounText } from './fill-form.ts'
import { commonNoun, type Noun } from './name-theme.ts'
import { roundAmount } from './round-amount.ts'
import { sayAmount, withSide } from './say-amount.ts'
import { tellFact, type Told } from './tell-fact.ts'
import { isCircular, type ToldEntity } from './told-entity.ts'

type Started = Pick<Told, 'id' | 'texts' | 'interest'>
type Thing = { amount: number; words: NonNullable<Comparison['things'][number]['pt']> }

/** A comparison is told before the figure that it explains. */
const worthMore = 1
/** Between these, a multiple can be pictured; the one nearest to the best is taken. */
const multiples = { least: 1.8, best: 12, most: 400 }
/** Years between a foundation and what came after it. */
const years = { least: 8, best: 80, most: 3000 }

/** "As tall as 28 buildings of ten floors": an amount as a multiple of one that people know. */
export function compareAmount(
  told: Started,
  { table, base, exact, scale }: { table: string; base: number; exact: string; scale: Scale | null },
  about: ToldEntity,
): KnownFact | null {
  const comparison = encyclopedia().comparisons[table]
  const thing = comparison === undefined ? null : nearest(thingsFor(comparison, about), ({ amount }) => base / amount, multiples)
  if (comparison === undefined || thing === null) return null
  const { language } = about
  const { facts } = languageRules[language]
  const ratio = base / thing.amount
  const count = multipleOf(ratio)
  const { one, many, gender } = thing.words
  const noun: Noun = { text: one, agreement: { gender: gender ?? 'masculine', number: 'singular', takesArticle: true } }
  const said = `${facts.rounded.near} ${facts.counted(count, { one, many })}`
  const ofOne = scale === null ? facts.number(thing.amount) : sayAmount(thing.amount, scale, language).exact
  const gaps = {
    value: said,
    times: facts.number(count),
    'thing.the': nounText('the', noun, language) ?? one,
    'thing.of': nounText('of', noun, language) ?? one,
    'thing.o': facts.ending({ ...noun.agreement, number: 'plural' }),
  }
  const material = [exact, `${many}: ${ofOne}`, `${facts.number(base)} / ${facts.number(thing.amount)} = ${facts.number(count)}`]
  return tellFact(
    {
      id: `${told.id}:comparison`,
      texts: { say: comparison[language].say, keywords: [one, ...told.texts.keywords] },
      gaps,
      material,
      interest: told.interest + worthMore,
    },
    about,
  )
}

/** "Already existed 17 years before the first flight": an age as the distance to a known date. */
export function compareAge(told: Started, { table, year }: { table: string; year: number }, about: ToldEntity): KnownFact | null {
  const comparison = encyclopedia().comparisons[table]
  const thing = comparison === undefined ? null : nearest(thingsFor(comparison, about), ({ amount }) => amount - year, years)
  if (comparison === undefined || thing === null) return null
  const { language } = about
  const { facts } = languageRules[language]
  const distance = thing.amount - year
  const rounded = roundAmount(distance)
  const { one, gender } = thing.words
  const noun: Noun = { ...commonNoun(one, language, null), agreement: { gender: gender ?? 'masculine', number: 'singular', takesArticle: true } }
  const gaps = {
    value: withSide(rounded, facts.number(rounded.value), language),
    'thing.the': nounText('the', noun, language) ?? one,
    'thing.of': nounText('of', noun, language) ?? one,
  }
  const material = [String(year), `${one}: ${thing.amount}`, `${thing.amount} - ${year} = ${distance}`, gaps.value]
  return tellFact(
    {
      id: `${told.id}:comparison`,
      texts: { say: comparison[language].say, keywords: [...told.texts.keywords] },
      gaps,
      material,
      interest: told.interest + worthMore,
    },
    about,
  )
}

/** Things that may stand beside this kind in this language, without the thing itself. */
function thingsFor({ things }: Comparison, { found, named, language }: ToldEntity): Thing[] {
  const fitting = things.filter(({ kinds }) => kinds?.includes(found.id ?? '') ?? true)
  return fitting.flatMap(({ amount, [language]: words }) => (words === undefined || isCircular(words.one, named.topic) ? [] : [{ amount, words }]))
}

/** The thing whose measure is nearest to the best one, by its size; `null` when none is inside. */
function nearest(
  things: readonly Thing[],
  measure: (thing: Thing) => number,
  { least, best, most }: { least: number; best: number; most: number },
): Thing | null {
  const inside = things.filter((thing) => measure(thing) >= least && measure(thing) <= most)
  const farness = (thing: Thing) => Math.abs(Math.log(measure(thing) / best))
  return inside.toSorted((one, other) => farness(one) - farness(other))[0] ?? null
}

/** Of a thing whose size is a round one itself: whole, and round from twenty on. */
function multipleOf(ratio: number): number {
  return ratio < 20 ? Math.round(ratio) : Number(ratio.toPrecision(2))
}
