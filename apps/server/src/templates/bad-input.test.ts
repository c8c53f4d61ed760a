import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Template } from '@relampago/domain/contracts'
import { pick, seededRandom } from '@relampago/domain/random'
import { effectAt, newTemplate, templateBody } from '../../tests/template-bodies.ts'
import { TestPlatform, type Ask } from '../../tests/test-platform.ts'

let platform: TestPlatform
let token: string
beforeAll(async () => {
  platform = await TestPlatform.start()
  token = (await platform.newPerson()).token
})
afterAll(() => platform.stop())

type Refusal = { error_type: string; message: string; field?: string }
const create = (changes: object, sent: Ask = {}) => platform.ask('POST', '/api/templates', { token, body: { ...templateBody(), ...changes }, ...sent })
const own = async () => (await platform.ask('GET', '/api/templates?type=user', { token })).json<{ total: number }>().total

describe('a template with a mistake', () => {
  it.each<[string, object, string, string]>([
    [
      'effects[3].intensity',
      { effects: [effectAt('eq', 0, 1), effectAt('hue', 0, 1), effectAt('exposure', 0, 1), effectAt('vignette', 0, 1, -1)] },
      'use um número de 0 a 100.',
      'use a number from 0 to 100.',
    ],
    [
      'effects[1].type',
      { effects: [effectAt('eq', 0, 1), { ...effectAt('eq', 0, 1), type: 'nenhum' }] },
      'use o id de um efeito de /api/templates/effects.',
      'use the id of an effect of /api/templates/effects.',
    ],
    [
      'effects[0].custom_params.end_time',
      { effects: [effectAt('eq', 4, 2)] },
      'o efeito precisa terminar depois de começar.',
      'the effect has to end after it starts.',
    ],
    [
      'effects[1].custom_params.start_time',
      { effects: [effectAt('eq', 0, 5), effectAt('eq', 4, 9)] },
      'o mesmo efeito já está ativo nesse intervalo; mude os tempos ou remova um dos dois.',
      'the same effect is already active at that time; change the times or remove one of the two.',
    ],
    [
      'transitions[0].duration',
      { transitions: [{ type: 'fadefast', duration: 3 }] },
      'use de 0,5 a 5 segundos, dentro dos limites que /api/templates/transitions dá a esta transição.',
      'use 0.5 to 5 seconds, within the bounds that /api/templates/transitions gives for this transition.',
    ],
    ['effects', { effects: Array.from({ length: 16 }, () => effectAt('eq', 0, 1)) }, 'envie uma lista de até 15 efeitos.', 'send a list of up to 15 effects.'],
    [
      'transitions',
      { transitions: Array.from({ length: 26 }, () => ({ type: 'fade', duration: 1 })) },
      'envie uma lista de até 25 transições.',
      'send a list of up to 25 transitions.',
    ],
    ['effects', { effects: [], transitions: [] }, 'inclua pelo menos um efeito ou uma transição.', 'include at least one effect or transition.'],
    ['name', { name: ' ' }, 'dê um nome ao template, com até 100 caracteres.', 'give the template a name of up to 100 characters.'],
    ['settings.duration', { settings: { duration: 121 } }, 'use um número de 5 a 120, em segundos.', 'use a number from 5 to 120, in seconds.'],
    ['tags[1]', { tags: ['a', 'b'.repeat(31)] }, 'use até 30 caracteres de texto.', 'use up to 30 characters of text.'],
  ])('is told its place, %s, and the fix in the own language', async (field, changes, pt, en) => {
    const before = await own()

    for (const [language, fix] of [
      ['pt', `Confira o campo ${field}: ${pt}`],
      ['en', `Check the field ${field}: ${en}`],
    ] as const) {
      const reply = await create(changes, { language })
      const { error_type: type, message, field: named } = reply.json<Refusal>()
      expect([reply.statusCode, type, named, message]).toEqual([422, 'invalid_field', field, fix])
    }
    expect(await own()).toBe(before)
  })

  it('is not stored by an update either', async () => {
    const { id } = await newTemplate(platform, token, { name: 'Certo' })

    const reply = await platform.ask('PUT', `/api/templates/${id}`, { token, body: templateBody({ name: 'Errado', effects: [effectAt('eq', 9, 3)] }) })

    expect([reply.statusCode, reply.json<Refusal>().field]).toEqual([422, 'effects[0].custom_params.end_time'])
    expect((await platform.ask('GET', `/api/templates/${id}`, { token })).json()).toMatchObject({ template: { name: 'Certo' } })
  })

  it('of 10 MB is refused before it is read', async () => {
    const huge = JSON.stringify({ ...templateBody(), description: 'x'.repeat(10_000_000) })

    const reply = await create({}, { body: huge, headers: { 'content-type': 'application/json' } })

    expect([reply.statusCode, reply.json<Refusal>().error_type]).toEqual([413, 'body_too_large'])
  })

  it.each(['{"name":"x","effects":[{"intensity":NaN}]}', '[', '', 'null', '[]', '"x"'])('of the JSON %s is refused', async (body) => {
    const reply = await create({}, { body, headers: { 'content-type': 'application/json' } })

    expect([400, 422]).toContain(reply.statusCode)
  })

  it.each(['1e999', '-1e999'])('of the number %s is refused by its place', async (time) => {
    const body = JSON.stringify(templateBody({ effects: [effectAt('eq', 0, 77)] })).replace('77', time)
    const reply = await create({}, { body, headers: { 'content-type': 'application/json' } })

    expect([reply.statusCode, reply.json<Refusal>().field]).toEqual([422, 'effects[0].custom_params.end_time'])
  })
})

