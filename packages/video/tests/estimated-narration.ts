import type { VideoLanguage } from '@relampago/domain/catalogue'
import { estimateSeconds } from '../src/speech/estimate-seconds.ts'
import type { NarratedSentence, Narration } from '../src/story/narration.ts'
import type { ScriptSentence } from '../src/story/script.ts'

/** Between two sentences, in seconds. */
const pause = 0.35

/** A narration as a voice at its usual pace would say it: words as long as their letters. */
export function estimatedNarration(sentences: readonly ScriptSentence[], language: VideoLanguage): Narration {
  const told: NarratedSentence[] = []
  let at = 0
  for (const sentence of sentences) {
    const texts = sentence.text.split(/\s+/)
    const seconds = estimateSeconds(sentence.text, language)
    const letters = texts.join('').length
    const from = at
    const words = texts.map((text) => {
      const word = { text, from: at, to: at + (seconds * text.length) / letters }
      at = word.to
      return word
    })
    told.push({ sentence, from, to: at, words })
    at += pause
  }
  const provider = { port: 'voice', name: 'test', version: '1', ms: 1, degraded: false, failures: [] } as const
  const pieces = told.map(({ from, to }) => ({ from: Math.round(from * 22_050), to: Math.round(to * 22_050) }))
  return { wavFile: '', duration: at, sentences: told, provider: { ...provider, failures: [] }, rate: 150, raw: { file: '', sampleRate: 22_050, pieces } }
}
