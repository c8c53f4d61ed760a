import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallReply } from '@relampago/domain/contracts'
import type { FactSource } from '@relampago/video/check-theme'
import { eq } from '../database/drizzle.ts'
import { quotaUses, videos } from '../database/schema.ts'
import { TestPlatform } from '../../tests/test-platform.ts'
import { createThemeKnowledge } from './theme-knowledge.ts'

let platform: TestPlatform
let ana: Awaited<ReturnType<TestPlatform['newPerson']>>
beforeAll(async () => {
  platform = await TestPlatform.start()
  ana = await platform.newPerson('pro')
})
afterAll(() => platform.stop())

const unknown = 'vida de síndico'

async function check(input: string, given: Record<string, unknown> = {}, language = 'pt') {
  const reply = await platform.ask('POST', '/api/theme-check', { token: ana.token, body: { input, ...given }, language })
  expect(reply.statusCode).toBe(200)
  return reply.json<CallReply<'themeCheck'>>()
}
async function order(input: string, given: Record<string, unknown> = {}, language = 'pt') {
  const body = { input, ...given }
  const reply = (await platform.ask('POST', '/generate-video', { token: ana.token, body, language })).json<CallReply<'generateVideo'>>()
  expect(reply.success).toBe(true)
  await platform.ask('POST', `/api/v1/videos/${reply.task_id}/cancel`, { token: ana.token })
  return reply.notice
}

describe('the check of a theme', () => {
  it('says of a theme that nobody knows that it is unknown, and which known ones are near', async () => {
    const answer = await check(unknown)

    expect(answer).toMatchObject({ kind: 'theme', known: false, facts: 0, sources: [] })
    expect(answer.near.length).toBeGreaterThan(0)
    for (const near of answer.near) expect(await check(near)).toMatchObject({ known: true })
  })

  it.each([
    ['the library knows', 'café', {}],
    ['the person tells about', unknown, { context: 'O síndico é eleito em assembleia por até dois anos.' }],
    ['says all by itself', 'Minha padaria abre às seis da manhã. Ela fica na esquina da praça central.', {}],
    ['hurts, which is answered with help', 'prevenção do suicídio', {}],
  ])('lets pass what %s', async (_, input, given) => {
    expect(await check(input, given)).toMatchObject({ known: true, near: [] })
  })

  it('takes no wish to the writer for facts', async () => {
    expect(await check(unknown, { context: 'Tom leve.' })).toMatchObject({ known: false })
  })

  it('is in the language of the video', async () => {
    const { known, near } = await check('condo board life', { language: 'en-US' })

    expect(known).toBe(false)
    for (const topic of near) expect(await check(topic, { language: 'en-US' })).toMatchObject({ known: true })
  })

  it('has nothing to ask about a product', async () => {
    expect(await check('https://www.amazon.com.br/dp/1')).toEqual({ kind: 'product', known: true, facts: 0, sources: [], near: [] })
  })

  it('takes no unit and makes no video', async () => {
    const bia = await platform.newPerson()

    await platform.ask('POST', '/api/theme-check', { token: bia.token, body: { input: unknown } })

    expect(await platform.database.queries.select().from(quotaUses).where(eq(quotaUses.userId, bia.id))).toEqual([])
    expect(await platform.database.queries.select().from(videos).where(eq(videos.userId, bia.id))).toEqual([])
  })

  it.each([
    ['no theme', { input: ' ' }, 'input'],
    ['a theme without end', { input: 'a'.repeat(501) }, 'input'],
    ['another language', { input: 'a', language: 'fr-FR' }, 'language'],
  ])('refuses %s', async (_, body, field) => {
    const reply = await platform.ask('POST', '/api/theme-check', { token: ana.token, body })

    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ field })
  })
})

describe('the reply to an order that was not checked', () => {
  it('says when nothing is known on its theme, in the language of the caller', async () => {
    expect(await order(unknown)).toBe('Ainda não sei fatos sobre este tema: o vídeo terá poucas frases sobre ele. Cole 2 ou 3 fatos no contexto.')
    expect(await order(unknown, {}, 'en')).toMatch(/^I know no facts on this theme yet: .+ Paste 2 or 3 facts into the context\.$/)
  })

  it.each([
    ['a known theme', 'café', {}],
    ['own words', unknown, { context: 'O síndico é eleito em assembleia por até dois anos.' }],
    ['a product', 'https://www.amazon.com.br/dp/1', {}],
  ])('has nothing to say with %s', async (_, input, given) => {
    expect(await order(input, given)).toBeNull()
  })

  it('names no page of a theme when the call is for products', async () => {
    const reply = await platform.ask('POST', '/generate-product-video', { token: ana.token, body: { input: unknown } })

    expect(reply.json<CallReply<'generateProductVideo'>>().notice).toBeNull()
  })
})

