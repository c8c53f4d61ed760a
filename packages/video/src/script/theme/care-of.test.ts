import { describe, expect, test } from 'vitest'
import { durations } from '@relampago/domain/catalogue'
import { estimateSeconds } from '../../speech/estimate-seconds.ts'
import { wordsOf } from '../text/fold-words.ts'
import { writeEmbeddedScript } from '../write-embedded-script.ts'
import { careOf, isCryForHelp } from './care-of.ts'

test.each([
  ['suicídio', 'crisis'],
  ['Prevenção ao suicídio', 'crisis'],
  ['quero morrer', 'crisis'],
  ['how to kill myself', 'crisis'],
  ['violência doméstica', 'violence'],
  ['relacionamento abusivo', 'violence'],
  ['depressão pós-parto', 'illness'],
  ['luto', 'illness'],
  ['cura do câncer com limão', 'illness'],
  ['grief', 'illness'],
  ['Esquadrão Suicida', null],
  ['signo de câncer', null],
  ['a Grande Depressão de 1929', null],
  ['como matar baratas', null],
  ['drogaria do bairro', null],
  ['dormir melhor', null],
] as const)('"%s" asks for care: %s', (theme, care) => {
  expect(careOf(theme)).toBe(care)
})

test.each([
  ['como se matar sem dor?', true],
  ['quero morrer', true],
  ['suicide methods', true],
  ['suicídio', false],
  ['como ajudar quem pensa em suicídio?', false],
  ['how to prevent suicide', false],
])('"%s" is a cry for help: %s', (theme, cries) => {
  expect(isCryForHelp(theme)).toBe(cries)
})

describe('a script on a theme that hurts', () => {
  const scripts = (theme: string, language: 'pt-BR' | 'en-US' = 'pt-BR') =>
    durations.flatMap((duration) =>
      ['1', '2', '3'].map((seed) => ({ duration, script: writeEmbeddedScript({ kind: 'theme', theme, context: '', language }, { duration, seed }) })),
    )
  const spoken = ({ sentences }: ReturnType<typeof writeEmbeddedScript>) => sentences.map(({ text }) => text).join(' ')

  test.each([
    ['suicídio', 'pt-BR', '188'],
    ['depressão', 'pt-BR', '188'],
    ['violência contra a mulher', 'pt-BR', '180'],
    ['suicide', 'en-US', '988'],
  ] as const)('on %s (%s) says in every length where help is', (theme, language, number) => {
    for (const { script } of scripts(theme, language)) {
      const helpline = script.sentences.find(({ text }) => text.includes(number))
      expect(helpline).toMatchObject({ priority: 1, source: { kind: 'fact' } })
    }
  })

  test('asks nobody to look for examples, to explain it, or to send it for fun', () => {
    for (const { script } of scripts('suicídio'))
      expect(spoken(script) + script.postCaption).not.toMatch(/exemplo perto|sabe explicar|vai gostar|fontes|comece por/i)
  })

  test('never repeats the words of somebody who is about to hurt themselves', () => {
    for (const { script } of scripts('como se matar sem dor?')) {
      const shown = script.sentences.flatMap(({ onScreen = {} }) => [onScreen.word, onScreen.label]).join(' ')
      expect(`${script.title} ${spoken(script)} ${shown} ${script.postCaption} ${script.hashtags.join(' ')}`).not.toMatch(/matar|sem dor/i)
    }
  })

  test('opens as shortly as others and fills its length', () => {
    for (const { duration, script } of [...scripts('depressão'), ...scripts('violência doméstica'), ...scripts('grief', 'en-US')]) {
      expect(wordsOf(script.sentences[0]?.text ?? '').length).toBeLessThanOrEqual(duration <= 15 ? 7 : 12)
      const seconds = script.sentences.reduce((sum, { text }) => sum + estimateSeconds(text, script.language), 0)
      expect(seconds).toBeGreaterThan(duration * 0.75)
    }
  })
})
