import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallReply } from '@relampago/domain/contracts'
import { eq, sql } from '../database/drizzle.ts'
import { templates } from '../database/schema.ts'
import { houseTemplateId, storeHouseTemplates } from '../templates/house-templates.ts'
import { greyBody } from '../../tests/grey-template.ts'
import { statementsOf } from '../../tests/statements-of.ts'
import { newPublished, newTemplate } from '../../tests/template-bodies.ts'
import { TestPlatform } from '../../tests/test-platform.ts'

let platform: TestPlatform
type Person = Awaited<ReturnType<TestPlatform['newPerson']>>
let author: Person
let reader: Person
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())
beforeEach(async () => {
  await platform.database.queries.delete(templates)
  author = await platform.newPerson()
  reader = await platform.newPerson()
})

type Offered = CallReply<'options'>['templates']
async function offeredTo(token: string | undefined, search = '', language = 'pt'): Promise<Offered> {
  const reply = await platform.ask('GET', `/options${search}`, { ...(token !== undefined && { token }), language })
  expect(reply.statusCode).toBe(200)
  return reply.json<CallReply<'options'>>().templates
}
const customIn = (offered: Offered) => offered.slice(3).map(({ id }) => id)
const idOf = ({ id }: { id: string }) => `custom_${id}`
const favourite = (id: string) => platform.ask('POST', `/api/templates/${id}/toggle-favorite`, { token: reader.token })