describe('sources beside the library', () => {
  const reference = { source: 'Wikidata', title: 'Síndico', url: 'https://www.wikidata.org/wiki/Q1', licence: 'CC0' }
  const fact = (id: number) => ({ id: `${id}`, say: `Fato ${id}.`, material: `${id}`, reference, keywords: ['a'], interest: 5 })
  const question = { theme: unknown, context: '', language: 'pt-BR' } as const

  /** Knows that many facts, or fails, or never answers. */
  function source(facts: number | 'fails' | 'silent') {
    const asked: string[] = []
    const one: FactSource = {
      name: 'stand-in',
      version: '1',
      timeLimitMs: 60_000,
      attempts: 1,
      async find({ topic }, signal) {
        asked.push(topic)
        if (facts === 'fails') throw new Error('no connection')
        if (facts === 'silent') return await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
        return { topic, named: topic, kind: '', facts: Array.from({ length: facts }, (_, index) => fact(index)) }
      },
    }
    return { one, asked }
  }
  const knowledgeOf = (one: FactSource, timeLimitMs = 60_000, others: FactSource[] = []) =>
    createThemeKnowledge({ sources: async () => [one, ...others], now: platform.clock.now, timeLimitMs })

  it.each([
    [0, false],
    [2, false],
    [3, true],
  ])('that know %i facts: %s', async (facts, known) => {
    expect(await knowledgeOf(source(facts).one).ask(question)).toMatchObject({ known, facts, sources: facts === 0 ? [] : ['Wikidata'] })
  })

  it('are not asked about what the library knows, nor about own words', async () => {
    const { one, asked } = source(3)
    const knowledge = knowledgeOf(one)

    await knowledge.ask({ ...question, theme: 'café' })
    await knowledge.ask({ ...question, context: 'O síndico é eleito em assembleia por até dois anos.' })

    expect(asked).toEqual([])
  })

  it.each([
    [2, 1],
    [3, 0],
  ])('after one that knows %i facts: the next is asked %i times', async (facts, times) => {
    const { one, asked } = source(5)

    await knowledgeOf(source(facts).one, 60_000, [one]).ask(question)

    expect(asked).toHaveLength(times)
  })

  it('that fail know nothing, and those that do not answer in time leave it open', async () => {
    expect(await knowledgeOf(source('fails').one).ask(question)).toMatchObject({ known: false })
    expect(await knowledgeOf(source('silent').one, 1).ask(question)).toEqual({ known: null, facts: 0, sources: [], near: [] })
  })

  it('are asked once in ten minutes for the same theme, whose order then knows the answer', async () => {
    const { one, asked } = source(2)
    const knowledge = knowledgeOf(one)

    expect(await knowledge.recall(question)).toBeNull()
    await knowledge.ask(question)
    await knowledge.ask({ ...question, theme: ` ${unknown.toUpperCase()}` })
    expect(await knowledge.recall(question)).toBe(false)
    expect(asked).toHaveLength(1)

    platform.clock.pass(10 * 60_000 + 1)
    expect(await knowledge.recall(question)).toBeNull()
    await knowledge.ask(question)
    expect(asked).toHaveLength(2)
  })

  it('that were not asked make the reply to an order say only what is sure', async () => {
    const { one, asked } = source(3)
    const server = await platform.createServer({ themeKnowledge: knowledgeOf(one) })
    const reply = await server.inject({
      method: 'POST',
      url: '/generate-video',
      headers: { 'x-api-key': 'test-key', authorization: `Bearer ${ana.token}` },
      payload: { input: unknown },
    })
    await server.close()

    expect(reply.json<CallReply<'generateVideo'>>().notice).toMatch(/^Este tema não está na biblioteca: se as enciclopédias/)
    expect(asked).toEqual([])
  })
})
