import { measuredTimes, type VideoDuration } from '@relampago/domain/catalogue'
import { isPhotoOrder, type AnyOrder } from '@relampago/domain/contracts'
import type { EpochMs, Milliseconds } from '@relampago/domain/units'
import type { Database } from '../database/database.ts'
import { and, desc, eq, isNotNull, sql } from '../database/drizzle.ts'
import { testVideos, videos } from '../database/schema.ts'

/** Videos of one kind take about the same: those of one length, and each sort of photo video. */
export type WorkKind = string

/** What a video usually takes; not measured yet where too few are finished. */
type WorkTime = { ms: Milliseconds; isMeasured: boolean }
export type WorkTimes = (kind: WorkKind) => WorkTime

/** Fewer give no usable median. */
const fewestVideos = 3
const newestVideos = 30
/** The newest of all kinds that are looked at. */
const newestOfAll = 300
const rememberedMs = 60_000

/** The kind of an order in a query of `videos`. */
export const workKind = sql<WorkKind>`coalesce(${videos.order} ->> 'duration', ${videos.order} ->> 'kind')`

export function workKindOf(order: AnyOrder): WorkKind {
  return isPhotoOrder(order) ? order.kind : String(order.duration)
}

/**
 * Reads what videos take on this platform: the median of the newest finished ones of each kind.
 * Until there are enough of a kind, the times of the catalogue count, scaled by how fast this
 * machine is: by the finished videos of any kind, or by the newest tiny test videos of the workers.
 * At most once a minute, because pages poll.
 */
export function createWorkTimes(database: Database, now: () => Date): () => Promise<WorkTimes> {
  let known: Promise<WorkTimes> | null = null
  let until: EpochMs = 0
  return () => {
    if (known !== null && until > now().getTime()) return known
    const reading = readWorkTimes(database)
    known = reading
    until = now().getTime() + rememberedMs
    // A failed read is retried with the next request.
    reading.catch(() => (known = null))
    return reading
  }
}

async function readWorkTimes(database: Database): Promise<WorkTimes> {
  const rows = await database.read((queries) =>
    queries
      .select({ kind: workKind, took: sql<number | null>`extract(epoch from ${videos.finishedAt} - ${videos.startedAt})::float8 * 1000` })
      .from(videos)
      .where(eq(videos.state, 'done'))
      .orderBy(desc(videos.finishedAt))
      .limit(newestOfAll),
  )
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  const medians = new Map<WorkKind, Milliseconds>()
  for (const [kind, ofKind] of byKind) {
    const times = ofKind.flatMap(({ took }) => (took === null ? [] : [took])).slice(0, newestVideos)
    const median = medianOf(times)
    if (median !== null && times.length >= fewestVideos) medians.set(kind, Math.round(median))
  }
  const slowness = medianOf(rows.slice(0, newestVideos).flatMap(({ kind, took }) => (took === null ? [] : [took / catalogueTime(kind)])))
  const scale = slowness ?? (await readTrial(database)) ?? 1
  return (kind) => {
    const median = medians.get(kind)
    return median === undefined ? { ms: Math.round(catalogueTime(kind) * scale), isMeasured: false } : { ms: median, isMeasured: true }
  }
}

/** How much slower than the machine of the catalogue the workers made their newest test videos. */
async function readTrial(database: Database): Promise<number | null> {
  const rows = await database.read((queries) =>
    queries
      .select({ took: testVideos.madeInMs })
      .from(testVideos)
      .where(and(eq(testVideos.outcome, 'done'), isNotNull(testVideos.madeInMs)))
      .orderBy(desc(testVideos.startedAt))
      .limit(fewestVideos),
  )
  return medianOf(rows.flatMap(({ took }) => (took === null ? [] : [took / measuredTimes.testVideoMs])))
}

/** The upper one of the two in the middle; `null` of none. */
function medianOf(numbers: readonly number[]): number | null {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? null
}

/** A photo video is about as much work as the shortest one with words. */
function catalogueTime(kind: WorkKind): Milliseconds {
  return measuredTimes.orderToFileMs[Number(kind) as VideoDuration] ?? measuredTimes.orderToFileMs[15]
}
