import type { StepLayout } from '../../scene-plan/steps.ts'
import type { Explained } from '../../scene-plan/explained.ts'
import { found, withoutStop } from './found.ts'
import { asLine, clause, isSame, longest, nounPhrase, rulesOf } from './phrase.ts'
import { named } from './sure-icon.ts'

/** What follows from what: a cause and its effect, or the steps of a process. */
export function explainChain({ sentence, language, before }: Explained): StepLayout | null {
  // Two in a row look like one scene that stands still.
  if (before.at(-1)?.kind === 'chain') return null
  const { chains, returns } = rulesOf(language)
  const text = withoutStop(sentence.text)
  const groups = found(chains, text)
  if (groups === null) return null
  const isProcess = groups['one'] !== undefined
  const steps = isProcess ? process(groups, language) : causeAndEffect(groups, language)
  if (!isComplete(steps)) return null
  const [first = ''] = steps
  const last = steps.at(-1) ?? ''
  const isClosed = steps.length > 2 && isSame(first, last)
  const boxes = (isClosed ? steps.slice(0, -1) : steps).map((box) => ({ ...(isProcess ? named(box, language) : { icon: null }), text: asLine(box) }))
  return { kind: 'chain', boxes, isCycle: isClosed || returns.test(text) }
}

function causeAndEffect({ cause = '', effect = '' }: Record<string, string | undefined>, language: Explained['language']) {
  return [clause(cause, language), clause(effect, language)]
}

function process({ one, two, three }: Record<string, string | undefined>, language: Explained['language']) {
  const texts = [one, two, three].flatMap((text) => text ?? [])
  return texts.map((text) => nounPhrase(text, language, longest.wide))
}

function isComplete(texts: readonly (string | null)[]): texts is string[] {
  return texts.every((text) => text !== null)
}
