import { voices as offered, type VoiceOption } from '@relampago/domain/catalogue'
import { defaultRate } from '../estimate-seconds.ts'
import type { Voice, VoiceSession } from '../voice.ts'
import { askSpeech, usualLimits, type SpeechLimits } from './ask-speech.ts'
import { decodeSound } from './decode-sound.ts'
import { openPace, type AtSpeed, type Pace } from './pace.ts'
import { openTimer } from './time-speech.ts'
import type { ServerVoiceName, VoiceServerSettings } from './voice-server-settings.ts'

/**
 * The voices of a server with OpenAI's speech call (`POST /audio/speech`), one adapter for each of
 * ours that it has, so that the record of a video names the one that spoke. Names are unique among
 * those that speak one of our voices.
 */
export function serverVoices(settings: VoiceServerSettings, limits: SpeechLimits = usualLimits): Voice[] {
  return offered.flatMap((option) => {
    const name = settings.voices[option.id]
    return name === undefined ? [] : [serverVoice(settings, limits, option, name)]
  })
}

function serverVoice(settings: VoiceServerSettings, limits: SpeechLimits, { language, type }: VoiceOption, name: ServerVoiceName): Voice {
  // For all sessions of this process: an edited sentence is said as fast as the others.
  const pace = openPace()
  return {
    name: `speech-server:${name.voice}`,
    version: `1 ${name.model} ${new URL(settings.baseUrl).host} ${settings.names}`,
    // A model on a processor alone can take as long as the speech lasts, up to three times.
    timeLimitMs: 240_000,
    // Each sentence has its own second try.
    attempts: 1,
    speaks: (choice) => choice.language === language && choice.type === type,
    open: (choice, signal, programs) => openSession({ settings, limits, name, pace, choice, signal, ffmpegPath: programs?.ffmpegPath }),
  }
}

type Session = {
  settings: VoiceServerSettings
  limits: SpeechLimits
  name: ServerVoiceName
  pace: Pace
  choice: Parameters<Voice['open']>[0]
  signal: AbortSignal
  ffmpegPath: string | undefined
}

type Timed = Awaited<ReturnType<ReturnType<typeof openTimer>['time']>>

/** A narration is said again to fit its length: nothing is asked for twice at one speed. */
function openSession({ settings, limits, name, pace, choice, signal, ffmpegPath }: Session): VoiceSession {
  const timer = openTimer(choice, signal)
  const said = new Map<string, Timed>()
  const firstSaid = new Map<string, AtSpeed>()

  async function say(text: string, words: readonly string[], speed: number): Promise<Timed> {
    signal.throwIfAborted()
    const key = `${speed} ${text}`
    const known = said.get(key)
    if (known !== undefined) return known
    const bytes = await askSpeech({ settings, name, text, speed, limits, signal })
    const timed = await timer.time({ sound: await decodeSound(bytes, ffmpegPath, signal), words, speed })
    said.set(key, timed)
    const before = firstSaid.get(text)
    if (before === undefined) firstSaid.set(text, { speed, seconds: timed.seconds })
    else pace.compare(before, { speed, seconds: timed.seconds })
    return timed
  }

  return {
    async speak(words, rate, written = words) {
      const text = lineOf(settings.names === 'written' ? written : words)
      if (text === '') return null
      const first = await say(text, words, pace.speedFor(rate / defaultRate))
      pace.learn(first.slowness)
      const { speech } = await say(text, words, pace.speedFor(rate / defaultRate))
      return speech
    },
    close: () => timer.close(),
  }
}

function lineOf(words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ')
}
