import { z } from 'zod'
import { cleanText } from './schema-fields.ts'
import { videoKinds, videoListLimits, videoStates } from './video-list.ts'

/** One row of "my videos". */
const userVideo = z.object({
  id: z.string(),
  /** The script's title, or the input cut to 80 characters. */
  title: z.string(),
  /** What it was ordered with. */
  kind: z.enum(videoKinds),
  filename: z.string(),
  /** When the file was finished: its lifetime counts from here. */
  created_at: z.iso.datetime(),
  /** `null` once expired. */
  download_url: z.string().nullable(),
  is_expired: z.boolean(),
  /** Whole seconds, 0 once expired. */
  time_remaining: z.int(),
})

const query = z.object({
  limit: z.coerce
    .number()
    .pipe(z.int().min(1).max(videoListLimits.limit.most))
    .optional()
    .describe(`Videos of one page, 1 to ${videoListLimits.limit.most}; ${videoListLimits.limit.default} where another parameter is sent.`),
  cursor: z
    .string()
    .regex(/^\d{1,16}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    .optional()
    .describe('The next_cursor of the page before; leave it out for the first page.'),
  search: cleanText(videoListLimits.searchCharacters).optional().describe('Words that title or theme hold, in any order, case and accents.'),
  kind: z.enum(videoKinds).optional().describe('What the video was ordered with.'),
  state: z.enum(videoStates).optional().describe('How long the file lives: expiring ones have five minutes at most.'),
})

/** Without parameters the newest hundred, and `videos` alone; with any of them one page of all. */
export const userVideos = {
  query,
  reply: z.object({
    videos: z.array(userVideo),
    /** Matches on all pages. */
    total: z.int().optional(),
    /** `null` on the last page. */
    next_cursor: z.string().nullable().optional(),
    /** By state, among those that search and kind leave. */
    counts: z.object({ active: z.int(), expiring: z.int(), expired: z.int() }).optional(),
  }),
}
export type VideoListQuery = z.output<typeof query>
