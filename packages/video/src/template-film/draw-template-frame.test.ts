import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCompositor } from '@relampago/compositor'
import { startStage } from '@relampago/compositor/stage'
import { stillCamera, type PlacedEffect, type PlacedTransition, type TimelineOutline } from '@relampago/domain/timeline'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBaker } from '../effects/start-baker.ts'
import { compositorFile } from '../run/compositor-file.ts'
import { drawTemplateFrame, encodeFrame } from './draw-template-frame.ts'
import { editorSampleFile, editorSamples } from './editor-samples.ts'

const baking = { signal: new AbortController().signal }
const folder = mkdtempSync(join(tmpdir(), 'relampago-frame-'))
const red = join(folder, 'red.png')
const blue = join(folder, 'blue.png')
beforeAll(async () => {
  for (const [file, background] of [
    [red, '#e02020'],
    [blue, '#2020e0'],
  ] as const)
    await sharp({ create: { width: 400, height: 700, channels: 3, background } }).toFile(file)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Two scenes of a second each, with a transition from frame 20 to 40. */
function timelineOf(more: { effects?: PlacedEffect[]; transition?: PlacedTransition['id']; width?: number; height?: number } = {}): TimelineOutline {
  const { effects = [], transition = 'wipeleft', width = 270, height = 480 } = more
  const scene = { sentence: '', camera: stillCamera }
  return {
    version: 1,
    title: '',
    language: 'pt-BR',
    width,
    height,
    framesPerSecond: 30,
    frames: 60,
    scenes: [
      { id: 'one', from: 0, to: 40, ...scene },
      { id: 'two', from: 20, to: 60, ...scene },
    ],
    transitions: [{ id: transition, after: 0, from: 20, to: 40 }],
    effects,
    captions: { style: { font: 'anton', sizePx: 110, textColor: '#FFFFFF', outlineColor: '#000000', karaokeColor: '#FF2D55', pop: false }, pages: [] },
    sound: { narration: { file: '', from: 0 }, music: null, speech: [] },
    watermark: false,
  }
}
const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** Which of the two colours is at a place, both shares of the frame. */
async function colorAt(picture: Buffer, x: number, y = 0.5): Promise<'red' | 'blue'> {
  const { data, info } = await pixelsOf(picture)
  const at = 3 * (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1)))
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue'
}

describe('one frame of a template', () => {
  it.each([
    [0, ['red', 'red']],
    [30, ['red', 'blue']],
    [40, ['blue', 'blue']],
    [59, ['blue', 'blue']],
  ] as const)('at frame %s shows left and right: %s', async (frame, sides) => {
    const picture = await drawTemplateFrame({ timeline: timelineOf(), frame, pictures: [red, blue] }, baking)

    expect([await colorAt(picture, 0.1), await colorAt(picture, 0.9)]).toEqual(sides)
  })

  it('has the effects of its moment, baked ones and drawn ones', async () => {
    const effects: PlacedEffect[] = [
      { id: 'negate', intensity: 100, from: 25, to: 35 },
      { id: 'hflip', intensity: 100, from: 25, to: 60 },
    ]
    const draw = (frame: number) => drawTemplateFrame({ timeline: timelineOf({ effects }), frame, pictures: [red, blue] }, baking)
    const [{ data: with_ }, { data: without }] = [await pixelsOf(await draw(30)), await pixelsOf(await draw(24))]

    // Turned around, and red turned to its opposite.
    expect([with_[0], with_[1], with_[2]].map((value) => (value ?? 0) > 127)).toEqual([true, true, false])
    expect([without[0], without[1], without[2]].map((value) => (value ?? 0) > 127)).toEqual([true, false, false])
  })

  it('is the frame of the whole render, also where effects remember earlier ones', async () => {
    const timeline = timelineOf({ transition: 'circleopen', effects: [{ id: 'lagfun', intensity: 90, from: 0, to: 60 }] })
    const pictures = [editorSampleFile(0), editorSampleFile(1)]

    const alone = await drawTemplateFrame({ timeline, frame: 34, pictures }, baking)

    expect(alone.equals(await frameOfRun(timeline, 34, pictures))).toBe(true)
    const unaffected = { timeline: timelineOf({ transition: 'circleopen' }), frame: 34, pictures }
    expect(alone.equals(await drawTemplateFrame(unaffected, baking))).toBe(false)
  })

  it('has the size of its format', async () => {
    const draw = (width: number, height: number) => drawTemplateFrame({ timeline: timelineOf({ width, height }), frame: 0, pictures: [red, blue] }, baking)

    expect((await sharp(await draw(1080, 1920)).metadata()).height).toBe(1920)
    expect(await sharp(await draw(1920, 1080)).metadata()).toMatchObject({ width: 1920, height: 1080, format: 'webp' })
  })

  it('stops when it is no longer wanted', async () => {
    const signal = AbortSignal.abort(new Error('gone'))
    const timeline = timelineOf({ effects: [{ id: 'gblur', intensity: 50, from: 0, to: 60 }] })

    await expect(drawTemplateFrame({ timeline, frame: 5, pictures: [red, blue] }, { signal })).rejects.toThrow('gone')
  })
})

describe('the pictures of the editor', () => {
  it('are five of the size of backgrounds, and few enough bytes to open a page with', async () => {
    const files = Array.from({ length: editorSamples }, (_, index) => editorSampleFile(index))
    const sizes = await Promise.all(files.map(async (file) => await sharp(file).metadata()))

    expect(new Set(files).size).toBe(5)
    expect(sizes.map(({ width, height }) => [width, height])).toEqual(Array.from({ length: 5 }, () => [1296, 2304]))
    expect(files.reduce((sum, file) => sum + readFileSync(file).length, 0)).toBeLessThan(700_000)
    expect(editorSampleFile(5)).toBe(files[0])
  })
})

/** Draws all frames up to one, as a render does. */
async function frameOfRun(timeline: TimelineOutline, last: number, pictures: readonly string[]): Promise<Buffer> {
  const { width, height } = timeline
  const compositor = await createCompositor(readFileSync(compositorFile), timeline)
  const into = compositor.frame()
  const scene = async (index: number) => {
    const size = { width: 324, height: 576 }
    const { data } = await sharp(pictures[index]).resize(size.width, size.height).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    return { background: { rgba: new Uint8Array(data), ...size }, layers: [] }
  }
  const stage = startStage(timeline, compositor, scene, startBaker(timeline, baking))
  for (let at = 0; at <= last; at += 1) {
    if (stage.needsPictures(at)) await stage.bringPictures(at)
    stage.draw(at, into)
  }
  await stage.close()
  return encodeFrame({ width, height, yuv420p: into.bytes() })
}
