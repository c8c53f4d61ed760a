import ipaddr from 'ipaddr.js'
import type { Milliseconds } from '@relampago/domain/units'

/** A language model behind an OpenAI-compatible server, and how long it may take. */
export type ModelSettings = {
  /** Address up to the version: `https://api.example/v1`. */
  baseUrl: string
  /** As the server names it. */
  model: string
  /** Sent to the server and nowhere else. */
  apiKey: string | null
  limits: ModelLimits
  /** Where failures are counted across processes; `null` counts them in this one. */
  breakerFile: string | null
}

export type ModelLimits = {
  /** Until the first sentence that may be said, all calls for one script together. */
  firstSentenceMs: Milliseconds
  /** Between two words, and between two sentences, after that. */
  stallMs: Milliseconds
  sentenceMs: Milliseconds
  /** Everything for one script. */
  totalMs: Milliseconds
}

export type GivenModel = {
  baseUrl: string
  model: string
  apiKey?: string | undefined
  waitSeconds?: number | undefined
  breakerFile?: string | undefined
}

const usualWaitSeconds = 2.2
/** A sentence may take this many times as long as the first one. */
const slowerLater = 4
/** Who makes a video is taken for dead when it reports nothing for a minute. */
const mostSentenceMs: Milliseconds = 40_000
/** A model on this machine writes more slowly than one that is paid for. */
const totalMs = { near: 90_000, far: 25_000 } as const

/** The settings of a model, with what is not given. */
export function modelSettings({ baseUrl, model, apiKey, waitSeconds = usualWaitSeconds, breakerFile }: GivenModel): ModelSettings {
  const waitMs = waitSeconds * 1000
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    model,
    apiKey: apiKey ?? null,
    limits: {
      firstSentenceMs: waitMs,
      stallMs: waitMs,
      sentenceMs: Math.min(waitMs * slowerLater, mostSentenceMs),
      totalMs: isNear(baseUrl) ? totalMs.near : totalMs.far,
    },
    breakerFile: breakerFile ?? null,
  }
}

/** Whether an address is on this machine or in its private network. */
export function isNear(address: string): boolean {
  const host = (URL.parse(address)?.hostname ?? '').replace(/^\[|\]$/g, '')
  if (host === 'localhost' || host.endsWith('.localhost') || host.endsWith('.local') || host.endsWith('.internal')) return true
  if (!ipaddr.isValid(host)) return host !== '' && !host.includes('.')
  return ['loopback', 'private', 'uniqueLocal', 'carrierGradeNat'].includes(ipaddr.process(host).range())
}
