import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { effects, transitions, type TemplateSort } from '@relampago/domain/catalogue'
import type { CallReply, Template } from '@relampago/domain/contracts'
import { seededRandom } from '@relampago/domain/random'
import { matchesSearch, sortTemplates } from '@relampago/domain/templates'
import { eq } from '../database/drizzle.ts'
import { templates } from '../database/schema.ts'
import { newPublished, newTemplate, templateBody } from '../../tests/template-bodies.ts'
import { testApiKey, TestPlatform } from '../../tests/test-platform.ts'

type List = CallReply<'templates'>

describe('lists of templates', () => {
  let platform: TestPlatform
  let token: string
  beforeAll(async () => {
    platform = await TestPlatform.start()
    token = (await platform.newPerson()).token
    const bia = await platform.newPerson()
    const random = seededRandom('lists')
    const names = ['Café 10', 'cafe 2', 'CAFÉ 1', 'Água', 'Zebra', 'ação', 'Ícaro', 'casa', 'Até 50%', 'pão_de_mel', 'Neon']
    for (const [index, name] of names.entries()) {
      const category = index % 2 === 0 ? 'offer' : 'retro'
      const { id } = await newPublished(platform, index % 3 === 0 ? token : bia.token, { name, category, tags: index === 3 ? ['Verão'] : [] })
      platform.clock.pass(1000)
      const counts = { likes: Math.floor(random() * 4), uses: Math.floor(random() * 3), downloads: Math.floor(random() * 3) }
      await platform.database.queries.update(templates).set(counts).where(eq(templates.id, id))
    }
    await newTemplate(platform, token, { name: 'Rascunho da Ana' })
    await newTemplate(platform, bia.token, { name: 'Rascunho da Bia' })
  })
  afterAll(() => platform.stop())

  const list = async (query: string, signedIn = true) => {
    const reply = await platform.ask('GET', `/api/templates${query}`, signedIn ? { token } : {})
    if (reply.statusCode !== 200) throw new Error(reply.body)
    return reply.json<List>()
  }
  const names = ({ templates: listed }: List) => listed.map(({ name }) => name)

  it.each<TemplateSort>(['recent', 'popular', 'used', 'name'])('by %s are in the order that the page makes of them', async (sort) => {
    const { templates: listed } = await list(`?type=public&sort=${sort}`)
    const byKey = (one: Template) => (sort === 'name' ? one.name : JSON.stringify([one.likes, one.use_count, one.downloads, one.updated_at]))

    const expected = sortTemplates(listed, sort)

    expect(listed).toHaveLength(11)
    // Rows that are equal for the page may be in any order.
    const same = (one: Template, other: Template) => sortTemplates([one, other], sort)[0] === one && sortTemplates([other, one], sort)[0] === other
    listed.forEach((one, index) => expect(byKey(one) === byKey(expected[index] ?? one) || same(one, expected[index] ?? one)).toBe(true))
  })

  it('come in pages that together hold each template once', async () => {
    const sizes = [1, 2, 5, 24]
    for (const type of ['public', 'all', 'user'] as const)
      for (const sort of ['recent', 'popular', 'used', 'name'])
        for (const size of sizes) {
          const first = await list(`?type=${type}&sort=${sort}&per_page=${size}`)
          const pages = await Promise.all(
            Array.from({ length: first.pages }, (_, page) => list(`?type=${type}&sort=${sort}&per_page=${size}&page=${page + 1}`)),
          )
          const ids = pages.flatMap(({ templates: listed }) => listed.map(({ id }) => id))

          expect([new Set(ids).size, ids.length]).toEqual([first.total, first.total])
        }
    expect((await list('?type=all')).total).toBe(12)
    expect((await list('?type=user')).total).toBe(5)
    expect(await list('?type=public&page=9')).toMatchObject({ templates: [], total: 11, page: 9, pages: 1 })
  })

  it.each(['cafe', 'CAFÉ', 'açã', 'e', '1', '50%', '%', '_', 'pão_de', 'verao', 'feito no editor', 'Água\nFeito', 'zz', ' neon ', '\\'])(
    'searched for %j hold what the page would find',
    async (q) => {
      const all = await list('?type=public')
      const expected = names(all).filter((_, index) => matchesSearch(all.templates[index] as Template, q.replaceAll('\n', ' ')))

      expect(names(await list(`?type=public&q=${encodeURIComponent(q)}`)).toSorted()).toEqual(expected.toSorted())
      expect(names(await list(`/search?q=${encodeURIComponent(q)}`)).toSorted()).toEqual(expected.toSorted())
    },
  )

  it('are filtered by category, with the search', async () => {
    expect(names(await list('?type=public&category=retro&sort=name'))).toEqual(
      ['Água', 'ação', 'cafe 2', 'casa', 'pão_de_mel'].toSorted(new Intl.Collator('pt-BR').compare),
    )
    expect(names(await list('/search?q=caf&category=offer&sort=name'))).toEqual(['CAFÉ 1', 'Café 10'])
    expect(names(await list('?type=user&q=rascunho&category=custom'))).toEqual(['Rascunho da Ana'])
    expect((await list('/search?q=rascunho')).templates).toEqual([])
  })

  it('count for the tabs, whatever is searched', async () => {
    expect((await list('?type=public&q=zzz')).counts).toEqual({ own: 5, public: 11, favorites: 0 })
    expect((await list('?type=all', false)).counts).toEqual({ own: 0, public: 11, favorites: 0 })
  })
})

