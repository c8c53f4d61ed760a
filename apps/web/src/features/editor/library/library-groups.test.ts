import { interfaceLanguages } from '@relampago/domain/catalogue'
import { describe, expect, it } from 'vitest'
import { effectGroups, searchGroups } from './library-groups.ts'

describe('a search in the library', () => {
  it.each([
    ['pixelate', 'pixelize'],
    ['brightness', 'brightness'],
    ['contrast', 'contrast'],
    ['blur', 'boxblur'],
  ])('finds the effect that the tutorials call %s', (word, id) => {
    for (const language of interfaceLanguages) {
      const found = searchGroups(effectGroups, word, language).flatMap(({ items }) => items.map((item) => item.id as string))

      expect(found).toContain(id)
    }
  })
})
