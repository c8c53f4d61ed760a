import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Template } from '@relampago/domain/contracts'
import { newPublished, newTemplate, templateBody } from '../../tests/template-bodies.ts'
import { TestPlatform } from '../../tests/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

const read = (id: string, token?: string) => platform.ask('GET', `/api/templates/${id}`, token === undefined ? {} : { token })
const templateOf = async (id: string, token?: string) => (await read(id, token)).json<{ template: Template }>().template
const post = (id: string, action: string, token: string) => platform.ask('POST', `/api/templates/${id}/${action}`, { token })
const refusals = (replies: { statusCode: number; json: () => unknown }[]) =>
  replies.map((reply) => [reply.statusCode, (reply.json() as { error_type: string }).error_type])

describe('a new template', () => {
  it('is a draft of the caller, whatever the body says about author, counters and status', async () => {
    const ana = await platform.newPerson()
    const lies = { author_id: 'x', author_name: 'x', rating: 5, downloads: 9, views: 9, likes: 9, is_validated: true, is_premium: true, status: 'published' }

    const reply = await platform.ask('POST', '/api/templates', { token: ana.token, body: { ...templateBody(), ...lies } })

    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({
      success: true,
      message: 'Template Criado com Sucesso',
      template: {
        name: 'Novo Template Profissional',
        author_id: ana.id,
        author_name: 'Ana Souza',
        status: 'draft',
        category: 'custom',
        difficulty: 'beginner',
        version: '1.0.0',
        rating: 0,
        downloads: 0,
        views: 0,
        likes: 0,
        favorite_count: 0,
        use_count: 0,
        is_premium: false,
        is_verified: false,
        user_liked: false,
        user_favorited: false,
        created_at: '2026-11-20T15:00:00.000Z',
        updated_at: '2026-11-20T15:00:00.000Z',
      },
    })
    expect(reply.json()).toMatchObject({
      template: {
        transitions: [
          { type: 'fade', duration: 1, easing: 'linear', custom_params: { start_time: 0 } },
          { type: 'wipeleft', duration: 0.5, easing: 'linear', custom_params: { start_time: 1.2 } },
        ],
        effects: [
          { type: 'eq', intensity: 50, duration: 10, custom_params: { start_time: 0, end_time: 10 } },
          { type: 'hue', intensity: 50, duration: 4, custom_params: { start_time: 2, end_time: 6 } },
        ],
        settings: { duration: 10, resolution: '1080x1920', fps: 30, background_color: '#000000', watermark_enabled: false },
      },
    })
  })
})

describe('what a video does otherwise than the editor', () => {
  it('is told when a template is stored, changed and read, in the language of the reader', async () => {
    const ana = await platform.newPerson()
    const body = { ...templateBody(), transitions: [{ type: 'fadeslow', duration: 3 }] }
    const notesOf = (reply: { json: () => unknown }) => (reply.json() as { notes: string[] }).notes
    const headers = { 'accept-language': 'en' }

    const created = await platform.ask('POST', '/api/templates', { token: ana.token, body })
    const { id } = created.json<{ template: Template }>().template
    const changed = await platform.ask('PUT', `/api/templates/${id}`, { token: ana.token, body: { ...body, transitions: [] } })
    const shown = await platform.ask('GET', `/api/templates/${id}`, { token: ana.token, headers })

    expect(notesOf(created)).toContain('Esmaecer lento dura até 1,6 s em vez de 3 s, porque uma cena raramente passa de 3,2 s.')
    expect(notesOf(changed)).toEqual(['Os tempos dos efeitos acompanham a duração do vídeo: de 2 a 6 s em 10 s vira de 6 a 18 s em 30 s.'])
    expect(notesOf(shown)).toEqual(['The times of effects follow the length of the video: 2 to 6 s of 10 s become 6 to 18 s of 30 s.'])
  })
})

