import type { Seconds } from '@relampago/domain/units'
import type { SpeechEvent } from './speech-message.ts'

/** A stretch of the spoken text in code points from 0, end exclusive. */
export type TextRange = { from: number; to: number }
export type TimeRange = { from: Seconds; to: Seconds }

/**
 * A word as the synthesiser announced it: its place in the text, the starts of its sounds and the
 * end of the last one.
 */
type Announced = { letter: number; sounds: Seconds[]; to: Seconds }

/**
 * When each token is heard, from the synthesiser's own events, and when speech is over. `ranges`
 * are the tokens' places in `text`, in order. A token begins with the first sound of the first word
 * inside it and ends where the next token begins or where a pause begins. English function words
 * can share one event ("of the"): then the sounds are shared out by letters. Starts never go
 * backwards; every token lasts at least as long as its neighbours leave it, possibly 0.
 */
export function wordTimes(events: readonly SpeechEvent[], text: string, ranges: readonly TextRange[]): { words: TimeRange[]; end: Seconds } {
  const announced = announcedWords(events)
  const end = announced.at(-1)?.to ?? 0
  const letters = Array.from(text)
  const words = ranges.map((range) => {
    const inside = announced.filter(({ letter }) => letter >= range.from && letter < range.to)
    return { range, first: inside[0], last: inside.at(-1), from: 0, to: 0 }
  })

  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]
    if (word === undefined) break
    if (word.first !== undefined) word.from = word.first.sounds[0] ?? 0
    // Words that were merged into the last word of this one.
    const merged = words.slice(index + 1).findIndex(({ first }) => first !== undefined)
    const group = words.slice(index, merged === -1 ? undefined : index + 1 + merged)
    shareOut(group, letters)
    index += group.length - 1
  }
  words.forEach((word, index) => {
    const next = words[index + 1]
    word.to = Math.max(word.from, Math.min(word.last?.to ?? end, next?.from ?? end))
  })
  return { words: words.map(({ from, to }) => ({ from, to })), end }
}

function announcedWords(events: readonly SpeechEvent[]): Announced[] {
  const words: Announced[] = []
  for (const event of events) {
    const at = event.at / 1000
    const current = words.at(-1)
    if (event.type === 'word') {
      // Some words get two events at one place; the sounds follow the second.
      if (current !== undefined && current.sounds.length === 0) words.pop()
      words.push({ letter: event.letter, sounds: [], to: Infinity })
    } else if (current !== undefined) {
      if (event.type === 'sound' && !event.isPause) {
        current.sounds.push(at)
        current.to = Infinity
      } else if (current.sounds.length > 0 && current.to === Infinity) current.to = at
    }
  }
  // Without a pause a word lasts until the first sound of the next, closures included.
  const heard = words.filter(({ sounds }) => sounds.length > 0)
  return heard.map((word, index) => ({ ...word, to: word.to === Infinity ? (heard[index + 1]?.sounds[0] ?? word.sounds.at(-1) ?? 0) : word.to }))
}

type Timed = { range: TextRange; first: Announced | undefined; last: Announced | undefined; from: Seconds; to: Seconds }

/**
 * Gives each token that has no event of its own its part of the sounds of the last announced word
 * before it.
 */
function shareOut(group: Timed[], letters: readonly string[]): void {
  const source = group[0]?.last
  if (source === undefined || group.length === 1) return
  const count = (from: number, to: number) => Math.max(1, letters.slice(from, to).filter((letter) => /\p{L}/u.test(letter)).length)
  const shares = group.map(({ range }, index) => count(index === 0 ? source.letter : range.from, range.to))
  const total = shares.reduce((sum, share) => sum + share, 0)
  let before = 0
  group.forEach((word, index) => {
    if (index > 0) {
      word.from = soundAt(source, before / total)
      word.last = source
    }
    before += shares[index] ?? 0
  })
}

/**
 * The start of the sound that stands at this share of the word; of a single sound, that share of
 * its time.
 */
function soundAt({ sounds, to }: Announced, share: number): Seconds {
  const index = Math.round(share * sounds.length)
  const first = sounds[0] ?? 0
  return sounds.length === 1 ? first + share * (to - first) : (sounds[Math.min(index, sounds.length - 1)] ?? first)
}
