import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statementsOf } from '../../tests/statements-of.ts'
import { filmOf, storeTemplate, templateSettings } from '../../tests/stored-templates.ts'
import { TestPlatform } from '../../tests/test-platform.ts'
import { eq } from '../database/drizzle.ts'
import { templateFilms, templates, type TemplateRow } from '../database/schema.ts'
import { houseTemplateId, storeHouseTemplates } from '../templates/house-templates.ts'

let platform: TestPlatform
const emptyPage = (text: string) => `<!doctype html><html><head><meta charset="utf-8" /></head><body><div id="root">${text}</div></body></html>`
beforeAll(async () => {
  platform = await TestPlatform.start()
  const webRoot = join(platform.folder, 'web')
  await mkdir(webRoot, { recursive: true })
  await writeFile(join(webRoot, 'app.pt.html'), emptyPage('vazio'))
  await writeFile(join(webRoot, 'app.en.html'), emptyPage('empty'))
  await writeFile(join(webRoot, 'pages.json'), JSON.stringify({ pages: ['/', '/templates', '/templates/:templateId'] }))
})
afterAll(() => platform.stop())

const open = (path: string, headers: Record<string, string> = {}) => platform.server.inject({ url: path, headers: { accept: 'text/html', ...headers } })
const openTemplate = ({ id }: Pick<TemplateRow, 'id'>, headers: Record<string, string> = {}) => open(`/templates/${id}`, headers)
const drawFilms = (template: TemplateRow) => platform.database.queries.insert(templateFilms).values(filmOf(template))

const plain: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const unescaped = (text: string) => text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => plain[name] ?? '')

/** The elements of the head that a program which shows links reads, by name. */
function tagsOf({ body }: LightMyRequestResponse): Record<string, string> {
  const head = /<head>(.*)<\/head>/s.exec(body)?.[1] ?? ''
  const metas = [...head.matchAll(/<meta [^<>]*?(?:name|property)="([^"<>]*)" content="([^"<>]*)"[^<>]*>/g)].map(([, name, content]) => [name, content])
  const canonical = /<link [^<>]*rel="canonical" href="([^"<>]*)"/.exec(head)?.[1]
  const title = /<title[^<>]*>([^<>]*)<\/title>/.exec(head)?.[1]
  const all = [...metas, ...(canonical === undefined ? [] : [['canonical', canonical]]), ...(title === undefined ? [] : [['title', title]])]
  return Object.fromEntries(all.map(([name, content]) => [name ?? '', unescaped(content ?? '')]))
}

