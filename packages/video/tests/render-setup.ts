import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { captionArea, layOutCaptions, placeTransitions, stillCamera, type Picture, type PictureFile, type Timeline } from '@relampago/domain/timeline'
import type { Tools } from '../src/run/tools.ts'
import { measureText } from '../src/render/captions/measure-text.ts'

/** A temporary folder with tools that work in it; `signal` can be aborted by the test. */
export function testTools(over: Partial<Tools> = {}): Tools & { abort: (reason: Error) => void; release: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'relampago-render-'))
  const controller = new AbortController()
  return {
    ffmpegPath: 'ffmpeg',
    ffprobePath: 'ffprobe',
    folder,
    signal: controller.signal,
    ...over,
    abort: (reason) => controller.abort(reason),
    release: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const colors = [
  [20, 90, 160],
  [30, 120, 60],
  [150, 90, 30],
] as const

/**
 * Flat pictures, so that whatever else is seen in a frame was drawn by the render: a white square
 * on one colour for each scene.
 */
export function drawPictures(folder: string, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const [red, green, blue] = colors[index % colors.length] ?? colors[0]
    writeFileSync(
      join(folder, `background-${index}.rgba`),
      Uint8Array.from({ length: 108 * 192 * 4 }, (_, at) => [red, green, blue, 255][at % 4] ?? 0),
    )
  }
  writeFileSync(join(folder, 'square.rgba'), new Uint8Array(200 * 200 * 4).fill(255))
}

export type TestTimeline = { words: string[]; framesPerScene?: number; scenes?: number; watermark?: boolean }

/**
 * A timeline at full size over the drawn pictures; `words` are spoken one each third of a second
 * from 0.2 s on.
 */
export function testTimeline({ words, framesPerScene = 20, scenes: count = 3, watermark = false }: TestTimeline): Timeline {
  const frames = framesPerScene * count
  const starts = Array.from({ length: count }, (_, index) => index * framesPerScene)
  const joined = placeTransitions({ starts, frames, framesPerSecond: 30, pattern: [{ id: 'slideleft', duration: 0.3 }] })
  const style = { font: 'anton', sizePx: 110, textColor: '#FFFFFF', outlineColor: '#000000', karaokeColor: '#FF2D55', pop: false } as const
  const spoken = words.map((text, index) => ({ text, from: 0.2 + index / 3, to: 0.2 + index / 3 + 0.3 }))
  const square: PictureFile = { file: 'square.rgba', format: 'rgba', width: 200, height: 200 }
  return {
    version: 1,
    title: 'Teste',
    language: 'pt-BR',
    width: 1080,
    height: 1920,
    framesPerSecond: 30,
    frames,
    scenes: joined.scenes.map((span, index) => ({
      id: `scene-${index}`,
      ...span,
      sentence: words.join(' '),
      picture: {
        background: { file: `background-${index}.rgba`, format: 'rgba', width: 108, height: 192 },
        layers: [{ ...square, left: 440, top: 500, motion: { kind: 'float', amount: 1, phase: 0 } }],
        thumbnail: null,
        sources: [],
      },
      camera: stillCamera,
    })),
    transitions: joined.transitions,
    effects: [],
    captions: { style, pages: layOutCaptions([{ words: spoken }], { style, area: captionArea({ width: 1080, height: 1920 }), measure: measureText }) },
    sound: { narration: { file: 'narration.wav', from: 0 }, music: null, speech: [{ from: 0.2, to: frames / 30 }] },
    watermark,
  }
}

/** The pictures of a finished timeline, as the render takes them. */
export function picturesOf({ scenes }: Pick<Timeline, 'scenes'>): Promise<Picture>[] {
  return scenes.map(({ picture }) => Promise.resolve(picture))
}

const tones = new Map<number, Uint8Array>()

/** A tone of -14 LUFS as AAC; encoded once for each length. */
export function makeTone(file: string, seconds: number): void {
  const made = tones.get(seconds)
  if (made !== undefined) return writeFileSync(file, made)
  const tone = `sine=frequency=997:duration=${seconds},volume=7.1dB,aformat=channel_layouts=stereo`
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-f', 'lavfi', '-i', tone, '-c:a', 'aac', '-b:a', '192k', '-ar', '48000', file])
  tones.set(seconds, readFileSync(file))
}

export type Region = { left: number; top: number; width: number; height: number }

/** RGB bytes of a part of one frame of a video, by the colours its tags promise. */
export function framePixels(file: string, frame: number, { left, top, width, height }: Region): Uint8Array {
  const look = `select=eq(n\\,${frame}),crop=${width}:${height}:${left}:${top},scale=in_color_matrix=bt709:in_range=tv:flags=accurate_rnd,format=rgb24`
  return execFileSync('ffmpeg', ['-loglevel', 'error', '-i', file, '-vf', look, '-frames:v', '1', '-f', 'rawvideo', '-'], { maxBuffer: 32e6 })
}

/** How many of the pixels are of that colour, give or take what compression does. */
export function countColor(pixels: Uint8Array, color: string, tolerance = 14): number {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  let count = 0
  for (let at = 0; at < pixels.length; at += 3) {
    if (wanted.every((value, channel) => Math.abs((pixels[at + channel] ?? 0) - value) <= tolerance)) count += 1
  }
  return count
}

/** An executable shell script in the folder. */
export function writeProgram(folder: string, name: string, script: string): string {
  const file = join(folder, name)
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
  return file
}
