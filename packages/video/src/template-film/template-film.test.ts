import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtInDesign, effectIds, extraEffectIds, templateCategoryIds, type TemplateDesign } from '@relampago/domain/catalogue'
import { captionArea, layOutCaptions } from '@relampago/domain/timeline'
import { iconPack } from '../pictures/icons/icon-pack.ts'
import { measureText } from '../render/captions/measure-text.ts'
import { topLevelBoxes } from '../render/mp4-boxes.ts'
import { ToolError } from '../run/tool-error.ts'
import { drawTemplateFilm, type TemplateFilmContext } from './draw-template-film.ts'
import { templateFilmHash, type TemplateFilmOrder } from './film-hash.ts'
import { sampleScripts } from './sample-scripts.ts'

const ffmpegPath = process.env['FFMPEG_PATH'] ?? 'ffmpeg'
const ffprobePath = ffmpegPath.replace(/ffmpeg$/, 'ffprobe')
const place = mkdtempSync(join(tmpdir(), 'relampago-films-'))
const temporary = join(place, 'temporary')
beforeAll(() => mkdirSync(temporary))
afterAll(() => rmSync(place, { recursive: true, force: true }))

const settings = builtInDesign('default').settings
const whole = { start: 0, end: 1 } as const
const fading: TemplateDesign = { transitions: [{ id: 'fade', duration: 0.5 }], effects: [], settings }

let drawings = 0
async function draw(order: TemplateFilmOrder, over: Partial<TemplateFilmContext> = {}) {
  drawings += 1
  const folder = join(place, String(drawings))
  mkdirSync(folder)
  await drawTemplateFilm(order, { ffmpegPath, ffprobePath, folder: temporary, outFolder: folder, cacheFolder: join(place, 'cache'), ...over })
  return (name: string) => join(folder, name)
}

function probe(file: string) {
  const args = ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', file]
  const { streams, format } = JSON.parse(execFileSync(ffprobePath, args).toString()) as {
    streams: { codec_name: string; width: number; height: number; nb_frames: string; pix_fmt: string; color_space: string }[]
    format: { duration: string; size: string }
  }
  return { streams, seconds: Number(format.duration), bytes: Number(format.size) }
}

/** Frames of a loop, small, as RGB. */
function framesOf(file: string): Buffer[] {
  const size = 54 * 96 * 3
  const pixels = execFileSync(ffmpegPath, ['-v', 'error', '-i', file, '-vf', 'scale=54:96:flags=area', '-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1'], {
    maxBuffer: 10_000_000,
  })
  return Array.from({ length: pixels.length / size }, (_, at) => pixels.subarray(at * size, (at + 1) * size))
}

/** Mean distance of two frames, in levels of 255. */
function distance(one: Uint8Array | undefined, other: Uint8Array | undefined): number {
  if (one === undefined || other === undefined) throw new Error('there are too few frames')
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
}

/** How far the channels of its pixels are apart, on average. */
async function colourOf(file: string): Promise<number> {
  // Without the captions, which effects do not change.
  const { data } = await sharp(file).extract({ left: 0, top: 0, width: 360, height: 380 }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let sum = 0
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    sum += Math.max(red, green, blue) - Math.min(red, green, blue)
  }
  return (3 * sum) / data.length
}

