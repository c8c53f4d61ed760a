import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '@relampago/domain/contracts'
import { sendError } from './error-handler.ts'
import { errorReply } from './errors.ts'
import { defaultLanguage } from './language.ts'

/** Answers 404 to an address that no route can match, such as one with broken percent encoding. */
export function refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void sendError(reply, new AppError('not_found'), request)
}

/** Answers invalid HTTP, slow requests and long headers. Their language could not be read. */
export function refuseConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(answerTo(error.code))
  socket.destroy()
}

function answerTo(code: string): string {
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const { body } = errorReply({ code: status === 431 ? 'body_too_large' : 'invalid_body', parameters: {} }, defaultLanguage)
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