/** Every place in a value, as the keys that lead there. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...placesIn(inner).map((rest) => [key, ...rest])])
}

function spoilt(value: unknown, [key = '', ...rest]: string[], by: unknown): unknown {
  if (Array.isArray(value))
    return (value as unknown[]).map((inner, index) => (String(index) !== key ? inner : rest.length === 0 ? by : spoilt(inner, rest, by)))
  const fields = value as Record<string, unknown>
  return { ...fields, [key]: rest.length === 0 ? by : spoilt(fields[key], rest, by) }
}

describe('a template with any value at any place', () => {
  const hostile: unknown[] = [
    null,
    true,
    -1,
    0,
    0.1,
    1e308,
    '',
    'x',
    '\u0000',
    '\uD800\u202E',
    'x'.repeat(3000),
    '__proto__',
    [],
    [[]],
    {},
    { toString: 1 },
    [null],
    '1e3',
    1e-9,
  ]

  it('is stored whole or refused by the place, and read as it is stored', async () => {
    const random = seededRandom('spoilt templates')
    const { token: carla } = await platform.newPerson()
    const { id } = await newTemplate(platform, carla)
    const places = placesIn(templateBody())
    const faults: unknown[] = []
    for (let turn = 0; turn < 300; turn++) {
      const place = pick(random, places)
      const by = pick(random, hostile)
      const body = spoilt(templateBody(), place, by)
      const reply = await platform.ask('PUT', `/api/templates/${id}`, { token: carla, body })
      const { field, template } = reply.json<{ field?: string; template?: Template }>()
      const stored = (await platform.ask('GET', `/api/templates/${id}`, { token: carla })).json<{ template: Template }>().template
      const name = place.map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : `${index === 0 ? '' : '.'}${part}`)).join('')
      const isRight =
        reply.statusCode === 200
          ? JSON.stringify(template) === JSON.stringify(stored)
          : reply.statusCode === 422 && (field?.startsWith(name) === true || name.startsWith(field ?? '-') || field?.startsWith('effects') === true)
      if (!isRight) faults.push({ place, by, status: reply.statusCode, body: reply.body.slice(0, 200) })
    }

    expect(faults).toEqual([])
  })
})

describe('texts of a template', () => {
  it('are stored as text, without what turns or hides it', async () => {
    const { name, description, tags } = await newTemplate(platform, token, {
      name: '<script>alert(1)</script>\u202E oferta\u0000',
      description: 'linha 1\nlinha 2 \uD800',
      tags: ['<b>', '\u2066pop\u2069'],
    })

    expect([name, description, tags]).toEqual(['<script>alert(1)</script> oferta', 'linha 1 linha 2', ['<b>', 'pop']])
  })
})

describe('an account with 200 templates', () => {
  it('stores no other before one is deleted, however many are sent at once', async () => {
    const ana = await platform.newPerson()
    const { id } = await newTemplate(platform, ana.token)
    await platform.database.pool.query(
      `insert into templates select gen_random_uuid(), author_id, house_slug, author_name, name, description, category, tags, difficulty, version,
         status, is_premium, content, design_hash, search, name_key, 0, 0, 0, 0, 0, created_at, updated_at from templates, generate_series(1, 197) where id = $1`,
      [id],
    )
    const send = () => platform.ask('POST', '/api/templates', { token: ana.token, body: templateBody() })

    const replies = await Promise.all(Array.from({ length: 6 }, send))

    expect(replies.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(2)
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(4)
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      error_type: 'template_limit',
      message: 'Você já tem 200 templates. Exclua um em Meus Templates para criar outro.',
    })
    await platform.ask('DELETE', `/api/templates/${id}`, { token: ana.token })
    expect((await send()).statusCode).toBe(200)
  })
})

describe('a list that is asked for wrongly', () => {
  it.each([
    ['type', 'type=mine', 'escolha all, public, user.'],
    ['sort', 'sort=likes', 'escolha recent, popular, used, name.'],
    ['page', 'page=0', 'use um número de 1 a 10000.'],
    ['page', 'page=1e9', 'use um número de 1 a 10000.'],
    ['per_page', 'per_page=101', 'use um número de 1 a 100.'],
    ['q', `q=${'x'.repeat(101)}`, 'use até 100 caracteres de texto.'],
    ['category', 'category=nenhuma', 'escolha offer, tip, list, fact, story, calm, pop, retro, cinema, custom.'],
  ])('by %s in ?%s is told the fix', async (field, query, fix) => {
    const reply = await platform.ask('GET', `/api/templates?${query}`, { token })

    expect([reply.statusCode, reply.json<Refusal>().message]).toEqual([422, `Confira o campo ${field}: ${fix}`])
  })

  it.each(['%', '_', '\\', "'", '%25', '\u0000', '\uD800', '*', '(', '\u202E'])('with the search %j is answered', async (q) => {
    const reply = await platform.ask('GET', `/api/templates/search?q=${encodeURIComponent(q.toWellFormed())}`, { token })

    expect(reply.statusCode).toBe(200)
    expect(reply.json<{ templates: Template[] }>().templates).toEqual([])
  })
})
