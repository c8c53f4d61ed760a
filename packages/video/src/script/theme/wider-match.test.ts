import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { interfaceLanguages, type InterfaceLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import type { ScriptOrder } from '@relampago/domain/contracts'
import { nearTopics } from '../../knowledge/own/check-theme.ts'
import type { Knowledge } from '../../story/knowledge.ts'
import { writeEmbeddedScript } from '../write-embedded-script.ts'
import { meantThemes, widerTheme } from './meant-themes.ts'
import { themeWording } from './theme-wording.ts'

type Rows = Record<InterfaceLanguage, [typed: string, theme: string][]>
const rows = parse(await readFile(new URL('../../../tests/fixtures/theme-matches/wider.yaml', import.meta.url), 'utf8')) as Rows
const spoken: Record<InterfaceLanguage, VideoLanguage> = { pt: 'pt-BR', en: 'en-US' }

describe.each(interfaceLanguages)('titles in %s that no theme explains', (language) => {
  it.each(rows[language])('%s: %s', (typed, theme) => {
    const wording = themeWording(typed, spoken[language])

    expect(meantThemes(typed, wording, spoken[language]).found).toBeNull()
    expect(widerTheme(wording, spoken[language]).found?.theme.id ?? 'none').toBe(theme)
  })
})

it('is offered first where a theme is not known', () => {
  const near = nearTopics({ theme: 'inteligência artificial na medicina', context: '', language: 'pt-BR' })

  expect(near[0]).toBe('inteligência artificial')
  expect(new Set(near).size).toBe(4)
})

const order: ScriptOrder = { duration: 30, seed: 'wider' }
function write(theme: string, { context = '', known = [] }: { context?: string; known?: Knowledge[] } = {}) {
  return writeEmbeddedScript({ kind: 'theme', theme, context, language: 'pt-BR' }, order, known)
}
const sourcesOf = ({ sentences }: ReturnType<typeof write>) => sentences.map(({ source }) => (source.kind === 'fact' ? source.themeId : source.kind))

describe('a script on such a title', () => {
  it('tells the wider theme by its own name, first what has words of the title', () => {
    const script = write('vulcões na Islândia')

    expect(script.title).toBe('Vulcões')
    expect(sourcesOf(script).filter((source) => source === 'volcanoes').length).toBeGreaterThan(3)
    expect(script.sentences[1]?.text).toContain('Islândia')
    expect(script.hashtags).toContain('#vulcoes')
  })

  it('keeps to the words of the person', () => {
    const script = write('vulcões na Islândia', { context: 'Fui lá em maio e vi dois. O guia se chama Ragnar.' })

    expect(sourcesOf(script)).toContain('context')
    expect(sourcesOf(script)).not.toContain('volcanoes')
  })

  it('tells what a source has on the title itself', () => {
    const facts = ['Há mais de 30 vulcões ativos na Islândia.', 'O Hekla já foi visto como porta do inferno.', 'O Katla dorme sob uma geleira.'].map(
      (say, index) => ({
        id: `f${index}`,
        say,
        material: say,
        reference: { source: 'Enciclopédia', title: 'Vulcões da Islândia', url: 'https://example.org/v', licence: 'CC0' },
        keywords: ['vulcão'],
        interest: 5,
      }),
    )
    const script = write('vulcões na Islândia', { known: [{ topic: 'vulcões da Islândia', named: 'os vulcões da Islândia', kind: '', facts }] })

    expect(sourcesOf(script)).toContain('encyclopedia')
    expect(sourcesOf(script)).not.toContain('volcanoes')
  })
})
