import type { LightMyRequestResponse } from 'fastify'
import { decodeJwt, SignJWT, type JWTPayload } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { calls, type CallId } from '@relampago/domain/contracts'
import { askedOf, emptyLine, newOwner, otherPassword, type Owned, type Person } from '../../tests/asked-calls.ts'
import { goodPassword, TestPlatform, testSecretKey } from '../../tests/test-platform.ts'

// Every call of the table, asked by eight kinds of people about things of one of them.

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterEach(() => emptyLine(platform))
afterAll(() => platform.stop())

/** What a call about the owner's things answers the owner, and a stranger. */
type Answers = { owner: number; stranger: number }
const both = (status: number): Answers => ({ owner: status, stranger: status })
const ownerOnly = { owner: 200, stranger: 404 }

const answers: Record<CallId, Answers> = {
  health: both(200),
  options: both(200),
  videoService: both(200),
  serviceStatus: both(200),
  themeCheck: both(200),
  generateVideo: both(200),
  generateThemeVideo: both(200),
  generateProductVideo: both(200),
  imageToVideo: both(200),
  productImageToVideo: both(200),
  videoProgress: ownerOnly,
  finalVideo: ownerOnly,
  cancelVideo: ownerOnly,
  scenePicture: ownerOnly,
  videoPreview: ownerOnly,
  videoPreviewSound: ownerOnly,
  voicePreview: both(200),
  musicPreview: both(200),
  register: both(400),
  verifyCode: both(400),
  verifyEmail: both(400),
  signUpFacts: both(400),
  refuseSignUp: both(400),
  resendCode: both(200),
  login: both(401),
  me: both(200),
  logout: both(200),
  sessions: both(200),
  endSession: ownerOnly,
  endSessions: both(200),
  drafts: both(200),
  keepDrafts: both(200),
  forgotPassword: both(200),
  resetPassword: both(400),
  // The stranger's own password is right: it is the stranger's account that changes.
  changePassword: both(200),
  deleteAccount: both(200),
  exportAccount: both(200),
  signInProviders: both(200),
  googleLogin: both(404),
  googleCallback: both(404),
  userStats: both(200),
  userVideos: both(200),
  downloadVideo: ownerOnly,
  subscriptions: both(200),
  // The owner's plan was given without a payment.
  cancelSubscription: both(409),
  withdrawPurchase: both(409),
  validatePaymentEmail: { owner: 200, stranger: 400 },
  storeEmailRelation: { owner: 200, stranger: 400 },
  // Open to all by design, where development pages are.
  testCheckout: both(409),
  createCheckout: { owner: 409, stranger: 400 },
  paymentStatus: ownerOnly,
  // Without a file: its own tests send some.
  addMedia: both(422),
  ownMedia: both(200),
  removeMedia: ownerOnly,
  mediaPreview: ownerOnly,
  themeStill: both(200),
  productGlance: both(200),
  templates: both(200),
  createTemplate: both(200),
  searchTemplates: both(200),
  templateCategories: both(200),
  templateEffects: both(200),
  templateTransitions: both(200),
  templateFrame: both(200),
  favoriteTemplates: both(200),
  // A draft: others do not learn that it exists.
  template: ownerOnly,
  updateTemplate: ownerOnly,
  deleteTemplate: ownerOnly,
  publishTemplate: ownerOnly,
  unpublishTemplate: ownerOnly,
  likeTemplate: ownerOnly,
  toggleFavorite: ownerOnly,
  templateFavorite: ownerOnly,
  favoriteCount: ownerOnly,
  templateFile: ownerOnly,
  templatePicture: both(404),
  askStatusMails: both(200),
  confirmStatusMails: both(400),
  leaveStatusMails: both(400),
  leaveInOneClick: both(400),
  openLeavePage: both(303),
  subscribe: { owner: 409, stranger: 200 },
}
const ids = Object.keys(calls) as CallId[]
const needsUser = ids.filter((id) => calls[id].permission === 'user')

function ask(id: CallId, owned: Owned, token: string | undefined): Promise<LightMyRequestResponse> {
  const { path, upload, ...content } = askedOf(id, owned)
  const form = upload ?? content.form
  return platform.ask(calls[id].method, path, { ...content, ...(form === undefined ? {} : { form }), ...(token === undefined ? {} : { token }) })
}

function signed(payload: JWTPayload, key: Uint8Array): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(key)
}

/** Tokens that must not open anything. All but the last name the owner. */
async function badTokens({ person }: Owned): Promise<Record<string, string | undefined>> {
  const outdated = person.token
  const changed = { current_password: goodPassword, new_password: otherPassword }
  person.token = (await platform.ask('POST', '/auth/change-password', { token: outdated, body: changed })).json<{ access_token: string }>().access_token
  const gone = await platform.newPerson()
  await platform.ask('DELETE', '/auth/delete-account', { token: gone.token, body: { password: goodPassword } })
  const payload = decodeJwt(person.token)
  const [, content = '', signature = ''] = person.token.split('.')
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return {
    none: undefined,
    forged: await signed(payload, new TextEncoder().encode('another key of thirty-two characters!')),
    unsigned: `${part({ alg: 'none', typ: 'JWT' })}.${content}.`,
    altered: `${part({ alg: 'HS256' })}.${part({ ...payload, exp: Number(payload.exp) + 1 })}.${signature}`,
    expired: await signed({ ...payload, exp: Number(payload.iat) - 1 }, testSecretKey),
    outdated,
    removed: gone.token,
  }
}

describe('a call that needs a sign-in', () => {
  it.each(needsUser)('%s is refused to everybody whose token does not count, and changes nothing', async (id) => {
    const owned = await newOwner(platform)
    const tokens = await badTokens(owned)
    const before = await kept(owned.person)

    const given = await Promise.all(Object.entries(tokens).map(async ([kind, token]) => [kind, (await ask(id, owned, token)).statusCode]))

    expect(given).toEqual(Object.keys(tokens).map((kind) => [kind, 401]))
    expect(await kept(owned.person)).toEqual(before)
  })
})

/** Everything that is stored about a person. */
async function kept({ token }: Person): Promise<unknown> {
  return (await platform.ask('GET', '/api/v1/me/export', { token })).json()
}

describe('a call about things of one user', () => {
  it.each(ids)('%s shows a stranger nothing of them and changes nothing', async (id) => {
    const owned = await newOwner(platform)
    const stranger = await platform.newPerson()
    const before = await kept(owned.person)

    const reply = await ask(id, owned, stranger.token)

    expect(reply.statusCode).toBe(answers[id].stranger)
    expect(reply.body).not.toMatch(/Segredo da Ana|a film|a picture/)
    expect(reply.body).not.toContain(owned.person.id)
    expect(await kept(owned.person)).toEqual(before)
  })

  it.each(ids)('%s answers its owner', async (id) => {
    const owned = await newOwner(platform)

    expect((await ask(id, owned, owned.person.token)).statusCode).toBe(answers[id].owner)
  })
})
