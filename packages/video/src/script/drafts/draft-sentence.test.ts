import { expect, test } from 'vitest'
import { estimateSeconds } from '../../speech/estimate-seconds.ts'
import { sizeScript, type DraftSentence } from './draft-sentence.ts'

const draft = (text: string, rank: number): DraftSentence => ({ role: 'body', text, source: { kind: 'structure' }, keywords: [], rank })
/** Sentences of the same length that differ. */
const line = (letter: string) => `Uma frase ${letter} de tamanho comum para medir o tempo de fala.`
const lineSeconds = estimateSeconds(line('a'), 'pt-BR')

test('what must be said comes first, then ranks fill the length, then the surplus is numbered from 3', () => {
  const drafts = [draft(line('a'), 0), draft(line('b'), 3), draft(line('c'), 1), draft(line('d'), 2), draft(line('e'), 4), draft(line('f'), 5)]

  const sentences = sizeScript(drafts, lineSeconds * 4, 'pt-BR')

  expect(sentences.map(({ id, text, priority }) => [id, text, priority])).toEqual([
    ['s1', line('a'), 1],
    ['s2', line('b'), 3],
    ['s3', line('c'), 2],
    ['s4', line('d'), 2],
  ])
})

test('a sentence too long for the rest makes room for a shorter one', () => {
  const long = `${line('x')} ${line('y')} ${line('z')}`

  expect(sizeScript([draft(line('a'), 0), draft(long, 1), draft(line('b'), 2)], lineSeconds * 2.2, 'pt-BR').map(({ text }) => text)).toEqual([
    line('a'),
    line('b'),
  ])
})

test('a third step is not taken for sure when the second does not fit', () => {
  const step = (text: string, number: number): DraftSentence => ({ ...draft(text, number), onScreen: { step: number } })
  const drafts = [step(line('a'), 1), step(`${line('b')} ${line('c')}`, 2), step(line('d'), 3)]

  expect(sizeScript(drafts, lineSeconds * 2.6, 'pt-BR').map(({ priority, onScreen }) => [onScreen?.step, priority])).toEqual([
    [1, 2],
    [2, 3],
  ])
})

test('what was said before is not said again', () => {
  expect(sizeScript([draft(line('a'), 0), draft(line('a'), 1)], lineSeconds * 4, 'pt-BR')).toHaveLength(1)
})
