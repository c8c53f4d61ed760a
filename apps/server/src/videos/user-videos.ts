import { calls, isPhotoOrder, videoListLimits, type CallReply, type VideoKind, type VideoListQuery, type VideoState } from '@relampago/domain/contracts'
import { cutText, expiringMs } from '@relampago/domain/rules'
import type { Database } from '../database/database.ts'
import { and, desc, eq, inArray, sql } from '../database/drizzle.ts'
import { videos, type User } from '../database/schema.ts'
import { finishedFileName } from './final-video.ts'

type UserVideo = CallReply<'userVideos'>['videos'][number]
type Condition = ReturnType<typeof and>

/** What a client gets that asks for no page. */
const mostListed = videoListLimits.limit.most
const titleCharacters = 80

const orderKinds: Record<VideoKind, readonly string[]> = { theme: ['theme'], product: ['product'], photos: ['photo', 'product-photos'] }
/** Of the order's JSON. */
const orderKind = sql<string>`${videos.order} ->> 'kind'`
/** Microseconds since 1970: a `Date` is too coarse to tell two rows apart that differ by less. */
const finishedMicros = sql<string>`(extract(epoch from ${videos.finishedAt}) * 1000000)::bigint::text`
/** Small letters without accents. */
const folded = (text: ReturnType<typeof sql>) => sql`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`
const searched = folded(sql`concat_ws(chr(10), ${videos.title}, ${videos.order} ->> 'input')`)

/** A page of a person's finished videos at `now`, the one finished last first. */
export async function listUserVideos(database: Database, user: User, { query, now }: { query: VideoListQuery; now: Date }): Promise<CallReply<'userVideos'>> {
  const finished = and(eq(videos.userId, user.id), eq(videos.state, 'done'))
  const isPage = Object.values(query).some((value) => value !== undefined)
  if (!isPage) return { videos: (await readRows(database, finished, mostListed)).map((row) => toUserVideo(row, now)) }
  const found = and(finished, ...matches(query))
  const limit = query.limit ?? videoListLimits.limit.default
  // One more than is shown tells whether another page follows.
  const page = and(found, query.state && hasState(query.state, now), query.cursor === undefined ? undefined : isBehind(query.cursor))
  const [rows, counts] = await Promise.all([readRows(database, page, limit + 1), countByState(database, found, now)])
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    videos: shown.map((row) => toUserVideo(row, now)),
    total: query.state === undefined ? counts.active + counts.expiring + counts.expired : counts[query.state],
    next_cursor: rows.length > limit && last !== undefined ? `${last.micros}.${last.id}` : null,
    counts,
  }
}

/** The words are looked for as they are: `strpos` knows no wildcards. */
function matches({ search = '', kind }: VideoListQuery): Condition[] {
  const words = search.split(/\s+/).filter(Boolean)
  return [
    ...words.map((word) => sql`strpos(${searched}, ${folded(sql`${word}::text`)}) > 0`),
    ...(kind === undefined ? [] : [inArray(orderKind, [...orderKinds[kind]])]),
  ]
}

/** Behind the last row of a page, in the order of `readRows`; what was added since is no matter. */
function isBehind(cursor: string): Condition {
  const [micros = '', id = ''] = cursor.split('.')
  return sql`(${videos.finishedAt}, ${videos.id}) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`
}

function hasState(state: VideoState, now: Date): Condition {
  const expiring = new Date(now.getTime() + expiringMs)
  const conditions: Record<VideoState, Condition> = {
    active: sql`${videos.expiresAt} > ${expiring}`,
    expiring: sql`${videos.expiresAt} > ${now} and ${videos.expiresAt} <= ${expiring}`,
    expired: sql`${videos.expiresAt} <= ${now}`,
  }
  return conditions[state]
}

async function countByState(database: Database, found: Condition, now: Date): Promise<Record<VideoState, number>> {
  const count = (state: VideoState) => sql<number>`(count(*) filter (where ${hasState(state, now)}))::int`
  const [counts] = await database.read((queries) =>
    queries
      .select({ active: count('active'), expiring: count('expiring'), expired: count('expired') })
      .from(videos)
      .where(found),
  )
  return counts ?? { active: 0, expiring: 0, expired: 0 }
}

type Row = Awaited<ReturnType<typeof readRows>>[number]
function readRows(database: Database, condition: Condition, most: number) {
  const { id, title, order, finishedAt, expiresAt } = videos
  return database.read((queries) =>
    queries
      .select({ id, title, order, finishedAt, expiresAt, micros: finishedMicros })
      .from(videos)
      .where(condition)
      .orderBy(desc(finishedAt), desc(id))
      .limit(most),
  )
}

function toUserVideo({ id, title, order, finishedAt, expiresAt }: Row, now: Date): UserVideo {
  if (finishedAt === null || expiresAt === null) throw new Error(`video ${id} is done without times`)
  const secondsLeft = Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000))
  return {
    id,
    title: cutText(title ?? order.input, titleCharacters),
    kind: isPhotoOrder(order) ? 'photos' : order.kind,
    filename: finishedFileName(finishedAt),
    created_at: finishedAt.toISOString(),
    download_url: secondsLeft === 0 ? null : calls.downloadVideo.path.replace(':id', id),
    is_expired: secondsLeft === 0,
    time_remaining: secondsLeft,
  }
}
