import { expect, it, describe } from 'vitest'
import type { ProviderUse } from '../run/provider-use.ts'
import type { Script } from '../story/script.ts'
import type { Subject } from '../story/subject.ts'
import { embeddedWriter } from './embedded-writer.ts'
import type { ScriptWriter } from './script-writer.ts'
import { writeEmbeddedScript } from './write-embedded-script.ts'
import { writeScript } from './write-script.ts'

const subject: Subject = { kind: 'theme', theme: 'café especial', context: '', language: 'pt-BR' }
const order = { duration: 30, seed: 'one' } as const
const embedded = writeEmbeddedScript(subject, order)

function writer(name: string, answer: () => Script | null): ScriptWriter {
  return { name, version: '1', timeLimitMs: 1000, attempts: 1, write: async () => answer() }
}

async function write(writers: readonly ScriptWriter[]) {
  const notes: string[] = []
  const uses: ProviderUse[] = []
  const tools = { ffmpegPath: '', ffprobePath: '', folder: '', signal: new AbortController().signal, onNote: (note: string) => notes.push(note) }
  const script = await writeScript({ subject, order, writers, tools, onProvider: (use) => uses.push(use) })
  return { script, notes, uses }
}

const invented: Script = {
  ...embedded,
  title: 'Inventado',
  sentences: embedded.sentences.map((sentence, index) =>
    index === 1 ? { ...sentence, source: { kind: 'context' }, text: 'O café faz 4711 pessoas felizes.' } : sentence,
  ),
}

describe('a script', () => {
  it('is that of the first writer, when it breaks no rule', async () => {
    const { script, notes, uses } = await write([writer('better', () => ({ ...embedded, title: 'Melhor' })), embeddedWriter])

    expect(script.title).toBe('Melhor')
    expect(notes).toEqual([])
    expect(uses).toMatchObject([{ port: 'writer', name: 'better', degraded: false }])
  })

  it('is told sentence by sentence by a writer that can', async () => {
    const told: string[] = []
    const telling: ScriptWriter = {
      ...writer('telling', () => null),
      async write({ onSentence }) {
        onSentence?.('Uma frase.', 0)
        return embedded
      },
    }
    const tools = { ffmpegPath: '', ffprobePath: '', folder: '', signal: new AbortController().signal }
    await writeScript({ subject, order, writers: [telling], tools, onSentence: (text) => told.push(text) })

    expect(told).toEqual(['Uma frase.'])
  })

  it('with a number that nobody gave is rejected, and the next writer is asked', async () => {
    const { script, uses } = await write([writer('inventor', () => invented), embeddedWriter])

    expect(script).toEqual(embedded)
    expect(uses).toMatchObject([{ name: 'embedded', degraded: true, failures: [{ name: 'inventor', reason: expect.stringContaining('4711') as string }] }])
  })

  it('of the last writer is used with a note, because a weak video is worth more than none', async () => {
    const { script, notes } = await write([writer('silent', () => null), writer('inventor', () => invented)])

    expect(script.title).toBe('Inventado')
    expect(notes).toEqual([expect.stringContaining('number in s2: 4711')])
  })
})
