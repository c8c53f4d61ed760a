import { expect, test } from 'vitest'
import { countLabel } from './labels.ts'

const page = { source: 'Wikidata', title: 'Marte', url: 'https://example.org', licence: 'CC0' }

test.each([
  ['a step', { source: { kind: 'structure' }, onScreen: { step: 2 } }, 'Passo 2'],
  ['a tip that is counted as a step', { source: { kind: 'fact', themeId: 'coffee', check: 'x' }, onScreen: { step: 2, counts: 'steps' } }, 'Passo 2'],
  ['a fact that is counted', { source: { kind: 'fact', themeId: 'coffee', check: 'x' }, onScreen: { step: 2, counts: 'facts' } }, 'Fato 2'],
  ['what an encyclopedia states', { source: { kind: 'encyclopedia', factId: 'q:1', ...page }, onScreen: { step: 2 } }, 'Fato 2'],
] as const)('%s is labelled as what it is', (_kind, sentence, label) => {
  expect(countLabel(sentence, 2, 'pt-BR')).toBe(label)
})
