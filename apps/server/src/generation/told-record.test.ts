import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stageIds } from '@relampago/domain/catalogue'
import type { CallReply } from '@relampago/domain/contracts'
import { eq, sql } from '../database/drizzle.ts'
import { videos } from '../database/schema.ts'
import { TestPlatform } from '../../tests/test-platform.ts'
import { childMessage } from './child-messages.ts'

let platform: TestPlatform
let token: string
let taskId: string
beforeAll(async () => {
  platform = await TestPlatform.start()
  token = (await platform.newPerson()).token
  taskId = await platform.order(token)
  const worker = await platform.createWorker('finishes')
  await worker.makeOne(taskId, new AbortController().signal)
})
afterAll(() => platform.stop())

async function result() {
  return (await platform.ask('GET', `/video-progress/${taskId}`, { token })).json<CallReply<'videoProgress'>>().result
}
const everest = { source: 'Wikidata', title: 'Monte Everest', url: 'https://www.wikidata.org/wiki/Q513', licence: 'CC0' }

describe('the record of a finished video', () => {
  it('says for every sentence where it comes from, what to post and what was not used', async () => {
    const found = await result()

    expect(found).toMatchObject({
      first_comment: 'Fonte: Wikidata',
      shorts_title: 'Um título',
      unused_context: ['Aberto aos domingos.'],
      shape: { told: 'questions', ordered: 'quiz' },
    })
    // Without their scores, which say nothing to a person.
    expect(found?.openings).toEqual([
      { style: 'question', text: 'Um.', answer: 'Dois.' },
      { style: 'plain', text: 'Outra abertura?' },
    ])
    expect(found?.told).toEqual([
      { text: 'Um.', source: { kind: 'context' } },
      // Without the id of the fact, which is our own.
      { text: 'Dois.', source: { kind: 'encyclopedia', ...everest } },
    ])
  })

  it('is part of the own data, whole', async () => {
    const { videos: rows } = (await platform.ask('GET', '/api/v1/me/export', { token })).json<{ videos: { result: unknown }[] }>()

    expect(rows[0]?.result).toMatchObject({
      told: [{ source: { kind: 'context' } }, { source: { kind: 'encyclopedia', factId: 'wikidata:P2044' } }],
      unusedContext: ['Aberto aos domingos.'],
      firstComment: 'Fonte: Wikidata',
    })
  })

  it('of a time before sources were recorded is read as without them', async () => {
    await platform.database.queries
      .update(videos)
      .set({ result: sql`result - array['told', 'firstComment', 'shortsTitle', 'unusedContext', 'openings', 'shape']` })
      .where(eq(videos.id, taskId))

    expect(await result()).toMatchObject({
      told: [],
      first_comment: '',
      shorts_title: '',
      unused_context: [],
      openings: [],
      shape: null,
      post_caption: 'Legenda',
    })
  })
})

describe('the result that a child sends', () => {
  const script = { title: 'T', sentences: [], postCaption: '', hashtags: [], firstComment: '', shortsTitle: '', unusedContext: [], writer: 'facts' }
  const message = (told: unknown, given: object = {}) => ({
    kind: 'finished',
    bytes: 1,
    duration: 1,
    script: { ...script, told, ...given },
    credits: [],
    notes: [],
    providers: [],
    stageMs: Object.fromEntries(stageIds.map((stage) => [stage, 1])),
  })

  it.each([
    [
      'one sentence of each kind',
      [
        { text: 'Um.', source: { kind: 'structure' } },
        { text: 'Dois.', source: { kind: 'page', field: 'price' } },
      ],
      true,
    ],
    ['no sources', undefined, false],
    ['a kind that does not exist', [{ text: 'Um.', source: { kind: 'rumour' } }], false],
    ['a source with more than its fields', [{ text: 'Um.', source: { kind: 'context', url: 'https://a.example' } }], false],
    ['a page without its licence', [{ text: 'Um.', source: { kind: 'encyclopedia', factId: 'a', source: 'W', title: 'T', url: '' } }], false],
    ['a sentence without end', [{ text: 'a'.repeat(601), source: { kind: 'context' } }], false],
    ['more sentences than a video has', Array.from({ length: 101 }, () => ({ text: 'a', source: { kind: 'context' } })), false],
  ])('with %s', (_, told, isTaken) => {
    expect(childMessage.safeParse(message(told)).success).toBe(isTaken)
  })

  it('is refused with a title for Shorts that YouTube does not take', () => {
    expect(childMessage.safeParse(message([], { shortsTitle: 'a'.repeat(101) })).success).toBe(false)
  })
})
