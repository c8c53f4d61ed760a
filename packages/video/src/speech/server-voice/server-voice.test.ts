import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { voices } from '@relampago/domain/catalogue'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { voiceContract } from '../../../tests/contracts/voice-contract.ts'
import { startSpeechServer, type SpeechMode, type SpeechServer } from '../../../tests/stand-ins/speech-server.ts'
import type { ProviderUse } from '../../run/provider-use.ts'
import { openEspeak, espeakVoice } from '../espeak/espeak-voice.ts'
import { narrate } from '../narrate.ts'
import { speakSentence } from '../speak-sentence.ts'
import type { VoiceSession } from '../voice.ts'
import { usualLimits, type SpeechLimits } from './ask-speech.ts'
import { serverVoices } from './server-voice.ts'
import type { VoiceServerSettings } from './voice-server-settings.ts'

const stand: VoiceServerSettings['voices'] = {
  'pt-BR-female': { model: 'stand-in', voice: 'pt_f' },
  'pt-BR-male': { model: 'stand-in', voice: 'pt_m' },
  'en-US-female': { model: 'stand-in', voice: 'en_f' },
  'en-US-male': { model: 'other', voice: 'en_m' },
}
const settingsOf = (baseUrl: string, over: Partial<VoiceServerSettings> = {}): VoiceServerSettings => ({
  baseUrl,
  apiKey: 'sk-secret',
  voices: stand,
  names: 'written',
  ...over,
})
const quick: SpeechLimits = { ...usualLimits, retryMs: 0 }
const programs = { ffmpegPath: 'ffmpeg' }
const portuguese = { language: 'pt-BR', type: 'female' } as const
const words = ['Bom', 'dia,', 'são', 'quatorze', 'e', 'noventa.']

let server: SpeechServer | null = null
let session: VoiceSession | null = null
afterEach(async () => {
  await session?.close()
  await server?.close()
  server = session = null
})

/** A session with the Portuguese voice of a server that behaves in one way. */
async function openWith(mode: SpeechMode, limits: Partial<SpeechLimits> = {}, over: Partial<VoiceServerSettings> = {}): Promise<VoiceSession> {
  server = await startSpeechServer(mode, { redirectTo: 'http://127.0.0.1:9/' })
  const voice = serverVoices(settingsOf(server.baseUrl, over), { ...quick, ...limits }).find((one) => one.speaks(portuguese))
  session = voice?.open(portuguese, new AbortController().signal, programs) ?? null
  if (session === null) throw new Error('no voice')
  return session
}

const honest = await startSpeechServer('honest')
afterAll(() => honest.close())
for (const option of voices) {
  const [voice] = serverVoices(settingsOf(honest.baseUrl)).filter((one) => one.speaks(option))
  if (voice === undefined) throw new Error(`no voice for ${option.id}`)
  voiceContract(voice, [{ language: option.language, type: option.type }])
}

describe('a voice of a server', () => {
  it('is asked for one sentence with its own names, and the key goes in a header alone', async () => {
    const opened = await openWith('honest')

    await opened.speak(words, 150)

    expect(server?.asked).toEqual([
      { authorization: 'Bearer sk-secret', body: { model: 'stand-in', voice: 'pt_f', input: 'Bom dia, são quatorze e noventa.', response_format: 'wav' } },
    ])
    expect(serverVoices(settingsOf('http://voices.example/v1')).map(({ name, version }) => `${name} ${version}`)).toEqual([
      'speech-server:pt_f 1 stand-in voices.example written',
      'speech-server:pt_m 1 stand-in voices.example written',
      'speech-server:en_f 1 stand-in voices.example written',
      'speech-server:en_m 1 other voices.example written',
    ])
  })

  it('has the times of its own words, and no silence around them', async () => {
    const opened = await openWith('honest')

    const speech = await opened.speak(words, 150)

    const truth = openEspeak('pt-br+f2', new AbortController().signal)
    const known = await truth.speak(words, 155)
    await truth.close()
    const errors = words.map((_, index) => Math.abs((speech?.words[index]?.from ?? 9) - (known?.words[index]?.from ?? 0)))
    expect(errors.reduce((total, one) => total + one, 0) / errors.length).toBeLessThan(0.04)
    expect(Math.abs((speech?.end ?? 0) - (known?.end ?? 9))).toBeLessThan(0.06)
    const [sampleRate, samples] = [speech?.sampleRate ?? 1, speech?.samples ?? new Int16Array()]
    expect(samples.findIndex((sample) => Math.abs(sample) > 1000) / sampleRate).toBeLessThan(0.1)
    expect(samples.length / sampleRate - (speech?.end ?? 0)).toBeLessThan(0.1)
  })

  it.each([
    ['streamed', 1],
    ['mp3-only', 2],
    ['busy-once', 2],
    ['failing-once', 2],
  ] as const)('speaks where the server is %s', async (mode, calls) => {
    const opened = await openWith(mode)

    const speech = await opened.speak(words, 150)

    expect(speech?.words).toHaveLength(words.length)
    expect(speech?.end).toBeGreaterThan(1)
    expect(server?.asked).toHaveLength(calls)
  })

  it('is asked once for a sentence and a speed', async () => {
    const opened = await openWith('honest')

    await opened.speak(words, 150)
    await opened.speak(words, 165)
    const again = await opened.speak(words, 150)

    expect(server?.asked.map(({ body }) => body.speed)).toEqual([undefined, 1.1])
    expect(again?.words).toHaveLength(words.length)
  })

  it('whose own pace drags is asked to be faster, from its first sentence on', async () => {
    const opened = await openWith('slow-speaker')

    await opened.speak(words, 150)
    await opened.speak(['Até', 'logo,', 'minha', 'gente.'], 150)

    const speeds = server?.asked.map(({ body }) => body.speed ?? 1) ?? []
    expect(speeds[0]).toBe(1)
    expect(speeds[1]).toBeGreaterThan(1.1)
    expect(speeds[2]).toBe(speeds[1])
  })

  it('that knows no speed is asked for one once', async () => {
    const opened = await openWith('steady')
    const goodbye = ['Até', 'logo,', 'minha', 'gente.']

    for (const rate of [150, 180]) for (const said of [words, goodbye]) await opened.speak(said, rate)

    expect(server?.asked.map(({ body }) => body.speed)).toEqual([undefined, undefined, 1.2])
  })

  it.each([
    ['written', 'Veja no YouTube um app novo.'],
    ['spelled', 'Veja no iutúbi um épi novo.'],
  ] as const)('gets names %s, as the settings say', async (names, input) => {
    const opened = await openWith('honest', {}, { names })

    const said = await speakSentence('Veja no YouTube um app novo.', { session: opened, language: 'pt-BR', rate: 150 })

    expect(server?.asked[0]?.body.input).toBe(input)
    expect(said?.words.map(({ text }) => text)).toEqual(['Veja', 'no', 'YouTube', 'um', 'app', 'novo.'])
  })
})

