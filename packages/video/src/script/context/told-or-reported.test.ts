import { describe, expect, test } from 'vitest'
import { readContexts, type ContextOrder } from '../../../tests/word-lists.ts'
import type { Knowledge } from '../../story/knowledge.ts'
import type { ProductFacts, Subject } from '../../story/subject.ts'
import type { Script } from '../../story/script.ts'
import { checkScript } from '../check-script.ts'
import { writeEmbeddedScript } from '../write-embedded-script.ts'
import { holdsDetail } from './details-of.ts'

const orders = readContexts()
const durations = [15, 30, 60] as const

const product: ProductFacts = {
  url: 'https://loja.example/p/1',
  name: 'Fone Aurora X2',
  brand: 'Aurora',
  price: { cents: 12_990, currency: 'BRL' },
  listPrice: null,
  installments: null,
  rating: null,
  inStock: true,
  features: ['Bateria de até 40 horas', 'Cancelamento de ruído', 'Resistente à água'],
  description: '',
  readFrom: 'json-ld',
  readAt: new Date(0),
}

const statements = {
  'pt-BR': ['foi descrito por três autores.', 'aparece em mapas antigos.', 'tem mais de um nome.', 'ocupa um livro inteiro.'],
  'en-US': ['was described by three authors.', 'is on the oldest maps.', 'has more than one name.', 'fills a whole book.'],
} as const

function known({ theme, language }: ContextOrder): Knowledge {
  const reference = { source: 'Enciclopédia', title: theme, url: 'https://enciclopedia.example', licence: 'CC BY-SA 4.0' }
  const facts = statements[language].map((say, index) => ({
    id: `f${index}`,
    say: `${theme} ${say}`,
    material: say,
    reference,
    keywords: [theme],
    interest: 9 - index,
  }))
  return { topic: theme, named: theme, kind: '', facts }
}

type Writing = { subject: Subject; known: Knowledge[] }

const writings = {
  theme: ({ theme, context, language }: ContextOrder): Writing => ({ subject: { kind: 'theme', theme, context, language }, known: [] }),
  'theme of an encyclopedia': (order: ContextOrder): Writing => ({ ...writings.theme(order), known: [known(order)] }),
  product: ({ context, language }: ContextOrder): Writing => ({ subject: { kind: 'product', facts: product, photos: [], context, language }, known: [] }),
}

const shown = ({ sentences }: Script) => sentences.flatMap(({ text, onScreen }) => [text, ...(onScreen?.items ?? [])]).join('\n')

describe.each(Object.keys(writings) as (keyof typeof writings)[])('as a %s', (kind) => {
  test.each(orders.map((order) => [order.context.slice(0, 40), order] as const))('"%s": every detail is spoken, shown or reported', (_, order) => {
    const { subject, known: facts } = writings[kind](order)
    const lost = durations.flatMap((duration) => {
      const script = writeEmbeddedScript(subject, { duration, seed: '1' }, facts)
      const there = `${shown(script)}\n${script.unusedContext.join('\n')}`
      return order.details.filter((detail) => !holdsDetail(there, detail)).map((detail) => `${duration}: ${detail}`)
    })

    expect(lost).toEqual([])
  })

  test.each(orders.map((order) => [order.context.slice(0, 40), order] as const))('"%s": no order is spoken', (_, order) => {
    const { subject, known: facts } = writings[kind](order)
    const spoken = durations.flatMap((duration) => {
      const said = shown(writeEmbeddedScript(subject, { duration, seed: '1' }, facts))
      return order.orders.filter((text) => holdsDetail(said, text)).map((text) => `${duration}: ${text}`)
    })

    expect(spoken).toEqual([])
  })

  test.each(orders.map((order) => [order.context.slice(0, 40), order] as const))('"%s": nothing stands before the own words', (_, order) => {
    const { subject, known: facts } = writings[kind](order)
    const wrong = durations.flatMap((duration) => {
      const script = writeEmbeddedScript(subject, { duration, seed: '1' }, facts)
      const kinds = script.sentences.filter(({ role, priority }) => role === 'body' && priority <= 2).map(({ source }) => source.kind)
      const filler = kinds.findIndex((source) => source === 'structure' || source === 'fact' || source === 'encyclopedia')
      return filler >= 0 && kinds.lastIndexOf('context') > filler ? [`${duration}: ${kinds.join(' ')}`] : []
    })

    expect(wrong).toEqual([])
  })

  test('the scripts pass the check of scripts', () => {
    const faults = orders.flatMap((order) => {
      const { subject, known: facts } = writings[kind](order)
      return durations.flatMap((duration) =>
        checkScript(writeEmbeddedScript(subject, { duration, seed: '1' }, facts), subject, facts).map((fault) => JSON.stringify(fault)),
      )
    })

    expect(faults).toEqual([])
  })
})
