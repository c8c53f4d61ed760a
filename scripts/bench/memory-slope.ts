import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { VideoOrder } from '@relampago/domain/contracts'
import { runVideoChild } from '../../apps/server/src/generation/run-video-child.ts'
import { slopeOf } from '../load/figures.ts'
import type { Tools } from '../../packages/video/src/run/tools.ts'

const childModule = fileURLToPath(new URL('../../apps/server/src/generation/video-child.ts', import.meta.url))
const bytesPerMegabyte = 2 ** 20

export type MemorySlope = {
  order: VideoOrder
  videos: number
  programs: Pick<Tools, 'ffmpegPath' | 'ffprobePath'>
  /** PATH of the processes that make videos. */
  searchPath: string
  folder: string
}

/**
 * Megabytes by which a worker grows with each video that it has made, as the slope of a line
 * through its memory after each. Videos are made as the platform makes them, one process each; all
 * but the first take their steps from the cache, so that many can be made. The first fifth is left
 * out, in which compiled code and buffers settle.
 */
export async function memorySlope({ order, videos, programs, searchPath, folder }: MemorySlope): Promise<number> {
  await mkdir(folder, { recursive: true })
  const memory: number[] = []
  try {
    for (let video = 0; video < videos; video += 1) {
      const place = await mkdtemp(join(folder, 'video-'))
      await runVideoChild({
        module: childModule,
        order: {
          order,
          uploadFile: null,
          ...programs,
          folder: place,
          outFile: join(place, 'finished.mp4'),
          allowPrivateFetch: false,
          providers: { encyclopedia: null, model: null },
          cacheFolder: join(folder, 'cache'),
          segmentFolder: join(folder, 'cache'),
        },
        environment: { PATH: searchPath, TMPDIR: place, HOME: place },
        signal: new AbortController().signal,
        onReport: () => undefined,
        stallMs: 60_000,
        killGraceMs: 3000,
      })
      await rm(place, { recursive: true })
      memory.push(process.memoryUsage.rss() / bytesPerMegabyte)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return slopeOf(memory.slice(Math.floor(videos / 5)).map((value, at) => ({ at, value })))
}
