import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallReply, Template } from '@relampago/domain/contracts'
import { houseTemplates, type HouseTemplate } from '@relampago/video/house-templates'
import { TestPlatform } from '../../tests/test-platform.ts'
import { Database } from '../database/database.ts'
import { houseTemplateId, storeHouseTemplates } from './house-templates.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())
beforeEach(() => platform.database.pool.query('delete from templates'))

const store = (house?: readonly HouseTemplate[]) => storeHouseTemplates(platform.database, platform.clock.now(), house)
const list = async (query = '', language = 'pt') => {
  // Pages that all look at are read again after a moment.
  platform.clock.pass(60_000)
  return (await platform.ask('GET', `/api/templates?type=public&per_page=100${query}`, { language })).json<CallReply<'templates'>>()
}
const one = async (slug: string, language = 'pt') => {
  const reply = await platform.ask('GET', `/api/templates/${houseTemplateId(slug)}`, { language })
  return reply.json<{ template: Template }>().template
}
/** Of each row, what changes whenever it is written. */
const versions = async () => {
  const { rows } = await platform.database.pool.query<{ slug: string; version: string }>('select house_slug as slug, xmin::text as version from templates')
  return new Map(rows.map(({ slug, version }) => [slug, version]))
}
/** The content with one template changed. */
const withChange = (slug: string, change: (house: HouseTemplate) => HouseTemplate) =>
  houseTemplates().map((house) => (house.slug === slug ? change(house) : house))

describe('the templates of the house', () => {
  it('are in the gallery of a new installation, published and by the house', async () => {
    await store()

    const { total, templates } = await list()

    expect(total).toBe(houseTemplates().length)
    expect(templates.map(({ name }) => name)).toEqual(houseTemplates().map(({ texts }) => texts.pt.name))
    for (const template of templates)
      expect(template).toMatchObject({ status: 'published', author_id: 'relampago', author_name: 'Relâmpago', likes: 0, use_count: 0 })
  })

  it('have the same ids in every installation', async () => {
    await store()

    expect(houseTemplateId('neve')).toBe('38ee78a6-3d05-8ec1-a63a-1cf5276fa52d')
    expect((await one('neve')).name).toBe('Neve')
  })

  it('are there once, whichever of two processes that start together is first', async () => {
    const other = new Database({ url: platform.store.url, connections: 2, log: () => undefined })
    try {
      await Promise.all([store(), storeHouseTemplates(other, platform.clock.now()), store()])
    } finally {
      await other.close()
    }

    expect((await list()).total).toBe(houseTemplates().length)
  })

  it('are not written again while the content stays', async () => {
    await store()
    const before = await versions()

    await store()

    expect(await versions()).toEqual(before)
  })

  it('that changed are written again, and keep id, date and counters', async () => {
    const ana = await platform.newPerson()
    await store()
    const id = houseTemplateId('neve')
    await platform.ask('POST', `/api/templates/${id}/like`, { token: ana.token })
    await platform.database.pool.query('update templates set uses = 7 where id = $1', [id])
    const rested = await versions()

    await store(
      withChange('neve', (house) => ({
        ...house,
        updatedAt: '2026-12-24T10:00:00.000Z',
        texts: { ...house.texts, pt: { ...house.texts.pt, name: 'Nevasca' } },
        body: { ...house.body, effects: [] },
      })),
    )

    const [changed] = (await list()).templates
    const { rows } = await platform.database.pool.query('select name from templates where id = $1', [id])
    expect(rows).toEqual([{ name: 'Nevasca' }])
    expect(changed).toMatchObject({ id, likes: 1, use_count: 7, effects: [], updated_at: '2026-12-24T10:00:00.000Z' })
    expect(changed?.created_at).toBe(houseTemplates().find(({ slug }) => slug === 'neve')?.createdAt)
    expect([...(await versions())].filter(([slug, version]) => rested.get(slug) !== version).map(([slug]) => slug)).toEqual(['neve'])
  })

  it('that left the content are removed, and videos made with them stay', async () => {
    const ana = await platform.newPerson()
    await store()
    const taskId = await platform.order(ana.token)
    await platform.database.pool.query('update videos set template_id = $1 where id = $2', [houseTemplateId('neve'), taskId])
    const own = await platform.ask('POST', '/api/templates', {
      token: ana.token,
      body: { name: 'Meu', transitions: [{ type: 'fade', duration: 1 }], effects: [] },
    })

    await store(houseTemplates().filter(({ slug }) => slug !== 'neve'))

    expect((await list()).total).toBe(houseTemplates().length - 1)
    expect((await platform.ask('GET', `/api/templates/${houseTemplateId('neve')}`)).statusCode).toBe(404)
    const { rows } = await platform.database.pool.query('select template_id from videos where id = $1', [taskId])
    expect(rows).toEqual([{ template_id: null }])
    const { id } = own.json<{ template: Template }>().template
    expect((await platform.ask('GET', `/api/templates/${id}`, { token: ana.token })).statusCode).toBe(200)
  })
})

describe('a reader', () => {
  it('of English gets English names, descriptions and tags, of Portuguese the others', async () => {
    await store()

    const [english, portuguese] = [await one('noticia-urgente', 'en'), await one('noticia-urgente', 'pt')]
    expect([english.name, english.tags[0], portuguese.name, portuguese.tags[0]]).toEqual(['Breaking news', 'news', 'Notícia urgente', 'notícia'])
    expect((await list('', 'en')).templates.map(({ name }) => name)).toContain('Breaking news')
  })

  it('finds them by words of both languages', async () => {
    await store()

    expect((await list('&q=noticia')).templates.map(({ name }) => name)).toEqual(['Notícia urgente'])
    expect((await list('&q=breaking', 'en')).templates.map(({ name }) => name)).toEqual(['Breaking news'])
  })
})
