import { z } from 'zod'
import {
  builtInTemplates,
  durations,
  fontSize,
  inputLimits,
  musicChoices,
  musicVolume,
  readColor,
  readFont,
  scriptWriters,
  stageIds,
  verificationCode,
  videoLanguages,
  voiceTypes,
  accountPlans,
  defaultDuration,
  defaultKaraokeColor,
  defaultOutlineColor,
  defaultTextColor,
} from '../catalogue/index.ts'
import type { CallId } from './calls.ts'

/** Text without control characters other than line breaks and tabs. Right-to-left marks are kept: names use them. */
function cleanText(most: number) {
  return z
    .string()
    .transform((text) => text.replaceAll(/(?![\n\t])\p{Cc}/gu, ' ').trim())
    .pipe(z.string().max(most))
}
const color = z
  .string()
  .max(20)
  .transform((text, context) => {
    const read = readColor(text)
    if (read !== null) return read
    context.addIssue({ code: 'custom', message: 'not a colour' })
    return z.NEVER
  })
const font = z
  .string()
  .max(60)
  .transform((text, context) => {
    const read = readFont(text)
    if (read !== null) return read
    context.addIssue({ code: 'custom', message: 'not an offered font' })
    return z.NEVER
  })
/** Any built-in id, or any id that claims to be custom: the plan decides about those. */
const template = z
  .string()
  .max(120)
  .refine((id) => Object.hasOwn(builtInTemplates, id) || id.startsWith('custom'))

/** What both the web page and the command line send; unknown fields are dropped. */
export const orderBody = z.object({
  input: cleanText(inputLimits.inputCharacters).pipe(z.string().min(1)),
  context: cleanText(inputLimits.contextCharacters).default(''),
  duration: z.coerce.number().pipe(z.literal(durations)).default(defaultDuration),
  language: z.enum(videoLanguages).default('pt-BR'),
  voice: z.enum(voiceTypes).default('female'),
  font: font.default('anton'),
  fontSize: z.coerce.number().min(fontSize.minPx).max(fontSize.maxPx).default(fontSize.defaultPx),
  textColor: color.default(defaultTextColor),
  outlineColor: color.default(defaultOutlineColor),
  karaokeColor: color.default(defaultKaraokeColor),
  template: template.default('default'),
  music: z.enum(musicChoices).default('none'),
  musicVolume: z.coerce.number().min(musicVolume.min).max(musicVolume.max).default(musicVolume.apiDefault),
})
export type OrderBody = z.output<typeof orderBody>

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(inputLimits.emailCharacters)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
const code = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${verificationCode.digits}}$`))
const success = z.object({ success: z.literal(true), message: z.string() })
const started = z.object({ success: z.literal(true), task_id: z.string(), message: z.string(), error: z.null() })
const taskId = z.object({ taskId: z.uuid() })
const option = z.object({ id: z.string(), name: z.string() })

const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  plan: z.enum(accountPlans),
  is_verified: z.boolean(),
  created_at: z.iso.datetime(),
  plan_started_at: z.iso.datetime().nullable(),
})

export const schemas = {
  health: { reply: z.object({ status: z.literal('ok'), name: z.string(), version: z.string() }) },
  options: {
    reply: z.object({
      voices: z.array(option.extend({ type: z.enum(voiceTypes), language: z.enum(videoLanguages), preview: z.string() })),
      templates: z.array(option.extend({ preview: z.string(), summary: z.string() })),
      music: z.array(option.extend({ icon: z.string(), mood: z.string(), preview: z.string().nullable() })),
      fonts: z.array(option),
      colors: z.array(option.extend({ value: z.string() })),
      marketplaces: z.array(z.string()),
    }),
  },
  generateVideo: { body: orderBody, reply: started },
  generateThemeVideo: { body: orderBody, reply: started },
  generateProductVideo: { body: orderBody, reply: started },
  videoProgress: {
    params: taskId,
    reply: z.object({
      task_id: z.string(),
      status: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
      percent: z.number(),
      progress: z.number(),
      /** Name of the step that runs, in the caller's language. */
      stage: z.string(),
      stage_id: z.enum(stageIds).nullable(),
      message: z.string(),
      error: z.string().nullable(),
      error_type: z.string().nullable(),
      /** What is known already; grows while the video is made. */
      title: z.string().nullable(),
      sentences: z.array(z.string()),
      pictures_done: z.int(),
      elapsed_ms: z.number(),
      /** Set once the video is done. */
      result: z
        .object({
          duration: z.number(),
          size_bytes: z.int(),
          made_in_ms: z.number(),
          post_caption: z.string(),
          hashtags: z.array(z.string()),
          writer: z.enum(scriptWriters),
          credits: z.array(z.string()),
          created_at: z.iso.datetime(),
          expires_at: z.iso.datetime(),
        })
        .nullable(),
    }),
  },
  finalVideo: { params: taskId },
  cancelVideo: { params: taskId, reply: success },
  voicePreview: { params: z.object({ file: z.string().max(60) }) },
  musicPreview: { params: z.object({ file: z.string().max(60) }) },
  register: {
    body: z.object({
      email,
      password: z.string().min(1).max(inputLimits.passwordCharacters),
      name: cleanText(inputLimits.nameCharacters).pipe(z.string().min(1)),
    }),
    reply: success,
  },
  verifyCode: { body: z.object({ email, code }), reply: success },
  verifyEmail: { query: z.object({ token: z.string().min(1).max(100) }), reply: success },
  resendCode: { body: z.object({ email }), reply: success },
  login: {
    body: z.object({
      username: email,
      password: z.string().min(1).max(inputLimits.passwordCharacters),
      remember: z.enum(['true', 'false']).default('false'),
    }),
    reply: z.object({ access_token: z.string(), token_type: z.literal('bearer'), expires_in: z.int() }),
  },
  me: { reply: user },
} as const satisfies Record<CallId, { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType; reply?: z.ZodType }>

type Schemas = typeof schemas
/** What a caller may send: fields with a default are optional. */
export type CallBody<Id extends CallId> = Schemas[Id] extends { body: infer Body extends z.ZodType } ? z.input<Body> : undefined
export type CallReply<Id extends CallId> = Schemas[Id] extends { reply: infer Reply extends z.ZodType } ? z.output<Reply> : undefined
