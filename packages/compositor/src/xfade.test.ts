import type { TransitionId } from '@relampago/domain/catalogue'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Compositor, Frame } from './index.ts'
import { frameOf, startCompositor } from './test-setup.ts'

// An odd size on purpose: chroma is 270 wide, no multiple of 16 or 8.
const width = 540
const height = 960
/** Frames of a one-second transition at 30 frames a second. */
const compared = [3, 7, 15, 21, 27]
const ffmpeg = process.env['FFMPEG_PATH'] ?? 'ffmpeg'

/** A picture with soft shapes, hard edges and some texture; chroma has soft shapes only. */
function picture(phase: number): Uint8Array {
  const bytes = new Uint8Array((width * height * 3) / 2)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const soft = Math.sin(x / 37 + phase) * Math.cos(y / 53 - phase) * 60
      const hard = (Math.floor(x / (30 + 10 * phase)) + Math.floor(y / (60 - 10 * phase))) % 2 === 0 ? 25 : -25
      bytes[y * width + x] = Math.round(125 + soft + hard + ((x * 7 + y * 13) % 11))
    }
  }
  for (let index = width * height; index < bytes.length; index++) bytes[index] = Math.round(128 + 40 * Math.sin(index / 9000 + phase))
  return bytes
}

describe('looks like the xfade of the same name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'relampago-xfade-'))
  let compositor: Compositor
  let from: Frame
  let to: Frame
  beforeAll(async () => {
    compositor = await startCompositor(width, height)
    from = frameOf(compositor, picture(0))
    to = frameOf(compositor, picture(2))
    writeFileSync(join(folder, 'from.yuv'), from.bytes())
    writeFileSync(join(folder, 'to.yuv'), to.bytes())
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** Structural similarity of luma between ours and FFmpeg's, over the compared frames. */
  function similarity(id: TransitionId, theirs = id): number {
    const into = compositor.frame()
    const ours = compared.map((frame) => {
      compositor.transition(id, from, to, frame / 30, into)
      return into.bytes().slice()
    })
    const raw = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`, '-r', '30']
    const repeated = (file: string) => [...raw, '-stream_loop', '-1', '-t', '1.1', '-i', join(folder, file)]
    const chosen = compared.map((frame) => `eq(n,${frame})`).join('+')
    const graph =
      `[0][1]xfade=transition=${theirs}:duration=1:offset=0,select='${chosen}',format=yuv420p,setpts=N/30/TB,fps=30[theirs];` +
      '[2]setpts=N/30/TB[ours];[theirs][ours]ssim'
    const args = ['-hide_banner', '-nostats', ...repeated('from.yuv'), ...repeated('to.yuv'), ...raw, '-i', '-', '-filter_complex', graph, '-f', 'null', '-']
    const { stderr } = spawnSync(ffmpeg, args, { input: Buffer.concat(ours), encoding: 'utf8' })
    const measured = /SSIM Y:([\d.]+)/.exec(stderr)?.[1]
    if (measured === undefined) throw new Error(stderr)
    return Number(measured)
  }

  // Left out: those with rules of their own (fadefast, fadeslow, dips, pixelize, zoomin), and crops, whose black is no legal one in xfade (Y = 0).
  it.each([
    ...(['fade', 'wipeleft', 'wipetl', 'slideleft', 'slideup', 'circleopen', 'circleclose', 'smoothleft', 'smoothdown'] as const),
    ...(['vertopen', 'horzclose', 'diagtl', 'diagbr', 'radial', 'distance'] as const),
  ])('%s', (id) => {
    expect(similarity(id)).toBeGreaterThan(0.99)
  })

  it('and the measure would notice another transition', () => {
    expect(similarity('wipetl', 'wipetr')).toBeLessThan(0.9)
  })
})