describe('a template', () => {
  it('is shown to others from its publication until it is made private', async () => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const { id } = await newTemplate(platform, ana.token)

    expect(refusals([await read(id), await read(id, bia.token)])).toEqual([
      [404, 'template_not_found'],
      [404, 'template_not_found'],
    ])
    expect((await post(id, 'publish', ana.token)).json()).toMatchObject({ message: 'Template Publicado', template: { status: 'published' } })
    expect([(await read(id)).statusCode, (await read(id, bia.token)).statusCode]).toEqual([200, 200])
    expect((await post(id, 'unpublish', ana.token)).json()).toMatchObject({ message: 'Template Despublicado', template: { status: 'draft' } })
    expect((await read(id)).statusCode).toBe(404)
  })

  it('is liked and made a favourite by the same call that takes it back', async () => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const { id } = await newPublished(platform, ana.token)

    expect((await post(id, 'like', bia.token)).json()).toEqual({ success: true, is_liked: true, template: { id, likes: 1 }, message: 'Curtido' })
    expect((await post(id, 'toggle-favorite', bia.token)).json()).toEqual({ success: true, is_favorite: true, favorite_count: 1, message: 'Favoritado' })
    expect(await templateOf(id, bia.token)).toMatchObject({ likes: 1, favorite_count: 1, user_liked: true, user_favorited: true })
    expect(await templateOf(id, ana.token)).toMatchObject({ likes: 1, favorite_count: 1, user_liked: false, user_favorited: false })

    expect((await post(id, 'like', bia.token)).json()).toMatchObject({ is_liked: false, template: { likes: 0 } })
    expect((await post(id, 'toggle-favorite', bia.token)).json()).toMatchObject({ is_favorite: false, favorite_count: 0 })
    expect(await templateOf(id, bia.token)).toMatchObject({ likes: 0, favorite_count: 0, user_liked: false, user_favorited: false })
  })

  it('is replaced and deleted by its author', async () => {
    const ana = await platform.newPerson()
    const { id } = await newPublished(platform, ana.token)
    platform.clock.pass(1000)

    const updated = await platform.ask('PUT', `/api/templates/${id}`, { token: ana.token, body: templateBody({ name: ' Outro ', effects: [] }) })
    expect(updated.json()).toMatchObject({ template: { id, name: 'Outro', effects: [], status: 'published', updated_at: platform.clock.now().toISOString() } })

    expect((await platform.ask('DELETE', `/api/templates/${id}`, { token: ana.token })).json()).toEqual({ success: true, message: 'Template Deletado' })
    expect((await read(id, ana.token)).statusCode).toBe(404)
  })
})

describe('the list', () => {
  it('holds what the scope names, and counts for the tabs', async () => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const draft = await newTemplate(platform, ana.token, { name: 'Rascunho' })
    const published = await newPublished(platform, ana.token, { name: 'Aberto' })
    await post(published.id, 'toggle-favorite', bia.token)
    type Listed = { templates: Template[]; total: number; counts: object }
    const list = async (type: string, token?: string) =>
      (await platform.ask('GET', `/api/templates?type=${type}`, token === undefined ? {} : { token })).json<Listed>()
    const names = async (type: string, token?: string) => (await list(type, token)).templates.map(({ id }) => id)

    expect(await names('user', ana.token)).toEqual(expect.arrayContaining([draft.id, published.id]))
    expect(await names('user', bia.token)).toEqual([])
    expect(await names('all', ana.token)).toEqual(expect.arrayContaining([draft.id, published.id]))
    for (const type of ['all', 'public']) {
      expect(await names(type, bia.token)).not.toContain(draft.id)
      expect(await names(type)).not.toContain(draft.id)
      expect(await names(type)).toContain(published.id)
    }
    expect((await list('user', ana.token)).counts).toMatchObject({ own: 2, favorites: 0 })
    expect((await list('public', bia.token)).counts).toMatchObject({ own: 0, favorites: 1 })
    expect(refusals([await platform.ask('GET', '/api/templates?type=user')])).toEqual([[401, 'not_authenticated']])
  })
})
