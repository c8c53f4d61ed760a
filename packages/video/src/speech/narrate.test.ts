import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type VideoLanguage, videoLanguages, type VoiceType, voiceTypes } from '@relampago/domain/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import type { Script, ScriptSentence } from '../story/script.ts'
import type { Tools } from '../run/tools.ts'
import { benchSentences } from '../../tests/caption-accuracy/bench-sentences.ts'
import { readSound } from '../../tests/caption-accuracy/read-sound.ts'
import { lastingVoice } from '../../tests/lasting-voice.ts'
import { analysisRate } from './align/speech-features.ts'
import { makeVoicePreview } from './make-voice-preview.ts'
import { espeakVoice } from './espeak/espeak-voice.ts'
import { narrate as narrateBy, type NarrationRequest } from './narrate.ts'
import type { Narration } from '../story/narration.ts'
import { spokenTokens } from './spoken-text/spoken-text.ts'

let tools: Tools
beforeAll(async () => {
  tools = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', folder: await mkdtemp(join(tmpdir(), 'narrate-')), signal: new AbortController().signal }
})
afterAll(async () => {
  await speaking.end()
  await rm(tools.folder, { recursive: true, force: true })
})

const speaking = lastingVoice(espeakVoice)
const narrate = (request: Omit<NarrationRequest, 'voices'>) => narrateBy({ ...request, voices: [speaking] })

function sentence(text: string, index: number, count: number): ScriptSentence {
  const role = index === 0 ? 'hook' : index === count - 1 ? 'closing' : 'body'
  return { id: String(index), role, text, source: { kind: 'structure' }, keywords: [], priority: role === 'body' ? index + 1 : 1 }
}

function scriptOf(language: VideoLanguage, texts: readonly string[]): Script {
  return {
    title: 'Teste',
    language,
    writer: 'structure',
    sentences: texts.map((text, index) => sentence(text, index, texts.length)),
    postCaption: '',
    hashtags: [],
    firstComment: '',
    shortsTitle: '',
    unusedContext: [],
    openings: [],
  }
}

function allWords({ sentences }: Narration) {
  return sentences.flatMap(({ words }) => words)
}

async function measured(file: string): Promise<{ loudness: number; peak: number }> {
  const args = ['-hide_banner', '-nostats', '-i', file, '-af', 'ebur128=peak=true:framelog=verbose', '-f', 'null', '-']
  const { stderr } = await runFfmpeg({ path: tools.ffmpegPath, args, step: 'test', signal: tools.signal })
  return { loudness: Number(/I:\s+(-?[\d.]+) LUFS/.exec(stderr)?.[1]), peak: Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(stderr)?.[1]) }
}

/** Median pitch in Hz of the voiced parts, by autocorrelation over 40 ms. */
function medianPitch(sound: Float32Array): number {
  const frame = 640
  const pitches: number[] = []
  for (let start = 0; start + 2 * frame < sound.length; start += frame) {
    const energy = product(sound, start, 0, frame)
    if (energy < 1) continue
    let best = { lag: 0, product: -Infinity }
    for (let lag = 40; lag < 210; lag += 1) {
      const found = product(sound, start, lag, frame)
      if (found > best.product) best = { lag, product: found }
    }
    if (best.product > 0.6 * energy) pitches.push(analysisRate / best.lag)
  }
  return pitches.toSorted((a, b) => a - b)[Math.floor(pitches.length / 2)] ?? 0
}

/** Of the samples from `start` on with those `lag` later. */
function product(sound: Float32Array, start: number, lag: number, length: number): number {
  let sum = 0
  for (let index = start; index < start + length; index += 1) sum += (sound[index] ?? 0) * (sound[index + lag] ?? 0)
  return sum
}

