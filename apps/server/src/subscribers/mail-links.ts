import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { calls } from '@relampago/domain/contracts'
import type { SubscribersOptions } from './subscribers-options.ts'

type Links = Pick<SubscribersOptions, 'publicUrl' | 'secretKey'>

const idBytes = 16
const signatureBytes = 32

/** A token of which only the hash is stored. */
export function newConfirmToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashConfirmToken(token) }
}

/** What is stored of the token in a confirmation mail. */
export function hashConfirmToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Where a confirmation mail leads: a page that asks, because programs open links, too. */
export function confirmLink({ publicUrl }: Links, token: string): string {
  return `${publicUrl()}/status?confirm=${token}`
}

/**
 * Where subscribers end their mails: `link` opens the page with the button, `leaveLink` is what
 * mail programs post to. The token is the subscriber's id with our signature, so that any mail ever
 * sent can end them and nothing of it is stored.
 */
export function leaveLinks({ publicUrl, secretKey }: Links, subscriberId: string): { link: string; leaveLink: string } {
  const id = Buffer.from(subscriberId.replaceAll('-', ''), 'hex')
  const token = Buffer.concat([id, signatureOf(secretKey, id)]).toString('base64url')
  return { link: `${publicUrl()}${leavePagePath(token)}`, leaveLink: `${publicUrl()}${calls.leaveInOneClick.path}?token=${token}` }
}

/** The page that asks before it ends the mails. */
export function leavePagePath(token: string): string {
  return `/status?leave=${encodeURIComponent(token)}`
}

/** The subscriber that a token to leave was made for, or `null` when we did not make it. */
export function subscriberOf(secretKey: Uint8Array, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + signatureBytes) return null
  const id = bytes.subarray(0, idBytes)
  if (!timingSafeEqual(bytes.subarray(idBytes), signatureOf(secretKey, id))) return null
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function signatureOf(secretKey: Uint8Array, id: Uint8Array): Buffer {
  return createHmac('sha256', secretKey).update('leave the status mails ').update(id).digest()
}
