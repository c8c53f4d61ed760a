import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, errors, type CallId } from '@relampago/domain/contracts'
import { goodPassword, testApiKey, TestPlatform } from '../../tests/test-platform.ts'

let platform: TestPlatform
let bearer: string
beforeAll(async () => {
  platform = await TestPlatform.start()
  bearer = (await platform.newPerson()).token
})
afterAll(() => platform.stop())

type Kind = 'email' | 'password' | 'name' | 'code' | 'token'
type AccountCall = 'register' | 'verifyCode' | 'verifyEmail' | 'resendCode' | 'login' | 'forgotPassword' | 'resetPassword' | 'changePassword' | 'deleteAccount'

/** The fields of every account call. */
const fieldsOf: Record<AccountCall, Record<string, Kind>> = {
  register: { email: 'email', password: 'password', name: 'name' },
  verifyCode: { email: 'email', code: 'code' },
  verifyEmail: { token: 'token' },
  resendCode: { email: 'email' },
  login: { username: 'email', password: 'password' },
  forgotPassword: { email: 'email' },
  resetPassword: { token: 'token', new_password: 'password' },
  changePassword: { current_password: 'password', new_password: 'password' },
  deleteAccount: { password: 'password' },
}
const ids = Object.keys(fieldsOf) as AccountCall[]
const goodValues: Record<Kind, string> = { email: 'ninguem@exemplo.com', password: 'Errada999!', name: 'Ana', code: '123456', token: 'a'.repeat(43) }

/** What each kind of field refuses with `invalid_field`, sent as JSON. */
const wrongTypes = { missing: undefined, null: null, 'a number': 7, 'a truth value': true, 'a list': ['ana@exemplo.com'], 'an object': { $ne: null } }
const refused: Record<Kind, Record<string, unknown>> = {
  email: {
    ...wrongTypes,
    'empty text': '',
    'spaces only': '   ',
    'too long': `${'a'.repeat(60)}@${'b.'.repeat(100)}com`,
    'far too long': `${'a'.repeat(10_000)}@b.co`,
    'no at sign': 'ana.exemplo.com',
    'two addresses': 'ana@exemplo.com,bia@exemplo.com',
    'a NUL byte': 'ana\0@exemplo.com',
    'a second mail header': 'ana@exemplo.com\r\nBcc: bia@exemplo.com',
    'a zero-width space': 'ana\u200B@exemplo.com',
    'a right-to-left mark': 'ana\u202E@exemplo.com',
    'a Cyrillic look-alike': '\u0430na@exemplo.com',
    'half a surrogate pair': '\uD800na@exemplo.com',
    'a domain with accents': 'ana@café.com.br',
  },
  password: { ...wrongTypes, 'empty text': '', 'too long': `Aa1!${'a'.repeat(197)}` },
  name: {
    ...wrongTypes,
    'empty text': '',
    'spaces only': ' \t ',
    'invisible characters only': '\u200B\u202E',
    'control characters only': '\0\u0007',
    'too long': 'n'.repeat(61),
    'digits only': '12345',
    'a link': 'https://evil.example/a',
    'a host name': 'evil.example',
    'an address': 'eva@mal.example',
    markup: '<b>Ana</b>{link}$&',
    'a second mail header': 'Ana\r\nBcc: eva@mal.example',
    'half a surrogate pair': 'Ana\uD800',
  },
  code: {
    ...wrongTypes,
    'empty text': '',
    'five digits': '12345',
    'seven digits': '1234567',
    letters: '12345a',
    'full-width digits': '１２３４５６',
    'a sign': '-12345',
    'a NUL byte': '12345\0',
  },
  token: { ...wrongTypes, 'empty text': '', 'too long': 'a'.repeat(101) },
}
/** What a field takes as text like any other: the call's usual answer to what is not right. */
const odd: Record<Kind, Record<string, string>> = {
  email: { 'mixed case and spaces': ' NINGUEM@Exemplo.com\t', 'full-width letters': 'ｎｉｎｇｕｅｍ@exemplo.com' },
  password: {
    'spaces only': '        ',
    'a NUL byte': 'Aa1!aaaa\0',
    'half a surrogate pair': 'Aa1!aaaa\uD800',
    emoji: 'Aa1!⚡⚡⚡⚡',
    'as long as may be': `Aa1!${'é'.repeat(196)}`,
  },
  name: {
    'a NUL byte': 'A\0na',
    'right-to-left letters': 'أنا',
    'as long as may be': 'n'.repeat(60),
    'an initial': 'Ana M. Lima',
  },
  code: { 'spaces around': ' 123456 ' },
  token: { 'a NUL byte': 'a\0b', quotes: "' or '1'='1", 'half a surrogate pair': '\uD800', spaces: '   ' },
}
/**
 * The usual answers of each call to a well-formed request that is not right; some depend on the
 * field.
 */
const usual: Record<AccountCall, readonly string[]> = {
  register: ['done', 'password_weak', 'resend_too_soon'],
  verifyCode: ['code_invalid'],
  verifyEmail: ['link_invalid'],
  resendCode: ['done', 'resend_too_soon'],
  // The e-mail was registered above.
  login: ['bad_credentials', 'email_not_verified'],
  forgotPassword: ['done'],
  resetPassword: ['reset_link_invalid', 'password_weak'],
  changePassword: ['wrong_password'],
  deleteAccount: ['wrong_password'],
}