describe('a list of two processes', () => {
  let platform: TestPlatform
  let other: FastifyInstance
  beforeAll(async () => {
    platform = await TestPlatform.start()
    other = await platform.createServer()
  })
  afterAll(async () => {
    await other.close()
    await platform.stop()
  })

  /** Name, likes and own mark of each, as the other process answers. */
  async function elsewhere(token: string): Promise<[string, number, boolean][]> {
    const reply = await other.inject({ url: '/api/templates?type=public', headers: { 'x-api-key': testApiKey, authorization: `Bearer ${token}` } })
    return reply.json<List>().templates.map(({ name, likes, user_liked: isLiked }) => [name, likes, isLiked])
  }

  it('shows each change at once where it was made', async () => {
    const ana = await platform.newPerson()
    const seen = async () => {
      const { templates: listed, total, counts } = (await platform.ask('GET', '/api/templates?type=public')).json<List>()
      return [listed.map(({ name }) => name), total, counts.public]
    }
    expect(await seen()).toEqual([[], 0, 0])

    const { id } = await newPublished(platform, ana.token, { name: 'Um' })
    expect(await seen()).toEqual([['Um'], 1, 1])
    await platform.ask('PUT', `/api/templates/${id}`, { token: ana.token, body: templateBody({ name: 'Outro' }) })
    expect(await seen()).toEqual([['Outro'], 1, 1])
    await platform.ask('DELETE', `/api/templates/${id}`, { token: ana.token })
    expect(await seen()).toEqual([[], 0, 0])
    platform.clock.pass(5000)
  })

  it('shows likes and what became private at once, and what is new after a minute', async () => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const one = await newPublished(platform, ana.token, { name: 'Um' })
    expect(await elsewhere(bia.token)).toEqual([['Um', 0, false]])

    await platform.ask('POST', `/api/templates/${one.id}/like`, { token: bia.token })
    const two = await newPublished(platform, ana.token, { name: 'Dois' })
    expect(await elsewhere(bia.token)).toEqual([['Um', 1, true]])
    expect(await elsewhere(ana.token)).toEqual([['Um', 1, false]])

    platform.clock.pass(60_000)
    expect((await elsewhere(ana.token)).map(([name]) => name).toSorted()).toEqual(['Dois', 'Um'])
    await platform.ask('POST', `/api/templates/${one.id}/unpublish`, { token: ana.token })
    await platform.ask('DELETE', `/api/templates/${two.id}`, { token: ana.token })
    expect(await elsewhere(ana.token)).toEqual([])
  })
})

