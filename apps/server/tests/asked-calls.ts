import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calls, type CallId } from '@relampago/domain/contracts'
import { eq } from '../src/database/drizzle.ts'
import { ownMediaFiles, users, videos } from '../src/database/schema.ts'
import { mediaKeys } from '../src/media/media-keys.ts'
import { previewKeys, scenePictureKey } from '../src/videos/video-keys.ts'
import { newTemplate, templateBody } from './template-bodies.ts'
import { goodPassword, type TestPlatform } from './test-platform.ts'

export type Person = Awaited<ReturnType<TestPlatform['newPerson']>>
/** What an owner has, that others may name. `template` is a draft. */
export type Owned = { person: Person; finished: string; waiting: string; payment: string; session: string; template: string; media: string }
/**
 * What a call is asked with; without a path, that of the table. `upload` is a form without a file.
 */
export type Asked = { path?: string; body?: Record<string, unknown>; form?: Record<string, string>; upload?: Record<string, string> }

const terms = { plan_name: 'Pro', plan_price: 14.9 }
export const otherPassword = 'Nova5678!'
const nothing = () => ({})
const order = () => ({ body: { input: 'café especial' } })
const unknownEmail = () => ({ body: { email: `${crypto.randomUUID()}@exemplo.com` } })

/** How each call is asked about an owner's things. A call without a row does not compile. */
const asked: Record<CallId, (owned: Owned) => Asked> = {
  health: nothing,
  options: nothing,
  videoService: nothing,
  serviceStatus: nothing,
  themeCheck: () => ({ body: { input: 'vida de síndico' } }),
  generateVideo: order,
  generateThemeVideo: order,
  generateProductVideo: () => ({ body: { input: 'https://amazon.com.br/produto' } }),
  imageToVideo: () => ({ upload: { image_url: 'https://loja.exemplo/foto.jpg' } }),
  productImageToVideo: () => ({ upload: { url: 'https://loja.exemplo/produto' } }),
  videoProgress: ({ finished }) => ({ path: `/video-progress/${finished}` }),
  finalVideo: ({ finished }) => ({ path: `/get-final-video/${finished}` }),
  cancelVideo: ({ waiting }) => ({ path: `/api/v1/videos/${waiting}/cancel` }),
  scenePicture: ({ finished }) => ({ path: `/api/v1/videos/${finished}/pictures/0` }),
  videoPreview: ({ finished }) => ({ path: `/api/v1/videos/${finished}/preview` }),
  videoPreviewSound: ({ finished }) => ({ path: `/api/v1/videos/${finished}/preview/sound` }),
  themeStill: order,
  productGlance: () => ({ body: { input: 'https://amazon.com.br/produto' } }),
  voicePreview: () => ({ path: '/static/assets/audio_previews/pt-BR-male.mp3' }),
  musicPreview: () => ({ path: '/static/assets/music/mystery_background.mp3' }),
  register: ({ person }) => ({ body: { email: person.email, password: goodPassword, name: 'Ana' } }),
  verifyCode: ({ person }) => ({ body: { email: person.email, code: '000000' } }),
  verifyEmail: () => ({ path: '/auth/verify-email?token=unknown' }),
  signUpFacts: ({ person }) => ({ body: { email: person.email, code: '000000' } }),
  refuseSignUp: ({ person }) => ({ body: { email: person.email, code: '000000' } }),
  resendCode: unknownEmail,
  login: ({ person }) => ({ form: { username: person.email, password: 'Errada999' } }),
  me: nothing,
  logout: nothing,
  sessions: nothing,
  endSession: ({ session }) => ({ path: `/api/v1/me/sessions/${session}` }),
  endSessions: nothing,
  drafts: nothing,
  keepDrafts: () => ({ body: { wizard: { context: 'um rascunho' } } }),
  forgotPassword: unknownEmail,
  resetPassword: () => ({ body: { token: 'unknown', new_password: otherPassword } }),
  changePassword: () => ({ body: { current_password: goodPassword, new_password: otherPassword } }),
  deleteAccount: () => ({ body: { password: goodPassword } }),
  exportAccount: nothing,
  signInProviders: nothing,
  googleLogin: nothing,
  googleCallback: () => ({ path: '/auth/google/callback?code=a&state=b' }),
  userStats: nothing,
  userVideos: nothing,
  downloadVideo: ({ finished }) => ({ path: `/auth/user/videos/${finished}/download` }),
  subscriptions: nothing,
  cancelSubscription: nothing,
  withdrawPurchase: nothing,
  validatePaymentEmail: ({ person }) => ({ body: { payment_email: person.email } }),
  storeEmailRelation: ({ person }) => ({ body: { payment_email: person.email, user_id: person.id, plan_id: 'pro', ...terms } }),
  testCheckout: ({ person }) => ({ body: { email: person.email } }),
  createCheckout: ({ person }) => ({ body: { email: person.email, plan_type: 'pro', ...terms } }),
  paymentStatus: ({ payment }) => ({ path: `/api/payment/sandbox-status/${payment}` }),
  addMedia: () => ({ upload: {} }),
  ownMedia: nothing,
  removeMedia: ({ media }) => ({ path: `/api/v1/media/${media}` }),
  mediaPreview: ({ media }) => ({ path: `/api/v1/media/${media}/preview` }),
  templates: () => ({ path: '/api/templates?type=all&sort=name' }),
  createTemplate: () => ({ body: templateBody() }),
  templateFrame: () => ({ body: { ...templateBody(), time: 1.5 } }),
  searchTemplates: () => ({ path: '/api/templates/search?q=segredo&category=custom' }),
  templateCategories: nothing,
  templateEffects: nothing,
  templateTransitions: nothing,
  favoriteTemplates: nothing,
  template: ({ template }) => ({ path: `/api/templates/${template}` }),
  updateTemplate: ({ template }) => ({ path: `/api/templates/${template}`, body: templateBody({ name: 'Outro nome' }) }),
  deleteTemplate: ({ template }) => ({ path: `/api/templates/${template}` }),
  publishTemplate: ({ template }) => ({ path: `/api/templates/${template}/publish` }),
  unpublishTemplate: ({ template }) => ({ path: `/api/templates/${template}/unpublish` }),
  likeTemplate: ({ template }) => ({ path: `/api/templates/${template}/like` }),
  toggleFavorite: ({ template }) => ({ path: `/api/templates/${template}/toggle-favorite` }),
  templateFavorite: ({ template }) => ({ path: `/api/templates/${template}/favorite` }),
  favoriteCount: ({ template }) => ({ path: `/api/templates/${template}/favorite-count` }),
  templateFile: ({ template }) => ({ path: `/api/templates/${template}/file` }),
  templatePicture: () => ({ path: '/static/templates/0123456789abcdef-still.webp' }),
  askStatusMails: unknownEmail,
  confirmStatusMails: () => ({ body: { token: 'unknown' } }),
  leaveStatusMails: () => ({ body: { token: 'unknown' } }),
  leaveInOneClick: () => ({ path: `${calls.leaveInOneClick.path}?token=unknown` }),
  openLeavePage: () => ({ path: `${calls.openLeavePage.path}?token=unknown` }),
  subscribe: () => ({ body: { plan: 'free', payment_method: 'free' } }),
}

