import type { Bytes, Frames } from '@relampago/domain/units'
import { BufferTarget, Mp4OutputFormat, Output, Quality, VideoSample, VideoSampleSource, WebMOutputFormat } from 'mediabunny'
import { draftBitrate, type DraftFormat } from './draft-format.ts'

type DraftProgress = { frames: Frames; /** So far, of encoded video. */ bytes: Bytes }
export type WritingDraft = {
  format: DraftFormat
  framesPerSecond: number
  signal: AbortSignal
  onProgress: (progress: DraftProgress) => void
}

const types = { mp4: 'video/mp4', webm: 'video/webm' } as const

/**
 * Encodes frames to a file in memory, and closes each. Rejects when the signal is given or the
 * encoder fails; then nothing of the file is left.
 */
export async function writeDraft(frames: AsyncIterable<VideoFrame>, { format, framesPerSecond, signal, onProgress }: WritingDraft): Promise<Blob> {
  const progress = { frames: 0, bytes: 0 }
  const target = new BufferTarget()
  const output = new Output({ format: format.container === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat(), target })
  const source = new VideoSampleSource({
    codec: format.codec,
    fullCodecString: format.codecString,
    quality: new Quality({ bitrate: draftBitrate }),
    onEncodedPacket: ({ data }) => {
      progress.bytes += data.byteLength
    },
  })
  output.addVideoTrack(source, { frameRate: framesPerSecond })
  try {
    await output.start()
    for await (const frame of frames) {
      using sample = new VideoSample(frame)
      signal.throwIfAborted()
      await source.add(sample)
      progress.frames += 1
      onProgress({ ...progress })
    }
    await output.finalize()
    signal.throwIfAborted()
    if (target.buffer === null) throw new Error('the file has no bytes')
    return new Blob([target.buffer], { type: types[format.container] })
  } catch (error) {
    if (output.state !== 'finalized') await output.cancel().catch(() => undefined)
    throw error
  }
}
