import { pino, type DestinationStream, type Logger } from 'pino'
import { errorFacts, withoutPrivate } from './private-text.ts'

/**
 * One line of JSON for each event. Bodies, headers, queries and texts of users stay out: they hold
 * passwords, tokens and private things.
 */
export function createLogger(level: 'info' | 'silent', destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    serializers: {
      err: (error: unknown) => (error instanceof Error ? errorFacts(error) : error),
      // What a request is called and asks for is in the line of the request alone.
      req: () => undefined,
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
    hooks: {
      logMethod(this: Logger, parts: Parameters<Logger['info']>, method: (...parts: Parameters<Logger['info']>) => void) {
        // Without a text of its own, a line would get the whole message of its error.
        const named: unknown[] = parts.length === 1 && typeof parts[0] === 'object' ? [...parts, 'an event'] : parts
        method.apply(this, named.map((part) => (typeof part === 'string' ? withoutPrivate(part) : part)) as Parameters<Logger['info']>)
      },
    },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}
