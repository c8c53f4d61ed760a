import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { calls, errors, type CallId, type ErrorCode } from '@relampago/domain/contracts'
import { pick, seededRandom, type Random } from '@relampago/domain/random'
import { errorTypeOf } from '../http/errors.ts'
import { askedOf, emptyLine, newOwner } from '../../tests/asked-calls.ts'
import { testApiKey, TestPlatform } from '../../tests/test-platform.ts'

// Requests that are nearly right, each spoilt in one to three places. A seed repeats them.

const requestsPerCall = 80

let platform: TestPlatform
const logged: string[] = []
beforeAll(async () => {
  const logger = pino({ level: 'error' }, { write: (line) => logged.push(line) })
  platform = await TestPlatform.start({ logger })
})
afterEach(() => emptyLine(platform))
afterAll(() => platform.stop())

const hostileTexts = [
  '',
  ' ',
  '\u0000',
  '\uD800',
  '\u202Eabc',
  'a'.repeat(10_000),
  "' or 1=1; drop table users; --",
  '../../../etc/passwd',
  '..%2f..%2fsecret-key',
  '%00',
  '%zz',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  'a\r\nset-cookie: b=c',
  '__proto__',
  'constructor',
  '1e400',
  '-0',
  'NaN',
  '00000000-0000-0000-0000-000000000000',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  '👩‍👩‍👧‍👦'.repeat(40),
  'e' + '\u0301'.repeat(60),
]
const hostileValues: unknown[] = [
  ...hostileTexts,
  null,
  true,
  -1,
  1e308,
  0.1,
  [],
  [[[[[]]]]],
  {},
  { $ne: null },
  { toString: 'no function' },
  JSON.parse('{"__proto__":{"plan":"pro"}}'),
]
const hostileTypes = [
  'text/plain',
  'application/json; charset=utf-7',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  ';',
  'a'.repeat(500),
]
const hostileHeaders = ['accept-language', 'idempotency-key', 'range', 'authorization', 'x-forwarded-for', 'x-request-id', 'if-none-match', 'cookie', 'accept']
/** What a header may hold: others do not get past the HTTP parser. */
const asHeader = (text: string) => text.replaceAll(/[^\t -~]/g, '?').slice(0, 2000)

type Method = NonNullable<Exclude<InjectOptions['method'], Lowercase<string>>>
type Draft = { method: Method; path: string; headers: Record<string, string>; content: Record<string, unknown> | undefined; isForm: boolean }

/** Spoils one place of a request. */
const spoilers: ((draft: Draft, random: Random) => void)[] = [
  (draft, random) => {
    const parts = draft.path.split('/')
    parts[Math.floor(random() * parts.length)] = pick(random, [
      encodeURIComponent(pick(random, hostileTexts).toWellFormed()),
      asHeader(pick(random, hostileTexts)).replaceAll(' ', ''),
    ])
    draft.path = `/${parts.join('/')}`
  },
  (draft, random) => {
    draft.path += `${draft.path.includes('?') ? '&' : '?'}${pick(random, ['token', 'code', 'state', 't', '__proto__'])}=${encodeURIComponent(pick(random, hostileTexts).toWellFormed())}`
  },
  (draft, random) => {
    const name = pick(random, [...Object.keys(draft.content ?? {}), 'unknown', '__proto__', 'constructor'])
    draft.content = Object.fromEntries([...Object.entries(draft.content ?? {}), [name, pick(random, hostileValues)]])
  },
  (draft, random) => {
    const [, ...rest] = Object.entries(draft.content ?? {}).toSorted(() => random() - 0.5)
    draft.content = Object.fromEntries(rest)
  },
  (draft, random) => {
    draft.headers[pick(random, hostileHeaders)] = asHeader(pick(random, hostileTexts))
  },
  (draft, random) => {
    draft.headers['content-type'] = pick(random, hostileTypes)
  },
  (draft, random) => {
    draft.method = pick(random, ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'])
  },
]

/** A value as a form sends it. */
function asField(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function requestOf({ method, path, headers, content, isForm }: Draft): InjectOptions {
  const asForm = () => new URLSearchParams(Object.entries(content ?? {}).map(([name, value]): [string, string] => [name, asField(value)])).toString()
  return { method, url: path, headers, ...(content === undefined ? {} : { payload: isForm ? asForm() : JSON.stringify(content) }) }
}

function draftOf(id: CallId, owned: Awaited<ReturnType<typeof newOwner>>): Draft {
  const { path, body, form, upload } = askedOf(id, owned)
  const isForm = body === undefined
  const content = body ?? form ?? upload
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const headers = { 'x-api-key': testApiKey, authorization: `Bearer ${owned.person.token}`, ...(content === undefined ? {} : { 'content-type': type }) }
  return { method: calls[id].method, path, headers, content, isForm }
}

const knownTypes = new Set((Object.keys(errors) as ErrorCode[]).map((code) => errorTypeOf(code)))

/** Words of the inside, which no reply may hold. */
const inside = /node_modules|\bat \S+ \(|\.ts:\d|select "|insert into|relation "|ECONN|ENOENT|EACCES|zod|pg-boss|drizzle/i

/** What is wrong with a reply; `null` for one that a client can use. */
function faultOf({ statusCode, body }: LightMyRequestResponse, method: string): string | null {
  if (statusCode >= 500) return 'broken'
  if (inside.test(body)) return 'shows the inside'
  if (statusCode < 400 || method === 'HEAD') return null
  const { error_type: type, message, detail } = JSON.parse(body) as { error_type: string; message: string; detail: string }
  return knownTypes.has(type) && message !== '' && detail !== '' ? null : 'no known error'
}

describe('a spoilt request', () => {
  it.each(Object.keys(calls) as CallId[])('to %s is answered or refused by name, never broken', async (id) => {
    const random = seededRandom(`fuzz ${id}`)
    const owned = await newOwner(platform)
    logged.length = 0
    const faults: object[] = []
    for (let turn = 0; turn < requestsPerCall; turn++) {
      const draft = draftOf(id, owned)
      for (let place = 0; place <= random() * 3; place++) pick(random, spoilers)(draft, random)
      const request = requestOf(draft)
      const reply = await platform.server.inject(request)
      const fault = faultOf(reply, draft.method)
      if (fault !== null) faults.push({ fault, request, status: reply.statusCode, body: reply.body.slice(0, 300) })
    }

    expect(faults).toEqual([])
    expect(logged).toEqual([])
  })
})
