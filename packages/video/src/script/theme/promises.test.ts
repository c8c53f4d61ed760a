import { durations } from '@relampago/domain/catalogue'
import { describe, expect, test } from 'vitest'
import type { Knowledge } from '../../story/knowledge.ts'
import type { Script } from '../../story/script.ts'
import { topicValues } from '../phrases/topic-values.ts'
import { writeEmbeddedScript } from '../write-embedded-script.ts'

const seeds = Array.from({ length: 20 }, (_item, index) => String(index))

function scriptsOf(theme: string, known: readonly Knowledge[] = []): Script[] {
  const subject = { kind: 'theme', theme, context: '', language: 'pt-BR' } as const
  return durations.flatMap((duration) => seeds.map((seed) => writeEmbeddedScript(subject, { duration, seed }, known)))
}

function knowledge(facts: number): Knowledge {
  const reference = { source: 'Wikidata', title: 'Toninha', url: 'https://example.org', licence: 'CC0' }
  return {
    topic: 'toninhas',
    named: 'as toninhas',
    kind: 'animal',
    facts: Array.from({ length: facts }, (_item, index) => ({
      id: `f${index}`,
      say: `As toninhas ${['cantam', 'respiram ar', 'têm sangue quente', 'amamentam os filhotes', 'dormem pouco'][index] ?? 'nadam'} no mar aberto.`,
      material: 'toninhas',
      reference,
      keywords: ['toninha', 'mar'],
      interest: 5,
    })),
  }
}

const hookOf = ({ sentences }: Script) => sentences[0]?.text ?? ''
const promising = (scripts: readonly Script[]) => scripts.filter((script) => /\b\d (?:fatos|coisas|passos)\b/.test(hookOf(script)))

describe('a hook that promises a number', () => {
  test.each([
    ['café gelado', 'o café', 'gelado'],
    ['insônia', 'o sono', 'insônia'],
    ['criptomoedas', 'o bitcoin', 'criptomoedas'],
  ])('on "%s" names what its facts are about: %s', (theme, named, narrow) => {
    const hooks = scriptsOf(theme).flatMap(({ openings }) => openings.flatMap(({ style, text }) => (style === 'promise' ? [text] : [])))

    expect(hooks.some((hook) => hook.includes(named))).toBe(true)
    expect(hooks.filter((hook) => hook.toLowerCase().includes(narrow))).toEqual([])
  })

  test('tells as many numbered facts that are never left out, of the library and of an encyclopedia', () => {
    for (const script of [...promising(scriptsOf('gatos')), ...promising(scriptsOf('toninhas', [knowledge(5)]))]) {
      const counted = script.sentences.filter(({ onScreen }) => onScreen?.step !== undefined)

      expect([hookOf(script), counted.map(({ priority, onScreen }) => [priority, onScreen?.step])]).toEqual([
        hookOf(script),
        Array.from({ length: Number(/\d/.exec(hookOf(script))?.[0]) }, (_item, index) => [1, index + 1]),
      ])
    }
  })

  test('promises nothing when fewer are known', () => {
    expect(promising(scriptsOf('toninhas', [knowledge(2)]))).toEqual([])
    expect(promising(scriptsOf('toninhas', [knowledge(5)])).length).toBeGreaterThan(0)
  })
})

test('a name is written as its source writes it, and nothing "more" is told before anything was', () => {
  for (const script of scriptsOf('TONINHAS', [{ ...knowledge(5), topic: 'Toninhas', named: 'as Toninhas' }])) {
    expect(script.title).toBe('Toninhas')
    expect(hookOf(script)).not.toMatch(/toninhas/)
    expect(script.sentences[1]?.text).not.toMatch(/^(?:E tem mais|Outra coisa|Olha esta|Vale saber)/)
  }
})

test.each([
  ['bolo', 'o bolo', 'do bolo', 'sobre o bolo', 'é'],
  ['vulcões submarinos', 'os vulcões submarinos', 'dos vulcões submarinos', 'sobre os vulcões submarinos', 'são'],
  ['Estados Unidos', 'os Estados Unidos', 'dos Estados Unidos', 'sobre os Estados Unidos', 'são'],
  ['Marte', 'Marte', 'de Marte', 'sobre Marte', 'é'],
  ['dormir melhor', 'dormir melhor', 'de dormir melhor', 'sobre dormir melhor', 'é'],
  ['o mar', 'o mar', 'do mar', 'sobre o mar', 'é'],
])('phrases agree with "%s"', (topic, theTopic, ofTopic, aboutTopic, isTopic) => {
  expect(topicValues(topic, 'pt')).toEqual({ topic, theTopic, ofTopic, aboutTopic, isTopic })
})

test('English needs no article, and its verb follows the head of the phrase', () => {
  expect(topicValues('whales', 'en')).toMatchObject({ theTopic: 'whales', aboutTopic: 'about whales', isTopic: 'are' })
  expect(topicValues('history of the planets', 'en').isTopic).toBe('is')
})
