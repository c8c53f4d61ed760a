import type { CallReply } from '@relampago/domain/contracts'
import { bia } from './test-server.ts'

type Stats = CallReply<'userStats'>
type Video = CallReply<'userVideos'>['videos'][number]

/** The moment at which the pages of these tests are looked at. */
export const testNow = Date.parse('2026-11-20T18:48:00.000Z')

/** The seven days up to `testNow`, a Friday. */
const weekOf = (...counts: number[]) => counts.map((videos, index) => ({ day: `2026-11-${14 + index}`, videos }))

/** Bia on Free, one video of today used. */
export const freeStats: Stats = {
  user: bia,
  stats: {
    total_videos: 12,
    videos_this_month: 3,
    videos_today: 1,
    daily_limit: 1,
    daily_remaining: 0,
    monthly_limit: 20,
    monthly_remaining: 17,
    days_until_monthly_reset: 10,
    hours_until_monthly_reset: 8,
    minutes_until_monthly_reset: 12,
    daily_reset_at: '2026-11-21T03:00:00.000Z',
    monthly_reset_at: '2026-12-01T03:00:00.000Z',
  },
  last_days: weekOf(0, 0, 0, 1, 0, 1, 1),
  current_plan: null,
  plan_info: { id: 'free', name: 'Free', price: 0, period: 'mês', features: ['1 vídeo por dia', 'Com marca d’água'], limits: { daily: 1, monthly: 20 } },
  pending_payment: null,
  has_open_renewal: false,
}

/** Bia on Pro for a while, four of ten used today. */
export const proStats: Stats = {
  ...freeStats,
  user: { ...bia, plan: 'pro', plan_started_at: '2026-10-21T12:00:00.000Z' },
  stats: { ...freeStats.stats, videos_this_month: 37, videos_today: 4, daily_limit: 10, daily_remaining: 6, monthly_limit: -1, monthly_remaining: -1 },
  last_days: weekOf(1, 0, 3, 5, 2, 6, 4),
  current_plan: {
    name: 'Pro',
    features: ['10 vídeos por dia', 'Sem marca d’água'],
    limits: { daily: 10, monthly: -1 },
    time_remaining: { formatted: '12 dias', is_expired: false, is_expiring_soon: false },
    can_change_plan: false,
    can_change_plan_at: '2026-12-02T12:00:00.000Z',
    next_billing_date: '2026-12-02T12:00:00.000Z',
  },
  plan_info: { id: 'pro', name: 'Pro', price: 14.9, period: 'mês', features: ['10 vídeos por dia', 'Sem marca d’água'], limits: { daily: 10, monthly: -1 } },
}

function aged(video: Video): Video {
  const left = Math.max(0, video.time_remaining - Math.trunc((Date.now() - testNow) / 1000))
  return { ...video, time_remaining: left, is_expired: left === 0 }
}

/** A finished video with that many seconds to live. */
export function testVideo(id: string, title: string, secondsLeft: number): Video {
  const isExpired = secondsLeft <= 0
  return {
    id,
    title,
    kind: 'theme',
    filename: `video_${id}.mp4`,
    created_at: new Date(testNow + secondsLeft * 1000 - 1_800_000).toISOString(),
    download_url: isExpired ? null : `/auth/user/videos/${id}/download`,
    is_expired: isExpired,
    time_remaining: Math.max(0, secondsLeft),
  }
}

/**
 * Answers the list of these videos as the server does: page by page, searched by title, older since
 * `testNow`.
 */
export function videoPages(videos: readonly Video[]) {
  return ({ path }: { path: string }) => {
    const asked = new URLSearchParams(path.split('?')[1])
    if (asked.size === 0) return { body: { videos } }
    const kind = asked.get('kind')
    const words = (asked.get('search') ?? '').toLowerCase()
    const found = videos.map(aged).filter((video) => (kind === null || video.kind === kind) && video.title.toLowerCase().includes(words))
    const counts = { active: 0, expiring: 0, expired: 0 }
    const stateOf = ({ time_remaining: left }: Video) => (left === 0 ? 'expired' : left <= 300 ? 'expiring' : 'active')
    for (const video of found) counts[stateOf(video)] += 1
    const state = asked.get('state')
    const matching = found.filter((video) => state === null || stateOf(video) === state)
    const first = Number(asked.get('cursor') ?? 0)
    const end = first + Number(asked.get('limit'))
    return { body: { videos: matching.slice(first, end), total: matching.length, next_cursor: end < matching.length ? String(end) : null, counts } }
  }
}
