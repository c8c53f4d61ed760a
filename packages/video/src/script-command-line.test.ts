import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { scriptCommandLine } from './script-command-line.ts'

let printed = ''
let complained = ''
beforeEach(() => {
  printed = ''
  complained = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((printed += String(text)), true))
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((complained += String(text)), true))
})
afterEach(() => void vi.restoreAllMocks())

const run = (...args: string[]) => scriptCommandLine(args, { ENCYCLOPEDIA: 'off', LLM_LOCAL: 'off' }, new AbortController().signal)

describe('npm run script', () => {
  it('prints each sentence with its source', async () => {
    expect(await run('café', '--duration', '15')).toBe(0)

    expect(printed).toMatch(/\[facts\]\n[\s\S]*\n {4}library, coffee: \S/)
  })

  it('prints one object for programs', async () => {
    expect(await run('café', '--json')).toBe(0)

    const { sentences, providers } = JSON.parse(printed) as { sentences: { text: string; source: { kind: string }; spoken: boolean }[]; providers: unknown[] }
    expect(sentences.filter(({ spoken }) => spoken).length).toBeGreaterThan(3)
    expect(sentences.map(({ source }) => source.kind)).toContain('fact')
    expect(providers).toEqual([expect.objectContaining({ port: 'writer', name: 'embedded' })])
  })

  it('reports the own words that it leaves out for length', async () => {
    const context = `🍦 Gelato do Porto — o sorvete artesanal de Recife!
👉 2 bolas por R$ 16,00
👉 Quarta em dobro
👉 Das 12h às 22h, inclusive feriados
👉 Rua da Moeda, 140 - Recife Antigo
👉 Peça no iFood ou (81) 3224-5566
👉 3 bolas por R$ 21,00`
    expect(await run('sorveteria', '--duration', '15', '--context', context, '--json')).toBe(0)

    const written = JSON.parse(printed) as { sentences: { text: string; spoken: boolean; source: { kind: string } }[]; unusedContext: string[] }
    const leftOut = written.sentences.filter(({ spoken, source }) => !spoken && source.kind === 'context')
    expect(leftOut.length).toBeGreaterThan(0)
    for (const { text } of leftOut) expect(written.unusedContext.join('\n')).toContain(text.replace(/\.$/, '').split('. ')[0])
  })

  it.each([
    [['--duration', '17', 'café'], 2, /--duration/],
    [['--nonsense', 'café'], 2, /nonsense/],
    [['🎉'], 1, /\S/],
  ])('says what is wrong with %s', async (args, code, message) => {
    expect(await run(...args)).toBe(code)

    expect(complained).toMatch(message)
  })
})
