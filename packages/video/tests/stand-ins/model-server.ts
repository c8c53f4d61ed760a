// A server that speaks the OpenAI-compatible form of chat completions as its documentation
// describes it, with replies written by us. Stands in for Ollama, LM Studio, llama.cpp and paid
// services.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { replyOf, type Order, type ReplyMode } from './model-replies.ts'

export type ModelMode =
  | ReplyMode
  /** 400 for a schema; for every `response_format`. */
  | 'no-schema'
  | 'plain-only'
  /** Ignores `response_format` and writes around its JSON. */
  | 'chatty'
  /** Takes the call and never answers; answers with a head and no word. */
  | 'silent'
  | 'head-only'
  /** Stops after the first sentences, the connection open. */
  | 'stalling'
  /** Ends in the middle for want of tokens; breaks the connection there. */
  | 'truncated'
  | 'breaking'
  /** A letter at a time, endlessly. */
  | 'trickling'
  /** The same after the first sentences. */
  | 'dozing'
  | 'endless'
  | 'redirecting'
  | 429
  | 401
  | 500

type Asked = { path: string; authorization: string | undefined; body: ChatBody }
type ChatBody = { stream?: boolean; model?: string; response_format?: { type: string }; messages?: { role: string; content: string }[]; temperature?: number }

export type ModelServer = {
  /** With the version, as `LLM_BASE_URL` wants it. */
  baseUrl: string
  /** The calls for a reply, in order. */
  asked: Asked[]
  close: () => Promise<void>
}

type ServerChoices = {
  /** The names that it lists. */
  models?: string[]
  port?: number
  /** Of `redirecting`. */
  redirectTo?: string | undefined
}

/** Starts a model that behaves in one way. */
export async function startModelServer(
  mode: ModelMode,
  { models = ['stand-in:8b-instruct'], port = 0, redirectTo = '' }: ServerChoices = {},
): Promise<ModelServer> {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    void answer(request, response, { mode, models, asked, redirectTo }).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  const { port: used } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${used}/v1`,
    asked,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

type Behaviour = { mode: ModelMode; models: readonly string[]; asked: Asked[]; redirectTo: string }

async function answer(request: IncomingMessage, response: ServerResponse, { mode, models, asked, redirectTo }: Behaviour): Promise<void> {
  const path = request.url ?? ''
  if (path === '/api/tags') return json(response, 200, { models: models.map((name) => ({ name, model: name })) })
  if (path === '/v1/models') return json(response, 200, { object: 'list', data: models.map((id) => ({ id, object: 'model' })) })
  if (path !== '/v1/chat/completions') return json(response, 404, { error: { message: 'unknown address' } })
  const body = JSON.parse(await textOf(request)) as ChatBody
  const { authorization } = request.headers
  asked.push({ path, authorization, body })
  const format = body.response_format?.type
  if (mode === 'silent') return
  if (mode === 'redirecting') return void response.writeHead(307, { location: redirectTo }).end()
  // Services repeat the key in their complaint.
  if (typeof mode === 'number') return json(response, mode, { error: { message: `refused for ${authorization}` } })
  if (isRefused(mode, format)) return json(response, 400, { error: { message: `response_format ${format} is not supported` } })
  complete(response, mode, body)
}

function isRefused(mode: ModelMode, format: string | undefined): boolean {
  return (mode === 'no-schema' && format === 'json_schema') || (mode === 'plain-only' && format !== undefined)
}

function complete(response: ServerResponse, mode: ModelMode, { messages = [], stream: isStream = false, response_format: format }: ChatBody): void {
  const user = messages.find(({ role }) => role === 'user')?.content ?? ''
  const order = JSON.parse(/<data>(.*?)<\/data>/s.exec(user)?.[1] ?? '{}') as Order
  const content = textFor(mode, order, format?.type)
  if (isStream) return stream(response, mode, content)
  json(response, 200, { id: 'x', object: 'chat.completion', choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }] })
}

function textFor(mode: ModelMode, order: Order, format: string | undefined): string {
  const known: ReplyMode[] = [
    'honest',
    'numbers',
    'names',
    'obeying',
    'wrong-language',
    'too-long',
    'invalid',
    'empty',
    'mending',
    'silly',
    'forgetful',
    'cutting',
  ]
  const reply = replyOf(known.find((one) => one === mode) ?? 'honest', order)
  return format === undefined || mode === 'chatty' ? `Sure! Here is {your} narration:\n\`\`\`json\n${reply}\n\`\`\`\nI hope that helps.` : reply
}

function stream(response: ServerResponse, mode: ModelMode, text: string): void {
  const chunk = (delta: object, finish: string | null = null) =>
    response.write(`data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  if (mode === 'head-only') return
  if (mode === 'trickling') return trickle(response, (letter) => chunk({ content: letter }))
  if (mode === 'endless') return flood(response)
  const told = text.slice(0, text.length * (shares[mode] ?? 1))
  for (let at = 0; at < told.length; at += 12) chunk(at === 0 ? { role: 'assistant', content: told.slice(0, 12) } : { content: told.slice(at, at + 12) })
  if (mode === 'stalling') return
  if (mode === 'breaking') return void response.write('data: ', () => response.destroy())
  if (mode === 'dozing') return trickle(response, (letter) => chunk({ content: letter }))
  chunk({}, mode === 'truncated' ? 'length' : 'stop')
  response.end('data: [DONE]\n\n')
}

/** Of the reply, where it is not sent whole. */
const shares: Partial<Record<ModelMode, number>> = { stalling: 0.3, dozing: 0.3, truncated: 0.6, breaking: 0.6 }

function trickle(response: ServerResponse, say: (letter: string) => void): void {
  const timer = setInterval(() => say('a'), 20)
  response.once('close', () => clearInterval(timer))
}

/** A comment of the protocol that never ends. */
function flood(response: ServerResponse): void {
  while (!response.destroyed && response.write(`: ${'x'.repeat(65_536)}\n`));
  if (!response.destroyed) response.once('drain', () => flood(response))
}

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
