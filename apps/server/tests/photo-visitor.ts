import type { LightMyRequestResponse } from 'fastify'
import { testApiKey, type TestPlatform } from './test-platform.ts'

export type PhotoReply = { task_id: string; error_type?: string; message: string }
export type SentPhoto = { bytes: Uint8Array; name?: string; prompt?: string; headers?: Record<string, string> }

/** A form with a picture as browsers send it: its headers, and its bytes. */
export async function photoForm(token: string, { bytes, name = 'praia.png', prompt = '', headers = {} }: SentPhoto) {
  const form = new FormData()
  form.append('image', new File([new Uint8Array(bytes)], name))
  form.append('prompt', prompt)
  const sent = new Response(form)
  const contentType = sent.headers.get('content-type') ?? ''
  return {
    headers: { 'x-api-key': testApiKey, authorization: `Bearer ${token}`, 'content-type': contentType, ...headers },
    payload: Buffer.from(await sent.arrayBuffer()),
  }
}

/** Orders a video of a picture. */
export async function orderPhoto(platform: Pick<TestPlatform, 'server'>, token: string, photo: SentPhoto): Promise<LightMyRequestResponse> {
  return platform.server.inject({ method: 'POST', url: '/api/image-to-video', ...(await photoForm(token, photo)) })
}
