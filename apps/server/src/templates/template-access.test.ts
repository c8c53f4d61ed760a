import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { templateCalls, type CallId, type CallShape, type Template } from '@relampago/domain/contracts'
import { newPublished, newTemplate, templateBody } from '../../tests/template-bodies.ts'
import { TestPlatform } from '../../tests/test-platform.ts'

// Every call about one template, for each relation of the caller to it.

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

type Id = Extract<CallId, keyof typeof templateCalls>
const aboutOne = (Object.keys(templateCalls) as Id[]).filter((id) => templateCalls[id].path.includes(':templateId'))
const changes: Id[] = ['updateTemplate', 'deleteTemplate', 'publishTemplate', 'unpublishTemplate']

function ask(id: Id, templateId: string, token?: string) {
  const { method, path, encoding }: CallShape = templateCalls[id]
  const sent = { ...(token === undefined ? {} : { token }), ...(encoding === 'json' ? { body: templateBody({ name: 'Mudado' }) } : {}) }
  return platform.ask(method, path.replace(':templateId', templateId), sent)
}
async function outcome(id: Id, templateId: string, token?: string): Promise<[number, string | undefined]> {
  const reply = await ask(id, templateId, token)
  return [reply.statusCode, reply.json<{ error_type?: string }>().error_type]
}
const own = async (token: string) =>
  (await platform.ask('GET', '/api/templates?type=user', { token })).json<{ templates: Template[] }>().templates.map((one) => ({ ...one, views: 0 }))

describe('a call about one template', () => {
  it.each(aboutOne)('%s answers as if drafts of others did not exist', async (id) => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const draft = await newTemplate(platform, ana.token, { name: 'Segredo da Ana' })
    const before = await own(ana.token)

    expect(await outcome(id, draft.id, bia.token)).toEqual([404, 'template_not_found'])
    expect(await outcome(id, crypto.randomUUID(), bia.token)).toEqual([404, 'template_not_found'])
    expect((await outcome(id, draft.id))[0]).toBe(templateCalls[id].permission === 'user' ? 401 : 404)
    expect(await own(ana.token)).toEqual(before)
  })

  it.each(changes)('%s changes a published one only for its author', async (id) => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const published = await newPublished(platform, ana.token)
    const before = await own(ana.token)

    expect(await outcome(id, published.id, bia.token)).toEqual([403, 'template_not_yours'])
    expect(await own(ana.token)).toEqual(before)
    expect(await outcome(id, published.id, ana.token)).toEqual([200, undefined])
  })

  it.each(aboutOne.filter((id) => !changes.includes(id)))('%s of a published one is open to all who sign in', async (id) => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const published = await newPublished(platform, ana.token)

    expect(await outcome(id, published.id, bia.token)).toEqual([200, undefined])
    expect(await outcome(id, published.id, ana.token)).toEqual([200, undefined])
  })

  it.each(changes)('%s of one that came with the product is refused to everybody', async (id) => {
    const ana = await platform.newPerson()
    const { id: templateId } = await newPublished(platform, ana.token)
    await platform.database.pool.query("update templates set author_id = null, house_slug = id::text, author_name = 'Relâmpago' where id = $1", [templateId])

    expect(await outcome(id, templateId, ana.token)).toEqual([403, 'template_not_yours'])
    expect((await ask('template', templateId)).json()).toMatchObject({ template: { author_id: 'relampago', author_name: 'Relâmpago' } })
  })

  it.each(aboutOne)('%s of a deleted one, from a page that was open before, answers 404', async (id) => {
    const ana = await platform.newPerson()
    const { id: templateId } = await newPublished(platform, ana.token)
    await ask('deleteTemplate', templateId, ana.token)

    expect(await outcome(id, templateId, ana.token)).toEqual([404, 'template_not_found'])
  })

  it.each(aboutOne)('%s of what is no id answers 404', async (id) => {
    const ana = await platform.newPerson()

    for (const name of ['custom_1', '1', '%00', '..%2f..', crypto.randomUUID().slice(1)]) expect((await ask(id, name, ana.token)).statusCode).toBe(404)
  })

  it('says what to do, in the language of the caller', async () => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const { id } = await newPublished(platform, ana.token)
    const message = async (method: 'GET' | 'DELETE', path: string, language: string) =>
      (await platform.ask(method, path, { token: bia.token, language })).json<{ message: string }>().message

    expect(await message('DELETE', `/api/templates/${id}`, 'pt')).toBe('Só quem criou este template pode alterá-lo. Salve uma cópia e altere a sua.')
    expect(await message('DELETE', `/api/templates/${id}`, 'en')).toBe('Only the author can change this template. Save a copy and change yours.')
    expect(await message('GET', `/api/templates/${crypto.randomUUID()}`, 'en')).toBe(
      'This template no longer exists or is private. Go back to the gallery and choose another.',
    )
  })
})

