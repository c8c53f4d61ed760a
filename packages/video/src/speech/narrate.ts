import type { VideoLanguage } from '@relampago/domain/catalogue'
import type { VideoOrder } from '@relampago/domain/contracts'
import type { Fraction, Seconds } from '@relampago/domain/units'
import { adapterIds } from '../ports/adapter.ts'
import type { ProviderUse } from '../run/provider-use.ts'
import type { Tools } from '../run/tools.ts'
import type { StageCache } from '../stage-cache/stage-cache.ts'
import { stageKey } from '../stage-cache/stage-key.ts'
import type { Narration } from '../story/narration.ts'
import type { Script, ScriptSentence } from '../story/script.ts'
import { askVoices } from './ask-voices.ts'
import { defaultRate, spokenWords } from './estimate-seconds.ts'
import { chooseSentences, pausesToFit, rateToFit } from './fit-narration.ts'
import { spokenText } from './spoken-text/spoken-text.ts'
import { speakSentence, type Saying, type SpokenSentence } from './speak-sentence.ts'
import type { Voice } from './voice.ts'
import { writeNarration, type Spoken, type SpokenNarration } from './write-narration.ts'

export type NarrationRequest = {
  script: Script
  order: Pick<VideoOrder, 'voice'>
  targetSeconds: Seconds
  /** In order of preference. */
  voices: readonly Voice[]
  tools: Tools
  cache?: StageCache
  report?: (fraction: Fraction) => void
  onProvider?: (use: ProviderUse) => void
}

/** Times that the whole narration may be said again to meet its length. */
const mostCorrections = 2
/** Share of the work that is synthesis; the rest is FFmpeg. */
const speakingShare = 0.6

/**
 * Says a script in about `targetSeconds` (within 0.15 s) and writes `narration.wav` into the tools'
 * folder. Sentences that do not fit are left out, the highest `priority` first; rate and pauses
 * take up the rest. A script that is too short even when said slowly gives a shorter narration.
 * Sentences with nothing to say (emoji only) are left out too. Throws `ToolError` when every voice
 * fails, the signal's reason when aborted; no process is left in any case.
 */
export async function narrate(request: NarrationRequest): Promise<Narration> {
  const { script, order, targetSeconds, tools, cache, onProvider } = request
  const { sentences, language } = script
  const voices = request.voices.filter((voice) => voice.speaks({ language, type: order.voice }))
  const key = stageKey('narration', { sentences, language, voice: order.voice, targetSeconds, voices: adapterIds(voices) })
  return askVoices({ voices, key, say: (voice, signal) => narrateBy(voice, signal, request), tools, cache, onProvider })
}

async function narrateBy(voice: Voice, signal: AbortSignal, { script, order, targetSeconds, tools, report }: NarrationRequest): Promise<SpokenNarration> {
  const { language, sentences } = script
  const session = voice.open({ language, type: order.voice }, signal, tools)
  try {
    const saying: Saying = { session, language, rate: defaultRate }
    const all = await sayAll(sentences, saying, (fraction) => report?.(fraction * speakingShare))
    const fitting = chooseSentences(
      all.map((one) => timed(one, language)),
      targetSeconds,
    ).flatMap((index) => all[index] ?? [])
    if (fitting.length === 0) throw new Error('a script without anything to say')
    const { spoken, rate, pauses } = await sayToFit(fitting, { saying, target: targetSeconds, alive: () => report?.(speakingShare) })
    const narration = await writeNarration({ name: 'narration', spoken, pauses, rate, tools: { ...tools, signal } })
    report?.(1)
    return narration
  } finally {
    await session.close()
  }
}

async function sayAll(sentences: readonly ScriptSentence[], saying: Saying, progress?: (fraction: Fraction) => void): Promise<Spoken[]> {
  const spoken: Spoken[] = []
  for (const [index, sentence] of sentences.entries()) {
    const speech = await speakSentence(sentence.text, saying)
    if (speech !== null) spoken.push({ sentence, speech })
    progress?.((index + 1) / sentences.length)
  }
  return spoken
}

function timed({ sentence, speech }: Spoken, language: VideoLanguage) {
  const { role, priority, group, pauseAfter } = sentence
  const words = spokenWords(spokenText(sentence.text, language))
  return { role, priority, seconds: secondsOf(speech), words, ...(group !== undefined && { group }), ...(pauseAfter !== undefined && { pauseAfter }) }
}

function secondsOf({ samples, sampleRate }: SpokenSentence): Seconds {
  return samples.length / sampleRate
}

/**
 * Says the chosen sentences again at another rate while their pauses alone cannot bring them to the
 * target. `alive` is called after each of them: a slow voice is not a dead one.
 */
async function sayToFit(
  chosen: Spoken[],
  { saying, target, alive }: { saying: Saying; target: Seconds; alive: () => void },
): Promise<{ spoken: Spoken[]; rate: number; pauses: Seconds[] }> {
  let spoken = chosen
  let rate = defaultRate
  for (let correction = 0; ; correction += 1) {
    const speech = spoken.reduce((total, { speech: { samples, sampleRate } }) => total + samples.length / sampleRate, 0)
    const told = spoken.map((one) => timed(one, saying.language))
    const fit = pausesToFit(told, speech, target)
    const atDefault = told.map((one) => ({ ...one, seconds: (one.seconds * rate) / defaultRate }))
    const better = rateToFit(atDefault, target)
    if (fit.isExact || better === rate || correction === mostCorrections) return { spoken, rate, pauses: fit.pauses }
    rate = better
    spoken = await sayAll(
      spoken.map(({ sentence }) => sentence),
      { ...saying, rate },
      alive,
    )
  }
}