describe('replies that a browser may keep', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await TestPlatform.start()
  })
  afterAll(() => platform.stop())

  const lists = ['', '?type=public&sort=name', '/search?q=a', '/favorites']
  const named = ['/categories', '/effects', '/transitions']
  const askFor = (path: string, token: string, headers: Record<string, string> = {}, language = 'pt') =>
    platform.ask('GET', `/api/templates${path}`, { token, language, headers })

  it.each(named)('/api/templates%s differs by language', async (path) => {
    const { token } = await platform.newPerson()
    const etag = String((await askFor(path, token)).headers.etag)

    expect((await askFor(path, token, { 'if-none-match': etag })).statusCode).toBe(304)
    expect((await askFor(path, token, { 'if-none-match': etag }, 'en')).statusCode).toBe(200)
  })

  it.each(lists)('/api/templates%s is sent once, and again when it differs', async (path) => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const ask = (token: string, headers: Record<string, string> = {}) => askFor(path, token, headers)

    const first = await ask(ana.token)
    const etag = String(first.headers.etag)
    const again = await ask(ana.token, { 'if-none-match': etag })

    expect(etag).toMatch(/^W\/"[\w-]+"$/)
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'authorization, accept-language' })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    expect((await ask(ana.token, { 'if-none-match': `"x", ${etag.slice(2)}` })).statusCode).toBe(304)
    expect((await ask(ana.token, { 'if-none-match': 'W/"x"' })).statusCode).toBe(200)
    const { id } = await newPublished(platform, bia.token, { name: 'a' })
    await platform.ask('POST', `/api/templates/${id}/toggle-favorite`, { token: ana.token })
    expect((await ask(ana.token, { 'if-none-match': etag })).statusCode).toBe(200)
  })

  it('name every category, effect and transition, in the language of the caller', async () => {
    const read = async <Id extends 'templateCategories' | 'templateEffects' | 'templateTransitions'>(path: string, language: string) =>
      (await platform.ask('GET', path, { language })).json<CallReply<Id>>()
    const categories = await read<'templateCategories'>('/api/templates/categories', 'pt')
    const effectGroups = await read<'templateEffects'>('/api/templates/effects', 'en')
    const transitionGroups = await read<'templateTransitions'>('/api/templates/transitions', 'pt')

    expect(categories.categories.find(({ id }) => id === 'custom')).toMatchObject({ id: 'custom', name: 'Personalizado' })
    expect(effectGroups.effects.flatMap((group) => group.effects.map(({ id }) => id)).toSorted()).toEqual(Object.keys(effects).toSorted())
    expect(effectGroups.effects[0]).toMatchObject({ id: 'color', name: 'Color correction', icon: '🎨' })
    expect(effectGroups.effects[0]?.effects.find(({ id }) => id === 'hue')).toEqual({ id: 'hue', name: 'Hue', filter: 'hue', range: [0, 360], unit: 'deg' })
    expect(transitionGroups.transitions.flatMap((group) => group.transitions.map(({ id }) => id)).toSorted()).toEqual(Object.keys(transitions).toSorted())
    expect(transitionGroups.transitions[0]?.transitions[0]).toEqual({ id: 'fade', name: 'Esmaecer', duration: [0.1, 3] })
  })

  it('count what is published in each category', async () => {
    const ana = await platform.newPerson()
    const count = async () =>
      (await platform.ask('GET', '/api/templates/categories')).json<CallReply<'templateCategories'>>().categories.find(({ id }) => id === 'cinema')?.count
    await newTemplate(platform, ana.token, { category: 'cinema' })
    expect(await count()).toBe(0)

    await newPublished(platform, ana.token, { category: 'cinema' })
    expect(await count()).toBe(1)
  })
})
