import { describe, expect, test } from 'vitest'
import type { Subject } from '../story/subject.ts'
import { estimateSeconds } from '../speech/estimate-seconds.ts'
import { writeEmbeddedScript } from './write-embedded-script.ts'

/** A theme about which a user wrote words of their own. */
function told(theme: string, context: string): Subject {
  return { kind: 'theme', theme, context, language: 'pt-BR' }
}

describe('the words of the person', () => {
  const context = 'Nossa cafeteria torra o grão toda terça. A vista para o parque é de 5 km. Fale com carinho. Use o cupom GRAO10 hoje.'

  test('are spoken first, as written, and orders are not', () => {
    const { sentences } = writeEmbeddedScript(told('café', context), { duration: 30, seed: '1' })

    expect(sentences.slice(1, 3).map(({ text, priority, source }) => [text, priority, source.kind])).toEqual([
      ['Nossa cafeteria torra o grão toda terça.', 1, 'context'],
      ['A vista para o parque é de 5 km.', 1, 'context'],
    ])
    expect(sentences[2]?.onScreen?.figure).toBe('5 km')
    expect(sentences.at(-1)).toMatchObject({ text: 'Use o cupom GRAO10 hoje.', role: 'closing', source: { kind: 'context' } })
    expect(sentences.some(({ text }) => text.includes('carinho'))).toBe(false)
  })

  test('are cut to whole sentences that fit', () => {
    const long = Array.from({ length: 60 }, (_item, index) => `A receita número ${index} da casa leva farinha, ovos e muito tempo.`).join(' ')
    const script = writeEmbeddedScript(told('bolo da vovó', long), { duration: 30, seed: '1' })

    const spoken = script.sentences.filter(({ priority }) => priority === 1)
    const seconds = spoken.reduce((sum, { text }) => sum + estimateSeconds(text, script.language), 0)
    expect(seconds).toBeLessThanOrEqual(30)
    expect(script.sentences.filter(({ source }) => source.kind === 'context').length).toBeGreaterThan(2)
    expect(script.sentences.every(({ text, source }) => source.kind !== 'context' || long.includes(text))).toBe(true)
  })
})
