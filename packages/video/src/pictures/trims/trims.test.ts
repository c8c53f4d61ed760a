import { lookIds } from '@relampago/domain/catalogue'
import { describe, expect, it } from 'vitest'
import { newBitmap } from '../drawing/canvas.ts'
import { setFace, withFaces } from '../drawing/type.ts'
import { lookStyles, paletteOf } from '../looks/looks.ts'
import { sampleScheme } from '../scenes/samples/basic-samples.ts'

/** Whether the corner of a box of 300x300 is as opaque as its middle. */
function isSharp(look: (typeof lookIds)[number], panel: { radius: number; isRound?: boolean }): boolean {
  const { drawing } = newBitmap(500, 500)
  lookStyles[look].trim.panel(drawing, paletteOf(look, sampleScheme), { x: 100, y: 100, width: 300, height: 300 }, panel)
  return (drawing.getImageData(102, 102, 1, 1).data[3] ?? 0) > 250
}

describe('trims', () => {
  it.each(lookIds)('limit the corners of panels as they limit those of what is drawn on them: %s', (look) => {
    expect(isSharp(look, { radius: 60 })).toBe(lookStyles[look].trim.corner === 0)
  })

  it.each(lookIds)('leave what is round as it is: %s', (look) => {
    expect(isSharp(look, { radius: 150, isRound: true })).toBe(false)
  })

  it.each(lookIds)('write figures as high as capitals: %s', (look) => {
    const { faces } = lookStyles[look]
    const tops = withFaces(faces, () => {
      const { drawing } = newBitmap(10, 10)
      setFace(drawing, 'loud', 100)
      return ['H', '0', '3', '7', '9']
        .map((text) => drawing.measureText(text))
        .map(({ actualBoundingBoxAscent: up, actualBoundingBoxDescent: down }) => ({ up, down }))
    })

    const capital = tops[0]?.up ?? 0
    for (const { up, down } of tops) {
      expect(Math.abs(up - capital)).toBeLessThan(capital * 0.12)
      expect(down).toBeLessThan(capital * 0.12)
    }
  })
})
