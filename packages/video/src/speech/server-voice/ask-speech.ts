import { setTimeout as delay } from 'node:timers/promises'
import type { Milliseconds } from '@relampago/domain/units'
import { fetch, type Response } from 'undici'
import { ToolError } from '../../run/tool-error.ts'
import type { ServerVoiceName, VoiceServerSettings } from './voice-server-settings.ts'

export type SpeechCall = {
  settings: Pick<VoiceServerSettings, 'baseUrl' | 'apiKey'>
  name: ServerVoiceName
  /** What to say. */
  text: string
  /** 1 is the voice's own pace. */
  speed: number
  limits: SpeechLimits
  signal: AbortSignal
}

export type SpeechLimits = {
  /** Everything for one sentence: both tries, the wait between them, the sound. */
  sentenceMs: Milliseconds
  /** Wait before the second try where the server names none. */
  retryMs: Milliseconds
  /** A server that wants a longer wait is not asked again. */
  longestRetryMs: Milliseconds
  /** Of one answer. */
  mostBytes: number
}

export const usualLimits: SpeechLimits = {
  // Who makes a video is taken for dead when it reports nothing for a minute.
  sentenceMs: 40_000,
  retryMs: 1000,
  longestRetryMs: 10_000,
  // A minute of stereo WAV at 48 kHz.
  mostBytes: 12_000_000,
}

/** What is asked for, in this order; a server that does not know the first refuses the call. */
const formats = ['wav', 'mp3'] as const
const refusesFormat = new Set([400, 415, 422, 501])
/** Media types that some servers give any file. */
const anyFile = ['application/octet-stream', 'binary/octet-stream']

/**
 * One sentence as the server says it: bytes of an audio file. Throws `ToolError` when the server is
 * away, refuses, is too slow, or sends no audio or too much; it says nothing that the server wrote,
 * which may hold the key. Throws the signal's reason when aborted.
 */
export async function askSpeech(call: SpeechCall): Promise<Uint8Array> {
  const deadline = AbortSignal.timeout(call.limits.sentenceMs)
  const signal = AbortSignal.any([call.signal, deadline])
  try {
    for (const format of formats) {
      const response = await post({ ...call, signal }, format)
      if (response.ok) return await readSound(response, call.limits)
      await response.body?.cancel()
      if (format === 'mp3' || !refusesFormat.has(response.status)) throw failure(`the server answered ${response.status}`)
    }
    throw failure('the server gives no format of sound')
  } catch (error) {
    call.signal.throwIfAborted()
    if (deadline.aborted) throw failure(`no sound in ${call.limits.sentenceMs} ms`)
    throw error instanceof ToolError ? error : new ToolError('speech-server', 'speech', 'the server cannot be reached', { cause: error })
  }
}

/** The answer; that of a second try where the first is one that may pass. */
async function post(call: SpeechCall, format: string): Promise<Response> {
  const first = await postOnce(call, format)
  if (first.status !== 429 && first.status < 500) return first
  const waitMs = retryAfterMs(first.headers.get('retry-after')) ?? call.limits.retryMs
  if (waitMs > call.limits.longestRetryMs || first.status === 501) return first
  await first.body?.cancel()
  await delay(waitMs, undefined, { signal: call.signal })
  return postOnce(call, format)
}

function postOnce({ settings: { baseUrl, apiKey }, name: { model, voice }, text, speed, signal }: SpeechCall, format: string): Promise<Response> {
  return fetch(`${baseUrl}/audio/speech`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }) },
    // Some models know no speed.
    body: JSON.stringify({ model, voice, input: text, response_format: format, ...(speed !== 1 && { speed }) }),
    // It would carry the text elsewhere.
    redirect: 'error',
    signal,
  })
}

/** In seconds or as a date; `null` for anything else. */
function retryAfterMs(header: string | null): Milliseconds | null {
  if (header === null) return null
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}

async function readSound(response: Response, { mostBytes }: SpeechLimits): Promise<Uint8Array> {
  const type = (response.headers.get('content-type') ?? 'audio/').toLowerCase()
  if (!type.startsWith('audio/') && !anyFile.some((one) => type.startsWith(one))) {
    await response.body?.cancel()
    throw failure(`the server sent no sound but ${/^[\w.+-]+\/[\w.+-]{1,40}/.exec(type)?.[0] ?? 'something else'}`)
  }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += (chunk as Uint8Array).length
    // Leaving the loop cancels the stream.
    if (length > mostBytes) throw failure(`more than ${mostBytes} bytes`)
    chunks.push(chunk as Uint8Array)
  }
  if (length === 0) throw failure('an empty answer')
  return Buffer.concat(chunks)
}

function failure(detail: string): ToolError {
  return new ToolError('speech-server', 'speech', detail)
}
