import { describe, expect, it } from 'vitest'
import type { VideoOrder } from '@relampago/domain/contracts'
import type { Picture } from '@relampago/domain/timeline'
import { layOutTimeline, narrationSeconds, withPictures } from './lay-out-timeline.ts'
import type { Script } from './story/script.ts'
import type { NarratedSentence, Narration } from './story/narration.ts'

const order: VideoOrder = {
  input: 'café especial',
  kind: 'theme',
  context: '',
  duration: 30,
  language: 'pt-BR',
  voice: 'female',
  font: 'anton',
  fontSizePx: 110,
  textColor: '#FFFFFF',
  outlineColor: '#000000',
  karaokeColor: '#22D3EE',
  template: 'dynamic',
  music: 'upbeat',
  musicVolume: 0.12,
  watermark: true,
  quality: 'standard',
  seed: 'one',
}
const script: Script = {
  title: 'Café',
  language: 'pt-BR',
  writer: 'facts',
  sentences: [],
  postCaption: '',
  hashtags: [],
  firstComment: '',
  shortsTitle: '',
  unusedContext: [],
}
const picture: Picture = {
  background: { file: 'background.rgba', format: 'rgba', width: 1296, height: 2304 },
  layers: [{ file: 'hero.png', format: 'png', width: 10, height: 10, left: 0, top: 0, motion: { kind: 'float', amount: 0.8, phase: 0.5 } }],
  thumbnail: null,
  sources: [],
}

const provider: Narration['provider'] = { port: 'voice', name: 'test', version: '1', ms: 1, degraded: false, failures: [] }

/** A sentence of words half a second long, spoken without pauses from `from` to `to`. */
function sentence(id: string, from: number, to: number): NarratedSentence {
  const words = Array.from({ length: Math.round((to - from) / 0.5) }, (_, index) => ({
    text: `p${index}`,
    from: from + index * 0.5,
    to: from + index * 0.5 + 0.5,
  }))
  const text = words.map((word) => word.text).join(' ')
  return { sentence: { id, role: 'body', text, source: { kind: 'structure' }, keywords: [], priority: 1 }, from, to, words }
}

function layOut(spans: [number, number][], over: Partial<VideoOrder> = {}) {
  const sentences = spans.map(([from, to], index) => sentence(`s${index}`, from, to))
  const narration: Narration = {
    wavFile: 'narration.wav',
    duration: spans.at(-1)?.[1] ?? 0,
    sentences,
    provider,
    rate: 150,
    raw: { file: '', sampleRate: 22_050, pieces: [] },
  }
  const measure = (text: string, _font: string, sizePx: number) => text.length * sizePx * 0.5
  return layOutTimeline({ order: { ...order, ...over }, script, narration, measure })
}

describe('the length of a video', () => {
  it.each([
    { why: 'ends with 0.9 s of tail', end: 28.75, frames: 900 },
    { why: 'leaves a somewhat longer tail', end: 27.5, frames: 900 },
    { why: 'is a little too long', end: 29, frames: 908 },
    { why: 'ran out of facts', end: 20, frames: 638 },
  ])('is $frames frames when the narration $why', ({ end, frames }) => {
    expect(layOut([[0, end]]).frames).toBe(frames)
  })

  it.each([
    [15, 13.75],
    [30, 28.75],
    [60, 58.75],
  ] as const)('of %i s leaves %f s for the narration', (duration, seconds) => {
    expect(narrationSeconds(duration)).toBeCloseTo(seconds, 10)
  })
})

describe('scenes', () => {
  it('change in the middle of the pause, with the template’s transitions centred there', () => {
    const { scenes, transitions } = layOut([
      [0, 9.8],
      [10.2, 20],
      [20.4, 28.5],
    ])

    // Pauses are centred at 10 and 20.2 s of the narration, which begins at 0.35 s.
    expect(transitions).toEqual([
      { id: 'slideleft', after: 0, from: 305, to: 317 },
      { id: 'wipeup', after: 1, from: 611, to: 623 },
    ])
    expect(scenes.map(({ id, from, to }) => [id, from, to])).toEqual([
      ['s0', 0, 317],
      ['s1', 305, 623],
      ['s2', 611, 900],
    ])
  })

  it('have hard cuts and stand nearly still in the minimal template', () => {
    const { transitions, scenes } = layOut(
      [
        [0, 14],
        [14.4, 28],
      ],
      { template: 'minimal' },
    )

    expect(transitions).toEqual([])
    expect(scenes[1]?.camera).toEqual({ start: { zoom: 1, centreX: 0.5, centreY: 0.5 }, end: { zoom: 1, centreX: 0.5, centreY: 0.5 } })
  })

  it('travel in and out in the dynamic template', () => {
    const { scenes } = layOut([
      [0, 14],
      [14.4, 28],
    ])

    expect(scenes.map(({ camera }) => [camera.start.zoom, camera.end.zoom])).toEqual([
      [1, 1.06],
      [1.06, 1],
    ])
  })

  it('need one picture each', () => {
    const narration: Narration = {
      wavFile: '',
      duration: 1,
      sentences: [sentence('a', 0, 1)],
      provider,
      rate: 150,
      raw: { file: '', sampleRate: 22_050, pieces: [] },
    }

    const outline = layOutTimeline({ order, script, narration, measure: () => 10 })

    expect(withPictures(outline, [picture]).scenes.map((scene) => scene.picture)).toEqual([picture])
    expect(() => withPictures(outline, [])).toThrow('1 scenes, but 0 pictures')
    expect(() => layOutTimeline({ order, script, narration: { ...narration, sentences: [] }, measure: () => 10 })).toThrow('at least one sentence')
  })
})

describe('captions and sound', () => {
  it('follow the narration, which begins after 0.35 s', () => {
    const { captions, sound } = layOut([[0, 28]])

    expect(captions.pages[0]?.from).toBeCloseTo(0.35, 10)
    expect(captions.pages.at(-1)?.lines.flat().at(-1)?.to).toBeCloseTo(28.35, 10)
    expect(sound.narration).toEqual({ file: 'narration.wav', from: 0.35 })
  })

  it.each([
    { kind: 'theme', color: '#FF2D55' },
    { kind: 'product', color: '#22D3EE' },
  ] as const)('light the spoken word of a $kind video in $color', ({ kind, color }) => {
    expect(layOut([[0, 28]], { kind }).captions.style.karaokeColor).toBe(color)
  })

  it('tell the music where somebody speaks, short pauses included', () => {
    const { sound } = layOut([
      [0, 10],
      [10.5, 20],
      [21, 28.5],
    ])

    expect(sound.speech.map(({ from, to }) => [Math.round(from * 100), Math.round(to * 100)])).toEqual([
      [35, 2035],
      [2135, 2885],
    ])
    expect(sound.music).toEqual({ id: 'upbeat', volume: 0.12, seed: 'one' })
  })

  it('have no music when none was chosen', () => {
    expect(layOut([[0, 28]], { music: 'none' }).sound.music).toBeNull()
  })
})
