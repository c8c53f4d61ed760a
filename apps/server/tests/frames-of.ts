import { execFileSync } from 'node:child_process'

/** What frames of a video look like, each value from 0 to 1. */
export type Look = {
  /** Mean distance between the largest and the smallest of red, green and blue. */
  color: number
  /** Mean light of the four corners, as a share of that of the upper middle. */
  corners: number
}

const [width, height] = [54, 96] as const

/** Means over small frames, four a second, from `from` on, both in seconds. */
export function lookOf(file: string, { from, seconds }: { from: number; seconds: number }): Look {
  const args = ['-loglevel', 'error', '-ss', String(from), '-t', String(seconds), '-i', file, '-vf', `fps=4,scale=${width}:${height}`, '-pix_fmt', 'rgb24']
  const bytes = execFileSync(process.env['FFMPEG_PATH'] ?? 'ffmpeg', [...args, '-f', 'rawvideo', '-'], { maxBuffer: 1e8 })
  const pixels = Array.from({ length: Math.floor(bytes.length / 3) }, (_, at) => ({ at: at % (width * height), rgb: [...bytes.subarray(3 * at, 3 * at + 3)] }))
  const lightIn = (isIn: (pixel: number) => boolean) => mean(pixels.filter(({ at }) => isIn(at)).map(({ rgb }) => mean(rgb)))
  return {
    color: mean(pixels.map(({ rgb }) => Math.max(...rgb) - Math.min(...rgb))) / 255,
    corners: lightIn((at) => fromMiddle(at).every((far) => far > 0.7)) / Math.max(1, lightIn(isUpperMiddle)),
  }
}

/** How far a pixel is from the middle of the frame, 0 to 1 in each direction. */
function fromMiddle(at: number): [number, number] {
  const [x, y] = [at % width, Math.floor(at / width)]
  return [Math.abs(x / (width - 1) - 0.5) * 2, Math.abs(y / (height - 1) - 0.5) * 2]
}

/** Captions are below. */
function isUpperMiddle(at: number): boolean {
  const [across, along] = fromMiddle(at)
  return across < 0.4 && along < 0.55 && at < (width * height) / 2
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
