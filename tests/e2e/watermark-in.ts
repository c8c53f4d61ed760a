import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { captionScript, type Timeline } from '@relampago/domain/timeline'

const fonts = join(import.meta.dirname, '../../assets/fonts')
/** Part of the frame with the signature of the Free plan. */
const region = { left: 56, top: 1470, width: 280, height: 70 } as const
/** Width of the window whose mean is taken off, so that backgrounds do not count. */
const reach = 7

/** A video of nothing but the signature. */
const signed: Timeline = {
  version: 1,
  title: '',
  language: 'pt-BR',
  width: 1080,
  height: 1920,
  framesPerSecond: 30,
  frames: 30,
  scenes: [],
  transitions: [],
  effects: [],
  captions: { style: { font: 'anton', sizePx: 110, textColor: '#FFFFFF', outlineColor: '#000000', karaokeColor: '#FFFFFF', pop: false }, pages: [] },
  sound: { narration: { file: '', from: 0 }, music: null, speech: [] },
  watermark: true,
}

/**
 * How much the place of the watermark looks like one, -1 to 1: the correlation of its fine detail
 * with that of the signature itself, as the lowest of five frames spread over the video.
 */
export async function watermarkIn(video: Buffer, seconds: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'relampago-watermark-'))
  try {
    await writeFile(join(folder, 'video.mp4'), video)
    await writeFile(join(folder, 'signed.ass'), captionScript(signed))
    await symlink(fonts, join(folder, 'fonts'))
    const black = ['-f', 'lavfi', '-i', 'color=black:size=1080x1920:rate=1']
    const signature = detail(regionOf([...black, '-vf', `subtitles=signed.ass:fontsdir=fonts,${crop}`], folder))
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => {
      const frame = regionOf(['-ss', String(share * seconds), '-i', 'video.mp4', '-vf', crop], folder)
      return correlation(detail(frame), signature)
    })
    return Math.min(...shares)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const crop = `crop=${region.width}:${region.height}:${region.left}:${region.top},format=gray`

function regionOf(args: string[], folder: string): Uint8Array {
  return execFileSync(process.env['FFMPEG_PATH'] ?? 'ffmpeg', ['-loglevel', 'error', ...args, '-frames:v', '1', '-f', 'rawvideo', '-'], { cwd: folder })
}

/** Each pixel less the mean of its surroundings. */
function detail(pixels: Uint8Array): Float64Array {
  const { width, height } = region
  return Float64Array.from(pixels, (value, at) => {
    const [column, row] = [at % width, Math.floor(at / width)]
    let sum = 0
    let count = 0
    for (let y = Math.max(0, row - reach); y <= Math.min(height - 1, row + reach); y += 1) {
      for (let x = Math.max(0, column - reach); x <= Math.min(width - 1, column + reach); x += 1) {
        sum += pixels[y * width + x] ?? 0
        count += 1
      }
    }
    return value - sum / count
  })
}

function correlation(one: Float64Array, other: Float64Array): number {
  const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
  return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other) || 1)
}