describe('what shows a template', () => {
  let file: (name: string) => string
  beforeAll(async () => {
    file = await draw({ design: fading, category: 'tip' })
  })

  it('is a small still, a loop of a second, a film and a picture to share', async () => {
    const [loop, film] = [probe(file('loop.mp4')), probe(file('film.mp4'))]

    expect(loop).toMatchObject({
      seconds: 1,
      streams: [{ codec_name: 'h264', width: 270, height: 480, nb_frames: '30', pix_fmt: 'yuv420p', color_space: 'bt709' }],
    })
    expect(loop.streams).toHaveLength(1)
    expect(film).toMatchObject({ seconds: 5.6, streams: [{ codec_name: 'h264', width: 540, height: 960, nb_frames: '168' }] })
    expect(film.streams).toHaveLength(1)
    expect(await sharp(file('still.webp')).metadata()).toMatchObject({ format: 'webp', width: 360, height: 640 })
    expect(await sharp(file('share.jpg')).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const bytes = (name: string) => readFileSync(file(name)).length
    expect([bytes('still.webp') < 30_000, loop.bytes < 80_000, film.bytes < 600_000, bytes('share.jpg') < 120_000]).toEqual([true, true, true, true])
  })

  it('begins to play before all of it is there', async () => {
    for (const name of ['loop.mp4', 'film.mp4']) {
      const boxes = await topLevelBoxes(file(name))

      expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'))
    }
  })

  it.each(['loop.mp4', 'film.mp4'])('ends where it begins: %s', (name) => {
    const frames = framesOf(file(name))
    const middle = frames[Math.floor(frames.length / 2)]
    const steps = frames.slice(1).map((frame, at) => distance(frame, frames[at]))

    expect(distance(frames.at(-1), frames[0])).toBeLessThanOrEqual(Math.max(...steps))
    expect(distance(middle, frames[0])).toBeGreaterThan(3 * distance(frames.at(-1), frames[0]))
  })

  it('leaves nothing but its files', () => {
    expect(readdirSync(temporary)).toEqual([])
  })
})

describe('a design', () => {
  it('is seen: no colours, once the design takes them away', async () => {
    const effects = [{ id: 'monochrome', intensity: 100, ...whole }]

    const plain = await draw({ design: fading, category: 'pop' })
    const grey = await draw({ design: { ...fading, effects }, category: 'pop' })

    expect(await colourOf(plain('still.webp'))).toBeGreaterThan(20)
    expect(await colourOf(grey('still.webp'))).toBeLessThan(4)
  })

  it('is seen for its part of the time', async () => {
    const effects = [{ id: 'monochrome', intensity: 100, start: 0.5, end: 1 }]

    const file = await draw({ design: { ...fading, transitions: [], effects }, category: 'pop' })
    const colours = framesOf(file('loop.mp4')).map((frame) => {
      const top = frame.subarray(0, frame.length / 2)
      return top.reduce((sum, value, at) => sum + (at % 3 === 0 ? Math.abs(value - (top[at + 1] ?? 0)) : 0), 0) / (top.length / 3)
    })

    expect(Math.min(...colours.slice(0, 15))).toBeGreaterThan(5)
    expect(Math.max(...colours.slice(15))).toBeLessThan(3)
  })

  it('with other transitions gives other frames', async () => {
    const file = await draw({ design: { ...fading, transitions: [{ id: 'wipeleft', duration: 0.5 }] }, category: 'tip' })
    const other = await draw({ design: { ...fading, transitions: [{ id: 'circleopen', duration: 0.5 }] }, category: 'tip' })

    expect(distance(framesOf(file('loop.mp4'))[8], framesOf(other('loop.mp4'))[8])).toBeGreaterThan(5)
  })

  it.each<[string, TemplateDesign]>([
    [
      'hard cuts and effects that remember',
      { ...fading, transitions: [], effects: ['lagfun', 'freezeframes', 'shuffleframes'].map((id) => ({ id, intensity: 80, ...whole })) },
    ],
    [
      'unknown ids and 25 long transitions',
      {
        ...fading,
        transitions: Array.from({ length: 25 }, () => ({ id: 'constructor', duration: 5 })),
        effects: [{ id: '__proto__', intensity: 100, ...whole }],
      },
    ],
    [
      '15 effects and the most motion',
      {
        transitions: [{ id: 'zoomin', duration: 1 }],
        effects: [...effectIds.slice(0, 8), ...extraEffectIds.slice(0, 7)].map((id) => ({ id, intensity: 100, ...whole })),
        settings: { cameraZoom: 0.2, layerMotion: 1, captionPop: true },
      },
    ],
  ])('of %s is drawn', async (_, design) => {
    const file = await draw({ design, category: 'custom' })

    expect(probe(file('loop.mp4'))).toMatchObject({ seconds: 1, streams: [{ nb_frames: '30' }] })
    expect(probe(file('loop.mp4')).bytes).toBeLessThan(80_000)
    expect(probe(file('film.mp4')).bytes).toBeLessThan(600_000)
    expect(readFileSync(file('still.webp')).length).toBeLessThan(30_000)
    expect(readFileSync(file('share.jpg')).length).toBeLessThan(120_000)
  })
})

describe('a drawing that is stopped', () => {
  it.each<[string, () => Partial<TemplateFilmContext>, RegExp]>([
    ['before it began', () => ({ signal: AbortSignal.abort(new Error('enough')) }), /enough/],
    ['in the middle', () => ({ signal: AbortSignal.timeout(700) }), /timeout/],
    ['by its time limit', () => ({ timeLimitMs: 500 }), /timeout/],
  ])('%s leaves nothing', async (_, over, reason) => {
    await expect(draw({ design: fading, category: 'story' }, over())).rejects.toThrow(reason)

    expect(readdirSync(temporary)).toEqual([])
  })

  it('because FFmpeg is missing says so', async () => {
    await expect(draw({ design: fading, category: 'tip' }, { ffmpegPath: '/nowhere/ffmpeg' })).rejects.toThrow(ToolError)

    expect(readdirSync(temporary)).toEqual([])
  })
})

describe('the name of what is drawn', () => {
  const order: TemplateFilmOrder = { design: fading, category: 'tip' }

  it('is the same whatever the order of fields, and what else they hold', () => {
    const { effects, transitions } = fading
    const turned = { settings: { captionPop: true, layerMotion: 0.7, cameraZoom: 0, quality: 'high' }, effects, transitions } as TemplateDesign

    expect(templateFilmHash({ category: 'tip', design: turned })).toBe(templateFilmHash(order))
  })

  it('changes with everything that is seen', () => {
    const effect = { id: 'noise', intensity: 50, ...whole }
    const others: TemplateFilmOrder[] = [
      { ...order, category: 'fact' },
      { ...order, design: { ...fading, transitions: [{ id: 'fade', duration: 0.6 }] } },
      { ...order, design: { ...fading, effects: [effect] } },
      { ...order, design: { ...fading, effects: [{ ...effect, intensity: 51 }] } },
      { ...order, design: { ...fading, settings: { ...settings, captionPop: false } } },
    ]

    const hashes = new Set([order, ...others].map(templateFilmHash))

    expect(hashes.size).toBe(6)
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{24}$/)
  })
})

describe('the sample scripts', () => {
  it.each(templateCategoryIds)('of %s have captions of one page and icons of the pack', (category) => {
    const style = { font: 'anton', sizePx: 110 } as const
    const area = captionArea({ width: 540, height: 960 })
    for (const { scenes } of sampleScripts[category]) {
      for (const { text, icon } of scenes) {
        const words = text.split(' ').map((word, at) => ({ text: word, from: at, to: at + 1 }))

        expect([text, layOutCaptions([{ words }], { style, area, measure: measureText }).length]).toEqual([text, 1])
        expect([icon, iconPack().has(icon)]).toEqual([icon, true])
      }
    }
  })
})
