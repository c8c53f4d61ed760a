import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestPlatform } from '../../tests/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

const path = '/api/v1/me/drafts'
const keep = (token: string, body: unknown) => platform.ask('PUT', path, { token, body })
const read = async (token: string) => (await platform.ask('GET', path, { token })).json<Record<string, unknown>>()
const wizard = { step: 2, input: 'café especial', context: 'só para o meu sócio ', duration: 30, template: 'default' }
const order = { key: '0123456789abcdef', order: '{"input":"café"}' }

describe('drafts', () => {
  it('are stored for their owner, on any browser, and for nobody else', async () => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]

    const reply = await keep(ana.token, { wizard, order })

    expect(reply.json()).toEqual({ success: true })
    expect(await read(ana.token)).toEqual({ wizard, order, task: null })
    expect(await read(bia.token)).toEqual({ wizard: null, order: null, task: null })
  })

  it('come with the video that is being made, as long as it is', async () => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const taskId = await platform.order(ana.token, { input: 'chá' })

    const during = await read(ana.token)
    await platform.ask('POST', `/api/v1/videos/${taskId}/cancel`, { token: ana.token })

    expect(during['task']).toEqual({ task_id: taskId, input: 'chá', kind: 'theme', started_at: platform.clock.now().toISOString() })
    expect((await read(bia.token))['task']).toBeNull()
    expect((await read(ana.token))['task']).toBeNull()
  })

  it('are replaced and removed one by one', async () => {
    const { token } = await platform.newPerson()
    await keep(token, { wizard, order })

    await keep(token, { wizard: { ...wizard, context: 'outro' } })
    expect(await read(token)).toMatchObject({ wizard: { ...wizard, context: 'outro' }, order })

    await keep(token, { order: null })
    expect(await read(token)).toMatchObject({ order: null, wizard: { context: 'outro' } })
  })

  it('hold what the database can hold', async () => {
    const { token } = await platform.newPerson()

    const reply = await keep(token, { wizard: { ...wizard, context: 'a\u0000b\ud800c\nd 👩🏽‍💻' } })

    expect(reply.statusCode).toBe(200)
    expect(await read(token)).toMatchObject({ wizard: { context: 'a b c\nd 👩🏽‍💻' } })
  })

  it('take the longest text, with every character at its widest', async () => {
    const { token } = await platform.newPerson()
    const longest = { ...wizard, input: '\u2603'.repeat(500), context: '"'.repeat(5000) }

    expect((await keep(token, { wizard: longest, order: { ...order, order: JSON.stringify(longest) } })).statusCode).toBe(200)
  })

  it.each([
    ['a text that is too long', { wizard: { ...wizard, context: 'x'.repeat(5001) } }],
    ['a step that is none', { wizard: { ...wizard, step: 4 } }],
    ['an order without its key', { order: { order: '{}' } }],
    ['a text', { wizard: 'x' }],
  ])('refuse %s', async (_, body) => {
    const { token } = await platform.newPerson()

    expect((await keep(token, body)).statusCode).toBe(422)
    expect(await read(token)).toEqual({ wizard: null, order: null, task: null })
  })

  it('drop fields that are none of theirs', async () => {
    const { token } = await platform.newPerson()
    await keep(token, { wizard: { ...wizard, stowaway: 'x' }, other: 1 })

    expect(await read(token)).toEqual({ wizard, order: null, task: null })
  })
})
