import type { VideoLanguage, VoiceType } from '@relampago/domain/catalogue'
import type { Milliseconds, Seconds } from '@relampago/domain/units'
import type { Tools } from '../../src/run/tools.ts'
import { alignSounds } from '../../src/speech/align/align-sounds.ts'
import { analysisRate } from '../../src/speech/align/speech-features.ts'
import { openEspeak } from '../../src/speech/espeak/espeak-voice.ts'
import { speakSentence, type Saying } from '../../src/speech/speak-sentence.ts'
import { readSound, toAnalysisRate } from './read-sound.ts'
import { speechOnsets } from './speech-onsets.ts'

/** A sentence as captioned; word times count from the start of the audio that is measured. */
export type CaptionedSentence = { text: string; words: readonly { text: string; from: Seconds; to: Seconds }[] }
type WordError = { text: string; /** Caption minus sound: positive is late. */ errorMs: Milliseconds; by: 'onset' | 'alignment' }
export type CaptionErrors = { medianMs: Milliseconds; p95Ms: Milliseconds; count: number; words: WordError[] }

/**
 * Other voices than the ones in videos: same sex, because alignment is sharper, but another throat,
 * and faster.
 */
const referenceVoices = {
  'pt-BR': { female: 'pt-br+f4', male: 'pt-br+m1' },
  'en-US': { female: 'en-us+f4', male: 'en-us+m1' },
} as const satisfies Record<VideoLanguage, Record<VoiceType, string>>
const referenceRate = 172
/** Silence kept on both sides of a sentence. */
const margin: Seconds = 0.06
/** An onset farther than this from every word of the sentence is none of its. */
const onsetReach: Seconds = 0.1

/**
 * How far the starts of caption words are from the words in a finished audio or video file, in
 * absolute milliseconds. Nothing of the synthesis the captions come from is used: words after a
 * pause are compared with the rise of energy, all others by aligning the sound with the same
 * sentence said by another voice at another rate. Speech must be the only loud sound (no music).
 *
 * The warping is the one that times voices without word times (`speech/align`). It measures the
 * captions of eSpeak, which come from its own events; for a voice that was timed by warping it
 * would be no witness, and `speech/align/align-words.test.ts` compares with known times instead.
 */
export async function measureCaptionErrors(request: {
  file: string
  sentences: readonly CaptionedSentence[]
  language: VideoLanguage
  voice: VoiceType
  tools: Pick<Tools, 'ffmpegPath' | 'signal'>
}): Promise<CaptionErrors> {
  const { file, sentences, language, voice, tools } = request
  const sound = await readSound(file, tools)
  const onsets = speechOnsets(sound)
  const session = openEspeak(referenceVoices[language][voice], tools.signal)
  const words: WordError[] = []
  try {
    for (const sentence of sentences) {
      const heard = await alignedStarts(sound, sentence, { session, language, rate: referenceRate }, tools)
      words.push(...sentenceErrors(sentence, heard, onsets))
    }
  } finally {
    await session.close()
  }
  const sorted = words.map(({ errorMs }) => Math.abs(errorMs)).toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { medianMs: at(0.5), p95Ms: at(0.95), count: sorted.length, words }
}

/**
 * An onset belongs to the word that is nearest to it by the alignment, which does not know the
 * captions.
 */
function sentenceErrors({ words }: CaptionedSentence, aligned: readonly Seconds[], onsets: readonly Seconds[]): WordError[] {
  const onsetOf = new Map<number, Seconds>()
  for (const onset of onsets) {
    const distances = aligned.map((moment) => Math.abs(moment - onset))
    const nearest = Math.min(...distances)
    if (nearest < onsetReach) onsetOf.set(distances.indexOf(nearest), onset)
  }
  return words.map((word, index) => {
    const onset = onsetOf.get(index)
    return { text: word.text, errorMs: (word.from - (onset ?? aligned[index] ?? word.from)) * 1000, by: onset === undefined ? 'alignment' : 'onset' }
  })
}

/** The start of each word of a sentence in the sound, by its reference. */
async function alignedStarts(
  sound: Float32Array,
  sentence: CaptionedSentence,
  reference: Saying,
  tools: Pick<Tools, 'ffmpegPath' | 'signal'>,
): Promise<Seconds[]> {
  const said = await speakSentence(sentence.text, reference)
  const [first, last] = [sentence.words[0], sentence.words.at(-1)]
  if (said === null || first === undefined || last === undefined || said.words.length !== sentence.words.length)
    throw new Error(`captions do not match: ${sentence.text}`)
  const from = Math.max(0, first.from - margin)
  const part = sound.subarray(Math.floor(from * analysisRate), Math.ceil((last.to + margin) * analysisRate))
  const silence = new Float32Array(Math.round(margin * analysisRate))
  const referenceSound = joined(silence, await toAnalysisRate(said.samples, said.sampleRate, tools))
  const { find } = alignSounds(referenceSound, part)
  return said.words.map((word) => from + find(margin + word.from))
}

function joined(a: Float32Array, b: Float32Array): Float32Array {
  const all = new Float32Array(a.length + b.length)
  all.set(a)
  all.set(b, a.length)
  return all
}
