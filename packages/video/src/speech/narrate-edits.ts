import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { VideoOrder } from '@relampago/domain/contracts'
import type { Seconds } from '@relampago/domain/units'
import { adapterIds } from '../ports/adapter.ts'
import type { ProviderUse } from '../run/provider-use.ts'
import type { Tools } from '../run/tools.ts'
import type { StageCache } from '../stage-cache/stage-cache.ts'
import { stageKey } from '../stage-cache/stage-key.ts'
import type { NarratedSentence, Narration } from '../story/narration.ts'
import type { ScriptSentence } from '../story/script.ts'
import { askVoices } from './ask-voices.ts'
import { speakSentence, type SpokenSentence } from './speak-sentence.ts'
import type { Voice } from './voice.ts'
import { writeNarration, type Spoken, type SpokenNarration } from './write-narration.ts'

export type NarrationEdit = {
  /** Its raw speech is in the tools' folder. */
  narration: Narration
  /** One for each narrated sentence, in order. Those whose text is another are said again. */
  sentences: readonly ScriptSentence[]
  order: Pick<VideoOrder, 'language' | 'voice'>
  voices: readonly Voice[]
  tools: Tools
  cache?: StageCache
  onProvider?: (use: ProviderUse) => void
}

/**
 * The narration with some sentences changed: these are said at the rate of the others, whose speech
 * and pauses stay as they are. The length changes with them. A sentence with nothing to say stays
 * silent for its pause. The voice of the narration is asked first; should it fail, another one says
 * all sentences again. Throws as `narrate` does.
 */
export async function narrateEdits(edit: NarrationEdit): Promise<Narration> {
  const { narration, sentences, order, tools, cache, onProvider } = edit
  const { language, voice: type } = order
  if (sentences.every(({ text }, index) => text === narration.sentences[index]?.sentence.text)) return withSentences(narration, sentences)
  const able = edit.voices.filter((voice) => voice.speaks({ language, type }))
  const voices = able.toSorted((a, b) => Number(saidBy(b, narration)) - Number(saidBy(a, narration)))
  // Where the narration is stored and how long it took differ from run to run.
  const said = { ...narration, wavFile: null, provider: narration.provider.name }
  const key = stageKey('narration', { said, sentences, language, voice: type, voices: adapterIds(voices) })
  return askVoices({ voices, key, say: (voice, signal) => narrateEditsBy(voice, signal, edit), tools, cache, onProvider })
}

function saidBy(voice: Voice, { provider }: Narration): boolean {
  return voice.name === provider.name
}

/** Pictures of sentences may have changed although their texts did not. */
function withSentences(narration: Narration, sentences: readonly ScriptSentence[]): Narration {
  return { ...narration, sentences: narration.sentences.map((one, index) => ({ ...one, sentence: sentences[index] ?? one.sentence })) }
}

async function narrateEditsBy(voice: Voice, signal: AbortSignal, { narration, sentences, order, tools }: NarrationEdit): Promise<SpokenNarration> {
  const { language, voice: type } = order
  const raw = await readFile(join(tools.folder, narration.raw.file))
  const samples = new Int16Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.byteLength))
  const session = voice.open({ language, type }, signal, tools)
  try {
    const spoken: Spoken[] = []
    for (const [index, sentence] of sentences.entries()) {
      const before = narration.sentences[index]
      const isSame = before?.sentence.text === sentence.text && saidBy(voice, narration)
      const speech = isSame ? speechOf(narration, index, before, samples) : await speakSentence(sentence.text, { session, language, rate: narration.rate })
      spoken.push({ sentence, speech: speech ?? silence(narration.raw.sampleRate) })
    }
    return await writeNarration({ name: 'narration-edited', spoken, pauses: pausesOf(narration), rate: narration.rate, tools: { ...tools, signal } })
  } finally {
    await session.close()
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
