import { describe, expect, it } from 'vitest'
import type { FactRequest, FactSource } from '../../src/knowledge/fact-source.ts'
import { numbersOf } from '../../src/script/text/fold-words.ts'

/** What every adapter of the `FactSource` port must do. `topics` are some that it knows. */
export function factContract(source: FactSource, topics: readonly FactRequest[]): void {
  describe(`${source.name} facts`, () => {
    it.each(topics)('on $topic are whole sentences with numbers that the source states', async (request) => {
      const known = await source.find(request, new AbortController().signal)

      const facts = known?.facts ?? []
      expect(facts.length).toBeGreaterThan(0)
      expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
      for (const { say, material, reference, keywords } of facts) {
        expect(say).toMatch(/^[\p{Lu}\p{N}"“].*[.!]$/u)
        expect(new Set(numbersOf(material))).toEqual(new Set([...numbersOf(material), ...numbersOf(say)]))
        expect(new URL(reference.url).protocol).toMatch(/^https?:$/)
        expect(keywords.length).toBeGreaterThan(0)
      }
    })

    it('are none on a topic that nobody knows', async () => {
      const nobody: FactRequest = { topic: 'zyxgrubb', context: '', language: 'pt-BR' }

      expect(await source.find(nobody, new AbortController().signal)).toBeNull()
    })
  })
}
