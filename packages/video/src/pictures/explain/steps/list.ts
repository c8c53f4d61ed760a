import type { StepLayout } from '../../scene-plan/steps.ts'
import type { Explained } from '../../scene-plan/explained.ts'
import { findListed } from './listed.ts'
import { withoutStop } from './found.ts'
import { allNamed } from './sure-icon.ts'

const longestTitle = 30

/**
 * Three to five things that a sentence lists. Where each is one word with its own icon, tiles show
 * them better.
 */
export function explainList({ sentence, theme, language }: Explained): StepLayout | null {
  const texts = findListed(withoutStop(sentence.text), language)
  if (texts === null || texts.length < 3) return null
  const items = allNamed(texts, language)
  if (items.length <= 4 && items.every(({ icon, text }) => icon !== null && /^[\p{L}-]{3,}$/u.test(text))) return null
  return { kind: 'list', title: [sentence.onScreen?.label, theme].find((text) => text !== undefined && text.length <= longestTitle) ?? '', items }
}