describe('a session that has ended', () => {
  it('reads as a visitor, and is refused where a sign-in is needed', async () => {
    const ana = await platform.newPerson()
    const [draft, published] = [await newTemplate(platform, ana.token), await newPublished(platform, ana.token)]
    await platform.ask('POST', '/auth/logout', { token: ana.token })
    const status = async (path: string) => (await platform.ask('GET', path, { token: ana.token })).statusCode

    expect(await status(`/api/templates/${published.id}`)).toBe(200)
    expect(await status(`/api/templates/${draft.id}`)).toBe(404)
    expect(await status('/api/templates?type=public')).toBe(200)
    expect(await status('/api/templates?type=user')).toBe(401)
    expect(await status('/api/templates/favorites')).toBe(401)
  })
})

describe('views and downloads', () => {
  const counted = async (id: string, token: string) => {
    await platform.server.close()
    platform.server = await platform.createServer()
    const { views, downloads } = (await platform.ask('GET', `/api/templates/${id}`, { token })).json<{ template: Template }>().template
    return { views, downloads }
  }

  it('count readers who are not the author', async () => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const { id } = await newPublished(platform, ana.token)
    const paths = [`/api/templates/${id}`, `/api/templates/${id}/file`]

    for (const path of paths) {
      await platform.ask('GET', path)
      await platform.ask('GET', path, { token: bia.token })
      await platform.ask('GET', path, { token: ana.token })
      await platform.ask('HEAD', path)
    }

    expect(await counted(id, ana.token)).toEqual({ views: 2, downloads: 2 })
  })

  it('of many at once are all counted', async () => {
    const ana = await platform.newPerson()
    const [one, other] = [await newPublished(platform, ana.token), await newPublished(platform, ana.token)]

    await Promise.all(
      Array.from({ length: 50 }, (_, turn) => [
        platform.ask('GET', `/api/templates/${turn % 2 === 0 ? one.id : other.id}`),
        platform.ask('GET', `/api/templates/${one.id}/file`),
      ]).flat(),
    )

    expect(await counted(one.id, ana.token)).toEqual({ views: 25, downloads: 50 })
    expect(await counted(other.id, ana.token)).toEqual({ views: 25, downloads: 0 })
  })
})

describe('the file of a template', () => {
  it('is stored as a copy by the account that imports it', async () => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const original = await newPublished(platform, ana.token, { name: 'Meu "corte" <b>' })

    const file = await platform.ask('GET', `/api/templates/${original.id}/file`, { token: bia.token })
    const { format, version, template } = file.json<{ format: string; version: number; template: object }>()
    const copy = await platform.ask('POST', '/api/templates', { token: bia.token, body: template })

    expect(file.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="template-${original.id}.json"`,
    })
    expect([format, version]).toEqual(['relampago-template', 1])
    const { effects, transitions, settings, name, tags } = original
    expect(copy.json()).toMatchObject({ template: { effects, transitions, settings, name, tags, author_id: bia.id, status: 'draft', downloads: 0 } })
  })
})
