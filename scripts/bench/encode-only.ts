import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runFfmpeg } from '../../packages/video/src/ffmpeg/run-ffmpeg.ts'
import { videoEncoderArgs, type Quality } from '../../packages/video/src/render/encoder-settings.ts'
import { costOf, type Cost } from './process-cost.ts'

type EncodeOnly = { videoFile: string; width: number; height: number; framesPerSecond: number; quality: Quality; ffmpegPath: string; folder: string }

/**
 * Cost of encoding the frames of a video and nothing else: they are decoded on disk (captions in
 * them) and are read as raw frames. The video should be a master: frames that were coded before are
 * softer, and cheaper to encode again. The file is read once before, so that the disk is not
 * measured.
 */
export async function costOfEncodingOnly({ videoFile, width, height, framesPerSecond, quality, ffmpegPath, folder }: EncodeOnly): Promise<Cost> {
  const raw = join(folder, 'frames.yuv')
  const run = (args: string[], step: string) => runFfmpeg({ path: ffmpegPath, args, step, signal: new AbortController().signal, timeoutMs: 600_000 })
  try {
    await run(['-y', '-v', 'error', '-i', videoFile, '-map', '0:v', '-f', 'rawvideo', '-pix_fmt', 'yuv420p', raw], 'bench: decode')
    await readThrough(raw)
    const input = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`, '-r', String(framesPerSecond), '-i', raw]
    return await costOf(() => run(['-y', '-v', 'error', ...input, ...videoEncoderArgs(quality, framesPerSecond), '-f', 'mp4', '/dev/null'], 'bench: encode'))
  } finally {
    await rm(raw, { force: true })
  }
}

async function readThrough(file: string): Promise<void> {
  const handle = await open(file)
  const buffer = Buffer.alloc(8 << 20)
  while ((await handle.read(buffer)).bytesRead > 0);
  await handle.close()
}
