// A server with OpenAI's speech call (`POST /audio/speech`), as its documentation describes it.
// Its voices are eSpeak's of other throats, so that the time of each word is known. Stands in for
// OpenAI, Kokoro-FastAPI, LocalAI, Speaches and openedai-speech.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runFfmpeg } from '../../src/ffmpeg/run-ffmpeg.ts'
import { wavBytes } from '../../src/soundtrack/wav.ts'
import { openEspeak } from '../../src/speech/espeak/espeak-voice.ts'

export type SpeechMode =
  | 'honest'
  /** As a server that does not know the length yet: no sizes, remarks before the sound. */
  | 'streamed'
  /** Refuses WAV. */
  | 'mp3-only'
  /** Takes half as long again, whatever it says. */
  | 'slow-speaker'
  /** Knows no speed. */
  | 'steady'
  /** Never answers; answers with a head and no sound; breaks off in the middle. */
  | 'hanging'
  | 'head-only'
  | 'breaking'
  /** Asks once to wait, or to wait for long. */
  | 'busy-once'
  | 'busy-long'
  | 'failing-once'
  | 'page'
  | 'truncated'
  | 'silence'
  | 'empty'
  | 'too-short'
  | 'too-long'
  | 'endless'
  | 'redirecting'
  | 401
  | 500

type SpeechBody = { model: string; voice: string; input: string; response_format: string; speed?: number }

export type SpeechServer = {
  /** With the version, as `VOICE_BASE_URL` wants it. */
  baseUrl: string
  /** The calls, in order. */
  asked: { authorization: string | undefined; body: SpeechBody }[]
  close: () => Promise<void>
}

/** Whose voice the server's are. */
const throats: Readonly<Record<string, string>> = { pt_f: 'pt-br+f2', pt_m: 'pt-br+m1', en_f: 'en-us+f2', en_m: 'en-us+m1' }
/** Words a minute of eSpeak at speed 1. */
const ownRate = 155

/** Starts a server that behaves in one way. */
export async function startSpeechServer(mode: SpeechMode, { redirectTo = '' }: { redirectTo?: string } = {}): Promise<SpeechServer> {
  const asked: SpeechServer['asked'] = []
  const server = createServer((request, response) => {
    void answer(request, response, { mode, asked, redirectTo }).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

type Behaviour = { mode: SpeechMode; asked: SpeechServer['asked']; redirectTo: string }

async function answer(request: IncomingMessage, response: ServerResponse, { mode, asked, redirectTo }: Behaviour): Promise<void> {
  if (request.method !== 'POST' || request.url !== '/v1/audio/speech') return refuse(response, 404)
  const { authorization } = request.headers
  const body = JSON.parse(await textOf(request)) as SpeechBody
  asked.push({ authorization, body })
  const isFirst = asked.length === 1
  if (mode === 'hanging') return
  if (mode === 'redirecting') return void response.writeHead(307, { location: redirectTo }).end()
  // Services repeat the key in their complaint.
  if (typeof mode === 'number') return refuse(response, mode, { error: { message: `refused for ${authorization}` } })
  if (mode === 'busy-once' && isFirst) return void response.writeHead(429, { 'retry-after': '0' }).end()
  if (mode === 'busy-long') return void response.writeHead(429, { 'retry-after': '3600' }).end()
  if (mode === 'failing-once' && isFirst) return refuse(response, 503)
  if (mode === 'page') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in</p>')
  if (mode === 'mp3-only' && body.response_format !== 'mp3') return refuse(response, 400)
  await send(response, mode, body)
}

async function send(response: ServerResponse, mode: SpeechMode, body: SpeechBody): Promise<void> {
  response.writeHead(200, { 'content-type': mode === 'mp3-only' ? 'audio/mpeg' : 'audio/wav' })
  if (mode === 'head-only') return response.flushHeaders()
  if (mode === 'endless') return flood(response)
  if (mode === 'empty') return void response.end()
  const wav = await soundFor(mode, body)
  if (mode === 'mp3-only') return void response.end(await mp3Of(wav))
  if (mode === 'streamed') return void response.end(asStreamed(wav))
  if (mode === 'truncated') return void response.end(wav.subarray(0, wav.length / 2))
  if (mode === 'breaking') return void response.write(wav.subarray(0, 2000), () => response.destroy())
  response.end(wav)
}

async function soundFor(mode: SpeechMode, { voice, input, speed = 1 }: SpeechBody): Promise<Buffer> {
  const { samples, sampleRate } = await said(
    throats[voice] ?? 'pt-br+f2',
    input,
    Math.round((mode === 'slow-speaker' ? 0.66 : 1) * ownRate * (mode === 'steady' ? 1 : speed)),
  )
  const sound = Float32Array.from(samples, (sample) => sample / 32_768)
  const quiet = new Float32Array(Math.round(0.25 * sampleRate))
  if (mode === 'silence') sound.fill(0)
  if (mode === 'too-short') return Buffer.from(wavBytes(sound.subarray(0, sound.length / 5), sampleRate))
  const parts = mode === 'too-long' ? [sound, sound, sound, sound] : [quiet, sound, quiet]
  return Buffer.from(wavBytes(Float32Array.from(parts.flatMap((part) => Array.from(part))), sampleRate))
}

const known = new Map<string, { samples: Int16Array; sampleRate: number }>()

/** Its process ends with each sentence: tests look for processes that were left. */
async function said(voice: string, text: string, rate: number): Promise<{ samples: Int16Array; sampleRate: number }> {
  const key = `${voice} ${rate} ${text}`
  const before = known.get(key)
  if (before !== undefined) return before
  const session = openEspeak(voice, new AbortController().signal)
  try {
    const speech = await session.speak([text], rate)
    if (speech === null) throw new Error('nothing to say')
    known.set(key, speech)
    return speech
  } finally {
    await session.close()
  }
}

/** Sizes of the file and of its sound are unknown, and a chunk of an odd length comes before it. */
function asStreamed(wav: Buffer): Buffer {
  const remark = Buffer.from('LIST\u0005\u0000\u0000\u0000INFOx\u0000', 'latin1')
  const streamed = Buffer.concat([wav.subarray(0, 36), remark, wav.subarray(36)])
  streamed.writeUInt32LE(0xffff_ffff, 4)
  streamed.writeUInt32LE(0xffff_ffff, 36 + remark.length + 4)
  return streamed
}

async function mp3Of(wav: Buffer): Promise<Buffer> {
  const args = ['-v', 'error', '-i', 'pipe:0', '-c:a', 'libmp3lame', '-b:a', '64k', '-f', 'mp3', 'pipe:1']
  return (await runFfmpeg({ path: 'ffmpeg', args, step: 'stand-in', signal: new AbortController().signal, input: wav })).stdout
}

function flood(response: ServerResponse): void {
  while (!response.destroyed && response.write(Buffer.alloc(65_536)));
  if (!response.destroyed) response.once('drain', () => flood(response))
}

function refuse(response: ServerResponse, status: number, value: unknown = {}): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
