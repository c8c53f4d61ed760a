import { spawnSync } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'
import { lastOfRun, movingPicture, similarity } from '../tests/effect-test-setup.ts'
import type { Compositor, FrameEffectId } from './index.ts'
import { startCompositor } from '../tests/test-setup.ts'

// An odd size on purpose: chroma is 270 wide, no multiple of 16 or 8.
const width = 540
const height = 960
const luma = width * height
const frameBytes = (luma * 3) / 2
const ffmpeg = process.env['FFMPEG_PATH'] ?? 'ffmpeg'
const pictureAt = (time: number) => movingPicture({ width, height }, time)
const still = pictureAt(0)
const run = Array.from({ length: 9 }, (_, time) => pictureAt(time))

function lumaOf(frame: Uint8Array): Uint8Array {
  return frame.slice(0, luma)
}

type Filtered = { format?: 'yuv420p' | 'gray'; at?: number }

/**
 * FFmpeg's perspective with the corners of ours: the top edge is drawn in by up to a quarter on
 * both sides and comes down by up to 15%.
 */
function keystone(lean: number): string {
  const inset = (lean * width) / 4
  const down = 0.15 * lean * height
  return `perspective=${inset}:${down}:${width - inset}:${down}:0:${height}:${width}:${height}:sense=destination`
}

/** One of the frames that FFmpeg's filters make of the given ones: by default the last. */
function filtered(filters: string, frames: readonly Uint8Array[], { format = 'yuv420p', at = -1 }: Filtered = {}): Uint8Array {
  const input = ['-f', 'rawvideo', '-pix_fmt', format, '-s', `${width}x${height}`, '-r', '30', '-i', '-']
  const output = ['-vf', filters, '-f', 'rawvideo', '-pix_fmt', format, '-']
  const { stdout, stderr } = spawnSync(ffmpeg, ['-v', 'error', ...input, ...output], { input: Buffer.concat(frames), maxBuffer: 2 ** 28 })
  const bytes = format === 'gray' ? luma : frameBytes
  if (stdout.length === 0 || stdout.length % bytes !== 0) throw new Error(stderr.toString())
  const start = at < 0 ? stdout.length + at * bytes : at * bytes
  return new Uint8Array(stdout.subarray(start, start + bytes))
}

describe('looks like the FFmpeg filter of the same name', () => {
  let compositor: Compositor
  beforeAll(async () => {
    compositor = await startCompositor(width, height)
  })

  const ours = (id: FrameEffectId, value: number, frames: readonly Uint8Array[] = [still]) => lastOfRun(compositor, { id, value }, frames)

  it.each([
    ['hflip', 1, 'hflip'],
    ['vflip', 1, 'vflip'],
    ['pixelize', 80, 'pixelize=w=40:h=40'],
    ['pixelize', 100, 'pixelize=w=50:h=50'],
  ] as const)('%s at %d, byte for byte', (id, value, filters) => {
    expect(Buffer.compare(ours(id, value), filtered(filters, [still]))).toBe(0)
  })

  it.each([
    ['scale', 0.5, 'scale=270:480:flags=area,pad=540:960:135:240'],
    ['scale', 0.7, 'scale=378:672:flags=bilinear,pad=540:960:81:144'],
    ['scale', 1.5, 'scale=810:1440:flags=bilinear,crop=540:960'],
    ['scale', 3, 'scale=1620:2880:flags=bilinear,crop=540:960'],
    ['rotate', 20, 'rotate=20*PI/180'],
    ['rotate', 180, 'rotate=PI'],
    ['rotate', 300, 'rotate=300*PI/180'],
    ['transpose', 1, 'transpose=clock,scale=1706:960:flags=bilinear,crop=540:960'],
    ['perspective', 0.4, keystone(0.4)],
    ['perspective', 1, keystone(1)],
  ] as const)('%s at %d, inside the picture', (id, value, filters) => {
    const theirs = filtered(filters, [lumaOf(still)], { format: 'gray' })
    const white = new Uint8Array(frameBytes).fill(235)
    // FFmpeg's edges are hard or smeared outwards, ours are soft, with black around them.
    const inside = ours(id, value, [white]).map((level) => (level === 235 ? 1 : 0))
    const within = (levels: Uint8Array) => levels.map((level, at) => level * (inside[at] ?? 0))

    expect(similarity(within(lumaOf(ours(id, value))), within(theirs), width, height)).toBeGreaterThan(0.995)
  })

  it.each([0.4, 1])('vignette at %d', (value) => {
    // FFmpeg darkens towards level 0 and frames are black at 16, so it is given luma without its
    // offset.
    const filters = `lut=c0=val-16,vignette=a=${(value * Math.PI) / 2}:dither=0,lut=c0=val+16`
    const theirs = filtered(filters, [lumaOf(still)], { format: 'gray' })

    expect(similarity(ours('vignette', value), theirs, width, height)).toBeGreaterThan(0.995)
  })

  it('lagfun, in the light of a moving picture', () => {
    const theirs = filtered('lagfun=decay=0.7125:planes=1', run)

    expect(similarity(ours('lagfun', 50, run), theirs, width, height)).toBeGreaterThan(0.995)
  })

  it('amplify, with the last four frames as neighbours', () => {
    // FFmpeg looks two frames back and two ahead; their order does not matter, so the same four are
    // put around the last one. It gives nothing for the first frame.
    const around = [0, 4, 5, 8, 6, 7].map(pictureAt)
    const theirs = filtered('amplify=radius=2:factor=6:threshold=65535:low=96:high=96', around, { at: 0 })

    expect(similarity(ours('amplify', 6, run), theirs, width, height)).toBeGreaterThan(0.995)
  })

  it('atadenoise, looking back only', () => {
    // The frames ahead are so different that FFmpeg averages none of them.
    const white = new Uint8Array(frameBytes).fill(255)
    const limits = `0a=${31 / 255}:0b=${124 / 255}:1a=0:1b=0:2a=0:2b=0:s=17:a=s`
    const theirs = filtered(`atadenoise=${limits}`, [...run, ...run.slice(1).map(() => white)], { at: 8 })

    expect(similarity(ours('atadenoise', 40, run), theirs, width, height)).toBeGreaterThan(0.995)
  })
})
