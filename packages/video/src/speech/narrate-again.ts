import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { VideoLanguage, VoiceType } from '@relampago/domain/catalogue'
import type { Seconds } from '@relampago/domain/units'
import type { ScriptSentence } from '../story/script.ts'
import type { Tools } from '../run/tools.ts'
import { openSpeaker } from './espeak/espeak-process.ts'
import { espeakVoices } from './espeak/voices.ts'
import type { NarratedSentence, Narration } from '../story/narration.ts'
import { speakSentence, type SpokenSentence } from './speak-sentences.ts'
import { writeNarration, type Spoken } from './write-narration.ts'

export type NarrationEdit = {
  /** Its raw speech lies in the tools' folder. */
  narration: Narration
  /** One for each narrated sentence, in order. Those whose text is another are said again. */
  sentences: readonly ScriptSentence[]
  language: VideoLanguage
  voice: VoiceType
  tools: Tools
}

/**
 * The narration with some sentences changed: these are said at the rate of the others, whose speech and pauses stay as they are. The length changes with them. A sentence
 * with nothing to say keeps silent for its pause. Throws as `narrate` does.
 */
export async function narrateAgain({ narration, sentences, language, voice, tools }: NarrationEdit): Promise<Narration> {
  const raw = await readFile(join(tools.folder, narration.raw.file))
  const samples = new Int16Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.byteLength))
  const speaker = openSpeaker({ signal: tools.signal })
  try {
    const spoken: Spoken[] = []
    for (const [index, sentence] of sentences.entries()) {
      const before = narration.sentences[index]
      const speech =
        before?.sentence.text === sentence.text
          ? speechOf(narration, index, before, samples)
          : await speakSentence(sentence.text, { speaker, voice: espeakVoices[language][voice], language, rate: narration.rate })
      spoken.push({ sentence, speech: speech ?? silence(narration.raw.sampleRate) })
    }
    return await writeNarration({ name: 'narration-edited', spoken, pauses: pausesOf(narration), rate: narration.rate, tools })
  } finally {
    await speaker.close()
  }
}

/** The speech of one sentence as it was before it was joined to the others. */
function speechOf({ raw: { pieces, sampleRate } }: Narration, index: number, { words, to }: NarratedSentence, samples: Int16Array): SpokenSentence {
  const piece = pieces[index] ?? { from: 0, to: 0 }
  const start = piece.from / sampleRate
  return {
    samples: samples.subarray(piece.from, piece.to),
    sampleRate,
    words: words.map((word) => ({ text: word.text, from: word.from - start, to: word.to - start })),
    end: to - start,
  }
}

function silence(sampleRate: number): SpokenSentence {
  return { samples: new Int16Array(0), sampleRate, words: [], end: 0 }
}

function pausesOf({ raw: { pieces, sampleRate } }: Narration): Seconds[] {
  return pieces.map(({ to }, index) => ((pieces[index + 1]?.from ?? to) - to) / sampleRate)
}
