import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallReply } from '@relampago/domain/contracts'
import { and, eq, isNull } from '../database/drizzle.ts'
import { quotaUses, users, videos } from '../database/schema.ts'
import { greyBody, greyDesign } from '../../tests/grey-template.ts'
import { newPublished, newTemplate } from '../../tests/template-bodies.ts'
import { TestPlatform } from '../../tests/test-platform.ts'

let platform: TestPlatform
type Person = Awaited<ReturnType<TestPlatform['newPerson']>>
let author: Person
let pro: Person
beforeAll(async () => {
  platform = await TestPlatform.start()
  author = await platform.newPerson('free')
})
// Ten videos a day.
beforeEach(async () => {
  pro = await platform.newPerson('pro')
})
afterAll(() => platform.stop())

const published = async () => (await newPublished(platform, author.token, greyBody())).id
const draftOf = async (person: Person) => (await newTemplate(platform, person.token, greyBody())).id
async function orderIn(person: Person, template: string, more: object = {}, language = 'pt', key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  return platform.ask('POST', '/generate-video', { token: person.token, body: { input: 'café especial', template, ...more }, language, headers })
}
async function ordered(person: Person, template: string, more: object = {}, key?: string): Promise<string> {
  const reply = await orderIn(person, template, more, 'pt', key)
  expect(reply.body).toContain('task_id')
  return reply.json<CallReply<'generateVideo'>>().task_id
}
async function videoOf(taskId: string) {
  const [video] = await platform.database.queries.select().from(videos).where(eq(videos.id, taskId))
  if (video === undefined) throw new Error('no video')
  return video
}
async function unitsOf(person: Person): Promise<number> {
  const open = and(eq(quotaUses.userId, person.id), isNull(quotaUses.returnedAt))
  return (await platform.database.queries.select().from(quotaUses).where(open)).length
}
async function asAuthor(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
  expect((await platform.ask(method, `/api/templates/${path}`, { token: author.token, body })).statusCode).toBe(200)
}
const remove = (id: string) => asAuthor('DELETE', id)
const hide = (id: string) => asAuthor('POST', `${id}/unpublish`)
const edit = (id: string) => asAuthor('PUT', id, greyBody({ name: 'Outro', effects: [] }))