describe('the templates among the options', () => {
  it('are the three of the product for visitors, and for a token that has ended', async () => {
    await newPublished(platform, author.token, greyBody())
    const gone = await platform.newPerson()
    await platform.ask('POST', '/auth/logout', { token: gone.token })

    for (const token of [undefined, gone.token, 'no.token.atall'])
      expect((await offeredTo(token)).map(({ id }) => id)).toEqual(['default', 'minimal', 'dynamic'])
  })

  it('have the names of the house in the language of the reader', async () => {
    await storeHouseTemplates(platform.database, platform.clock.now())
    const search = `?template=${idOf({ id: houseTemplateId('noticia-urgente') })}`

    const names = [await offeredTo(undefined, search, 'en'), await offeredTo(undefined, search, 'pt')].map((offered) => offered[3]?.name)

    expect(names).toEqual(['Breaking news', 'Notícia urgente'])
  })

  it("are for a signed-in user also the own ones, the favourites and what others use most, in this order, without others' drafts", async () => {
    const used = await newPublished(platform, author.token, greyBody({ name: 'Usado' }))
    const loved = await newPublished(platform, author.token, greyBody({ name: 'Amado' }))
    const draft = await newTemplate(platform, author.token, greyBody())
    const own = await newTemplate(platform, reader.token, greyBody())
    platform.clock.pass(1000)
    const newer = await newPublished(platform, reader.token, greyBody())
    await platform.database.queries.update(templates).set({ uses: 9 }).where(eq(templates.id, used.id))
    await favourite(loved.id)
    await favourite(own.id)

    const ids = customIn(await offeredTo(reader.token))

    expect(ids).toEqual([idOf(newer), idOf(own), idOf(loved), idOf(used)])
    expect(ids).not.toContain(idOf(draft))
  })

  it('leave out a favourite that its author has made private', async () => {
    const loved = await newPublished(platform, author.token, greyBody())
    await favourite(loved.id)
    await platform.ask('POST', `/api/templates/${loved.id}/unpublish`, { token: author.token })

    expect(customIn(await offeredTo(reader.token))).toEqual([])
    expect(customIn(await offeredTo(reader.token, `?template=custom_${loved.id}`))).toEqual([])
  })

  it('say name, sign, summary, still and cost, and those of the product as before', async () => {
    const withText = await newPublished(platform, author.token, greyBody({ name: 'Noite', description: 'Fica cinza' }))
    const [builtIn] = await offeredTo(reader.token)
    const [, , , custom] = await offeredTo(reader.token)

    expect(builtIn).toEqual({
      id: 'default',
      name: 'Padrão',
      preview: '⚡',
      summary: 'Camadas em movimento e passagens suaves',
      thumbnail_image: null,
      caption_pop: true,
      extra_seconds: { 15: 0, 30: 0, 60: 0 },
    })
    expect(custom).toMatchObject({ id: idOf(withText), name: 'Noite', summary: 'Fica cinza', thumbnail_image: null, caption_pop: false })
    expect(custom?.preview).toMatch(/^\p{Extended_Pictographic}/u)
    expect(custom?.extra_seconds[15]).toBeGreaterThan(0)
    expect(custom?.extra_seconds[60]).toBeGreaterThan((custom?.extra_seconds[15] ?? 0) * 3)
  })

  it('say the category of one without a description, in the language of the reader', async () => {
    await newPublished(platform, author.token, greyBody({ description: '', category: 'story' }))

    expect((await offeredTo(reader.token))[3]?.summary).toBe('História')
    expect((await offeredTo(reader.token, '', 'en'))[3]?.summary).toBe('Story')
  })

  it('hold the one that is asked for: for its author a draft too, for others and visitors only when it is public', async () => {
    const draft = await newTemplate(platform, author.token, greyBody())
    const open = await newPublished(platform, author.token, greyBody())

    expect(customIn(await offeredTo(author.token, `?template=${idOf(draft)}`))).toContain(idOf(draft))
    expect(customIn(await offeredTo(reader.token, `?template=${idOf(draft)}`))).not.toContain(idOf(draft))
    expect(customIn(await offeredTo(undefined, `?template=${idOf(draft)}`))).toEqual([])
    expect(customIn(await offeredTo(undefined, `?template=${idOf(open)}`))).toEqual([idOf(open)])
  })

  it.each(['custom_42', 'custom_', '%00', 'default', "custom_' or 1=1", `custom_${'0'.repeat(200)}`])('are unchanged by asking for %s', async (asked) => {
    expect(await offeredTo(reader.token, `?template=${encodeURIComponent(asked)}`)).toHaveLength(3)
  })

  it('hold the template of a video that is varied, as it was then, when it is gone now', async () => {
    const pro = await platform.newPerson('pro')
    const { id } = await newPublished(platform, author.token, greyBody())
    const taskId = await platform.order(pro.token, { template: `custom_${id}` })
    const search = `?template=custom_${id}&variation_of=${taskId}`
    await platform.ask('DELETE', `/api/templates/${id}`, { token: author.token })

    expect((await offeredTo(pro.token, search))[3]).toMatchObject({ id: `custom_${id}`, name: 'Noite cinza', thumbnail_image: null })
    expect(customIn(await offeredTo(reader.token, search))).toEqual([])
    expect(customIn(await offeredTo(undefined, search))).toEqual([])
    expect((await platform.ask('GET', '/options?variation_of=x', { token: pro.token })).statusCode).toBe(422)
  })

  it('are about sixty at most in a gallery of thousands, for one query, and none for visitors', async () => {
    const { id } = await newPublished(platform, author.token, greyBody())
    const columns = sql.raw(
      'author_id, house_slug, author_name, name, description, category, tags, difficulty, version, status, is_premium, content, design_hash, search, name_key, created_at, updated_at',
    )
    await platform.database.queries.execute(
      sql`insert into templates (id, uses, ${columns}) select gen_random_uuid(), n, ${columns} from templates, generate_series(1, 3000) as n where id = ${id}`,
    )
    await platform.database.queries.execute(sql`insert into template_favorites select id, ${reader.id}, now() from templates where uses % 30 = 0`)
    await platform.database.queries.execute(sql`update templates set author_id = ${reader.id} where uses % 31 = 0`)

    const asked = `custom_${id}`
    let offered: Offered = []
    const ofReader = await statementsOf(async () => (offered = await offeredTo(reader.token, `?template=${asked}`)))
    const ofVisitor = await statementsOf(() => offeredTo(undefined))

    expect(customIn(offered).length).toBeLessThanOrEqual(64)
    expect(customIn(offered).length).toBeGreaterThan(40)
    expect(new Set(customIn(offered)).size).toBe(customIn(offered).length)
    expect(customIn(offered)).toContain(asked)
    // One more counts requests, one reads the session.
    expect([ofReader.length, ofVisitor.length]).toEqual([3, 1])
  })
})
