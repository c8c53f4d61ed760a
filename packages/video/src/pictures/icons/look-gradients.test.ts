import { describe, expect, it } from 'vitest'
import { lookIds } from '@relampago/domain/catalogue'
import { paletteOf } from '../looks/looks.ts'
import { iconPack, iconSets } from './icon-pack.ts'
import { lookGradients } from './look-gradients.ts'

const scheme = { hue: 255, second: 295, accentHue: 60, mood: 'calm' } as const

describe('drawings that take the colours of the look', () => {
  const bare = [...iconPack().values()].filter(({ set }) => iconSets[set].ink === 'look')

  it('name no colour of their own', () => {
    const coloured = bare.filter(({ body }) => /currentColor|(?:fill|stroke)="#/.test(body))

    expect(bare.length).toBeGreaterThan(200)
    expect(coloured.map(({ id }) => id)).toEqual([])
  })

  it.each(lookIds)('find every gradient that they name in %s', (look) => {
    const missing = bare.filter(({ body }) => {
      const gradients = lookGradients(body, paletteOf(look, scheme))
      return [...body.matchAll(/url\(#(look-\w+)\)/g)].some(([, name]) => !gradients.includes(`id="${name}"`))
    })

    expect(missing.map(({ id }) => id)).toEqual([])
  })

  it('leave the others as they are', () => {
    expect(lookGradients(iconPack().get('automobile')?.body ?? '', paletteOf('mesh', scheme))).toBe('')
  })
})
