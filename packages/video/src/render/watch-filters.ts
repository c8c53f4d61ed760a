import type { Seconds } from '@relampago/domain/units'

/** What is seen in the pictures of a video. */
export type PictureImpressions = {
  /** Stretches without light. */
  black: { from: Seconds; to: Seconds }[]
  /** Where stretches of 3 s and more without any change begin, give or take half a second. */
  frozenFrom: Seconds[]
}

const shortestBlack: Seconds = 0.5
/**
 * Mean change of a pixel, as a share of white, below which two pictures count as the same;
 * everything is compared with the first picture of the stretch, so slow motion adds up. x264
 * refining a picture that stands still stays below, a small breathing layer above.
 */
const freezeNoise = 0.001

/**
 * FFmpeg's filters that look for black and for standstill in small pictures, some of them a second
 * being enough, and write what they see to `file` for `readImpressions`.
 * @param shortestFreeze what counts as standstill
 * @param file a plain name in the working directory, or - for standard output
 */
export function watchFilters(shortestFreeze: Seconds, file: string): string {
  return [
    'scale=270:-2:flags=area',
    'blackdetect=pic_th=0.98:pix_th=0.1',
    `freezedetect=n=${freezeNoise}:d=${shortestFreeze}`,
    `metadata=print:file=${file}`,
  ].join(',')
}

/** Reads what the filters wrote of a video that lasts so long. */
export function readImpressions(written: string, seconds: Seconds): PictureImpressions {
  const numbers = (key: string) => [...written.matchAll(new RegExp(`^lavfi\\.${key}=(\\S+)`, 'gm'))].map(([, value]) => Number(value))
  const ends = numbers('black_end')
  const black = numbers('black_start').map((from, index) => ({ from, to: ends[index] ?? seconds }))
  return { black: black.filter(({ from, to }) => to - from >= shortestBlack), frozenFrom: numbers('freezedetect.freeze_start') }
}
