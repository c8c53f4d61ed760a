import { expect, test, vi } from 'vitest'
import { checkScript } from '../check-script.ts'
import { writeEmbeddedScript } from '../write-embedded-script.ts'

vi.mock('../../content/open-content.ts', async (original) => {
  const { packOfThemes, readPlantedThemes } = await import('../../../tests/planted-content.ts')
  const { openContent } = await original<typeof import('../../content/open-content.ts')>()
  const pack = packOfThemes(readPlantedThemes(), openContent)
  return { openContent: () => pack }
})

function written(theme: string, language: 'pt-BR' | 'en-US', duration: 15 | 30 | 60 = 30, seed = '1') {
  const subject = { kind: 'theme', theme, context: '', language } as const
  const script = writeEmbeddedScript(subject, { duration, seed })
  return { script, faults: checkScript(script, subject), spoken: script.sentences.filter(({ priority }) => priority <= 2).map(({ text }) => text) }
}

const seeds = ['1', '2', '3', '4', '5', '6', '7', '8']

test.each([
  ['curiosidades sobre o poodle', 'pt-BR', 'Poodle', /\bpoodle\b/, /^O que (?:você vai ouvir )?vale para os cachorros.*poodle/],
  ['labradors', 'en-US', 'Labradors', /\blabradors\b/, /dogs.*labradors/],
  ['german shepherd', 'en-US', 'German shepherds', /\bGerman shepherds\b/, /dogs.*German shepherds/],
] as const)('a kind of a theme is what the video is about, and it says of what it is a kind: %s', (theme, language, title, hook, bridge) => {
  for (const duration of [15, 30, 60] as const) {
    for (const seed of seeds) {
      const { script, spoken, faults } = written(theme, language, duration, seed)

      expect(faults).toEqual([])
      expect(script.title).toBe(title)
      expect(spoken[0]).toMatch(hook)
      expect(spoken[1]).toMatch(bridge)
    }
  }
})

test('only what is true of every kind is told of one', () => {
  for (const seed of seeds) expect(written('labrador', 'pt-BR', 60, seed).spoken.join(' ')).not.toContain('abanam o rabo')
})

test.each([
  ['por que os gatos ronronam', 'pt-BR', 'Por que os gatos ronronam?', 'Gatos ronronam por causa de músculos da laringe.'],
  ['why do cats purr?', 'en-US', 'Why do cats purr?', 'Cats purr because muscles in their larynx twitch.'],
  ['quem inventou o telefone', 'pt-BR', 'Quem inventou o telefone?', 'O telefone foi inventado por Alexander Graham Bell em 1876.'],
  ['who invented the telephone', 'en-US', 'Who invented the telephone?', 'Alexander Graham Bell invented the telephone in 1876.'],
] as const)('a question that a fact answers opens the video, and the answer follows: %s', (theme, language, question, answer) => {
  for (const seed of seeds) expect(written(theme, language, 30, seed).spoken.slice(0, 2)).toEqual([question, answer])
})

test.each([
  ['por que os gatos odeiam banho?', 'pt-BR', /odeia|banho/],
  ['why do wolves howl', 'en-US', /howl/],
  ['quem inventou o xadrez?', 'pt-BR', /invent/],
  ['benefícios do leite', 'pt-BR', /benef/i],
  ['origem do xadrez', 'pt-BR', /origem/],
  ['como surgiu a internet', 'pt-BR', /surgi/],
  ['mitos e verdades sobre tubarões', 'pt-BR', /mito/i],
] as const)('what no fact tells is neither asked nor announced: %s', (theme, language, words) => {
  for (const seed of seeds) {
    const { script, spoken } = written(theme, language, 30, seed)

    expect(script.writer).toBe('facts')
    expect(`${script.title} ${spoken.join(' ')}`).not.toMatch(words)
  }
})

test('a history is announced where it is told, and told first', () => {
  for (const seed of seeds) {
    const { script, spoken } = written('história do café', 'pt-BR', 30, seed)

    expect(script.title).toBe('História do café')
    expect(spoken.slice(1, 4).join(' ')).toMatch(/século|1727/)
  }
})

test('what was typed without accents or misspelled is written as it should be', () => {
  expect(written('curiosidades sobre cafe', 'pt-BR').script.title).toBe('Curiosidades sobre café')
  expect(written('vulcoes', 'pt-BR').script.title).toBe('Vulcão')
  expect(written('cachoro', 'pt-BR').script.title).toBe('Cachorros')
})
