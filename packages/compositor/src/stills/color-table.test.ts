import { describe, expect, it } from 'vitest'
import { effectValue } from '@relampago/domain/catalogue'
import { noise } from '../../tests/test-setup.ts'
import type { RgbaPixels } from '../pixels.ts'
import { colorDrawings } from './color-drawings.ts'
import { colorTable, recolored, recoloredExactly } from './color-table.ts'
import type { ColorDrawing } from './colors/color-drawing.ts'

/** Opaque pixels of colours that have nothing in common; `seed` not 0. */
function anyColors(seed: number): RgbaPixels {
  const rgba = noise(200 * 200 * 4, seed).map((level, at) => (at % 4 === 3 ? 255 : Math.round(((level - 16) * 255) / 219)))
  return { rgba, width: 200, height: 200 }
}

function changeOf(id: keyof typeof colorDrawings, value: number) {
  const change = (colorDrawings[id] as ColorDrawing).change(value)
  if (change === null) throw new Error(`${id} does nothing at ${value}`)
  return change
}

const smooth = (Object.keys(colorDrawings) as (keyof typeof colorDrawings)[]).filter((id) => id !== 'posterize')
const differences = (one: RgbaPixels, other: RgbaPixels) => one.rgba.map((level, at) => Math.abs(level - (other.rgba[at] ?? 0)))

describe('a table of colours', () => {
  const picture = anyColors(7)

  it.each(smooth.flatMap((id) => [35, 90].map((intensity) => ({ id, intensity }))).filter(({ id, intensity }) => id !== 'negate' || intensity >= 50))(
    'does what $id does at intensity $intensity, on every kind of colour',
    ({ id, intensity }) => {
      const change = changeOf(id, effectValue(id, intensity))

      const off = differences(recolored(colorTable([change]), picture), recoloredExactly(change, picture))

      expect(off.reduce((sum, level) => sum + level, 0) / off.length).toBeLessThan(0.4)
      // Where an effect cuts colours off, the table rounds the corner.
      expect(off.filter((level) => level > 8).length / off.length).toBeLessThan(0.002)
    },
  )

  it('of no change gives back every colour', () => {
    expect(Buffer.from(recolored(colorTable([]), picture).rgba).equals(picture.rgba)).toBe(true)
  })

  it('leaves transparency', () => {
    const faded = { ...picture, rgba: noise(picture.rgba.length, 11) }
    const alphas = ({ rgba }: RgbaPixels) => rgba.filter((_, at) => at % 4 === 3)
    const change = changeOf('hue', 120)

    expect(alphas(recolored(colorTable([change]), faded))).toEqual(alphas(faded))
    expect(alphas(recoloredExactly(change, faded))).toEqual(alphas(faded))
  })

  it('of a chain loses nothing on the way: ten turns of hue come back to each colour', () => {
    const pale = { ...picture, rgba: picture.rgba.map((level, at) => (at % 4 === 3 ? 255 : 100 + Math.floor(level / 5))) }
    const turns = Array.from({ length: 10 }, () => changeOf('hue', 36))

    expect(differences(recolored(colorTable(turns), pale), pale).filter((level) => level > 1)).toHaveLength(0)
  })
})
