import { type TransitionId, transitionIds } from '@relampago/domain/catalogue'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Compositor, Frame } from './index.ts'
import { frameOf, startCompositor } from '../tests/test-setup.ts'

type Size = { width: number; height: number }
/**
 * An odd size on purpose: chroma is 180 wide, no multiple of 16 or 8. In a thirtieth of a second
 * slides move by an even number of samples.
 */
const odd: Size = { width: 360, height: 480 }
/** The grains of `dissolve` keep their size in a small frame, those of xfade do not. */
const full: Size = { width: 1080, height: 1920 }
/** Frames of one second at 30 a second: progress values that binary fractions cannot hold. */
const compared = [3, 7, 15, 21, 27]
const ffmpeg = process.env['FFMPEG_PATH'] ?? 'ffmpeg'

/** The product's own rules, and not those of xfade, say how these look. */
const ownRules: readonly TransitionId[] = ['fadefast', 'fadeslow', 'fadeblack', 'fadewhite', 'fadegrays', 'pixelize', 'zoomin']

/**
 * Covers and reveals came to xfade after FFmpeg 5.1. `overlay` slides one whole frame over the
 * other instead: the moving one, and where its left and top edges are; t is progress.
 */
const slides: Partial<Record<TransitionId, { moving: 'from' | 'to'; x: string; y: string }>> = {
  coverleft: { moving: 'to', x: 'round(W*(1-t))', y: '0' },
  coverright: { moving: 'to', x: 'round(W*(t-1))', y: '0' },
  coverup: { moving: 'to', x: '0', y: 'round(H*(1-t))' },
  coverdown: { moving: 'to', x: '0', y: 'round(H*(t-1))' },
  revealleft: { moving: 'from', x: 'round(-W*t)', y: '0' },
  revealright: { moving: 'from', x: 'round(W*t)', y: '0' },
  revealup: { moving: 'from', x: '0', y: 'round(-H*t)' },
  revealdown: { moving: 'from', x: '0', y: 'round(H*t)' },
}

/** The two streams become `theirs`. Xfade's black is Y = 0, no legal luma: raised to 16. */
function theirFilter(id: TransitionId): string {
  const slide = slides[id]
  if (slide === undefined) return `[0][1]xfade=transition=${id}:duration=1:offset=0,format=yuv420p,lutyuv=y='max(val,16)'`
  const inputs = slide.moving === 'to' ? '[0][1]' : '[1][0]'
  return `${inputs}overlay=x='${slide.x}':y='${slide.y}':format=yuv444,format=yuv420p`
}

/** A picture with soft shapes, hard edges and some texture; chroma has soft shapes only. */
function picture({ width, height }: Size, phase: number): Uint8Array {
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

type Stage = Size & { compositor: Compositor; from: Frame; to: Frame; into: Frame; folder: string }

async function stageOf(size: Size): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'relampago-xfade-'))
  const compositor = await startCompositor(size.width, size.height)
  const [from, to] = [frameOf(compositor, picture(size, 0)), frameOf(compositor, picture(size, 2))]
  writeFileSync(join(folder, 'from.yuv'), from.bytes())
  writeFileSync(join(folder, 'to.yuv'), to.bytes())
  return { ...size, compositor, from, to, into: compositor.frame(), folder }
}

/**
 * Structural similarity between ours and FFmpeg's over the compared frames: of luma, and of all
 * samples. Xfade works at full chroma size; FFmpeg averages areas on the way there and back
 * (`sws_flags=area`), as ours does. With its bicubic default the chroma of `dissolve`, whose mask
 * is noise, differs (0.94).
 */
function similarity({ width, height, compositor, from, to, into, folder }: Stage, id: TransitionId, theirs = id): { luma: number; all: number } {
  const ours = compared.map((frame) => {
    compositor.transition(id, from, to, frame / 30, into)
    return into.bytes().slice()
  })
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`, '-r', '30']
  const repeated = (file: string) => [...raw, '-stream_loop', '-1', '-t', '1.1', '-i', join(folder, file)]
  const chosen = compared.map((frame) => `eq(n,${frame})`).join('+')
  const graph = `sws_flags=area;${theirFilter(theirs)},select='${chosen}',setpts=N/30/TB,fps=30[theirs];[2]setpts=N/30/TB[ours];[theirs][ours]ssim`
  const args = ['-hide_banner', '-nostats', ...repeated('from.yuv'), ...repeated('to.yuv'), ...raw, '-i', '-', '-filter_complex', graph, '-f', 'null', '-']
  const { stderr } = spawnSync(ffmpeg, args, { input: Buffer.concat(ours), encoding: 'utf8' })
  const measured = /SSIM Y:([\d.]+).* All:([\d.]+)/.exec(stderr)
  if (measured === null) throw new Error(stderr)
  return { luma: Number(measured[1]), all: Number(measured[2]) }
}

describe('looks like the xfade of the same name', () => {
  const stages: Stage[] = []
  beforeAll(async () => {
    stages.push(await stageOf(odd), await stageOf(full))
  })
  afterAll(() => {
    for (const { folder } of stages) rmSync(folder, { recursive: true, force: true })
  })

  function stageFor(id: TransitionId): Stage {
    const stage = stages[id === 'dissolve' ? 1 : 0]
    if (stage === undefined) throw new Error('no stage')
    return stage
  }

  it.each(transitionIds.filter((id) => !ownRules.includes(id)))('%s', (id) => {
    const { luma, all } = similarity(stageFor(id), id)

    expect(luma).toBeGreaterThan(0.99)
    expect(all).toBeGreaterThan(0.99)
  })

  it('and the measure would notice another transition', () => {
    const stage = stageFor('wipetl')

    expect(similarity(stage, 'wipetl', 'wipetr').luma).toBeLessThan(0.9)
    expect(similarity(stage, 'coverleft', 'revealleft').luma).toBeLessThan(0.9)
  })
})
