import { describe, expect, it, vi } from 'vitest'
import type { Voice, VoiceChoice } from '../../src/speech/voice.ts'

const words = {
  'pt-BR': ['Bom', 'dia,', 'são', 'quatorze', 'e', 'noventa.'],
  'en-US': ['Good', 'morning,', 'it', 'is', 'fourteen', 'ninety.'],
} as const satisfies Record<VoiceChoice['language'], readonly string[]>

const live = () => new AbortController().signal

/** What every adapter of the `Voice` port must do, for each kind of voice that it has. */
export function voiceContract(voice: Voice, choices: readonly VoiceChoice[]): void {
  describe.each(choices)(`${voice.name}, $language $type`, (choice) => {
    it('speaks what it offers, as mono sound with one time for each word, forwards and inside the sound', async () => {
      const session = voice.open(choice, live())
      try {
        const speech = await session.speak(words[choice.language], 150)

        expect(voice.speaks(choice)).toBe(true)
        if (speech === null) throw new Error('nothing was said')
        const seconds = speech.samples.length / speech.sampleRate
        expect(seconds).toBeGreaterThan(1)
        expect(seconds).toBeLessThan(8)
        expect(speech.samples.some((sample) => Math.abs(sample) > 1000)).toBe(true)
        expect(speech.words).toHaveLength(words[choice.language].length)
        expect(speech.words.every(({ from, to }, index) => from >= (speech.words[index - 1]?.from ?? 0) && to >= from && to <= seconds)).toBe(true)
        expect(speech.end).toBeGreaterThan(speech.words.at(-1)?.from ?? Infinity)
        expect(speech.end).toBeLessThanOrEqual(seconds)
      } finally {
        await session.close()
      }
    })

    it('speaks faster when it is asked to', async () => {
      const session = voice.open(choice, live())
      try {
        const slow = await session.speak(words[choice.language], 120)
        const fast = await session.speak(words[choice.language], 180)

        expect(fast?.end).toBeLessThan(slow?.end ?? 0)
      } finally {
        await session.close()
      }
    })

    it('says nothing for nothing, and goes on', async () => {
      const session = voice.open(choice, live())
      try {
        expect(await session.speak([], 150)).toBeNull()
        expect(await session.speak(['', ''], 150)).toBeNull()
        expect(await session.speak(words[choice.language], 150)).not.toBeNull()
      } finally {
        await session.close()
      }
    })

    it('ends with the reason of an abort and leaves no process', async () => {
      const stop = new AbortController()
      const session = voice.open(choice, stop.signal)
      const speaking = session.speak(words[choice.language], 150)
      stop.abort(new Error('cancelled'))

      await expect(speaking).rejects.toThrow('cancelled')
      await session.close()
      await session.close()
      await vi.waitFor(() => expect(process.getActiveResourcesInfo()).not.toContain('ProcessWrap'))
    })
  })
}
