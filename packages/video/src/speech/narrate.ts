import type { VideoLanguage, VoiceType } from '@relampago/domain/catalogue'
import type { Fraction, Seconds } from '@relampago/domain/units'
import type { Script, ScriptSentence } from '../story/script.ts'
import type { Tools } from '../run/tools.ts'
import { openSpeaker, type Speaker } from './espeak/espeak-process.ts'
import { espeakVoices } from './espeak/voices.ts'
import { defaultRate } from './estimate-seconds.ts'
import { chooseSentences, pausesToFit, rateToFit } from './fit-narration.ts'
import type { Narration } from '../story/narration.ts'
import { speakSentence, type SpokenSentence } from './speak-sentences.ts'
import { writeNarration, type Spoken } from './write-narration.ts'

type Saying = { speaker: Speaker; voice: string; language: VideoLanguage }

/** Times that the whole narration may be said again to meet its length. */
const mostCorrections = 2
/** Share of the work that is synthesis; the rest is FFmpeg. */
const speakingShare = 0.6

/**
 * Says a script in about `targetSeconds` (within 0.15 s) and writes `narration.wav` into the tools' folder. Sentences that do not fit are left out,
 * the highest `priority` first; rate and pauses take up the rest. A script that is too short even when said slowly gives a shorter narration.
 * Sentences with nothing to say (emoji only) are left out too. Throws `ToolError` when a tool fails twice, the signal's reason when aborted;
 * no process is left in any case.
 */
export async function narrate(request: {
  script: Script
  voice: VoiceType
  targetSeconds: Seconds
  tools: Tools
  report?: (fraction: Fraction) => void
}): Promise<Narration> {
  const { script, voice, targetSeconds, tools, report } = request
  const speaker = openSpeaker({ signal: tools.signal })
  try {
    const saying: Saying = { speaker, voice: espeakVoices[script.language][voice], language: script.language }
    const all = await sayAll(script.sentences, saying, defaultRate, (fraction) => report?.(fraction * speakingShare))
    const fitting = chooseSentences(all.map(timed), targetSeconds).flatMap((index) => all[index] ?? [])
    if (fitting.length === 0) throw new Error('a script without anything to say')
    const { spoken, rate, pauses } = await sayToFit(fitting, saying, targetSeconds)
    const narration = await writeNarration({ name: 'narration', spoken, pauses, rate, tools })
    report?.(1)
    return narration
  } finally {
    await speaker.close()
  }
}

async function sayAll(sentences: readonly ScriptSentence[], saying: Saying, rate: number, progress?: (fraction: Fraction) => void): Promise<Spoken[]> {
  const spoken: Spoken[] = []
  for (const [index, sentence] of sentences.entries()) {
    const speech = await speakSentence(sentence.text, { ...saying, rate })
    if (speech !== null) spoken.push({ sentence, speech })
    progress?.((index + 1) / sentences.length)
  }
  return spoken
}

function timed({ sentence, speech }: Spoken) {
  return { role: sentence.role, priority: sentence.priority, seconds: secondsOf(speech) }
}

function secondsOf({ samples, sampleRate }: SpokenSentence): Seconds {
  return samples.length / sampleRate
}

/** Says the chosen sentences again at another rate while their pauses alone cannot bring them to the target. */
async function sayToFit(chosen: Spoken[], saying: Saying, target: Seconds): Promise<{ spoken: Spoken[]; rate: number; pauses: Seconds[] }> {
  let spoken = chosen
  let rate = defaultRate
  for (let correction = 0; ; correction += 1) {
    const speech = spoken.reduce((total, { speech: { samples, sampleRate } }) => total + samples.length / sampleRate, 0)
    const fit = pausesToFit(spoken.map(timed), speech, target)
    const atDefault = spoken.map((one) => ({ ...timed(one), seconds: (secondsOf(one.speech) * rate) / defaultRate }))
    const better = rateToFit(atDefault, target)
    if (fit.isExact || better === rate || correction === mostCorrections) return { spoken, rate, pauses: fit.pauses }
    rate = better
    spoken = await sayAll(
      spoken.map(({ sentence }) => sentence),
      saying,
      rate,
    )
  }
}
