// Loaded only when a model is asked: the packages below take 0.1 s and 30 MB.
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, streamText } from 'ai'
import { z } from 'zod'
import { ToolError } from '../../run/tool-error.ts'
import { limitedFetch } from './limited-fetch.ts'
import { modelReply } from './model-reply.ts'
import type { ModelSettings } from './model-settings.ts'
import { openPatience, type Patience, type Waiting } from './patience.ts'

export type ModelCall = {
  settings: ModelSettings
  instructions: string
  prompt: string
  temperature: number
  mostTokens: number
  signal: AbortSignal
  waiting: Waiting
  /** The reply so far. What it throws ends the call. */
  onText: (text: string, patience: Patience) => void | Promise<void>
}

/**
 * How the reply is asked for: JSON of a schema that the server enforces, any JSON, or text with
 * JSON in it. Servers that do not know one of them answer 400 to it.
 */
const forms = ['schema', 'object', 'text'] as const
type Form = (typeof forms)[number]
const refusesForm = new Set([400, 404, 415, 422, 501])
const longestReply = 40_000

/**
 * One reply of a model, as text. Throws `ToolError` when the server is away, refuses, is silent or
 * too slow; it says nothing that the server wrote, which may hold the key.
 */
export async function askModel(call: ModelCall): Promise<string> {
  for (const form of forms) {
    const reply = await streamReply(call, form).catch((error: unknown) => {
      if (form !== 'text' && error instanceof APICallError && refusesForm.has(error.statusCode ?? 0)) return null
      throw error instanceof APICallError ? new ToolError('model', 'call', statusText(error.statusCode)) : error
    })
    if (reply !== null) return reply
  }
  throw new ToolError('model', 'call', 'refuses every form of reply')
}

function statusText(status: number | undefined): string {
  if (status === undefined) return 'the server cannot be reached'
  return status < 300 ? 'the reply cannot be read' : `the server answered ${status}`
}

async function streamReply(call: ModelCall, form: Form): Promise<string> {
  using patience = openPatience(call.settings.limits, call.waiting)
  const result = streamText({
    model: modelOf(call.settings, form),
    instructions: call.instructions,
    prompt: call.prompt,
    // Some models take neither; who refuses all other forms gets the plainest call.
    ...(form === 'text' ? {} : { temperature: call.temperature, maxOutputTokens: call.mostTokens }),
    maxRetries: 0,
    abortSignal: AbortSignal.any([call.signal, patience.signal]),
    // Thrown below; without this the package prints it.
    onError: () => undefined,
  })
  let text = ''
  for await (const part of result.stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw reasonOf(call.signal, patience)
    if (part.type !== 'text-delta' && part.type !== 'reasoning-delta') continue
    patience.heardWords()
    if (part.type === 'reasoning-delta') continue
    text += part.text
    if (text.length > longestReply) throw new ToolError('model', 'call', `more than ${longestReply} characters`)
    await call.onText(text, patience)
  }
  call.signal.throwIfAborted()
  patience.signal.throwIfAborted()
  return text
}

function reasonOf(signal: AbortSignal, patience: Patience): unknown {
  return signal.aborted ? signal.reason : patience.signal.reason
}

/**
 * The form goes into the request beside the package: with its own outputs the package holds text
 * back until it is JSON, and a server that ignores the form and greets first would count as silent.
 */
function modelOf({ baseUrl, model, apiKey }: ModelSettings, form: Form) {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    ...(apiKey !== null && { apiKey }),
    fetch: limitedFetch,
    transformRequestBody: (body) => ({ ...body, ...formatOf(form) }),
  })
  return provider(model)
}

function formatOf(form: Form) {
  if (form === 'text') return {}
  if (form === 'object') return { response_format: { type: 'json_object' } }
  const { $schema: _, ...schema } = z.toJSONSchema(modelReply)
  return { response_format: { type: 'json_schema', json_schema: { name: 'script', strict: true, schema } } }
}
