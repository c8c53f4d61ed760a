import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { VideoLanguage, VoiceType } from '@relampago/domain/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { benchSentences } from '../../../tests/caption-accuracy/bench-sentences.ts'
import { readSound, toAnalysisRate } from '../../../tests/caption-accuracy/read-sound.ts'
import { runFfmpeg } from '../../ffmpeg/run-ffmpeg.ts'
import { openEspeak } from '../espeak/espeak-voice.ts'
import { espeakVoices } from '../espeak/voices.ts'
import { spokenTokens } from '../spoken-text/spoken-text.ts'
import { alignWords, type WordAlignment } from './align-words.ts'
import { analysisRate } from './speech-features.ts'
import { spreadWords } from './spread-words.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'align-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const { signal } = new AbortController()
const tools = { ffmpegPath: 'ffmpeg', signal }
/** Silence before the foreign voice, in seconds. */
const lead = 0.3

type Foreign = { language: VideoLanguage; type: VoiceType; voice: string; rate: number; /** Of all its pitches and lengths. */ shift: number }

/** As a server might send it: another throat, a room, silence before it, through an MP3. */
async function disturbed({ samples, sampleRate }: { samples: Int16Array; sampleRate: number }, shift: number): Promise<Float32Array> {
  const file = join(folder, 'foreign.mp3')
  const room = `asetrate=${Math.round(sampleRate * shift)},aresample=${sampleRate},adelay=${lead * 1000},aecho=0.8:0.5:40|65:0.25|0.15`
  await runFfmpeg({
    path: 'ffmpeg',
    args: ['-v', 'error', '-y', '-f', 's16le', '-ar', String(sampleRate), '-ac', '1', '-i', 'pipe:0', '-af', room, '-ar', '24000', '-b:a', '64k', file],
    step: 'test',
    signal,
    input: Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength),
  })
  return readSound(file, tools)
}

/** Sentences by a foreign voice: how they were aligned, and when each word truly starts. */
async function alignForeign({ language, type, voice, rate, shift }: Foreign): Promise<(WordAlignment & { truth: number[]; letters: number[] })[]> {
  const [own, foreign] = [openEspeak(espeakVoices[language][type], signal), openEspeak(voice, signal)]
  const aligned = []
  try {
    for (const text of benchSentences[language].slice(15, 21)) {
      const spoken = spokenTokens(text, language).map((token) => token.spoken)
      const [reference, said] = [await own.speak(spoken, 150), await foreign.speak(spoken, rate)]
      if (reference === null || said === null) throw new Error('nothing was said')
      const sound = await disturbed(said, shift)
      const known = { sound: await toAnalysisRate(reference.samples, reference.sampleRate, tools), words: reference.words }
      const truth = said.words.map(({ from }) => from / shift + lead)
      const whole = { from: lead, to: lead + said.end / shift }
      aligned.push({ ...alignWords({ sound, reference: known, spoken }), truth, letters: spreadWords(spoken, [whole]).map(({ from }) => from) })
    }
  } finally {
    await Promise.all([own.close(), foreign.close()])
  }
  return aligned
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length
}

describe('words found in the sound of another voice', () => {
  it.each<Foreign>([
    { language: 'pt-BR', type: 'female', voice: 'pt-br+f2', rate: 120, shift: 1.1 },
    { language: 'pt-BR', type: 'male', voice: 'pt-br+m7', rate: 185, shift: 0.92 },
    { language: 'en-US', type: 'female', voice: 'en-gb+f5', rate: 180, shift: 1 },
    { language: 'en-US', type: 'male', voice: 'en-us+m1', rate: 130, shift: 1.08 },
  ])('begin within 40 ms on average: $voice at $rate', async (foreign) => {
    const sentences = await alignForeign(foreign)

    const errors = sentences
      .flatMap(({ words, truth }) => words.map(({ from }, index) => Math.abs(from - (truth[index] ?? 0)) * 1000))
      .toSorted((a, b) => a - b)
    const byLetters = sentences.flatMap(({ letters, truth }) => letters.map((from, index) => Math.abs(from - (truth[index] ?? 0)) * 1000))
    expect(errors.length).toBeGreaterThan(40)
    expect(mean(errors)).toBeLessThan(40)
    expect(errors[Math.floor(errors.length * 0.95)]).toBeLessThan(100)
    expect(sentences.map(({ by }) => by)).toEqual(sentences.map(() => 'sound'))
    expect(mean(byLetters)).toBeGreaterThan(mean(errors))
  })

  it('are spread by their letters over a sound that is no speech', () => {
    const tone = (hertz: number, seconds: number) =>
      Array.from({ length: seconds * analysisRate }, (_, index) => (hertz === 0 ? 0 : 0.4 * Math.sin((2 * Math.PI * hertz * index) / analysisRate)))
    const noise = Array.from({ length: analysisRate }, (_, index) => 0.3 * Math.sin(index * index))
    const sound = Float32Array.from([...tone(0, 0.5), ...noise, ...tone(0, 0.5)])
    const reference = {
      sound: Float32Array.from([...tone(300, 0.4), ...tone(1200, 0.4), ...tone(2500, 0.4)]),
      words: [0, 0.4, 0.8].map((from) => ({ from, to: from + 0.4 })),
    }

    const { words, by } = alignWords({ sound, reference, spoken: ['aa', 'bbbb', 'cc'] })

    expect(by).toBe('letters')
    expect(words.map(({ from }) => Number(from.toFixed(1)))).toEqual([0.5, 0.7, 1.3])
  })
})

describe('words spread by their letters', () => {
  it('begin after pauses and end before them', () => {
    const stretches = [
      { from: 1, to: 2 },
      { from: 3, to: 4 },
    ]

    expect(spreadWords(['sóis,', 'e', '', 'lua'], stretches)).toEqual([
      { from: 1, to: 2 },
      { from: 3, to: 3.25 },
      { from: 3.25, to: 3.25 },
      { from: 3.25, to: 4 },
    ])
    expect(spreadWords(['sol,', 'lua'], stretches)).toEqual([
      { from: 1, to: 2 },
      { from: 3, to: 4 },
    ])
  })
})
