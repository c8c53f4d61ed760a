import type { Voice, VoiceSession } from '../src/speech/voice.ts'

/**
 * A voice whose sessions outlast the narrations, and which is asked once for each sentence and
 * rate: starting a synthesiser costs more than what most tests have it say. For tests that are not
 * about its process; `end` closes what was opened.
 */
export function lastingVoice(voice: Voice): Voice & { end: () => Promise<void> } {
  const sessions = new Map<string, VoiceSession>()
  const said = new Map<string, ReturnType<VoiceSession['speak']>>()
  return {
    ...voice,
    open(choice) {
      const kind = `${choice.language} ${choice.type}`
      const session = sessions.get(kind) ?? voice.open(choice, new AbortController().signal)
      sessions.set(kind, session)
      return {
        speak(words, rate) {
          const key = JSON.stringify([kind, words, rate])
          const speech = said.get(key) ?? session.speak(words, rate)
          said.set(key, speech)
          return speech
        },
        close: async () => undefined,
      }
    },
    async end() {
      await Promise.all([...sessions.values()].map((session) => session.close()))
    },
  }
}
