import { isIP } from 'node:net'
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Milliseconds } from '@relampago/domain/units'

export type RequestLogOptions = {
  /** Percent of quick requests that succeed; the others are always logged. */
  percent: number
  slowMs?: Milliseconds
  random?: () => number
}

const second: Milliseconds = 1000
const probes = new Set(['/livez', '/readyz'])

/**
 * One line for each request, of quick ones that succeed only for a sample. It holds the route, not
 * the path, because anything may be written into a path.
 */
export class RequestLog extends LogController {
  private readonly options: Required<RequestLogOptions>

  constructor({ percent, slowMs = second, random = Math.random }: RequestLogOptions) {
    super()
    this.options = { percent, slowMs, random }
  }

  override incomingRequest(): void {
    // The line is written when the reply is sent.
  }

  override routeNotFound(): void {
    // The line of the request says so.
  }

  override writeHeadError(error: Error | null | undefined, _request: FastifyRequest, reply: FastifyReply): void {
    reply.log.warn({ err: error }, 'the head of a reply was not sent')
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (!this.isLogged(request, reply)) return
    const { method, ip, claims, params, is404, routeOptions } = request
    const { taskId } = (params ?? {}) as { taskId?: string }
    const line = {
      method,
      route: is404 ? 'none' : routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(isIP(ip) === 0 ? {} : { address: ip }),
      // Decorated later than the earliest refusals.
      ...(claims === null || claims === undefined ? {} : { user: claims.userId }),
      ...(taskId !== undefined && /^[\da-f-]{36}$/i.test(taskId) ? { video: taskId } : {}),
      ...(error === null || error === undefined ? {} : { err: error }),
    }
    if (reply.statusCode >= 500) request.log.error(line, 'request')
    else request.log.info(line, 'request')
  }

  /** Refusals of too many requests are a sample too: a flood must not fill the disk. */
  private isLogged({ routeOptions }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): boolean {
    if (probes.has(routeOptions.url ?? '')) return false
    const { percent, slowMs, random } = this.options
    const isNotable = (statusCode >= 400 && statusCode !== 429) || elapsedTime >= slowMs
    return isNotable || random() * 100 < percent
  }
}
