import { describe, expect, it } from 'vitest'
import type { Knowledge, KnownFact } from '../story/knowledge.ts'
import type { FactSource } from './fact-source.ts'
import { gatherKnowledge } from './gather-knowledge.ts'
import { givenSource } from './given-source.ts'

const reference = { source: 'Wikidata', title: 'Xadrez', url: 'https://www.wikidata.org/wiki/Q718', licence: 'CC0' }
const fact = (id: string, say = `Frase ${id}.`): KnownFact => ({ id, say, material: id, reference, keywords: ['a'], interest: 5 })
const knowledge = (...facts: KnownFact[]): Knowledge => ({ topic: 'xadrez', named: 'o xadrez', kind: '', facts })

/** Of the network: says when it was asked. */
function network(...facts: KnownFact[]) {
  const asked: string[] = []
  const source: FactSource = {
    ...givenSource({ source: 'network', knowledge: knowledge(...facts) }),
    find: async ({ topic }) => {
      asked.push(topic)
      return knowledge(...facts)
    },
  }
  return { source, asked }
}

async function gather(sources: readonly FactSource[], enough?: number) {
  const used: string[] = []
  const gathered = await gatherKnowledge({
    subject: { kind: 'theme', theme: 'xadrez', context: '', language: 'pt-BR' },
    sources,
    tools: { signal: new AbortController().signal },
    ...(enough === undefined ? {} : { enough }),
    onProvider: ({ name }) => used.push(name),
  })
  return { ids: gathered.map(({ facts }) => facts.map(({ id }) => id)), used }
}

describe('what two sources know', () => {
  const disk = givenSource({ source: 'own-wikidata', knowledge: knowledge(fact('wikidata:P1'), fact('wikidata:P2')) })

  it('is told once, by number or by words', async () => {
    const { source } = network(fact('wikidata:P1', 'O mesmo em outras palavras.'), fact('wikipedia:1', 'Frase wikidata:P2.'), fact('wikipedia:2'))

    expect(await gather([disk, source])).toEqual({ ids: [['wikidata:P1', 'wikidata:P2'], ['wikipedia:2']], used: ['own-wikidata', 'network'] })
  })

  it('names only those that add something', async () => {
    expect(await gather([disk, network(fact('wikidata:P2')).source])).toEqual({ ids: [['wikidata:P1', 'wikidata:P2']], used: ['own-wikidata'] })
  })

  it.each([
    [2, 0],
    [3, 1],
  ])('of which %i are enough asks the second %i times', async (enough, times) => {
    const { source, asked } = network(fact('wikipedia:1'))

    await gather([disk, source], enough)

    expect(asked).toHaveLength(times)
  })
})
