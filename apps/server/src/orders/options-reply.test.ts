import { describe, expect, it } from 'vitest'
import { optionsReply } from './options-reply.ts'

describe('what the generator offers', () => {
  const { voices, templates, music, fonts, colors, marketplaces } = optionsReply('pt', ['amazon.com.br'], [])

  it('is a female and a male voice in each language, each with its sample', () => {
    expect(voices.map(({ id, type, language, preview }) => ({ id, type, language, preview }))).toEqual(
      (
        [
          ['pt-BR', 'female'],
          ['pt-BR', 'male'],
          ['en-US', 'female'],
          ['en-US', 'male'],
        ] as const
      ).map(([language, type]) => ({ id: `${language}-${type}`, type, language, preview: `/static/assets/audio_previews/${language}-${type}.mp3` })),
    )
    expect(new Set(voices.map(({ name }) => name)).size).toBe(4)
  })

  it('is three templates, each with a sign of its own', () => {
    expect(templates.map(({ id, name }) => ({ id, name }))).toEqual([
      { id: 'default', name: 'Padrão' },
      { id: 'minimal', name: 'Minimalista' },
      { id: 'dynamic', name: 'Dinâmico' },
    ])
    for (const { preview } of templates) expect(preview).toMatch(/^\p{Extended_Pictographic}/u)
  })

  it('is six tracks with a sample, and no music without one', () => {
    const ids = ['corporate', 'upbeat', 'cinematic', 'ambient', 'electronic', 'mystery']

    expect(music.map(({ id, preview }) => [id, preview])).toEqual([...ids.map((id) => [id, `/static/assets/music/${id}_background.mp3`]), ['none', null]])
    for (const { name, icon } of music) expect([name, icon]).not.toContain('')
  })

  it('is fonts, colours and the shops that are read best', () => {
    expect(fonts[0]).toEqual({ id: 'anton', name: 'Anton' })
    expect(colors.find(({ id }) => id === 'white')).toEqual({ id: 'white', name: 'Branco', value: '#FFFFFF' })
    for (const { value } of colors) expect(value).toMatch(/^#[0-9A-F]{6}$/)
    expect(marketplaces).toEqual(['amazon.com.br'])
  })

  it('has English names for those who read English, under the same ids', () => {
    const english = optionsReply('en', [], [])

    expect(english.templates.map(({ name }) => name)).toEqual(['Default', 'Minimal', 'Dynamic'])
    expect(english.music.map(({ id }) => id)).toEqual(music.map(({ id }) => id))
    expect(english.colors.map(({ id }) => id)).toEqual(colors.map(({ id }) => id))
  })
})
