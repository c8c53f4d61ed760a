import { describe, expect, it } from 'vitest'
import { effectValue } from '@relampago/domain/catalogue'
import { bakeColors, bakeOpaque, partByColor, type StillEffect } from './bake-pixels.ts'
import { everyColor, readColorTable, recolored } from './color-table.ts'
import { stillFilters, type StillEffectId } from './still-filters.ts'
import { softDisc, testPicture } from '../../tests/effects-setup.ts'

const signal = new AbortController().signal
const bakeOf = (effects: StillEffect[]) => ({ effects, scale: 1, ffmpegPath: 'ffmpeg', signal })
const atHalf = (...ids: StillEffectId[]): StillEffect[] => ids.map((id) => ({ id, value: effectValue(id, 50) }))
const byColor = (Object.keys(stillFilters) as StillEffectId[]).filter((id) => 'byColor' in stillFilters[id])

describe('a table of colours', () => {
  const picture = testPicture({ width: 320, height: 240 })

  it.each(byColor.flatMap((id) => [35, 90].map((intensity) => ({ id, intensity }))))(
    'does what $id does at intensity $intensity, on every kind of colour',
    async ({ id, intensity }) => {
      const bake = bakeOf([{ id, value: effectValue(id, intensity) }])

      const table = await bakeColors(bake)

      const filtered = await bakeOpaque(picture, bake)
      const differences = recolored(table, picture).rgba.map((value, at) => Math.abs(value - (filtered.rgba[at] ?? 0)))
      expect(differences.reduce((sum, value) => sum + value, 0) / differences.length).toBeLessThan(1)
      // Where a filter cuts colours off, the table rounds the corner.
      expect(differences.filter((value) => value > 8).length / differences.length).toBeLessThan(0.002)
    },
  )

  it('that changes nothing gives back every colour, and leaves transparency and what is under it', () => {
    const table = readColorTable(everyColor())
    const disc = softDisc([240, 201, 43])

    expect(Buffer.from(recolored(table, picture).rgba).equals(picture.rgba)).toBe(true)
    expect(recolored(table, disc).rgba.filter((_, at) => at % 4 === 3)).toEqual(disc.rgba.filter((_, at) => at % 4 === 3))
  })
})

it('a chain is parted where filters begin and end to look around', () => {
  const ids = (effects: StillEffect[]) => effects.map(({ id }) => id)
  const { before, between, after } = partByColor(atHalf('hue', 'gamma', 'unsharp', 'curves', 'gblur', 'negate'))

  expect([ids(before), ids(between), ids(after)]).toEqual([['hue', 'gamma'], ['unsharp', 'curves', 'gblur'], ['negate']])
  expect(ids(partByColor(atHalf('hue', 'gamma')).before)).toEqual(['hue', 'gamma'])
})
