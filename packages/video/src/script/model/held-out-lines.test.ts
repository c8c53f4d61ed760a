import { expect, it } from 'vitest'
import { heldOutLines } from '../../../tests/held-out-lines.ts'
import type { ModelBrief } from './model-brief.ts'
import { judgeLine } from './rests-on.ts'

function judgements(kind: 'honest' | 'invented') {
  return heldOutLines.flatMap(({ theme, language, fact, [kind]: lines }) => {
    const facts = [{ text: fact, mustBeSaid: false, source: { kind: 'structure' }, keywords: [] }]
    const brief = { theme, language, speech: language === 'pt-BR' ? 'pt' : 'en', facts, seconds: 30 } as unknown as ModelBrief
    return lines.map((text) => ({ text, isGood: !('fault' in judgeLine({ text, facts: [1] }, 'body', brief)) }))
  })
}

it('no invention passes', () => {
  expect(judgements('invented').filter(({ isGood }) => isGood)).toEqual([])
})

it('most of what is honest passes: in doubt a sentence is dropped', () => {
  const honest = judgements('honest')

  expect(honest.filter(({ isGood }) => isGood).length / honest.length).toBeGreaterThan(0.75)
})
