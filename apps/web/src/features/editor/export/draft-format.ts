import type { Pixels } from '@relampago/domain/units'

type Size = { width: Pixels; height: Pixels }
/** What this browser can make a file of. */
export type DraftFormat = { container: 'mp4' | 'webm'; codec: 'avc' | 'vp9' | 'vp8'; /** As WebCodecs names it. */ codecString: string; name: string }

/** The first that is supported is taken: what plays on most devices comes first. */
const formats: readonly DraftFormat[] = [
  { container: 'mp4', codec: 'avc', codecString: 'avc1.640028', name: 'MP4, H.264' },
  { container: 'webm', codec: 'vp9', codecString: 'vp09.00.31.08', name: 'WebM, VP9' },
  { container: 'webm', codec: 'vp8', codecString: 'vp8', name: 'WebM, VP8' },
]
/** Bits of a second at most, on average: pictures of 1280x720 with much motion. */
export const draftBitrate = 5_000_000
/** Of the full frame: 720x1280 of 1080x1920. */
const draftShare = 2 / 3

export function draftSize({ width, height }: Size): Size {
  return { width: 2 * Math.round((width * draftShare) / 2), height: 2 * Math.round((height * draftShare) / 2) }
}

type Encoder = Pick<typeof VideoEncoder, 'isConfigSupported'>

/** `null`: this browser encodes no video. */
export async function chooseDraftFormat(size: Size, encoder: Encoder | undefined = globalThis.VideoEncoder): Promise<DraftFormat | null> {
  if (encoder === undefined) return null
  for (const format of formats) {
    const asked = { codec: format.codecString, ...size, bitrate: draftBitrate, framerate: 30 }
    // Some browsers reject names of codecs that they do not know.
    const { supported } = await encoder.isConfigSupported(asked).catch(() => ({ supported: false }))
    if (supported === true) return format
  }
  return null
}