describe('the page of a published template', () => {
  it('says in its head what it shows, in the language of the page and with absolute addresses', async () => {
    const template = await storeTemplate(platform)
    const address = `http://relampago.test/templates/${template.id}`

    const reply = await openTemplate(template)
    const english = await openTemplate(template, { 'accept-language': 'en' })

    expect([reply.statusCode, english.statusCode]).toEqual([200, 200])
    expect(reply.headers['content-type']).toContain('text/html')
    expect(reply.body).toContain('vazio')
    expect(english.body).toContain('empty')
    expect(tagsOf(reply)).toEqual({
      title: 'Brilho de Verão · Relâmpago',
      description: 'Cores quentes e cortes rápidos.',
      canonical: address,
      'og:site_name': 'Relâmpago',
      'og:type': 'website',
      'og:locale': 'pt_BR',
      'og:url': address,
      'og:title': 'Brilho de Verão',
      'og:description': 'Cores quentes e cortes rápidos.',
      'twitter:card': 'summary',
    })
    expect(tagsOf(english)).toMatchObject({ 'og:locale': 'en_US', 'og:title': 'Brilho de Verão' })
  })

  it('promises picture and film only once they are drawn', async () => {
    const template = await storeTemplate(platform)
    await platform.database.queries.insert(templateFilms).values(filmOf(template, 'waiting'))
    const before = await openTemplate(template)
    await platform.database.queries.update(templateFilms).set({ state: 'ready' }).where(eq(templateFilms.designHash, template.designHash))

    const tags = tagsOf(await openTemplate(template))

    expect(Object.keys(tagsOf(before)).filter((name) => /image|video/.test(name))).toEqual([])
    expect(tags).toMatchObject({
      'og:type': 'video.other',
      'og:image': `http://relampago.test/static/templates/${template.designHash}-share.jpg`,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Imagem do template “Brilho de Verão”',
      'og:video': `http://relampago.test/static/templates/${template.designHash}-film.mp4`,
      'og:video:type': 'video/mp4',
      'twitter:card': 'summary_large_image',
    })
    expect(Number(tags['og:video:width'])).toBeGreaterThan(0)
    expect(Number(tags['og:video:height'])).toBeGreaterThan(Number(tags['og:video:width']))
  })

  it.each([
    [
      { effects: 3, transitions: 1 },
      'Template de vídeo criado por Ana Souza, com 3 efeitos e 1 transição.',
      'Video template by Ana Souza with 3 effects and 1 transition.',
    ],
    [{ effects: 1, transitions: 0 }, 'Template de vídeo criado por Ana Souza, com 1 efeito.', 'Video template by Ana Souza with 1 effect.'],
    [{ effects: 0, transitions: 2 }, 'Template de vídeo criado por Ana Souza, com 2 transições.', 'Video template by Ana Souza with 2 transitions.'],
  ])('is described by what is in it where its author wrote nothing: %j', async ({ effects, transitions }, pt, en) => {
    const times = { start_time: 0, end_time: 5 }
    const content: TemplateRow['content'] = {
      effects: Array.from({ length: effects }, () => ({ type: 'eq', intensity: 50, duration: 5, custom_params: times })),
      transitions: Array.from({ length: transitions }, () => ({ type: 'fade', duration: 1, easing: 'linear', custom_params: { start_time: 0 } })),
      settings: templateSettings,
    }
    const template = await storeTemplate(platform, { description: '', authorName: 'Ana Souza', content })

    const described = async (language: string) => tagsOf(await openTemplate(template, { 'accept-language': language }))['og:description']

    expect(await described('pt')).toBe(`${pt} Use no seu próximo vídeo.`)
    expect(await described('en')).toBe(`${en} Use it for your next video.`)
  })

  it.each([
    ['"><script>alert(1)</script>'],
    ["' onload='alert(1)"],
    ['</title></head><body onload=alert(1)>'],
    ["$& $1 $` $' $<name> &quot;&lt;"],
    ['<!--head--><!-- --></template><svg/onload=alert(1)>'],
    ['\u202Eoderêvni\u202C 🎬'],
  ])('shows the name %j as text', async (name) => {
    const template = await storeTemplate(platform, { name, description: name, authorName: name, tags: [name] })
    await drawFilms(template)
    const ordinary = await storeTemplate(platform)
    await drawFilms(ordinary)

    const reply = await openTemplate(template)

    expect(tagsOf(reply)).toMatchObject({ title: `${name} · Relâmpago`, description: name, 'og:title': name, 'og:image:alt': `Imagem do template “${name}”` })
    const elements = (body: string) => body.match(/<[^<>]+/g)?.length
    expect(elements(reply.body)).toBe(elements((await openTemplate(ordinary)).body))
  })

  it('has the words of its language where it is of the house', async () => {
    await storeHouseTemplates(platform.database, platform.clock.now())
    const id = houseTemplateId('noticia-urgente')

    const [pt, en] = [tagsOf(await openTemplate({ id })), tagsOf(await openTemplate({ id }, { 'accept-language': 'en' }))]

    expect([pt['og:title'], en['og:title'], en['title']]).toEqual(['Notícia urgente', 'Breaking news', 'Breaking news · Relâmpago'])
  })

  it('is asked with one statement, and not sent again while nothing changed', async () => {
    const template = await storeTemplate(platform)
    const first = await openTemplate(template)
    const etag = String(first.headers['etag'])
    const replies: LightMyRequestResponse[] = []

    const statements = await statementsOf(async () => {
      replies.push(await openTemplate(template, { 'if-none-match': etag }))
    })
    await platform.database.queries.update(templates).set({ name: 'Outro nome' }).where(eq(templates.id, template.id))
    const changed = await openTemplate(template, { 'if-none-match': etag })

    expect(statements).toHaveLength(1)
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual([[304, '']])
    expect([changed.statusCode, tagsOf(changed)['og:title']]).toEqual([200, 'Outro nome'])
    expect(first.headers['cache-control']).toBe('private, no-cache')
    expect(first.headers['vary']).toBe('Accept, Accept-Encoding, Accept-Language, Cookie')
  })

  it('is compressed as the client accepts, and each form has a name of its own', async () => {
    const template = await storeTemplate(platform)
    const [br, gzip, identity] = await Promise.all(['br', 'gzip', 'identity'].map((encoding) => openTemplate(template, { 'accept-encoding': encoding })))

    expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(identity?.body)
    expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(identity?.body)
    expect(new Set([br, gzip, identity].map((reply) => reply?.headers['etag'])).size).toBe(3)
  })

  it('is sent to programs that show links, which name no format, and by HEAD', async () => {
    const template = await storeTemplate(platform)

    const preview = await platform.server.inject({ url: `/templates/${template.id}/?utm_source=x`, headers: { accept: '*/*' } })
    const head = await platform.server.inject({ method: 'HEAD', url: `/templates/${template.id.toUpperCase()}`, headers: { accept: '*/*' } })

    expect([preview.statusCode, tagsOf(preview)['og:title']]).toEqual([200, 'Brilho de Verão'])
    expect(tagsOf(preview)['canonical']).toBe(`http://relampago.test/templates/${template.id}`)
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })
})

