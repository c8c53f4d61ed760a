import { builtInTemplates, type BuiltInTemplateId } from '@relampago/domain/catalogue'
import { describe, expect, it } from 'vitest'
import { captionPopOf } from './caption-pop.ts'

describe('captions in the wizard', () => {
  const templates = [
    { id: 'custom_calmo', captionPop: false },
    { id: 'custom_feira', captionPop: true },
  ]

  it.each([
    ['custom_calmo', false],
    ['custom_feira', true],
  ])('pop as the chosen template of a person says: %s', (id, pops) => {
    expect(captionPopOf(id, templates)).toBe(pops)
  })

  it('pop as the templates of the product say', () => {
    const ids = Object.keys(builtInTemplates) as BuiltInTemplateId[]

    expect(ids.map((id) => captionPopOf(id, []))).toEqual(ids.map((id) => builtInTemplates[id].captionPop))
  })
})
