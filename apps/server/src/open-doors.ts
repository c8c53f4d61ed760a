import type { Door } from './http/door.ts'
import type { ServerOptions } from './api/server.ts'
import { publicUrl, type Env } from './settings/env.ts'
import { isNear } from '@relampago/video/model-settings'
import { providerSettings } from './settings/provider-settings.ts'
import { isPublic, publicSettings } from './settings/reach.ts'

/** What is for trying the platform out serves this machine alone, unless it is named. */
export function doorsOf(env: Env): ServerOptions['doors'] {
  const door = (isNamed: boolean): Door => {
    if (isNamed) return 'everyone'
    return isPublic(env) ? 'closed' : 'this-machine'
  }
  return { sandbox: door(env.ALLOW_SANDBOX_PAYMENT), testCheckout: door(env.ALLOW_TEST_CHECKOUT), outbox: door(env.ALLOW_OUTBOX) }
}

export type Listening = {
  host: string
  /** The one in use. */
  port: number
  /** Name of the database, for people. */
  database: string
}

/** The lines that the start prints: what serves whom, what is open, and what is missing. */
export function startReport(env: Env, { host, port, database }: Listening): string[] {
  const reasons = publicSettings(env)
  const reach = reasons.length === 0 ? 'for this machine only' : `for others too, because of ${reasons.join(', ')}`
  return [`Database: ${database}`, `Listening on ${host}:${port}, ${reach}`, ...[...openParts(env, port), ...missingParts(env)].map((line) => `- ${line}`)]
}

function openParts(env: Env, port: number): string[] {
  const { sandbox, testCheckout, outbox } = doorsOf(env)
  const rows: [door: Door, text: string, setting: string][] = [
    [sandbox, 'sandbox payments give Pro away', 'ALLOW_SANDBOX_PAYMENT=1'],
    [env.PAYMENT_PROVIDER === 'sandbox' ? testCheckout : 'closed', 'test checkouts need no sign-in', 'ALLOW_TEST_CHECKOUT=1'],
    [outbox, `mails and their codes are shown at ${publicUrl(env, port)}/dev/outbox`, 'ALLOW_OUTBOX=1'],
  ]
  const open = rows.filter(([door]) => door !== 'closed')
  return [
    ...open.map(([door, text, setting]) => `open: ${text} (${door === 'everyone' ? `to everyone, ${setting}` : 'to users of this machine'})`),
    ...(env.LLM_BASE_URL?.startsWith('http:') === true && !isNear(env.LLM_BASE_URL)
      ? ['open: themes, contexts and LLM_API_KEY go unencrypted to the language model (https in LLM_BASE_URL)']
      : []),
    ...(env.VOICE_BASE_URL?.startsWith('http:') === true && !isNear(env.VOICE_BASE_URL)
      ? ['open: the sentences of videos and VOICE_API_KEY go unencrypted to the voice server (https in VOICE_BASE_URL)']
      : []),
    ...(env.ALLOW_PRIVATE_FETCH ? ['open: product links may point at this machine and its network (ALLOW_PRIVATE_FETCH=1)'] : []),
    ...(env.CLOCK_AHEAD_DAYS === 0 ? [] : [`open: the clock is ${env.CLOCK_AHEAD_DAYS} days ahead (CLOCK_AHEAD_DAYS)`]),
  ]
}

function missingParts(env: Env): string[] {
  return [
    ...(env.DATABASE_URL === undefined ? ['missing: the database is the embedded one; production sets DATABASE_URL'] : []),
    ...(env.MAIL_URL === undefined ? ['missing: mails are not sent, so sign-up and password recovery end in the outbox (MAIL_URL)'] : []),
    ...(env.ENCYCLOPEDIA && providerSettings(env).encyclopedia === null
      ? ['missing: no encyclopedia is asked for facts, because its operators want an address to write to (CONTACT=you@example.org switches it on)']
      : []),
    ...(isPublic(env) && !publicUrl(env, 0).startsWith('https:') ? ['missing: no https in PUBLIC_URL, so passwords and tokens can be read on the way'] : []),
    ...unnamedOperator(env),
  ]
}

function unnamedOperator(env: Env): string[] {
  const missing = (['OPERATOR', 'CONTACT'] as const).filter((name) => env[name] === undefined)
  if (!isPublic(env) || missing.length === 0) return []
  const lacks = { OPERATOR: 'nobody who runs the platform', CONTACT: 'nowhere to write to' }
  return [`missing: the pages name ${missing.map((name) => lacks[name]).join(' and ')}, as consumer and privacy law want (${missing.join(', ')})`]
}
