import { describe, expect, test } from 'vitest'
import { durations } from '@relampago/domain/catalogue'
import { products, type Product } from '../../../tests/products.ts'
import { saysFeature } from '../../../tests/says-feature.ts'
import { checkScript } from '../check-script.ts'
import { estimateSeconds } from '../../speech/estimate-seconds.ts'
import type { Script } from '../../story/script.ts'
import type { Subject } from '../../story/subject.ts'
import { foldText, wordsOf } from '../text/fold-words.ts'
import { writeEmbeddedScript } from '../write-embedded-script.ts'
import { featurePart } from './feature-part.ts'
import { holdsClaim } from './product-claims.ts'
import { shortProductName, withoutMeasures } from './product-name.ts'
import { goodRating, moneyText } from './product-wording.ts'

const seeds = ['1', '2', '3', '4', '5']

const subjectOf = ({ facts, language }: Product): Subject => ({ kind: 'product', facts, photos: [], context: '', language })
const spoken = ({ sentences }: Script) => sentences.filter(({ priority }) => priority === 1).map(({ text }) => text)

type Rule = { rule: string; broken: (script: Script, product: Product, duration: number) => string[] }
const rules: readonly Rule[] = [
  { rule: 'passes the check', broken: (script, product) => checkScript(script, subjectOf(product)).map(({ rule, detail }) => `${rule} ${detail}`) },
  {
    rule: 'says the name',
    broken: (script, { facts }, duration) => {
      const whole = foldText(shortProductName(facts.name, facts.brand))
      const name = duration > 15 ? whole : withoutMeasures(whole)
      return spoken(script).some((text) => foldText(text).includes(name)) ? [] : [name]
    },
  },
  {
    rule: 'says the price as it is',
    broken: (script, { facts, language }) => {
      const price = facts.price === null ? null : moneyText(facts.price, language)
      return price === null || spoken(script).some((text) => text.includes(price)) ? [] : [price]
    },
  },
  {
    rule: 'says three features',
    broken: (script, { facts, language }, duration) => {
      const sayable = facts.features.filter((feature) => featurePart(feature, language === 'pt-BR' ? 'pt' : 'en') !== null)
      const said = facts.features.filter((feature) => spoken(script).some((text) => saysFeature(text, feature)))
      return said.length >= Math.min(duration > 15 ? 3 : 2, sayable.length) ? [] : [`only ${said.join(' | ')}`]
    },
  },
  {
    rule: 'says a good rating',
    broken: (script, { facts, language }) => {
      const rating = goodRating(facts)
      const text = rating === null ? null : new Intl.NumberFormat(language).format(rating.value)
      return text === null || spoken(script).some((sentence) => sentence.includes(text)) ? [] : [text]
    },
  },
  { rule: 'repeats nothing', broken: ({ sentences }) => sentences.map(({ text }) => foldText(text)).filter((text, index, all) => all.indexOf(text) !== index) },
  {
    rule: 'shouts nothing',
    broken: ({ sentences, title }) =>
      [title, ...sentences.map(({ text }) => text)].flatMap((text) => text.match(/(?<![\p{L}\d])\p{Lu}{5,}(?![\p{L}\d])|\p{Lu}{3,} \p{Lu}{2,}/gu) ?? []),
  },
  {
    rule: 'ends no sentence on a word that asks for another',
    broken: ({ sentences }) =>
      sentences.map(({ text }) => text).filter((text) => /(?:^| )(?:de|da|do|com|para|sem|e|ou|em|o|a|of|with|for|and|or|the|in|to)[.!?]$/i.test(text)),
  },
  { rule: 'promises nothing', broken: ({ sentences }) => sentences.map(({ text }) => text).filter(holdsClaim) },
  {
    rule: 'is whole sentences of at most 20 words',
    broken: ({ sentences }) => sentences.map(({ text }) => text).filter((text) => !/^[$€\p{Lu}\d].*[.!?]$/u.test(text) || wordsOf(text).length > 20),
  },
  {
    rule: 'can be said in time',
    broken: (script, _product, duration) => {
      const seconds = spoken(script).reduce((sum, text) => sum + estimateSeconds(text, script.language), 0)
      // The voice speaks at most so much faster than its usual pace.
      return seconds <= duration * 1.22 ? [] : [`${seconds.toFixed(1)} s`]
    },
  },
]

test('three features fit even into 15 seconds, but for names and prices that are long to say', () => {
  const scripts = products.flatMap((product) => seeds.map((seed) => ({ product, script: writeEmbeddedScript(subjectOf(product), { duration: 15, seed }) })))
  const whole = scripts.filter(
    ({ product, script }) => product.facts.features.filter((one) => spoken(script).some((text) => saysFeature(text, one))).length >= 3,
  )

  expect(whole.length / scripts.length).toBeGreaterThan(0.9)
})

test('the words of the person come beside the facts of the page', () => {
  const own = ['Nossa loja abre das 9h às 18h, de segunda a sábado.', 'Peça pelo telefone (11) 4002-8922 e retire no mesmo dia.']
  const missing = products
    .filter(({ language, facts }) => language === 'pt-BR' && facts.price !== null)
    .flatMap((product) => {
      const { sentences } = writeEmbeddedScript({ ...subjectOf(product), context: own.join(' ') }, { duration: 60, seed: '1' })
      const texts = sentences.filter(({ priority }) => priority <= 2).map(({ text }) => text)
      const price = product.facts.price === null ? '' : moneyText(product.facts.price, 'pt-BR')
      const said = product.facts.features.filter((feature) => texts.some((text) => saysFeature(text, feature)))
      return [...own, price].filter((part) => !texts.some((text) => text.includes(part))).concat(said.length < 3 ? [`features of ${product.facts.name}`] : [])
    })

  expect(missing).toEqual([])
})

describe('a script on', () => {
  test.each(products.map((product) => [product.facts.name, product] as const))('%s keeps every rule in every length', (_name, product) => {
    const wrong = durations.flatMap((duration) =>
      seeds.flatMap((seed) => {
        const script = writeEmbeddedScript(subjectOf(product), { duration, seed })
        return rules.flatMap(({ rule, broken }) => broken(script, product, duration).map((text) => `${duration} s, seed ${seed}: ${rule}: ${text}`))
      }),
    )

    expect(wrong).toEqual([])
  })
})