describe.each(videoLanguages)('a narration in %s', (language) => {
  type Spoken = { narration: Narration; sound: Float32Array }
  async function say(sentences: number, voice: VoiceType, targetSeconds: number): Promise<Spoken> {
    const script = scriptOf(language, benchSentences[language].slice(0, sentences))
    const narration = await narrate({ script, order: { voice }, targetSeconds, tools })
    return { narration, sound: await readSound(narration.wavFile, tools) }
  }

  let half: Spoken
  beforeAll(async () => {
    half = await say(10, 'male', 29.4)
  })

  // A few more sentences than have room.
  it.each([
    [14.4, () => say(6, 'female', 14.4)],
    [29.4, async () => half],
    [59.4, () => say(19, 'female', 59.4)],
  ] as const)('is as long as asked: %d s', async (targetSeconds, listen) => {
    const { narration, sound } = await listen()

    expect(Math.abs(narration.duration - targetSeconds)).toBeLessThan(0.15)
    expect(narration.rate).toBeGreaterThanOrEqual(135)
    expect(narration.rate).toBeLessThanOrEqual(180)
    expect(sound.length / analysisRate).toBeCloseTo(narration.duration, 2)
    expect(narration.sentences[0]?.sentence.role).toBe('hook')
    expect(narration.sentences.at(-1)?.sentence.role).toBe('closing')
  })

  it.each([
    ['female', 160, 300],
    ['male', 70, 140],
  ] as const)('with the %s voice has its pitch, loudness and format', async (voice, lowest, highest) => {
    const narration = await narrate({ script: scriptOf(language, benchSentences[language].slice(3, 6)), order: { voice }, targetSeconds: 11, tools })

    const pitch = medianPitch(await readSound(narration.wavFile, tools))
    const { loudness, peak } = await measured(narration.wavFile)
    const probe = await runFfmpeg({
      path: tools.ffprobePath,
      args: ['-v', 'error', '-show_entries', 'stream=codec_name,sample_rate,channels', '-of', 'csv=p=0', narration.wavFile],
      step: 'test',
      signal: tools.signal,
    })
    expect(pitch).toBeGreaterThan(lowest)
    expect(pitch).toBeLessThan(highest)
    expect(loudness).toBeGreaterThan(-16.2)
    expect(loudness).toBeLessThan(-14)
    expect(peak).toBeLessThan(-1)
    expect(probe.stdout.toString().trim()).toBe('pcm_s16le,48000,1')
  })

  it('times every caption token, forwards, within the audio, and where the sound is', () => {
    const { narration, sound } = half

    const words = allWords(narration)
    const written = narration.sentences.flatMap(({ sentence: { text } }) => spokenTokens(text, language).map(({ display }) => display))
    expect(words.map(({ text }) => text)).toEqual(written)
    expect(words.every(({ from, to }, index) => to > from && to <= (words[index + 1]?.from ?? narration.duration))).toBe(true)

    const loudness = (from: number, to: number) => {
      const part = sound.subarray(Math.round(from * analysisRate), Math.round(to * analysisRate))
      return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length)
    }
    const spoken = narration.sentences.map(({ from, to }) => loudness(from, to))
    // Only the end of the room's echo may be in the pauses.
    const pauses = narration.sentences.slice(1).map(({ from }, index) => loudness((narration.sentences[index]?.to ?? 0) + 0.12, from - 0.01))
    expect(Math.min(...spoken)).toBeGreaterThan(0.05)
    expect(Math.max(...pauses)).toBeLessThan(0.005)
  })
})

describe('narrations out of the ordinary', () => {
  it('a short script gives a shorter video, not a drawn-out voice', async () => {
    const narration = await narrate({
      script: scriptOf('pt-BR', ['Oi, tudo bem?', 'Este é curto.', 'Até logo!']),
      order: { voice: 'female' },
      targetSeconds: 29.4,
      tools,
    })

    expect(narration.rate).toBeLessThanOrEqual(170)
    expect(narration.duration).toBeLessThan(8)
    expect(narration.sentences).toHaveLength(3)
  })

  it('emoji stay in the captions, and a sentence of nothing else is left out', async () => {
    const narration = await narrate({ script: scriptOf('pt-BR', ['Oi 😀 você!', '🎉🎉', 'Até logo 👋']), order: { voice: 'female' }, targetSeconds: 4, tools })

    expect(allWords(narration).map(({ text }) => text)).toEqual(['Oi 😀', 'você!', 'Até', 'logo 👋'])
  })

  it('a very long word is one caption', async () => {
    const word = 'inconstitucional'.repeat(12)

    const narration = await narrate({ script: scriptOf('pt-BR', [`Diga ${word} agora.`, 'Fim.']), order: { voice: 'male' }, targetSeconds: 20, tools })

    expect(allWords(narration).map(({ text }) => text)).toEqual(['Diga', word, 'agora.', 'Fim.'])
  })

  it('progress only grows and ends at 1', async () => {
    const told: number[] = []

    await narrate({
      script: scriptOf('en-US', ['Hello there.', 'Goodbye.']),
      order: { voice: 'male' },
      targetSeconds: 3,
      tools,
      report: (fraction) => told.push(fraction),
    })

    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect(told.at(-1)).toBe(1)
  })

  it('an abort ends it with the reason', async () => {
    const abort = new AbortController()
    const reason = new Error('cancelled')

    const narrating = narrateBy({
      script: scriptOf('pt-BR', benchSentences['pt-BR'].slice(0, 12)),
      order: { voice: 'female' },
      targetSeconds: 29.4,
      voices: [espeakVoice],
      tools: { ...tools, signal: abort.signal },
      report: () => abort.abort(reason),
    })

    await expect(narrating).rejects.toBe(reason)
  })

  it('a script with nothing to say is a mistake of ours', async () => {
    await expect(narrate({ script: scriptOf('pt-BR', ['😀', '🎉']), order: { voice: 'female' }, targetSeconds: 15, tools })).rejects.toThrow(
      'without anything to say',
    )
  })
})

describe('voice previews', () => {
  it.each(videoLanguages.flatMap((language) => voiceTypes.map((type) => [language, type] as const)))('%s %s introduces itself', async (language, type) => {
    const outFile = join(tools.folder, `${language}-${type}.mp3`)

    await makeVoicePreview({ language, type, voice: speaking, outFile, tools })

    const sound = await readSound(outFile, tools)
    expect(sound.length / analysisRate).toBeGreaterThan(4)
    expect(sound.length / analysisRate).toBeLessThan(12)
  })
})
