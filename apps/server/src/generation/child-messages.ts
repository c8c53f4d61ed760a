import { z } from 'zod'
import { scriptWriters, stageIds, type StageId } from '@relampago/domain/catalogue'
import { errors, type ErrorCode, type VideoOrder } from '@relampago/domain/contracts'

// What the worker and the process that makes one video tell each other.

/** The one message to the child. */
export type ChildOrder = {
  order: VideoOrder
  ffmpegPath: string
  ffprobePath: string
  /** Existing folder for everything temporary; the worker removes it. */
  folder: string
  outFile: string
  allowPrivateFetch: boolean
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
  }),
  credits: z.array(z.string()),
  stageMs: z.record(stage, z.number()),
})
const report = z.object({
  kind: z.literal('report'),
  stage,
  fraction: z.number().min(0).max(1),
  title: z.string().optional(),
  sentences: z.array(z.string()).optional(),
  picture: z.int().min(0).optional(),
})

/** Everything a child may say; the process may be damaged, so each message is checked. */
export const childMessage = z.discriminatedUnion('kind', [
  report,
  finished,
  /** The person can mend it: a code of the error table. */
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
