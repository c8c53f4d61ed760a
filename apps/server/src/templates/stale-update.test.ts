import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Template } from '@relampago/domain/contracts'
import { newTemplate, templateBody } from '../../tests/template-bodies.ts'
import { TestPlatform } from '../../tests/test-platform.ts'

// Two pages that edit one template: the second to save is told.

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

function put(token: string, { id }: Template, name: string, base?: unknown, language = 'pt') {
  const body = { ...templateBody({ name }), ...(base !== undefined && { base_updated_at: base }) }
  return platform.ask('PUT', `/api/templates/${id}`, { token, body, language })
}
type Reply = Awaited<ReturnType<typeof put>>
const saved = (reply: Reply) => reply.json<{ template: Template }>().template
const outcome = (reply: Reply): [number, string | undefined] => [reply.statusCode, reply.json<{ error_type?: string }>().error_type]
async function stored(token: string, { id }: Template): Promise<Template> {
  return (await platform.ask('GET', `/api/templates/${id}`, { token })).json<{ template: Template }>().template
}

describe('a change of a template that names the version it was made on', () => {
  it('is stored over that version, which gets another name even in the same millisecond', async () => {
    const { token } = await platform.newPerson()
    const first = await newTemplate(platform, token)

    const second = saved(await put(token, first, 'Segundo', first.updated_at))
    const third = saved(await put(token, first, 'Terceiro', second.updated_at))

    expect([second.name, third.name]).toEqual(['Segundo', 'Terceiro'])
    expect(new Set([first, second, third].map(({ updated_at }) => updated_at)).size).toBe(3)
    expect(Object.keys(third)).not.toContain('base_updated_at')
  })

  it('is refused when another was stored since, and changes nothing', async () => {
    const { token } = await platform.newPerson()
    const first = await newTemplate(platform, token)
    const second = saved(await put(token, first, 'Da outra aba', first.updated_at))

    const late = await put(token, first, 'Desta aba', first.updated_at)

    expect(outcome(late)).toEqual([409, 'template_changed'])
    expect(await stored(token, first)).toEqual(second)
    expect(late.json<{ message: string }>().message).toContain('foi salvo em outro lugar depois que você o abriu')
    expect((await put(token, first, 'Mine', first.updated_at, 'en')).json<{ message: string }>().message).toContain('was saved elsewhere after you opened it')
  })

  it('without a version is stored as before: the last one stays', async () => {
    const { token } = await platform.newPerson()
    const first = await newTemplate(platform, token)
    await put(token, first, 'Segundo')

    expect(outcome(await put(token, first, 'Terceiro'))).toEqual([200, undefined])
    expect(await stored(token, first)).toMatchObject({ name: 'Terceiro' })
  })

  it.each([['yesterday'], [''], [5], [null], ['2026-01-01'], ['2026-13-01T00:00:00Z']])('is refused with %j as version, naming the field', async (base) => {
    const { token } = await platform.newPerson()
    const first = await newTemplate(platform, token)

    const reply = await put(token, first, 'Segundo', base)

    expect(outcome(reply)).toEqual([422, 'invalid_field'])
    expect(reply.json()).toMatchObject({ field: 'base_updated_at' })
    expect(reply.json<{ message: string }>().message).toContain('envie o updated_at da versão que você mudou')
  })

  it('is refused to others before the version is looked at', async () => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const draft = await newTemplate(platform, ana.token)

    expect(outcome(await put(bia.token, draft, 'Da Bia', '2020-01-01T00:00:00.000Z'))).toEqual([404, 'template_not_found'])
  })

  it('of twenty at the same time is stored exactly once', async () => {
    const { token } = await platform.newPerson()
    const first = await newTemplate(platform, token)

    const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => put(token, first, `Aba ${index}`, first.updated_at)))

    const winners = replies.filter(({ statusCode }) => statusCode === 200)
    expect(winners).toHaveLength(1)
    expect(replies.filter((reply) => reply.statusCode === 409 && outcome(reply)[1] === 'template_changed')).toHaveLength(19)
    expect(await stored(token, first)).toMatchObject({ name: winners.map(saved)[0]?.name })
  })

  it('of twenty in turns, each on what it read, loses none', async () => {
    const { token } = await platform.newPerson()
    const first = await newTemplate(platform, token, { tags: [] })
    const addTag = async (tag: string): Promise<void> => {
      const { tags, updated_at: base } = await stored(token, first)
      const body = { ...templateBody({ tags: [...tags, tag] }), base_updated_at: base }
      const { statusCode } = await platform.ask('PUT', `/api/templates/${first.id}`, { token, body })
      if (statusCode === 409) await addTag(tag)
    }

    await Promise.all(Array.from({ length: 8 }, (_, index) => addTag(`t${index}`)))

    expect((await stored(token, first)).tags.toSorted()).toEqual(['t0', 't1', 't2', 't3', 't4', 't5', 't6', 't7'])
  })
})
