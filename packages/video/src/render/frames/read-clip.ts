import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import type { ClipFrames } from '@relampago/compositor'
import type { PictureClip } from '@relampago/domain/timeline'
import type { Frames, Milliseconds, Pixels } from '@relampago/domain/units'
import { ffmpegEnvironment } from '../../ffmpeg/ffmpeg-environment.ts'

export type ClipSurroundings = {
  /** What the clip's file name is relative to. */
  folder: string
  /** Of the video; the frames come in it. */
  size: { width: Pixels; height: Pixels }
  ffmpegPath: string
  signal: AbortSignal
  /** Called once when frames cannot be had. */
  onFailure: (reason: string) => void
}

/** Of the prepared file, as `PictureClip` promises. */
const framesPerSecond = 30
/** A frame takes about 4 ms; a machine that needs so long for one is stuck. */
const frameLimit: Milliseconds = 20_000
/** The shown one and the one before. */
const usuallyKept = 2
/** Effects that make moments change places reach back by 0.4 s. */
const keptAfterJump = 14

/** Gives one frame after the other, decoding one ahead; `null` when there is none. */
type Decoder = { next(): Promise<Buffer | null>; stop(): Promise<void> }

/**
 * Reads frames of a prepared clip from FFmpeg while they are shown, one ahead. A frame that is not
 * near the last one is reached by a new process, which starts there; none runs before the first
 * call and after `close` or the end of the clip. Held: 3 frames, 15 once they were asked for out of
 * order.
 */
export function readClip(clip: PictureClip, around: ClipSurroundings): ClipFrames {
  const { signal, onFailure } = around
  const kept = new Map<Frames, Buffer>()
  const spare: Buffer[] = []
  let decoder: Decoder | null = null
  /** That the decoder gives next. */
  let next: Frames = 0
  let most = usuallyKept
  let hasFailed = false

  async function stop(): Promise<void> {
    const stopped = decoder
    decoder = null
    await stopped?.stop()
  }

  function keep(at: Frames, frame: Buffer): void {
    kept.set(at, frame)
    for (const [old, buffer] of kept) {
      if (kept.size <= most) return
      kept.delete(old)
      spare.push(buffer)
    }
  }

  /** Reads on from where the decoder is until the frame is there. */
  async function readTo(wanted: Frames): Promise<Buffer | null> {
    while (decoder !== null) {
      const frame = await decoder.next()
      if (frame === null) return null
      keep(next, frame)
      next += 1
      if (next === clip.frames) await stop()
      if (next > wanted) return frame
    }
    return null
  }

  return {
    frames: clip.frames,
    async at(wanted) {
      const known = kept.get(wanted)
      if (known !== undefined) return known
      if (hasFailed || signal.aborted) return null
      if (decoder !== null && wanted < next) most = keptAfterJump
      if (decoder === null || wanted < next || wanted > next + keptAfterJump) {
        await stop()
        next = Math.max(0, wanted - (most === keptAfterJump ? keptAfterJump - 2 : 0))
        decoder = startDecoder(clip, next, around, spare)
      }
      const frame = await readTo(wanted)
      if (frame === null && !signal.aborted) {
        hasFailed = true
        await stop()
        onFailure(`frame ${wanted} of its clip cannot be read`)
      }
      return frame
    },
    async close() {
      await stop()
      kept.clear()
      spare.length = 0
    },
  }
}

/** @param spare frames that may be written over; they are taken from there */
function startDecoder(clip: PictureClip, from: Frames, { folder, size, ffmpegPath, signal }: ClipSurroundings, spare: Buffer[]): Decoder {
  const args = clipArgs(resolve(folder, clip.file), from, clip, size)
  const child = spawn(ffmpegPath, args, { stdio: ['ignore', 'pipe', 'ignore'], env: ffmpegEnvironment(), signal, killSignal: 'SIGKILL' })
  // Without frames the clip has failed, whatever the reason is.
  child.on('error', () => undefined)
  const gone = goneOf(child)
  const frameBytes = (size.width * size.height * 3) / 2
  const frames = cutFrames(child.stdout, frameBytes, () => spare.pop() ?? Buffer.allocUnsafe(frameBytes))
  let left = clip.frames - from
  let ahead: Promise<Buffer | null> | null = null

  async function pull(): Promise<Buffer | null> {
    const timer = setTimeout(() => child.kill('SIGKILL'), frameLimit)
    try {
      left -= 1
      return (await frames.next()).value ?? null
    } catch {
      // Aborted, or the pipe broke: there is no frame.
      return null
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async next() {
      const frame = await (ahead ?? pull())
      ahead = frame === null || left <= 0 ? null : pull()
      return frame
    },
    async stop() {
      child.kill('SIGKILL')
      child.stdout.destroy()
      await gone
    },
  }
}

function clipArgs(file: string, at: Frames, clip: PictureClip, size: ClipSurroundings['size']): string[] {
  // Half a frame earlier than the frame itself, so that rounding cannot skip it.
  const seek = at === 0 ? [] : ['-ss', ((at - 0.5) / framesPerSecond).toFixed(5)]
  const fit = size.width === clip.width && size.height === clip.height ? [] : ['-vf', `scale=${size.width}:${size.height}:flags=area`]
  const input = ['-v', 'quiet', '-nostdin', '-threads', '1', ...seek, '-protocol_whitelist', 'file', '-i', file]
  return [...input, '-map', '0:v:0', '-an', '-fps_mode', 'passthrough', ...fit, '-threads', '1', '-pix_fmt', 'yuv420p', '-f', 'rawvideo', 'pipe:1']
}

/** Whole frames of a stream of bytes; it is read no faster than they are asked for. */
async function* cutFrames(stream: Readable, frameBytes: number, room: () => Buffer): AsyncGenerator<Buffer, void> {
  let frame = room()
  let filled = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let from = 0
    while (from < chunk.length) {
      const taken = chunk.copy(frame, filled, from, Math.min(chunk.length, from + frameBytes - filled))
      from += taken
      filled += taken
      if (filled < frameBytes) continue
      yield frame
      frame = room()
      filled = 0
    }
  }
}

/** Resolves when the process is gone, also when it never was there. */
async function goneOf(child: ChildProcessByStdio<null, Readable, null>): Promise<void> {
  if (child.pid === undefined) return
  await new Promise((end) => child.once('exit', end))
}