describe('a template that is not public', () => {
  it.each([
    ['unknown', randomUUID()],
    ['malformed', 'abc'],
    ['a list', '[]'],
    ['the pattern itself', ':templateId'],
    ['the id of an order', `custom_${randomUUID()}`],
    ['markup', '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
    ['a broken escape', '%E0%A4%A'],
    ['a zero byte', '%00'],
    ['very long', 'a'.repeat(5000)],
  ])('answers 404 with the empty page where the id is %s', async (_, id) => {
    const reply = await open(`/templates/${id}`)

    expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    expect(reply.statusCode).toBeLessThan(500)
    expect(tagsOf(reply)).toEqual({})
    expect(reply.body).not.toContain('<script>')
  })

  it('answers 404 while it is a draft, even to its author: a page is asked for without a token', async () => {
    const { id: authorId, token } = await platform.newPerson()
    const draft = await storeTemplate(platform, { authorId, authorName: 'Ana', status: 'draft', name: 'Segredo' })

    const replies = await Promise.all([openTemplate(draft), openTemplate(draft, { authorization: `Bearer ${token}` })])

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    expect(replies[0]?.body).toContain('vazio')
    expect(replies[0]?.body).not.toContain('Segredo')
  })

  it('has no pages below it', async () => {
    const template = await storeTemplate(platform)

    expect((await open(`/templates/${template.id}/edit`)).statusCode).toBe(404)
  })
})

describe('a slow database', () => {
  it('lets the empty page through, marked as not final', async () => {
    const template = await storeTemplate(platform)
    const client = await platform.database.pool.connect()
    try {
      await client.query('begin')
      await client.query('lock table templates in access exclusive mode')

      const reply = await openTemplate(template)

      expect([reply.statusCode, reply.headers['retry-after'], reply.headers['cache-control']]).toEqual([503, '2', 'no-store'])
      expect(reply.body).toContain('vazio')
    } finally {
      await client.query('rollback')
      client.release()
    }
    expect((await openTemplate(template)).statusCode).toBe(200)
  })
})
