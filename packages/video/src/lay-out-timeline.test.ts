import { describe, expect, it } from 'vitest'
import { builtInDesign } from '@relampago/domain/catalogue'
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
  openings: [],
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

function sentencesOf(spans: [number, number][]): NarratedSentence[] {
  return spans.map(([from, to], index) => sentence(`s${index}`, from, to))
}

function layOut(spans: [number, number][], over: Partial<VideoOrder> = {}, sentences = sentencesOf(spans)) {
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
    { why: 'ends with 0.9 s of tail', end: 28.8, frames: 900 },
    { why: 'leaves a somewhat longer tail', end: 27.5, frames: 900 },
    { why: 'is a little too long', end: 29, frames: 906 },
    { why: 'ran out of facts', end: 20, frames: 636 },
  ])('is $frames frames when the narration $why', ({ end, frames }) => {
    expect(layOut([[0, end]]).frames).toBe(frames)
  })

  it.each([
    [15, 13.8],
    [30, 28.8],
    [60, 58.8],
  ] as const)('of %i s leaves %f s for the narration', (duration, seconds) => {
    expect(narrationSeconds(duration)).toBeCloseTo(seconds, 10)
  })
})

describe('scenes', () => {
  const whole: NarratedSentence['sentence']['onScreen'] = { items: ['um', 'dois'] }
  const spans: [number, number][] = [
    [0, 3.8],
    [4.2, 8],
    [8.4, 11.5],
  ]
  const lists = sentencesOf(spans).map((one) => ({ ...one, sentence: { ...one.sentence, onScreen: whole } }))

  it('change on a beat in the pause between two sentences, where there is one', () => {
    // The video has 381 frames, so its music is composed at that length: beats every 0.46875 s
    // from 0. The pauses are from 4.1 to 4.5 s and from 8.3 to 8.7 s.
    expect(layOut(spans, {}, lists).transitions.map(({ from, to }) => (from + to) / 2)).toEqual([Math.round(9 * 14.0625), Math.round(18 * 14.0625)])
  })

  it('change in the middle of the pause, with the template’s transitions centred there, without music', () => {
    const { scenes, transitions } = layOut(spans, { music: 'none' }, lists)

    // Pauses are centred at 4 and 8.2 s of the narration, which begins at 0.3 s.
    expect(transitions).toEqual([
      { id: 'slideleft', after: 0, from: 123, to: 135 },
      { id: 'wipeup', after: 1, from: 249, to: 261 },
    ])
    expect(scenes.map(({ id, from, to }) => [id, from, to])).toEqual([
      ['s0', 0, 135],
      ['s1', 123, 261],
      ['s2', 249, 381],
    ])
  })

  it('change within a long sentence at a word, by a hard cut, and the pattern goes on behind it', () => {
    const { scenes, transitions } = layOut(
      [
        [0, 2.3],
        [2.7, 8.2],
        [8.6, 10.5],
      ],
      { music: 'none' },
    )

    // The second sentence is shown from 2.8 to 8.7 s of the video; a word begins a little before
    // its middle, at 5.5 s.
    expect(transitions.map(({ id, after }) => [id, after])).toEqual([
      ['slideleft', 0],
      ['wipeup', 2],
    ])
    expect(scenes.map(({ id, from, sentence: text }) => [id, from, text === ''])).toEqual([
      ['s0', 0, false],
      ['s1', 78, false],
      ['s1.2', 165, true],
      ['s2', 255, false],
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
      [0, 2],
      [2.4, 4],
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
  it('follow the narration, which begins after 0.3 s', () => {
    const { captions, sound } = layOut([[0, 28]])

    expect(captions.pages[0]?.from).toBeCloseTo(0.3, 10)
    expect(captions.pages.at(-1)?.lines.flat().at(-1)?.to).toBeCloseTo(28.3, 10)
    expect(sound.narration).toEqual({ file: 'narration.wav', from: 0.3 })
  })

  it.each([
    { kind: 'theme', color: '#FF2D55' },
    { kind: 'product', color: '#22D3EE' },
  ] as const)('light the spoken word of a $kind video in $color', ({ kind, color }) => {
    expect(layOut([[0, 28]], { kind }).captions.style.karaokeColor).toBe(color)
  })

  it('are in the style that was ordered, or the usual one', () => {
    expect(layOut([[0, 28]], { captionStyle: 'box' }).captions.style.kind).toBe('box')
    expect(layOut([[0, 28]]).captions.style).not.toHaveProperty('kind')
  })

  it('tell the music where somebody speaks, short pauses included', () => {
    const { sound } = layOut([
      [0, 10],
      [10.5, 20],
      [21, 28.5],
    ])

    expect(sound.speech.map(({ from, to }) => [Math.round(from * 100), Math.round(to * 100)])).toEqual([
      [30, 2030],
      [2130, 2880],
    ])
    expect(sound.music).toEqual({ id: 'upbeat', volume: 0.12, seed: 'one' })
  })

  it('have no music when none was chosen', () => {
    expect(layOut([[0, 28]], { music: 'none' }).sound.music).toBeNull()
  })
})

it('a sentence that counts down keeps its picture until just before the answer', () => {
  const spans: [number, number][] = [
    [0, 2],
    [5, 8],
  ]
  const counting = sentencesOf(spans).map((one, index) => (index === 0 ? { ...one, sentence: { ...one.sentence, pauseAfter: 3 } } : one))
  const design: Partial<VideoOrder> = { music: 'none', design: { ...builtInDesign('dynamic'), transitions: [] } }
  const changeOf = (sentences?: NarratedSentence[]) => (layOut(spans, design, sentences).scenes.find(({ id }) => id === 's1')?.from ?? 0) / 30

  // In the middle of the pause; 0.15 s before the answer, which begins at 5.3 s.
  expect(changeOf()).toBeCloseTo(3.8, 1)
  expect(changeOf(counting)).toBeCloseTo(5.15, 1)
})
