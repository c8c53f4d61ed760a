import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Seconds } from '@relampago/domain/units'
import type { ScriptSentence } from '../story/script.ts'
import { wavBytes } from '../soundtrack/wav.ts'
import type { Tools } from '../run/tools.ts'
import type { NarratedSentence, Narration, RawSpeech } from '../story/narration.ts'
import { narrationSampleRate, polishVoice } from './polish-voice.ts'
import type { SpokenSentence } from './speak-sentence.ts'

/** A sentence with its speech. */
export type Spoken = { sentence: ScriptSentence; speech: SpokenSentence }

/** A narration before it is known which provider's it is. */
export type SpokenNarration = Omit<Narration, 'provider'>

/** `pauses` are those after each sentence; `name` is that of the files, without ending. */
export type NarrationParts = { name: string; spoken: readonly Spoken[]; pauses: readonly Seconds[]; rate: number; tools: Tools }

/**
 * Sentences begin at whole frames, so that a longer one moves those after it by whole frames, and
 * with them the pictures that need not be drawn again.
 */
const framesPerSecond = 30

/**
 * Joins spoken sentences, polishes them and writes both forms into the tools' folder. Throws
 * `ToolError` when FFmpeg fails.
 */
export async function writeNarration({ name, spoken, pauses, rate, tools }: NarrationParts): Promise<SpokenNarration> {
  const sampleRate = spoken[0]?.speech.sampleRate ?? narrationSampleRate
  const pieces = placePieces(spoken, pauses, sampleRate)
  const samples = new Int16Array(pieces.at(-1)?.to ?? 0)
  for (const [index, { speech, sentence }] of spoken.entries()) {
    samples.set(speech.samples, pieces[index]?.from ?? 0)
    if (sentence.pauseAfter !== undefined) setTicks(samples, { from: pieces[index]?.to ?? 0, pause: pauses[index] ?? 0, sampleRate })
  }
  const wavFile = join(tools.folder, `${name}.wav`)
  const rawFile = `${name}.s16`
  await writeFile(join(tools.folder, rawFile), new Uint8Array(samples.buffer))
  await writeFile(wavFile, wavBytes(await polishVoice({ samples, sampleRate }, tools), narrationSampleRate))
  return {
    wavFile,
    duration: samples.length / sampleRate,
    sentences: spoken.map((one, index) => narrated(one, (pieces[index]?.from ?? 0) / sampleRate)),
    rate,
    raw: { file: rawFile, sampleRate, pieces },
  }
}

/** One for each number of the countdown that the picture shows. */
const ticks = 3
/** A short, dull click. */
const tick = { hertz: 880, length: 0.06, loudness: 0.16 } as const

/** A clock in the silence after a sentence. */
function setTicks(samples: Int16Array, { from, pause, sampleRate }: { from: number; pause: Seconds; sampleRate: number }): void {
  for (let count = 0; count < ticks; count += 1) {
    const start = from + Math.round((count * pause * sampleRate) / ticks)
    for (let at = 0; at < tick.length * sampleRate && start + at < samples.length; at += 1) {
      const fade = Math.exp((-5 * at) / (tick.length * sampleRate))
      samples[start + at] = Math.round(32767 * tick.loudness * fade * Math.sin((2 * Math.PI * tick.hertz * at) / sampleRate))
    }
  }
}

function placePieces(spoken: readonly Spoken[], pauses: readonly Seconds[], sampleRate: number): RawSpeech['pieces'] {
  let end = 0
  let pause: Seconds = 0
  return spoken.map(({ speech }, index) => {
    const from = Math.round((Math.round((end / sampleRate + pause) * framesPerSecond) * sampleRate) / framesPerSecond)
    end = from + speech.samples.length
    pause = pauses[index] ?? 0
    return { from, to: end }
  })
}

function narrated({ sentence, speech }: Spoken, shift: Seconds): NarratedSentence {
  const words = speech.words.map(({ text, from, to }) => ({ text, from: from + shift, to: to + shift }))
  return { sentence, from: words[0]?.from ?? shift, to: speech.end + shift, words }
}
