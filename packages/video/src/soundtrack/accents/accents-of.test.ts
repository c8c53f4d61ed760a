import type { LayerMotion, PictureLayer, Scene, Timeline } from '@relampago/domain/timeline'
import { describe, expect, it } from 'vitest'
import { accentsOf } from './accents-of.ts'

function layer(motion: Partial<LayerMotion>, size = 600): PictureLayer {
  return { file: 'l', format: 'rgba', width: size, height: size, left: 0, top: 0, motion: { kind: 'popIn', amount: 1, phase: 0, ...motion } }
}

function scene(id: string, [from, to]: [number, number], layers: PictureLayer[] = []): Scene {
  const camera = { start: { zoom: 1, centreX: 0.5, centreY: 0.5 }, end: { zoom: 1, centreX: 0.5, centreY: 0.5 } }
  const background = { file: 'b', format: 'jpeg', width: 2, height: 2 } as const
  return { id, from: from * 30, to: to * 30, sentence: id, camera, picture: { background, layers, thumbnail: null, sources: [] } }
}

function timelineOf(scenes: Scene[], over: Partial<Timeline> = {}): Timeline {
  return {
    version: 1,
    title: 'Café',
    language: 'pt-BR',
    width: 1080,
    height: 1920,
    framesPerSecond: 30,
    frames: scenes.at(-1)?.to ?? 0,
    scenes,
    transitions: [],
    effects: [],
    captions: { style: { font: 'anton', sizePx: 110, textColor: '#FFFFFF', outlineColor: '#000000', karaokeColor: '#FF2D55', pop: true }, pages: [] },
    sound: { narration: { file: 'n.wav', from: 0.35 }, music: null, speech: [] },
    watermark: false,
    ...over,
  }
}

const heard = (timeline: Timeline) => accentsOf(timeline).map(({ kind, at }) => `${kind} ${at.toFixed(2)}`)

describe('sound effects', () => {
  it('are a whoosh in the middle of each transition, and none on a hard cut', () => {
    const scenes = [scene('a', [0, 1.5]), scene('b', [1.5, 4]), scene('c', [4, 8])]

    expect(heard(timelineOf(scenes, { transitions: [{ id: 'slideleft', after: 1, from: 114, to: 126 }] }))).toEqual(['whoosh 4.00'])
  })

  it('are a pop where a large layer grows or drops in, a thud where one is stamped', () => {
    const layers = [layer({}, 100), layer({ at: 2 }), layer({ kind: 'dropIn', at: 4 }), layer({ kind: 'riseIn', at: 5 }), layer({ kind: 'stampIn', at: 6 })]

    expect(heard(timelineOf([scene('a', [0, 9], layers)]))).toEqual(['pop 2.05', 'pop 4.05', 'thud 6.10'])
  })

  it('tick to things that are counted, up to the last of them, never faster than can be told apart', () => {
    const counted = Array.from({ length: 9 }, (_, at) => layer({ kind: 'still', at: 1 + at * 0.1 }))

    expect(heard(timelineOf([scene('a', [0, 5], counted)]))).toEqual(['tick 1.20', 'tick 1.40', 'tick 1.60', 'tick 1.80'])
  })

  it('rise into the end of the hook, and ring for an answer; digits of a countdown tick already', () => {
    const digits = [2, 1].map((left) => layer({ shown: { from: left, to: left - 1 } }))
    const timeline = timelineOf([scene('hook', [0, 3]), scene('question', [3, 8], digits), scene('answer', [8, 12], [layer({ at: 2 })])])

    expect(heard(timeline)).toEqual(['riser 3.00', 'riser 8.00', 'ding 8.18', 'pop 10.05'])
  })

  it('are at most three in three seconds, never two within 180 ms, the rarer kinds first', () => {
    const busy = Array.from({ length: 40 }, (_, at) => layer({ at: at * 0.25 }))
    const transitions = [{ id: 'slideleft', after: 0, from: 144, to: 156 } as const]
    const times = accentsOf(timelineOf([scene('a', [0, 5], busy), scene('b', [5, 10], busy)], { transitions }))

    expect(times.filter(({ kind }) => kind !== 'pop').map(({ kind }) => kind)).toEqual(['riser'])
    for (const { at } of times) {
      expect(times.filter((other) => other.at >= at && other.at < at + 3 - 1e-9).length).toBeLessThanOrEqual(3)
      expect(times.filter((other) => Math.abs(other.at - at) < 0.179)).toHaveLength(1)
    }
    expect(times.length).toBeGreaterThan(7)
  })

  it('know whether words are spoken, differ in pitch by title, and are the same each time', () => {
    const scenes = [
      scene(
        'a',
        [0, 20],
        [1, 5, 9, 13, 17].map((at) => layer({ at })),
      ),
    ]
    const sound = { narration: { file: 'n.wav', from: 0.35 }, music: null, speech: [{ from: 4, to: 6 }] }
    const accents = accentsOf(timelineOf(scenes, { sound }))

    expect(accents.map(({ isUnderSpeech }) => isUnderSpeech)).toEqual([false, true, false, false, false])
    expect(accentsOf(timelineOf(scenes, { sound }))).toEqual(accents)
    expect(accentsOf(timelineOf(scenes, { sound, title: 'Chá' })).map(({ pitch }) => pitch)).not.toEqual(accents.map(({ pitch }) => pitch))
  })
})
