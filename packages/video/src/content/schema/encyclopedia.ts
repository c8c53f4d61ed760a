import { interfaceLanguages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { z } from 'zod'
import { fields, list, oneOf, perLanguage, table, text, texts } from './fields.ts'

/** Every language has its texts: a fact is told in all of them. */
function inEach<Value extends z.ZodType>(value: Value) {
  return Object.fromEntries(interfaceLanguages.map((language) => [language, value])) as Record<InterfaceLanguage, Value>
}

const number = z
  .string({ error: 'is missing: write a number with a point for decimals' })
  .regex(/^-?\d+(?:\.\d+)?(?:e\d+)?$/, 'is not a number: write digits, with a point for decimals')
  .transform(Number)
const entityId = z.string({ error: 'is missing: write a number as Q515' }).regex(/^Q\d+$/, 'is no item of Wikidata: write a number as Q515')
const wordings = texts('a sentence with gaps')

const sentenceTexts = fields({
  /** What is counted, for a property with the value `count`. */
  counted: fields({ one: text('the thing'), many: text('several of it') }).optional(),
  say: wordings,
  /** For a list of which only a part is told. */
  some: wordings.optional(),
  hook: text('a question that the sentence answers').optional(),
  keywords: list(text('a thing a camera could film'), 'things a camera could film'),
})
const form = fields({
  kinds: list(text('a kind of kinds.yaml'), 'kinds of kinds.yaml').optional(),
  /** Of comparisons.yaml. */
  compare: text('a table of comparisons.yaml').optional(),
  ...inEach(sentenceTexts),
})

const property = fields({
  /** What Wikidata calls it. */
  meaning: text('the name of the property on Wikidata, in English'),
  value: oneOf(['amount', 'count', 'moment', 'items', 'text']),
  /** Of units.yaml, for amounts. */
  scale: text('a scale of units.yaml').optional(),
  /** Which statement counts when several are left: `all` joins them. */
  take: oneOf(['one', 'latest', 'earliest', 'all']).optional(),
  /** A text that may hold the name of the thing: the newton is named after Isaac Newton. */
  repeats: oneOf(['yes']).optional(),
  /** What the items are, for their articles. */
  names: text('person, place, thing, title, maker or a kind of kinds.yaml').optional(),
  interest: number,
  /** Properties of one topic crowd each other out: at most two are told. */
  topic: text('a word that properties of one sort share').optional(),
  forms: list(form, 'sentence forms'),
})

/** A file of `content/encyclopedia/properties`: what is said about a property, by its P-number. */
export const propertiesFile = table(property, 'P-numbers with their sentences')
export type PropertiesFile = z.infer<typeof propertiesFile>
export type Property = z.infer<typeof property>
export type SentenceTexts = z.infer<typeof sentenceTexts>

const kindTexts = fields({
  words: list(text('what a label of this kind begins with'), 'words that labels of this kind begin with'),
  /** How a thing of this kind is named inside a sentence. */
  naming: oneOf(['bare', 'group', 'article', 'noun', 'place', 'kind']),
  gender: oneOf(['masculine', 'feminine']).optional(),
  keywords: list(text('a thing a camera could film'), 'things a camera could film'),
})
const kind = fields({ classes: list(entityId, 'items of Wikidata'), ...inEach(kindTexts) })

/** `content/encyclopedia/kinds.yaml`; a kind further up wins. */
export const kindsFile = table(kind, 'kinds of things')
type Kinds = z.infer<typeof kindsFile>
export type Kind = Kinds[string]

const linear = fields({ factor: number, offset: number })
const step = fields({
  /** In the base unit, from which amount this unit is used. */
  from: number,
  /** How much one of it is in the base unit. */
  size: number,
  /** Added after the division, for temperatures. */
  offset: number.optional(),
  one: text('the unit in words'),
  many: text('the unit in words, for several'),
  short: text('the sign of the unit'),
})
const scale = fields({
  dimension: text('a name of dimensions'),
  /** Amounts outside, in the base unit, are not told. */
  least: number,
  most: number,
  ...inEach(z.tuple([step], step, { error: 'is not a list with an entry: write units, the smallest first' })),
})
export type Scale = z.infer<typeof scale>

/** `content/encyclopedia/units.yaml` */
export const unitsFile = fields({
  /** Units of Wikidata by dimension; each factor leads to the base unit. */
  dimensions: table(table(z.union([number, linear], { error: 'is neither a factor nor factor and offset' }), 'units by Q-number'), 'dimensions'),
  scales: table(scale, 'ways to say amounts'),
})
type Units = z.infer<typeof unitsFile>

const compared = fields({ one: text('the thing'), many: text('several of it'), gender: oneOf(['masculine', 'feminine']).optional() })
const comparison = fields({
  ...inEach(fields({ say: wordings })),
  things: list(
    fields({
      amount: number,
      kinds: list(text('a kind of kinds.yaml'), 'kinds').optional(),
      check: text('where the amount can be looked up'),
      ...perLanguage(compared),
    }),
    'things to compare with',
  ),
})
export type Comparison = z.infer<typeof comparison>
/** `content/encyclopedia/comparisons.yaml` */
export const comparisonsFile = table(comparison, 'tables of comparisons')

const names = z.array(z.string(), { error: 'is not a list: write names' })
const byAgreement = fields({ masculine: names, feminine: names, masculinePlural: names, femininePlural: names })
export type NamesByAgreement = z.infer<typeof byAgreement>
/** `content/encyclopedia/names.yaml`: which names take an article. */
export const namesFile = fields(inEach(fields({ companies: names, places: byAgreement, heads: byAgreement })))

/** All that turns statements of a data base into sentences. */
export type Encyclopedia = {
  properties: Record<string, Property>
  kinds: Kinds
  units: Units
  comparisons: Record<string, Comparison>
  names: z.infer<typeof namesFile>
}
