import type { StepLayout } from '../../scene-plan/steps.ts'
import type { Explained } from '../../scene-plan/explained.ts'
import { found, withoutStop } from './found.ts'
import { nounPhrase, rulesOf } from './phrase.ts'
import { named } from './sure-icon.ts'

const longestName = 26
const longestRank = 44

/** Who is the largest, and who comes next. */
export function explainRanking({ sentence, language }: Explained): StepLayout | null {
  const groups = found(rulesOf(language).rankings, withoutStop(sentence.text))
  if (groups === null) return null
  const what = nounPhrase(groups['what'] ?? '', language, longestRank)
  const holders = [groups['first'], groups['second'], groups['third']]
  const names = holders.map((holder) => (holder === undefined ? null : nounPhrase(holder, language, longestName)))
  if (what === null || holders.some((holder, at) => holder !== undefined && names[at] === null)) return null
  const places = names.flatMap((name, at) => (name === null ? [] : [{ ...named(name, language), place: placeAt(at) }]))
  return places.length === 0 || what.length < 3 ? null : { kind: 'ranking', what, places }
}

function placeAt(at: number): 1 | 2 | 3 {
  return at === 0 ? 1 : at === 1 ? 2 : 3
}
