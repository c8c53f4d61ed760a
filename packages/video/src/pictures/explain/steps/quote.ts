import type { StepLayout } from '../../scene-plan/steps.ts'
import type { Explained } from '../../scene-plan/explained.ts'
import { found, withoutStop } from './found.ts'
import { asLine, rulesOf, trimmed } from './phrase.ts'

/** From this length on, words are shown in two portions, and in three. */
const twoPortions = 34
const threePortions = 68
const longestName = 30

/** A quotation, or what is reported of a person, with the name. */
export function explainQuote({ sentence, language }: Explained): StepLayout | null {
  // "Quem disse que o Egito é um presente?" reports nothing.
  if (/\?\s*$/.test(sentence.text)) return null
  const groups = found(rulesOf(language).quotes, withoutStop(sentence.text))
  const words = groups?.['said'] ?? groups?.['told']
  const by = groups?.['by']?.trim()
  if (words === undefined || by === undefined || by.length > longestName) return null
  const text = asLine(trimmed(words))
  return { kind: 'quote', portions: portionsOf(text), by, isExact: groups?.['said'] !== undefined }
}

/** Even portions, cut between words, behind a comma where one is near. */
function portionsOf(text: string): string[] {
  const count = text.length < twoPortions ? 1 : text.length < threePortions ? 2 : 3
  const words = text.split(' ')
  const portions: string[] = []
  let from = 0
  for (let portion = 1; portion <= count; portion += 1) {
    const goal = (text.length * portion) / count
    let at = from
    let best = from
    let bestAway = Number.POSITIVE_INFINITY
    for (at = from + 1; at <= words.length; at += 1) {
      const so = words.slice(0, at).join(' ')
      const away = Math.abs(so.length - goal) - (/[,;:]$/.test(so) ? 8 : 0)
      if (away < bestAway) [best, bestAway] = [at, away]
    }
    const end = portion === count ? words.length : best
    portions.push(words.slice(from, end).join(' '))
    from = end
  }
  return portions.filter((portion) => portion !== '')
}