/** The request of a call about an owner's things, with its path. */
export function askedOf(id: CallId, owned: Owned): Asked & { path: string } {
  return { path: calls[id].path, ...asked[id](owned) }
}

/** Cancels what waits, so that no later order finds a long line before it. */
export async function emptyLine({ database }: TestPlatform): Promise<void> {
  await database.queries.update(videos).set({ state: 'cancelled' }).where(eq(videos.state, 'queued'))
}

/** Stores a file as a picture that the user uploaded, and gives its id. */
async function storeMedia({ database, storage, clock }: TestPlatform, userId: string, file: string): Promise<string> {
  const id = crypto.randomUUID()
  const preview = `${file}.small`
  await copyFile(file, preview)
  await storage.put(mediaKeys(userId, id).preview, preview)
  const expiresAt = new Date(clock.now().getTime() + 3_600_000)
  await database.queries.insert(ownMediaFiles).values({ id, userId, bytes: 9, width: 300, height: 300, createdAt: clock.now(), expiresAt, isStored: true })
  return id
}

/** A user of Pro with a finished video, a waiting one and an open payment. */
export async function newOwner(platform: TestPlatform): Promise<Owned> {
  const person = await platform.newPerson()
  const { token } = person
  const body = { plan_type: 'pro', email: person.email, ...terms }
  const checkout = await platform.ask('POST', '/api/payment/create-intermediate-checkout', { token, body })
  const { payment_id: payment } = checkout.json<{ payment_id: string }>()
  await platform.database.queries.update(users).set({ plan: 'pro' }).where(eq(users.id, person.id))
  const finished = await platform.order(token)
  await platform.finishVideo(finished, 'a film', 'Segredo da Ana')
  const picture = join(platform.folder, 'picture.jpg')
  await writeFile(picture, 'a picture')
  const media = await storeMedia(platform, person.id, picture)
  await platform.storage.put(scenePictureKey(finished, 0), picture)
  const sound = join(platform.folder, 'sound.mp3')
  await writeFile(sound, 'a voice')
  await platform.storage.put(previewKeys(finished).sound, sound)
  const { sessions } = (await platform.ask('GET', '/api/v1/me/sessions', { token })).json<{ sessions: { id: string }[] }>()
  const template = await newTemplate(platform, token, { name: 'Segredo da Ana' })
  return { person, finished, waiting: await platform.order(token), payment, session: sessions[0]?.id ?? '', template: template.id, media }
}
