import type { StepLayout } from '../../scene-plan/steps.ts'
import type { Explained } from '../../scene-plan/explained.ts'
import { found, withoutStop } from './found.ts'
import { listedThings } from './listed.ts'
import { asTitle, nounPhrase, rulesOf } from './phrase.ts'

/** A thing and what it is made of. */
export function explainAnatomy({ sentence, language }: Explained): StepLayout | null {
  const groups = found(rulesOf(language).wholes, withoutStop(sentence.text))
  if (groups === null) return null
  const whole = nounPhrase(groups['whole'] ?? '', language)
  const parts = listedThings(groups['parts'] ?? '', language, { least: 2, most: 4 })
  return whole === null || parts === null ? null : { kind: 'anatomy', whole: asTitle(whole, language), parts }
}
