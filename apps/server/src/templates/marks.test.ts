import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../database/drizzle.ts'
import { templateFavorites, templateLikes, templates } from '../database/schema.ts'
import { newPublished, newTemplate } from '../../tests/template-bodies.ts'
import { manyPeople } from '../../tests/many-people.ts'
import { goodPassword, TestPlatform } from '../../tests/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

const press = (id: string, action: string, token: string) => platform.ask('POST', `/api/templates/${id}/${action}`, { token })
async function stored(id: string) {
  const { queries } = platform.database
  const [row] = await queries.select({ likes: templates.likes, favorites: templates.favorites }).from(templates).where(eq(templates.id, id))
  return {
    ...row,
    likeRows: await queries.$count(templateLikes, eq(templateLikes.templateId, id)),
    favoriteRows: await queries.$count(templateFavorites, eq(templateFavorites.templateId, id)),
  }
}

describe('likes and favourites', () => {
  it('of 100 users at the same time count 100', async () => {
    const ana = await platform.newPerson()
    const { id } = await newPublished(platform, ana.token)
    const tokens = await manyPeople(platform, 100)

    const replies = await Promise.all(tokens.flatMap((token) => [press(id, 'like', token), press(id, 'toggle-favorite', token)]))

    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(200).fill(200))
    expect(await stored(id)).toEqual({ likes: 100, favorites: 100, likeRows: 100, favoriteRows: 100 })
  })

  it.each([100, 101])('of one user who presses %i times at once agree with what is stored', async (times) => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const { id } = await newPublished(platform, ana.token)

    const replies = await Promise.all(Array.from({ length: times }, () => press(id, 'like', bia.token)))

    const counts = replies.map((reply) => reply.json<{ is_liked: boolean; template: { likes: number } }>())
    expect(counts.every(({ is_liked: isLiked, template: { likes } }) => likes === (isLiked ? 1 : 0))).toBe(true)
    expect(await stored(id)).toMatchObject({ likes: times % 2, likeRows: times % 2 })
  })

  it('and the removal of accounts and templates at the same time leave right counts', async () => {
    const [ana, bia, carla] = [await platform.newPerson(), await platform.newPerson(), await platform.newPerson()]
    const owned = await Promise.all([ana, ana, ana, ana].map(({ token }) => newPublished(platform, token)))
    const people = await Promise.all(Array.from({ length: 8 }, () => platform.newPerson()))
    const all = [...people, carla]
    const remove = (token: string) => platform.ask('DELETE', '/auth/delete-account', { token, body: { password: goodPassword } })

    const replies = await Promise.all([
      ...all.flatMap(({ token }) => owned.flatMap(({ id }) => [press(id, 'like', token), press(id, 'toggle-favorite', token)])),
      ...people.map(({ token }) => remove(token)),
      platform.ask('DELETE', `/api/templates/${owned[3]?.id}`, { token: ana.token }),
    ])

    expect(replies.filter(({ statusCode }) => ![200, 401, 404].includes(statusCode)).map(({ body }) => body)).toEqual([])
    for (const { id } of owned.slice(0, 3)) expect(await stored(id)).toEqual({ likes: 1, favorites: 1, likeRows: 1, favoriteRows: 1 })
    expect(await stored(owned[3]?.id ?? '')).toEqual({ likeRows: 0, favoriteRows: 0 })
    expect((await press(owned[0]?.id ?? '', 'like', bia.token)).statusCode).toBe(200)
  })

  it('are never below 0, even when a count was wrong', async () => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const { id } = await newPublished(platform, ana.token)
    await press(id, 'like', bia.token)
    await platform.database.queries.update(templates).set({ likes: 0 }).where(eq(templates.id, id))

    expect((await press(id, 'like', bia.token)).json()).toMatchObject({ is_liked: false, template: { likes: 0 } })
  })

  it('may be an author’s own, also of a draft', async () => {
    const ana = await platform.newPerson()
    const { id } = await newTemplate(platform, ana.token)

    expect((await press(id, 'like', ana.token)).json()).toMatchObject({ is_liked: true, template: { likes: 1 } })
  })
})

describe('favourites', () => {
  const list = async (token: string) =>
    (await platform.ask('GET', '/api/templates/favorites', { token })).json<{ templates: { id: string }[] }>().templates.map(({ id }) => id)

  it('are listed, the last marked first, and each says so itself', async () => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const [one, other] = [await newPublished(platform, ana.token), await newPublished(platform, ana.token)]
    await press(one.id, 'toggle-favorite', bia.token)
    platform.clock.pass(1000)
    await press(other.id, 'toggle-favorite', bia.token)

    expect(await list(bia.token)).toEqual([other.id, one.id])
    expect(await list(ana.token)).toEqual([])
    const favorite = (token: string, language: string) => platform.ask('GET', `/api/templates/${one.id}/favorite`, { token, language })
    expect((await favorite(bia.token, 'pt')).json()).toEqual({
      success: true,
      is_favorite: true,
      favorite_count: 1,
      message: 'Este template está nos seus favoritos.',
    })
    expect((await favorite(ana.token, 'en')).json()).toMatchObject({ is_favorite: false, message: 'This template is not in your favorites.' })
    expect((await platform.ask('GET', `/api/templates/${one.id}/favorite-count`)).json()).toEqual({ success: true, favorite_count: 1 })
  })

  it('leave the list while their author keeps them private, and return with them', async () => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const { id } = await newPublished(platform, ana.token)
    await press(id, 'toggle-favorite', bia.token)

    await press(id, 'unpublish', ana.token)
    expect(await list(bia.token)).toEqual([])
    expect((await press(id, 'toggle-favorite', bia.token)).statusCode).toBe(404)

    await press(id, 'publish', ana.token)
    expect(await list(bia.token)).toEqual([id])
  })

  it('end at 500 with the fix', async () => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const { id } = await newPublished(platform, ana.token)
    const { pool } = platform.database
    await pool.query(
      `with copies as (insert into templates select gen_random_uuid(), author_id, house_slug, author_name, name, description, category, tags, difficulty, version,
         status, is_premium, content, design_hash, search, name_key, 0, 1, 0, 0, 0, created_at, updated_at from templates, generate_series(1, 500) where id = $1
         returning id)
       insert into template_favorites select id, $2, now() from copies`,
      [id, bia.id],
    )

    const reply = await press(id, 'toggle-favorite', bia.token)

    expect([reply.statusCode, reply.json()]).toMatchObject([
      409,
      { error_type: 'favorites_limit', message: 'Você já tem 500 favoritos. Remova um para adicionar outro.' },
    ])
    expect((await list(bia.token)).length).toBe(500)
  })
})
