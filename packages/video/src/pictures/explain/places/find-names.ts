import { baseLanguage, type InterfaceLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { placeTable, type Place } from '../../maps/place-table.ts'

/** A name of a place as it stands in a sentence; whether it means the place is not decided. */
export type FoundName = {
  name: string
  /** Places with that name: a state and its capital may share it. */
  places: readonly Place[]
  /** Position in the sentence; the end is exclusive. */
  start: number
  end: number
}

const longestName = 6
const byLanguage = new Map<InterfaceLanguage, ReadonlyMap<string, Place[]>>()

/** Every name of the place table in a sentence, the longest where several begin; capitals count. */
export function findNames(sentence: string, language: VideoLanguage): FoundName[] {
  const names = namesIn(baseLanguage[language])
  const words = [...sentence.matchAll(/\p{L}+(?:-\p{L}+)*/gu)]
  const found: FoundName[] = []
  for (let at = 0; at < words.length; at += 1) {
    const start = words[at]?.index ?? 0
    for (let count = Math.min(longestName, words.length - at); count > 0; count -= 1) {
      const last = words[at + count - 1]
      const end = (last?.index ?? 0) + (last?.[0].length ?? 0)
      const name = sentence.slice(start, end)
      const places = names.get(name)
      if (places === undefined) continue
      found.push({ name, places, start, end })
      at += count - 1
      break
    }
  }
  return found
}

function namesIn(language: InterfaceLanguage): ReadonlyMap<string, Place[]> {
  const before = byLanguage.get(language)
  if (before !== undefined) return before
  const names = new Map<string, Place[]>()
  for (const place of placeTable().places) for (const name of place[language]) names.set(name, [...(names.get(name) ?? []), place])
  byLanguage.set(language, names)
  return names
}
