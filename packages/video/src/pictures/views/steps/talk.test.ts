import { describe, expect, it } from 'vitest'
import { layersOfLayout, plainLook } from '../../../../tests/layers-of-layout.ts'
import { withFaces } from '../../drawing/type.ts'
import type { DrawnLayer } from '../../layouts/scene.ts'
import { lookStyles } from '../../looks/looks.ts'
import { textLines } from './parts.ts'

/** What a layer waits for. */
const entered = (layers: readonly DrawnLayer[]) => layers.flatMap(({ cues }) => cues?.enter ?? [])
const wordsOf = (layers: readonly DrawnLayer[]) => entered(layers).flatMap((cue) => ('word' in cue ? cue.word : []))

describe('a question and its answer', () => {
  const question = 'Which is hotter: lightning or the Sun?'
  const answer = 'Lightning heats the air around it until it is far hotter than the surface of the Sun.'

  it.each(['high-voltage', null])('fills the ground below a question from the start (thing: %s)', async (icon) => {
    const layers = await layersOfLayout({ kind: 'dialogue', question, answer: null }, question, icon)

    const first = layers.filter(({ cues }) => cues?.enter === undefined)
    expect(first.some(({ area = { x: 0, y: 0, width: 1080, height: 1920 } }) => area.y + area.height > 1000)).toBe(true)
  })

  it.each(['high-voltage', null])('writes the answer line by line as it is said (thing: %s)', async (icon) => {
    const layers = await layersOfLayout({ kind: 'dialogue', question, answer }, answer, icon)

    const words = wordsOf(layers)
    expect(words.length).toBeGreaterThanOrEqual(3)
    expect(words[0]).toBe(0)
    expect(words).toEqual([...new Set(words)].toSorted((one, other) => one - other))
    expect(entered(layers)[0]).toHaveProperty('by')
  })

  it('leaves no word alone in the last line', () => {
    const written = (text: string) => textLines(text, { x: 0, y: 0, width: 772, height: 300 }, { face: 'firm', largest: 72, lines: 5 }).map((line) => line.text)

    withFaces(lookStyles[plainLook].faces, () => {
      expect(written('Pumice is a volcanic rock that floats on water.').at(-1)).toContain(' ')
      expect(written(answer).join(' ')).toBe(answer)
    })
  })

  it('shows a question large until the answer in its own sentence is said', async () => {
    const layers = await layersOfLayout({ kind: 'dialogue', question, answer }, `${question} ${answer}`, 'high-voltage')

    const leaving = layers.filter(({ cues }) => cues?.leave !== undefined)
    expect(leaving.map(({ cues }) => cues)).toEqual([{ leave: { word: 7 } }, { leave: { word: 7 } }])
    expect(entered(layers)[0]).toEqual({ word: 7 })
    expect(layers.filter(({ cues }) => cues === undefined)).toEqual([])
  })
})