describe('a voice of a server fails', () => {
  it.each<[mode: SpeechMode, reason: string, limits?: Partial<SpeechLimits>]>([
    [401, 'the server answered 401'],
    [500, 'the server answered 500'],
    ['busy-long', 'the server answered 429'],
    ['hanging', 'no sound in 80 ms', { sentenceMs: 80 }],
    ['head-only', 'no sound in 80 ms', { sentenceMs: 80 }],
    ['breaking', 'the server cannot be reached'],
    ['redirecting', 'the server cannot be reached'],
    ['page', 'the server sent no sound but text/html'],
    ['truncated', 'the file ends after'],
    ['empty', 'an empty answer'],
    ['silence', 'nothing can be heard'],
    ['too-short', 's of speech for words of about'],
    ['too-long', 's of speech for words of about'],
    ['endless', 'more than 300000 bytes', { mostBytes: 300_000 }],
  ])('where the server is %s', async (mode, reason, limits) => {
    const opened = await openWith(mode, limits)

    const failure = await opened.speak(words, 150).catch((error: unknown) => error)

    expect(failure).toMatchObject({ name: 'ToolError', message: expect.stringContaining(reason) as string })
    expect(String(failure)).not.toContain('secret')
    expect(server?.asked).toHaveLength(mode === 500 ? 2 : 1)
  })
})

describe('a narration', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'server-voice-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const texts = ['Você sabia disso?', 'O café tem mais de oitocentos aromas.', 'Salve este vídeo.']
  const sentences = texts.map((text, index) => ({
    id: `s${index}`,
    role: (['hook', 'body', 'closing'] as const)[index] ?? 'body',
    text,
    source: { kind: 'structure' as const },
    keywords: [],
    priority: 1,
  }))
  const rest = { writer: 'structure' as const, postCaption: '', hashtags: [], firstComment: '', shortsTitle: '', unusedContext: [], openings: [] }
  const script = { title: 'Teste', language: 'pt-BR' as const, sentences, ...rest }

  async function narrateAt(baseUrl: string): Promise<{ seconds: number; uses: ProviderUse[] }> {
    const uses: ProviderUse[] = []
    const narration = await narrate({
      script,
      order: { voice: 'female' },
      targetSeconds: 6,
      voices: [...serverVoices(settingsOf(baseUrl), quick), espeakVoice],
      tools: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', folder, signal: new AbortController().signal },
      onProvider: (use) => uses.push(use),
    })
    return { seconds: narration.duration, uses }
  }

  it('is said by the server, and each sentence is asked for once at each speed', async () => {
    server = await startSpeechServer('honest')

    const { seconds, uses } = await narrateAt(server.baseUrl)

    expect(uses).toMatchObject([{ port: 'voice', name: 'speech-server:pt_f', degraded: false, failures: [] }])
    expect(Math.abs(seconds - 6)).toBeLessThan(0.3)
    const calls = server.asked.map(({ body }) => `${body.speed} ${body.input}`)
    expect(calls).toEqual([...new Set(calls)])
  })

  it('is said by eSpeak where no server listens, which is noted', async () => {
    const gone = await startSpeechServer('honest')
    await gone.close()

    const { uses } = await narrateAt(gone.baseUrl)

    expect(uses).toMatchObject([
      {
        name: 'espeak-ng',
        degraded: true,
        failures: [{ name: 'speech-server:pt_f', reason: expect.stringContaining('the server cannot be reached') as string }],
      },
    ])
  })
})
