import { afterAll, describe, expect, it } from 'vitest'
import { startModelServer, type ModelMode, type ModelServer } from '../../../tests/stand-ins/model-server.ts'
import type { Knowledge } from '../../story/knowledge.ts'
import type { Subject } from '../../story/subject.ts'
import { checkScript } from '../check-script.ts'
import { modelSettings } from './model-settings.ts'
import { modelWriter } from './model-writer.ts'

const servers: ModelServer[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

/** A model on a stand-in, with limits that are short enough for tests. */
async function open(mode: ModelMode, limits = {}) {
  const server = await startModelServer(mode)
  servers.push(server)
  const settings = modelSettings({ baseUrl: server.baseUrl, model: 'stand-in', apiKey: 'sk-secret-key' })
  return { server, writer: modelWriter({ ...settings, limits: { ...settings.limits, ...limits } }) }
}

const coffee: Subject = { kind: 'theme', theme: 'café especial', context: '', language: 'pt-BR' }

async function write(mode: ModelMode, subject: Subject = coffee, known: Knowledge[] = []) {
  const { server, writer } = await open(mode)
  const told: string[] = []
  const script = await writer.write(
    { subject, known, order: { duration: 30, seed: 'a' }, check: (draft) => checkScript(draft, subject, known), onSentence: (text) => told.push(text) },
    new AbortController().signal,
  )
  return { script, told, server, texts: script?.sentences.map(({ text }) => text) ?? [] }
}

describe('a model', () => {
  it('writes from the facts that it is given', async () => {
    const { script, texts, told } = await write('honest')

    console.log(texts, told)
    expect(script?.writer).toBe('model')
  })
})
