import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { AppError } from '@relampago/domain/contracts'

/**
 * Who may use something made for trying the platform out. `this-machine` is not proof of a person:
 * it keeps out everyone who comes by a network.
 */
export type Door = 'closed' | 'this-machine' | 'everyone'

const loopback = /^(127\.|::1$|::ffff:127\.)/
const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/
/** What proxies write into the requests they pass on. */
const proxyHeader = /^(x-forwarded-.+|forwarded|x-real-ip|via|cf-connecting-ip)$/

/** Checks of a route behind a door that is not closed. */
export function doorGuards(door: Exclude<Door, 'closed'>): onRequestAsyncHookHandler[] {
  return door === 'this-machine' ? [refuseOthers] : []
}

/**
 * Allows only requests from this machine. The address is that of the connection, because headers
 * can be forged. A proxy on this machine connects from here too, so signs of one are refused: its
 * headers, and HTTP 1.0, the default of nginx. The host must be this machine's name: otherwise a
 * web page could rebind its own name to this address and read the reply.
 */
async function refuseOthers({ socket, headers, raw }: FastifyRequest): Promise<void> {
  const isFromHere = loopback.test(socket.remoteAddress ?? '') && loopbackHost.test(headers.host ?? '')
  const isPassedOn = raw.httpVersion === '1.0' || Object.keys(headers).some((name) => proxyHeader.test(name))
  if (!isFromHere || isPassedOn) throw new AppError('not_found')
}
