import { z } from 'zod'
import {
  inputLimits,
  scriptWriters,
  stageIds,
  subscriptionStates,
  verificationCode,
  videoLanguages,
  voiceTypes,
  accountPlans,
  type VideoDuration,
} from '../catalogue/index.ts'
import { readPersonName } from '../input/person-name.ts'
import type { CallId } from './calls.ts'
import { draftSchemas } from './draft-schemas.ts'
import { glanceSchemas } from './glance-schemas.ts'
import { mediaSchemas } from './media-schemas.ts'
import { imageBody, orderBody, productImageBody } from './order-schemas.ts'
import { paymentSchemas, pendingPayment } from './payment-schemas.ts'
import { email, mailToken, success } from './schema-fields.ts'
import { statusMailSchemas } from './status-mail-schemas.ts'
import { serviceStatusReply } from './status-schemas.ts'
import { templateSchemas } from './template-schemas.ts'
import { toldReply } from './told-schemas.ts'
import { userVideos } from './video-list-schemas.ts'

const code = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${verificationCode.digits}}$`))
const started = z.object({ success: z.literal(true), task_id: z.string(), message: z.string(), error: z.null() })
/** `notice` says when nothing is known on the theme; the video is made all the same. */
const startedVideo = started.extend({ notice: z.string().nullable() })
/**
 * A client that names its order may send it again when the reply was lost: it gets the same task,
 * for the same unit of its plan.
 */
const orderHeaders = z.looseObject({
  'idempotency-key': z
    .string()
    .regex(/^[!-~]{8,200}$/)
    .optional()
    .describe('A name of your own for this order. Sent again with the same content, it answers the same task.'),
})
const taskId = z.object({ taskId: z.uuid() })
const option = z.object({ id: z.string(), name: z.string() })

const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  plan: z.enum(accountPlans),
  is_verified: z.boolean(),
  /** False for an account that only ever signed in through a third party. */
  has_password: z.boolean(),
  created_at: z.iso.datetime(),
  plan_started_at: z.iso.datetime().nullable(),
})

const personName = z.string().transform((text, context) => {
  const name = readPersonName(text)
  if (name !== null) return name
  context.addIssue({ code: 'custom', message: 'not a name' })
  return z.NEVER
})
/** From the reply of a sign-up. */
const signUpSecret = z.string().min(1).max(100)
/** What was in a mail: the token of its link, or its code with the address. */
const mailProof = z
  .object({ token: mailToken.optional(), email: email.optional(), code: code.optional(), sign_up: signUpSecret.optional() })
  .refine(({ token, email: address, code: digits }) => (token !== undefined) !== (address !== undefined && digits !== undefined), { path: ['token'] })
/** One sign-in of the caller. */
const session = z.object({
  id: z.string(),
  /** Such as "Chrome, Windows"; `null` when the browser did not say. */
  browser: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** Exact to ten minutes. */
  last_used_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** Whether it is the session of this call. */
  is_current: z.boolean(),
})
const password = z.string().min(1).max(inputLimits.passwordCharacters)
const signedIn = z.object({ access_token: z.string(), token_type: z.literal('bearer'), expires_in: z.int() })
/** A confirmed e-mail; a token only for the page that signed up. */
const confirmed = success.extend(signedIn.partial().shape)
const planId = z.enum(accountPlans)
const planLimits = z.object({ daily: z.int(), monthly: z.int() })

/** What a call is sent and answers, as far as it is checked. */
export type CallSchemas = { params?: z.ZodType; query?: z.ZodType; headers?: z.ZodType; body?: z.ZodType; reply?: z.ZodType }

export const schemas = {
  health: { reply: z.object({ status: z.literal('ok'), name: z.string(), version: z.string() }) },
  options: {
    query: z.object({
      /** Id of a person's template, to offer it too when the caller may use it. */
      template: z.string().optional(),
      /** A video of the caller made with it: offered is what it was then. */
      variation_of: z.uuid().optional(),
    }),
    reply: z.object({
      voices: z.array(option.extend({ type: z.enum(voiceTypes), language: z.enum(videoLanguages), preview: z.string() })),
      templates: z.array(
        option.extend({
          /** An emoji. */
          preview: z.string(),
          summary: z.string(),
          /** Address of a frame; `null` until it is drawn, and for the product's own. */
          thumbnail_image: z.string().nullable(),
          /** Whether the spoken word grows for a moment. */
          caption_pop: z.boolean(),
          /** By length of the video: how much longer its effects make the wait. */
          extra_seconds: z.object({ 15: z.number(), 30: z.number(), 60: z.number() } satisfies Record<VideoDuration, z.ZodType>),
        }),
      ),
      music: z.array(option.extend({ icon: z.string(), mood: z.string(), preview: z.string().nullable() })),
      fonts: z.array(option),
      colors: z.array(option.extend({ value: z.string() })),
      marketplaces: z.array(z.string()),
    }),
  },
  videoService: { reply: z.object({ videos: z.enum(['ready', 'stopped']) }) },
  serviceStatus: { reply: serviceStatusReply },
  themeCheck: {
    body: orderBody.pick({ input: true, context: true, language: true }),
    reply: z.object({
      kind: z.enum(['theme', 'product']),
      /** `null` when the sources did not answer in time. */
      known: z.boolean().nullable(),
      facts: z.int(),
      /** Names of those who know them. */
      sources: z.array(z.string()),
      /** Themes that are known, near to one that is not. */
      near: z.array(z.string()),
    }),
  },
  generateVideo: { headers: orderHeaders, body: orderBody, reply: startedVideo },
  generateThemeVideo: { headers: orderHeaders, body: orderBody, reply: startedVideo },
  generateProductVideo: { headers: orderHeaders, body: orderBody, reply: startedVideo },
  imageToVideo: { headers: orderHeaders, body: imageBody, reply: started },
  productImageToVideo: { headers: orderHeaders, body: productImageBody, reply: started },
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
      /** Indexes of the scenes whose picture can be fetched (`scenePicture`). */
      pictures: z.array(z.int()),
      elapsed_ms: z.number(),
      /** What a video of this length usually takes here, from the order to the file. */
      typical_ms: z.number(),
      /** The stages that have begun, in order, with the time from the order to their beginning. */
      stages: z.array(z.object({ id: z.enum(stageIds), began_ms: z.number() })),
      /** How many videos are taken before this one; `null` once it is being made. */
      queue_position: z.int().nullable(),
      /** How long it still waits, by measured times; `null` when that is not known. */
      queue_wait_ms: z.number().nullable(),
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
          ...toldReply,
          created_at: z.iso.datetime(),
          expires_at: z.iso.datetime(),
        })
        .nullable(),
    }),
  },
  finalVideo: { params: taskId },
  cancelVideo: { params: taskId, reply: success },
  scenePicture: {
    params: taskId.extend({ index: z.coerce.number().pipe(z.int().min(0).max(99)) }),
    query: z.object({ part: z.coerce.number().pipe(z.int().min(0).max(99)).default(0) }),
  },
  videoPreview: {
    params: taskId,
    reply: z.object({
      /** `null` until it is known, and of videos that nothing is said in. */
      preview: z
        .object({
          /** As the engine takes it: scenes, transitions, effects, captions. */
          timeline: z.record(z.string(), z.unknown()),
          /** The picture of each scene, as `scenePicture` counts them, and whether it is there. */
          scenes: z.array(z.object({ sentence: z.int().min(0).max(99), part: z.int().min(0).max(99), drawn: z.boolean() })),
        })
        .nullable(),
    }),
  },
  videoPreviewSound: { params: taskId },
  voicePreview: { params: z.object({ file: z.string().max(60) }) },
  musicPreview: { params: z.object({ file: z.string().max(60) }) },
  register: {
    body: z.object({
      email,
      password,
      name: personName,
      /** Whether the terms of use were accepted. */
      terms: z.boolean().default(false),
      /** When a sign-up of this address waits already: refuse, or begin another next to it. */
      if_waiting: z.enum(['ask', 'start_anew']).default('start_anew'),
    }),
    /** With `sign_up`, which is for the page that signed up, only its own codes are accepted. */
    reply: success.extend({ sign_up: z.string() }),
  },
  /** With `sign_up` of the same sign-up, the reply signs in. */
  verifyCode: { body: z.object({ email, code, sign_up: signUpSecret.optional() }), reply: confirmed },
  verifyEmail: { query: z.object({ token: mailToken, sign_up: signUpSecret.optional() }), reply: confirmed },
  resendCode: { body: z.object({ email, sign_up: signUpSecret.optional() }), reply: success },
  /** What a link or code of a mail belongs to, before it is used. Changes nothing. */
  signUpFacts: {
    body: mailProof,
    reply: z.object({
      started_at: z.iso.datetime(),
      /** Such as "Chrome, Windows"; `null` when the browser did not say. */
      browser: z.string().nullable(),
      /** Whether the caller's `sign_up` is the one that the mail belongs to. */
      is_of_this_page: z.boolean(),
    }),
  },
  /** Ends a sign-up that the reader of its mail did not begin. */
  refuseSignUp: { body: mailProof, reply: success },
  login: {
    body: z.object({
      username: email,
      password,
      remember: z.enum(['true', 'false']).default('false'),
      sign_up: signUpSecret.optional(),
    }),
    reply: signedIn,
  },
  logout: { reply: success },
  sessions: { reply: z.object({ sessions: z.array(session) }) },
  endSession: { params: z.object({ sessionId: z.uuid() }), reply: success },
  endSessions: { query: z.object({ keep_this: z.enum(['true', 'false']).default('false') }), reply: success },
  ...draftSchemas,
  me: { reply: user },
  forgotPassword: { body: z.object({ email }), reply: success },
  resetPassword: { body: z.object({ token: z.string().min(1).max(100), new_password: password }), reply: success },
  /** All tokens die with the old password; the reply brings a new one for the caller. */
  changePassword: { body: z.object({ current_password: password, new_password: password }), reply: success.extend(signedIn.shape) },
  deleteAccount: { body: z.object({ password }), reply: success },
  exportAccount: {},
  signInProviders: { reply: z.object({ providers: z.array(z.object({ id: z.literal('google'), name: z.string() })) }) },
  googleLogin: { reply: z.object({ auth_url: z.url() }) },
  googleCallback: { query: z.object({ code: z.string().min(1).max(2000), state: z.string().min(1).max(200) }), reply: signedIn },
  userStats: {
    query: z.object({ t: z.string().max(40).optional() }),
    reply: z.object({
      user,
      stats: z.object({
        total_videos: z.int(),
        videos_this_month: z.int(),
        videos_today: z.int(),
        daily_limit: z.int(),
        daily_remaining: z.int(),
        /** -1: no monthly limit. */
        monthly_limit: z.int(),
        monthly_remaining: z.int(),
        days_until_monthly_reset: z.int(),
        hours_until_monthly_reset: z.int(),
        minutes_until_monthly_reset: z.int(),
        /** The moments the countdowns run to: midnight and the first of the month in São Paulo. */
        daily_reset_at: z.iso.datetime(),
        monthly_reset_at: z.iso.datetime(),
      }),
      /** Videos that count, by the days of São Paulo: today at the end, and six days before. */
      last_days: z.array(z.object({ day: z.iso.date(), videos: z.int() })).length(7),
      /** `null` on the free plan. */
      current_plan: z
        .object({
          name: z.string(),
          features: z.array(z.string()),
          limits: planLimits,
          time_remaining: z.object({ formatted: z.string(), is_expired: z.boolean(), is_expiring_soon: z.boolean() }),
          can_change_plan: z.boolean(),
          /** When it can be changed; `null` for now. Also set once it is cancelled. */
          can_change_plan_at: z.iso.datetime().nullable(),
          next_billing_date: z.iso.datetime().nullable(),
        })
        .nullable(),
      plan_info: z.object({
        id: planId,
        name: z.string(),
        price: z.number(),
        period: z.string(),
        features: z.array(z.string()),
        limits: planLimits,
      }),
      /** For the badge Pendente; `null` when nothing waits for its money, and on a paid plan. */
      pending_payment: pendingPayment.nullable(),
      /** The plan ended by a failed renewal that is still collected. It can be cancelled. */
      has_open_renewal: z.boolean(),
    }),
  },
  userVideos,
  downloadVideo: { params: z.object({ id: z.uuid() }) },
  subscriptions: {
    reply: z.object({
      subscription_history: z.array(
        z.object({
          id: z.string(),
          plan: planId,
          status: z.enum(subscriptionStates),
          amount: z.number(),
          started_at: z.iso.datetime(),
          ended_at: z.iso.datetime().nullable(),
        }),
      ),
    }),
  },
  cancelSubscription: { reply: success },
  withdrawPurchase: { reply: success },
  ...paymentSchemas,
  ...glanceSchemas,
  ...mediaSchemas,
  ...templateSchemas,
  ...statusMailSchemas,
  subscribe: { body: z.object({ plan: z.literal('free'), payment_method: z.literal('free') }), reply: success },
} as const satisfies Record<CallId, CallSchemas>

type Schemas = typeof schemas
/** What a caller may send: fields with a default are optional. */
export type CallBody<Id extends CallId> = Schemas[Id] extends { body: infer Body extends z.ZodType } ? z.input<Body> : undefined
export type CallReply<Id extends CallId> = Schemas[Id] extends { reply: infer Reply extends z.ZodType } ? z.output<Reply> : undefined
