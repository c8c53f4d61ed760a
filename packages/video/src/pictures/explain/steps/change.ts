import type { NamedThing, StepLayout } from '../../scene-plan/steps.ts'
import type { Explained } from '../../scene-plan/explained.ts'
import { found, withoutStop } from './found.ts'
import { isSame, longest, nounPhrase, rulesOf, startsWithPreposition } from './phrase.ts'
import { named } from './sure-icon.ts'

/** What something was, and what it became: two halves of a card. */
export function explainChange({ sentence, theme, language }: Explained): StepLayout | null {
  const groups = found(rulesOf(language).changes, withoutStop(sentence.text))
  if (groups === null) return null
  const endOf = (text = '') => (startsWithPreposition(text, language) ? null : nounPhrase(text.replace(rulesOf(language).year, ''), language, longest.wide))
  const before = endOf(groups['before'])
  const after = endOf(groups['after'])
  // Numbers have pictures of their own.
  if (before === null || after === null || isSame(before, after) || /^\d/.test(before) || /^\d/.test(after)) return null
  const one = named(before, language)
  const other = named(after, language, [one.icon])
  const hasBoth = one.icon !== null && other.icon !== null
  return {
    kind: 'before-after',
    label: theme.length <= longest.phrase ? theme : '',
    before: hasBoth ? one : bare(before),
    after: hasBoth ? other : bare(after),
  }
}

function bare(text: string): NamedThing {
  return { text, icon: null }
}
