import type { LightMyRequestResponse } from 'fastify'
import type { CallReply } from '@relampago/domain/contracts'
import { testApiKey, type TestPlatform } from './test-platform.ts'

export type StoredMedia = CallReply<'addMedia'>
type SentMedia = { bytes: Uint8Array; name?: string; field?: 'image' | 'clip'; headers?: Record<string, string> }

/** Sends a picture or clip of one's own, as browsers do. */
export async function sendMedia(
  platform: Pick<TestPlatform, 'server'>,
  token: string,
  { bytes, name = 'foto.jpg', field = 'image', headers = {} }: SentMedia,
): Promise<LightMyRequestResponse> {
  const form = new FormData()
  form.append(field, new File([new Uint8Array(bytes)], name))
  const sent = new Response(form)
  const contentType = sent.headers.get('content-type') ?? ''
  return platform.server.inject({
    method: 'POST',
    url: '/api/v1/media',
    headers: { 'x-api-key': testApiKey, authorization: `Bearer ${token}`, 'content-type': contentType, ...headers },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
}

/** Stores a picture of one's own, and gives its id. */
export async function addMedia(platform: Pick<TestPlatform, 'server'>, token: string, bytes: Uint8Array): Promise<string> {
  const reply = await sendMedia(platform, token, { bytes })
  if (reply.statusCode !== 200) throw new Error(`the picture was refused: ${reply.body}`)
  return reply.json<StoredMedia>().id
}

/** The ids of the stored pictures of a user. */
export async function mediaIds(platform: Pick<TestPlatform, 'ask'>, token: string): Promise<string[]> {
  const { media } = (await platform.ask('GET', '/api/v1/media', { token })).json<CallReply<'ownMedia'>>()
  return media.map(({ id }) => id)
}