function send(id: AccountCall, fields: Record<string, unknown>) {
  const { method, path, encoding, permission } = calls[id]
  const token = permission === 'user' ? { token: bearer } : {}
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  if (encoding === 'json') return platform.ask(method, path, { ...token, body: Object.fromEntries(given) })
  // Forms and queries know only text, and a name that comes more than once.
  const text = new URLSearchParams()
  for (const [name, value] of given) for (const one of Array.isArray(value) ? ['a', 'b'] : [String(value)]) text.append(name, one)
  if (encoding === 'none') return platform.ask(method, `${path}?${text.toString()}`, token)
  return platform.server.inject({
    method,
    url: path,
    headers: { 'x-api-key': testApiKey, 'content-type': 'application/x-www-form-urlencoded' },
    payload: text.toString(),
  })
}
function goodFields(id: AccountCall): Record<string, string> {
  return Object.fromEntries(Object.entries(fieldsOf[id]).map(([name, kind]) => [name, goodValues[kind]]))
}
/** Forms and queries have text and repeated fields, but no numbers and objects. */
function canBeSent(id: AccountCall, value: unknown): boolean {
  return calls[id].encoding === 'json' || value === undefined || Array.isArray(value) || typeof value === 'string'
}

const refusals = ids.flatMap((id) =>
  Object.entries(fieldsOf[id]).flatMap(([field, kind]) =>
    Object.entries(refused[kind])
      .filter(([, value]) => canBeSent(id, value))
      .map(([what, value]) => [id, field, what, value] as const),
  ),
)
const oddities = ids.flatMap((id) =>
  Object.entries(fieldsOf[id]).flatMap(([field, kind]) => Object.entries(odd[kind]).map(([what, value]) => [id, field, what, value] as const)),
)

describe('a field that cannot be', () => {
  it.each(refusals)('%s: %s is named when it is %s', async (id, field, _, value) => {
    const reply = await send(id, { ...goodFields(id), [field]: value })

    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ success: false, error_type: 'invalid_field', field, detail: expect.stringContaining(field) as string })
  })
})

describe('a field that is merely odd', () => {
  it.each(oddities)('%s: %s with %s has the usual answer', async (id, field, _, value) => {
    const reply = await send(id, { ...goodFields(id), [field]: value })
    const answer = reply.statusCode === 200 ? 'done' : reply.json<{ error_type: string }>().error_type

    expect(usual[id]).toContain(answer)
  })
})

describe('a body that cannot be', () => {
  const bodies = {
    nothing: ['application/json', '', 400],
    null: ['application/json', 'null', 400],
    'a text': ['application/json', '"ana@exemplo.com"', 400],
    'a list': ['application/json', '[]', 400],
    'half a body': ['application/json', '{"email":', 400],
    'a poisoned prototype': ['application/json', '{"__proto__":{"email":"a@b.co"}}', 400],
    'another encoding': ['text/plain', '{}', 415],
    'no encoding': [undefined, '{}', 415],
    'too much': ['application/json', JSON.stringify({ email: 'a'.repeat(70_000) }), 413],
  } as const
  const withBody = ids.filter((id) => calls[id].encoding === 'json')

  it.each(withBody.flatMap((id) => Object.entries(bodies).map(([what, [type, payload, status]]) => [id, what, status, type, payload] as const)))(
    '%s: %s is answered with %i',
    async (id, _, status, type, payload) => {
      const { method, path: url, permission } = calls[id]
      const reply = await platform.server.inject({
        method,
        url,
        payload,
        headers: {
          'x-api-key': testApiKey,
          ...(type === undefined ? {} : { 'content-type': type }),
          ...(permission === 'user' ? { authorization: `Bearer ${bearer}` } : {}),
        },
      })

      expect(reply.statusCode).toBe(status)
      expect(Object.keys(errors)).toContain(reply.json<{ error_type: string }>().error_type)
    },
  )
})

describe('a call for people who are signed in', () => {
  const forUsers = (Object.keys(calls) as CallId[]).filter((id) => calls[id].permission === 'user' && !calls[id].path.includes(':'))

  it.each(forUsers)('%s answers 401 without a sign-in, before it reads the body', async (id) => {
    const reply = await platform.ask(calls[id].method, calls[id].path, { body: { current_password: 7 } })

    expect(reply.statusCode).toBe(401)
  })
})

describe('an address written in other ways', () => {
  it('is one account', async () => {
    const register = (email: string) => platform.ask('POST', '/auth/register', { body: { email, password: goodPassword, name: 'Ana' } })
    await register(' Ana.Uma@Exemplo.COM ')
    const { code } = await platform.mailTo('ana.uma@exemplo.com')
    await platform.ask('POST', '/auth/verify-code', { body: { email: 'ANA.UMA@exemplo.com', code } })

    const again = await register('ａｎａ．ｕｍａ＠ｅｘｅｍｐｌｏ．ｃｏｍ')
    const login = await platform.ask('POST', '/auth/login', { form: { username: '\tAna.uma@exemplo.com ', password: goodPassword } })

    expect(again.json()).toMatchObject({ error_type: 'email_taken', detail: 'E-mail já cadastrado' })
    expect(login.statusCode).toBe(200)
  })
})
