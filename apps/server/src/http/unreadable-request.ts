import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '@relampago/domain/contracts'
import { sendError } from './error-handler.ts'
import { errorReply } from './errors.ts'

/** Answers an address that no route can stand for, such as one with broken percent signs: nothing is there. */
export function refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void sendError(reply, new AppError('not_found'), request)
}

/** Answers what is no HTTP, comes too slowly, or has too long headers. Nothing of it could be read, so the reply is in Portuguese. */
export function refuseConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(answerTo(error.code))
  socket.destroy()
}

function answerTo(code: string): string {
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const { body } = errorReply({ code: status === 431 ? 'body_too_large' : 'invalid_body', parameters: {} }, 'pt')
  const content = JSON.stringify(body)
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(content)}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    content,
  ].join('\r\n')
}
