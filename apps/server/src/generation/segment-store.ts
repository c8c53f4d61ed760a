import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Milliseconds } from '@relampago/domain/units'
import type { Database } from '../database/database.ts'
import { and, inArray, isNull } from '../database/drizzle.ts'
import { videos } from '../database/schema.ts'

// Encoded segments of videos that may be edited: one folder per video, removed with the video.

const megabyte = 1_000_000

/** The folder of one video's segments below a worker's work folder. */
export function segmentFolder(workFolder: string, videoId: string): string {
  return join(segmentRoot(workFolder), videoId)
}

function segmentRoot(workFolder: string): string {
  return join(workFolder, 'cache', 'segments')
}

type Stored = { videoId: string; folder: string; bytes: number; time: Milliseconds }

/**
 * Removes the segments of videos whose files are gone or that failed, and beyond `megabytes` those
 * of the oldest videos first. A folder that another process has removed is not an error.
 */
export async function sweepSegments(database: Database, workFolder: string, megabytes: number): Promise<void> {
  const stored = await listStored(segmentRoot(workFolder))
  const live = await liveVideos(
    database,
    stored.map(({ videoId }) => videoId),
  )
  let bytes = 0
  for (const one of stored.toSorted((a, b) => b.time - a.time)) {
    bytes += one.bytes
    if (!live.has(one.videoId) || bytes > megabytes * megabyte) await rm(one.folder, { recursive: true, force: true })
  }
}

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function liveVideos(database: Database, videoIds: readonly string[]): Promise<Set<string>> {
  const known = videoIds.filter((one) => id.test(one))
  if (known.length === 0) return new Set()
  const rows = await database.read((queries) =>
    queries
      .select({ id: videos.id })
      .from(videos)
      .where(and(inArray(videos.id, known), inArray(videos.state, ['queued', 'running', 'done']), isNull(videos.filesDeletedAt))),
  )
  return new Set(rows.map((row) => row.id))
}

async function listStored(root: string): Promise<Stored[]> {
  const names = await unlessGone(readdir(root))
  const stored = await Promise.all((names ?? []).map((videoId) => measure(videoId, join(root, videoId))))
  return stored.filter((one) => one !== null)
}

async function measure(videoId: string, folder: string): Promise<Stored | null> {
  const [itself, files] = await Promise.all([unlessGone(stat(folder)), unlessGone(readdir(folder, { recursive: true }))])
  if (itself === null || files === null) return null
  const sizes = await Promise.all(files.map((name) => unlessGone(stat(join(folder, name)))))
  return { videoId, folder, bytes: sizes.reduce((sum, file) => sum + (file?.isFile() === true ? file.size : 0), 0), time: itself.mtimeMs }
}

async function unlessGone<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
