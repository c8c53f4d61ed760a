import { expect, test } from 'vitest'
import { estimateSeconds } from '../speech/estimate-seconds.ts'
import { sizeScript, type DraftSentence } from './draft-sentence.ts'

const draft = (text: string, rank: number): DraftSentence => ({ role: 'body', text, source: { kind: 'structure' }, keywords: [], rank })
const line = 'Uma frase de tamanho comum para medir o tempo de fala.'

test('what must be said comes first, then ranks fill the length, then the surplus is numbered from 3', () => {
  const drafts = [draft(line, 0), draft(line, 3), draft(line, 1), draft(line, 2), draft(line, 4), draft(line, 5), draft(line, 6)]
  const target = estimateSeconds(line, 'pt-BR') * 4

  const sentences = sizeScript(drafts, target, 'pt-BR')

  expect(sentences.map(({ priority }) => priority)).toEqual([1, 3, 2, 2])
  expect(sentences.map(({ id }) => id)).toEqual(['s1', 's2', 's3', 's4'])
})

test('a sentence too long for the rest makes room for a shorter one', () => {
  const long = `${line} ${line} ${line} ${line}`
  const target = estimateSeconds(line, 'pt-BR') * 2.2

  expect(sizeScript([draft(line, 0), draft(long, 1), draft(line, 2)], target, 'pt-BR').map(({ text }) => text)).toEqual([line, line])
})
