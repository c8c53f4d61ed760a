import { afterAll, describe, expect, it } from 'vitest'
import { startModelServer, type ModelServer } from '../../../tests/stand-ins/model-server.ts'
import { chooseModel } from './choose-model.ts'
import { bestModel, findLocalModel } from './find-local-model.ts'
import { isNear } from './model-settings.ts'

const servers: ModelServer[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

async function place(models: string[], list: '/api/tags' | '/v1/models') {
  const server = await startModelServer('honest', { models })
  servers.push(server)
  return { origin: new URL(server.baseUrl).origin, list }
}

describe('a model on this machine', () => {
  it.each(['/api/tags', '/v1/models'] as const)('is found in the list at %s', async (list) => {
    const at = await place(['nomic-embed-text:latest', 'llama3.1:8b'], list)

    expect(await findLocalModel([at])).toEqual({ baseUrl: `${at.origin}/v1`, model: 'llama3.1:8b' })
  })

  it('is none where nothing listens, where something else answers, and where no model is fit', async () => {
    const useless = await place(['nomic-embed-text:latest'], '/api/tags')
    const nobody = { origin: 'http://127.0.0.1:9', list: '/api/tags' }
    const other = { origin: useless.origin, list: '/metrics' }

    expect(await findLocalModel([nobody, other, useless])).toBeNull()
  })

  it.each([
    [['llama3.1:8b', 'llama3.1:70b', 'qwen2.5:14b'], 'llama3.1:70b'],
    [['llama3.1:8b', 'qwen3:8b'], 'qwen3:8b'],
    [['unheard-of:30b', 'mistral:7b-instruct'], 'mistral:7b-instruct'],
    [['qwen2.5:0.5b', 'llama3.2:1b'], null],
    [['qwen2.5-coder:14b', 'llava:13b', 'bge-m3', 'llama3.1:8b-text-base'], null],
    [['Meta-Llama-3.1-8B-Instruct-GGUF'], 'Meta-Llama-3.1-8B-Instruct-GGUF'],
    [['mistral'], 'mistral'],
    [[], null],
  ])('of %s is %s', (names, best) => {
    expect(bestModel(names)).toBe(best)
  })
})

describe('the model that is used', () => {
  const wishes = { baseUrl: undefined, model: undefined, apiKey: 'sk-secret', waitSeconds: undefined, findLocal: true, breakerFile: undefined }
  const find = async () => ({ baseUrl: 'http://127.0.0.1:11434/v1', model: 'qwen3:8b' })

  it('is the one that is named, with its key', async () => {
    const named = await chooseModel({ ...wishes, baseUrl: 'https://api.example/v1/', model: 'large' }, find)

    expect(named).toMatchObject({ baseUrl: 'https://api.example/v1', model: 'large', apiKey: 'sk-secret', limits: { firstSentenceMs: 2200, totalMs: 25_000 } })
  })

  it('else one of this machine, which gets no key and more time', async () => {
    expect(await chooseModel(wishes, find)).toMatchObject({ model: 'qwen3:8b', apiKey: null, limits: { totalMs: 90_000 } })
    expect(await chooseModel({ ...wishes, findLocal: false }, find)).toBeNull()
    expect(await chooseModel(wishes, async () => null)).toBeNull()
  })

  it.each([
    ['http://127.0.0.1:11434/v1', true],
    ['http://[::1]:8080/v1', true],
    ['http://192.168.1.20/v1', true],
    ['http://models:8080/v1', true],
    ['http://models.internal/v1', true],
    ['https://api.example.com/v1', false],
    ['http://169.254.169.254/v1', false],
    ['http://8.8.8.8/v1', false],
  ])('at %s is near: %s', (address, near) => {
    expect(isNear(address)).toBe(near)
  })
})
