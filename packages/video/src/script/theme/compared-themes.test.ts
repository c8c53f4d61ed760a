import { describe, expect, it, test } from 'vitest'
import { themeNames, readTheme } from '../../content/content.ts'
import { checkScript } from '../check-script.ts'
import { contentWords } from '../text/fold-words.ts'
import { writeEmbeddedScript } from '../write-embedded-script.ts'
import { comparedThemes } from './compared-themes.ts'
import { knowsTheme, libraryKnowledge } from './library-knowledge.ts'

const subject = (theme: string, language: 'pt-BR' | 'en-US' = 'pt-BR') => ({ kind: 'theme', theme, context: '', language }) as const

describe('two themes that are set against each other', () => {
  test.each([
    ['gatos ou cachorros', 'pt-BR', ['cats', 'dogs']],
    ['gatos contra cachorros', 'pt-BR', ['cats', 'dogs']],
    ['café x chocolate', 'pt-BR', ['coffee', 'chocolate']],
    ['café vs. água', 'pt-BR', ['coffee', 'water']],
    ['qual a diferença entre o gato e o cachorro?', 'pt-BR', ['cats', 'dogs']],
    ['diferenças entre café e chocolate', 'pt-BR', ['coffee', 'chocolate']],
    ['cats vs dogs', 'en-US', ['cats', 'dogs']],
    ['coffee or chocolate', 'en-US', ['coffee', 'chocolate']],
    ['the difference between cats and dogs', 'en-US', ['cats', 'dogs']],
  ] as const)('%s', (typed, language, ids) => {
    const compared = comparedThemes(typed, language)

    expect([compared?.one.theme.id, compared?.other.theme.id]).toEqual(ids)
    expect(knowsTheme(typed, language === 'pt-BR' ? 'pt' : 'en')).toBe(true)
    expect(writeEmbeddedScript(subject(typed, language), { duration: 30, seed: 'a' }).shape).toEqual({ told: 'comparison', ordered: null })
  })

  test.each([
    'gatos',
    'gatos ou gatos',
    'gatos ou duendes',
    'gato x',
    'raios x',
    'ou isso ou aquilo',
    'café ou chá preto com leite',
    'vacina contra a dengue',
    'Vacinas contra gripe',
  ])('none in "%s"', (typed) => {
    expect(comparedThemes(typed, 'pt-BR')).toBeNull()
  })
})

it('each sentence of a comparison names the thing that it tells of', () => {
  for (const duration of [15, 30, 60] as const) {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const script = writeEmbeddedScript(subject('gatos ou cachorros'), { duration, seed })
      const told = script.sentences.filter(({ source }) => source.kind === 'fact')

      expect(checkScript(script, subject('gatos ou cachorros'))).toEqual([])
      for (const { text, source } of told) {
        const topic = source.kind === 'fact' ? readTheme(source.themeId, 'pt').topic : ''
        expect(contentWords(text, 'pt').some((word) => contentWords(topic, 'pt').includes(word)) || text.includes(':')).toBe(true)
      }
    }
  }
})

it('steps are not known as facts: alone they would be wrong', () => {
  for (const { id } of themeNames('pt')) {
    const { topic, facts } = readTheme(id, 'pt')
    const steps = new Set(facts.flatMap(({ kind, say }) => (kind === 'step' ? [say] : [])))
    expect((libraryKnowledge(topic, 'pt-BR')?.facts ?? []).filter(({ say }) => steps.has(say))).toEqual([])
  }
})
