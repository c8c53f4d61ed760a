import { describe, expect, it } from 'vitest'
import { cameraMove, type PlacedEffect, type TimelineOutline } from '@relampago/domain/timeline'
import type { Compositor } from '../compositor.ts'
import { placeScene, startFrameDrawing } from './frame-drawing.ts'
import { startCompositor } from '../../tests/test-setup.ts'

const size = { width: 108, height: 192 }

function timelineWith(...effects: PlacedEffect[]): TimelineOutline {
  const style = { font: 'anton', sizePx: 20, textColor: '#FFFFFF', outlineColor: '#000000', karaokeColor: '#FF2D55', pop: false } as const
  return {
    version: 1,
    title: '',
    language: 'pt-BR',
    ...size,
    framesPerSecond: 30,
    frames: 30,
    scenes: [{ id: 'one', from: 0, to: 30, sentence: '', camera: cameraMove(0.1, 0) }],
    transitions: [],
    effects,
    captions: { style, pages: [] },
    sound: { narration: { file: '', from: 0 }, music: null, speech: [] },
    watermark: false,
  }
}
const effect = (id: PlacedEffect['id'], intensity = 80): PlacedEffect => ({ id, intensity, from: 0, to: 30 })

/** A compositor in which one effect fails after it has spoilt the frame. */
function failingAt(compositor: Compositor, id: string): Compositor {
  return {
    ...compositor,
    applyEffects(effects, frame, history) {
      compositor.applyEffects(
        effects.filter((one) => one.id !== id),
        frame,
        history,
      )
      if (!effects.some((one) => one.id === id)) return
      frame.bytes().fill(200)
      throw new Error('out of room')
    },
  }
}

/** Three frames as they are drawn, and what was told. */
function drawThree(compositor: Compositor, timeline: TimelineOutline) {
  const told: string[] = []
  const drawing = startFrameDrawing(compositor, (what, error) => told.push(`${what}: ${(error as Error).message}`))
  const rgba = Uint8Array.from({ length: 130 * 232 * 4 }, (_, at) => (at % 4 === 3 ? 255 : (at * 7) % 251))
  const scene = placeScene(compositor, { background: { rgba, width: 130, height: 232 }, layers: [] })
  const into = compositor.frame()
  const frames = [5, 6, 7].map((frame) => {
    drawing.draw(timeline, frame, () => scene, into)
    return Buffer.from(into.bytes())
  })
  return { frames, told }
}

describe('an effect that fails on a frame', () => {
  it('is left out of this and the next frames, and is told once; others stay', async () => {
    const compositor = await startCompositor(size.width, size.height)
    const { frames: expected } = drawThree(compositor, timelineWith(effect('vignette'), effect('hflip')))

    const { frames, told } = drawThree(failingAt(compositor, 'fire'), timelineWith(effect('vignette'), effect('fire'), effect('hflip')))

    expect(frames.map((frame, at) => frame.equals(expected[at] ?? Buffer.of()))).toEqual([true, true, true])
    expect(told).toEqual(['fire: out of room'])
  })
})
