import { z } from 'zod'
import { scriptWriters, stageIds, type StageId } from '@relampago/domain/catalogue'
import { errors, type AnyOrder, type ErrorCode } from '@relampago/domain/contracts'
import { toldFields } from '@relampago/domain/contracts/told-schemas'
import type { OwnMedia, ProviderSettings, VideoEncoder } from '@relampago/video'
import type { CacheBudget } from '@relampago/video/cache-budget'

// Messages between the worker and the process that makes one video.

/** The one message to the child. */
export type ChildOrder = {
  order: AnyOrder
  /** The picture that was uploaded with the order. */
  uploadFile: string | null
  /** Pictures that the order names; their content has not been looked at. */
  media?: readonly OwnMedia[]
  ffmpegPath: string
  ffprobePath: string
  encoder?: VideoEncoder
  /** Existing folder for everything temporary; the worker removes it. */
  folder: string
  outFile: string
  /**
   * Where results of single steps are cached, so that the retry of a crashed attempt makes only
   * what is missing.
   */
  cacheFolder: string
  cacheBudget?: CacheBudget
  /** Where the encoded video is stored in segments, for edits. */
  segmentFolder?: string
  allowPrivateFetch: boolean
  /** Who knows, writes, speaks and pictures beside the embedded adapters. */
  providers: ProviderSettings
}

const stage = z.enum(stageIds as [StageId, ...StageId[]])
const finished = z.object({
  kind: z.literal('finished'),
  bytes: z.int().positive(),
  duration: z.number().positive(),
  script: z.object({
    title: z.string(),
    sentences: z.array(z.string()),
    postCaption: z.string(),
    hashtags: z.array(z.string()),
    writer: z.enum(scriptWriters),
    ...toldFields,
  }),
  credits: z.array(z.string()),
  /** For the log: what is not as ordered. */
  notes: z.array(z.string()),
  /** Which adapter wrote, spoke and pictured the video. */
  providers: z.array(
    z.object({
      port: z.enum(['facts', 'writer', 'voice', 'pictures']),
      name: z.string(),
      version: z.string(),
      ms: z.number(),
      degraded: z.boolean(),
      failures: z.array(z.object({ name: z.string(), reason: z.string() })),
    }),
  ),
  stageMs: z.record(stage, z.number()),
})
const report = z.object({
  kind: z.literal('report'),
  stage,
  fraction: z.number().min(0).max(1),
  title: z.string().optional(),
  sentences: z.array(z.string()).optional(),
  /**
   * A scene's picture was drawn; `file` is its small JPEG, somewhere in the folder of the order.
   */
  picture: z.object({ index: z.int().min(0).max(99), part: z.int().min(0).max(99), file: z.string() }).optional(),
  /** Files that play the video before it is rendered, in the same folder. */
  preview: z.object({ timeline: z.string(), sound: z.string() }).optional(),
})

/** Every message of a child. The process may be damaged, so each one is checked. */
export const childMessage = z.discriminatedUnion('kind', [
  report,
  finished,
  /** An error that the user can fix: a code of the error table. */
  z.object({
    kind: z.literal('refused'),
    code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
    parameters: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
  /** A tool failed, or we have a bug. `detail` is for the log. */
  z.object({ kind: z.literal('broken'), detail: z.string() }),
])
export type ChildMessage = z.output<typeof childMessage>
export type ChildReport = z.output<typeof report>
export type ChildResult = z.output<typeof finished>
