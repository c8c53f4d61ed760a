import { expect, it } from 'vitest'
import type { Known } from '../run/progress.ts'
import { writeEmbeddedScript } from './write-embedded-script.ts'
import { tellDraft } from './tell-draft.ts'

function open() {
  const told: [fraction: number, known: Known | undefined][] = []
  const draft = tellDraft({ tell: (_stage, fraction, known) => void told.push([fraction, known]) }, 30)
  return { draft, told }
}
const script = writeEmbeddedScript({ kind: 'theme', theme: 'café', context: '', language: 'pt-BR' }, { duration: 30, seed: 'a' })

it('shows all sentences so far with each new one', () => {
  const { draft, told } = open()
  draft.onSentence('Um.', 0)
  draft.onSentence('Dois.', 1)

  expect(told.map(([, known]) => known?.sentences)).toEqual([['Um.'], ['Um.', 'Dois.']])
  expect(told[0]?.[0]).toBeLessThan(told[1]?.[0] ?? 0)
})

it('replaces what was shown by the script that is spoken', () => {
  const { draft } = open()
  draft.onSentence('Um rascunho.', 0)

  expect(draft.replacedBy(script).sentences).toEqual(script.sentences.filter(({ priority }) => priority <= 2).map(({ text }) => text))
})

it('shows nothing before the narration when no writer showed its sentences', () => {
  expect(open().draft.replacedBy(script)).toEqual({})
})
