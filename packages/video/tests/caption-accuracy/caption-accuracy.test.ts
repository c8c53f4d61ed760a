import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { videoLanguages } from '@relampago/domain/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Tools } from '../../src/run/tools.ts'
import { alignSounds } from '../../src/speech/align/align-sounds.ts'
import { analysisRate } from '../../src/speech/align/speech-features.ts'
import { narrate } from '../../src/speech/narrate.ts'
import { espeakVoice } from '../../src/speech/espeak/espeak-voice.ts'
import { benchSentences } from './bench-sentences.ts'
import { measureCaptionErrors, type CaptionedSentence } from './measure-caption-errors.ts'
import { speechOnsets } from './speech-onsets.ts'

let tools: Tools
beforeAll(async () => {
  tools = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', folder: await mkdtemp(join(tmpdir(), 'accuracy-')), signal: new AbortController().signal }
})
afterAll(async () => {
  await rm(tools.folder, { recursive: true, force: true })
})

/** Tones one after the other: [Hz, seconds], 0 Hz is silence. */
function tones(...parts: [hertz: number, seconds: number][]): Float32Array {
  return Float32Array.from(
    parts.flatMap(([hertz, seconds]) =>
      Array.from({ length: Math.round(seconds * analysisRate) }, (_, index) =>
        hertz === 0 ? 0 : 0.4 * Math.sin((2 * Math.PI * hertz * index) / analysisRate),
      ),
    ),
  )
}

describe('the measuring instruments', () => {
  it('speech onsets are where sound follows silence, and clicks are none', () => {
    const onsets = speechOnsets(tones([0, 0.5], [300, 0.4], [0, 0.3], [900, 0.005], [0, 0.3], [500, 0.2], [0, 0.05], [500, 0.2]))

    expect(onsets).toHaveLength(2)
    expect(onsets[0]).toBeCloseTo(0.5, 2)
    expect(onsets[1]).toBeCloseTo(1.505, 2)
  })

  it('alignment finds moments again in a recording of another speed', () => {
    const { find } = alignSounds(tones([300, 0.4], [1200, 0.4], [2500, 0.4]), tones([300, 0.3], [1200, 0.5], [2500, 0.3]))

    expect(Math.abs(find(0.4) - 0.3)).toBeLessThan(0.015)
    expect(Math.abs(find(0.8) - 0.8)).toBeLessThan(0.015)
  })
})

describe.each(videoLanguages)('captions in %s', (language) => {
  // Prices, abbreviations, acronyms, a web address and function words.
  const texts = language === 'pt-BR' ? benchSentences[language].slice(15, 24) : benchSentences[language].slice(11, 19)
  let file: string
  let sentences: CaptionedSentence[]

  beforeAll(async () => {
    const script = {
      title: '',
      language,
      writer: 'structure' as const,
      postCaption: '',
      hashtags: [],
      firstComment: '',
      shortsTitle: '',
      unusedContext: [],
      openings: [],
      sentences: texts.map((text, index) => ({
        id: String(index),
        role: 'body' as const,
        text,
        source: { kind: 'structure' as const },
        keywords: [],
        priority: 1,
      })),
    }
    const narration = await narrate({ script, order: { voice: 'female' }, targetSeconds: 45, voices: [espeakVoice], tools })
    file = narration.wavFile
    sentences = narration.sentences.map(({ sentence, words }) => ({ text: sentence.text, words }))
  })

  it('are where the sound is: median within 40 ms, 95 of 100 within 80 ms', async () => {
    const errors = await measureCaptionErrors({ file, sentences, language, voice: 'female', tools })

    expect(errors.count).toBeGreaterThan(40)
    expect(errors.medianMs).toBeLessThanOrEqual(40)
    expect(errors.p95Ms).toBeLessThanOrEqual(80)
    expect(errors.words.some(({ by }) => by === 'onset')).toBe(true)
  })

  it('that are 70 ms late are measured as late', async () => {
    const late = sentences
      .slice(0, 2)
      .map(({ text, words }) => ({ text, words: words.map((word) => ({ ...word, from: word.from + 0.07, to: word.to + 0.07 })) }))

    const errors = await measureCaptionErrors({ file, sentences: late, language, voice: 'female', tools })

    expect(errors.medianMs).toBeGreaterThan(60)
    expect(errors.medianMs).toBeLessThan(80)
  })
})