describe('an order with the template of a person', () => {
  it.each(['/generate-video', '/generate-theme-video', '/generate-product-video'])('through %s gets its design, which stays with the order', async (url) => {
    const id = await published()

    const reply = await platform.ask('POST', url, { token: pro.token, body: { input: 'https://amazon.com.br/item', template: `custom_${id}` } })
    const video = await videoOf(reply.json<CallReply<'generateVideo'>>().task_id)

    expect(video.order).toMatchObject({ design: greyDesign, customTemplate: { id: `custom_${id}`, name: 'Noite cinza' } })
    expect(video.templateId).toBe(id)
  })

  it('may use a draft of its own, and drafts of nobody else', async () => {
    const own = await draftOf(pro)
    const others = await draftOf(author)

    expect((await videoOf(await ordered(pro, `custom_${own}`))).templateId).toBe(own)
    const refused = await orderIn(pro, `custom_${others}`)

    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ error_type: 'template_unavailable', template_name: `custom_${others}` })
    expect(await unitsOf(pro)).toBe(1)
  })

  it('is refused in the same words for a draft of another, for nothing, and for what is no id', async () => {
    const draft = await draftOf(author)
    const gone = await published()
    await remove(gone)

    for (const [language, text] of [
      ['pt', 'Este template não existe mais ou é privado. Nada foi descontado: escolha outro e gere de novo.'],
      ['en', 'This template no longer exists or is private. Nothing was used up: choose another one and generate again.'],
    ] as const)
      for (const id of [draft, gone, crypto.randomUUID(), '42', '', `${draft}'; drop table templates`, draft.toUpperCase()]) {
        const reply = await orderIn(pro, `custom_${id}`, {}, language)
        expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([422, text])
      }
    expect((await orderIn(pro, 'customised')).statusCode).toBe(422)
    expect(await unitsOf(pro)).toBe(0)
  })

  it('is refused to Free as a restriction, whether or not there is such a template, and takes nothing', async () => {
    const free = await platform.newPerson('free')
    const own = await draftOf(free)

    for (const template of [`custom_${await published()}`, `custom_${own}`, `custom_${crypto.randomUUID()}`, 'custom_42', 'custom']) {
      const reply = await orderIn(free, template)
      expect([reply.statusCode, reply.json()]).toMatchObject([400, { error_type: 'template_restriction', template_name: template }])
    }
    expect(await unitsOf(free)).toBe(0)
    expect(await ordered(free, 'minimal')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('keeps its design when the template is edited, made private or deleted while the video waits', async () => {
    const [edited, hidden, deleted] = [await published(), await published(), await published()]
    const tasks = [await ordered(pro, `custom_${edited}`), await ordered(pro, `custom_${hidden}`), await ordered(pro, `custom_${deleted}`)]

    await edit(edited)
    await hide(hidden)
    await remove(deleted)

    for (const task of tasks) expect((await videoOf(task)).order).toMatchObject({ design: greyDesign })
    expect(await Promise.all(tasks.map(async (task) => (await videoOf(task)).templateId))).toEqual([edited, hidden, null])
    expect((await orderIn(pro, `custom_${hidden}`)).json()).toMatchObject({ error_type: 'template_unavailable' })
    expect((await orderIn(pro, `custom_${deleted}`)).json()).toMatchObject({ error_type: 'template_unavailable' })
  })

  it('under a known key gives the same task, also once the template is gone', async () => {
    const id = await published()
    const key = crypto.randomUUID()
    const task = await ordered(pro, `custom_${id}`, {}, key)

    await remove(id)

    expect(await ordered(pro, `custom_${id}`, {}, key)).toBe(task)
  })

  it('waits for a deletion that is under way, and then finds the template gone', async () => {
    const id = await published()
    const client = await platform.database.pool.connect()
    const blocked = async () =>
      (await platform.database.pool.query("select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()")).rowCount
    await client.query('begin')
    await client.query('delete from templates where id = $1', [id])

    const ordering = orderIn(pro, `custom_${id}`)
    await expect.poll(blocked).toBeGreaterThan(0)
    await client.query('commit')
    client.release()

    expect((await ordering).json()).toMatchObject({ error_type: 'template_unavailable' })
    expect(await unitsOf(pro)).toBe(0)
  })
})

describe('a variation of a video', () => {
  it('keeps the design of the video, whatever became of the template', async () => {
    const [edited, hidden, deleted] = [await published(), await published(), await published()]
    const made = new Map<string, string>()
    for (const id of [edited, hidden, deleted]) made.set(id, await ordered(pro, `custom_${id}`))
    await edit(edited)
    await hide(hidden)
    await remove(deleted)

    for (const [id, variationOf] of made) {
      const { order, templateId } = await videoOf(await ordered(pro, `custom_${id}`, { variationOf, voice: 'male', opening: 'Você sabia?' }))
      expect(order).toMatchObject({ voice: 'male', design: greyDesign, customTemplate: { id: `custom_${id}`, name: 'Noite cinza' } })
      expect(templateId).toBe(id === deleted ? null : id)
    }
  })

  it('of a variation keeps it too', async () => {
    const id = await published()
    const first = await ordered(pro, `custom_${id}`)
    await remove(id)
    const second = await ordered(pro, `custom_${id}`, { variationOf: first })

    const third = await ordered(pro, `custom_${id}`, { variationOf: second, duration: 15 })

    expect((await videoOf(third)).order).toMatchObject({ duration: 15, design: greyDesign })
  })

  it('takes no design from a video of another person, of another template, or without one', async () => {
    const id = await published()
    const theirs = await ordered(pro, `custom_${id}`)
    const other = await platform.newPerson('pro')
    const plain = await ordered(other, 'minimal')
    const second = await ordered(other, `custom_${await published()}`)
    await hide(id)

    for (const variationOf of [theirs, plain, second, crypto.randomUUID()])
      expect((await orderIn(other, `custom_${id}`, { variationOf })).json()).toMatchObject({ error_type: 'template_unavailable' })
    expect((await orderIn(other, 'minimal', { variationOf: second })).statusCode).toBe(200)
  })

  it('is refused to a user who is no longer on Pro', async () => {
    const id = await published()
    const variationOf = await ordered(pro, `custom_${id}`)
    await platform.database.queries.update(users).set({ plan: 'free' }).where(eq(users.id, pro.id))
    await platform.database.queries.delete(quotaUses).where(eq(quotaUses.userId, pro.id))

    expect((await orderIn(pro, `custom_${id}`, { variationOf })).json()).toMatchObject({ error_type: 'template_restriction' })
  })

  it('must be named by an id', async () => {
    expect((await orderIn(pro, 'minimal', { variationOf: 'x' })).json()).toMatchObject({ error_type: 'invalid_field', field: 'variationOf' })
  })
})
