import { request } from 'node:http'
import { text } from 'node:stream/consumers'

export type HttpAnswer = { status: number; type: string; body: string }

/** A request over a connection of its own, as a visitor's first. */
export function askOnce(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, signal, agent: false }, (response) => {
      const { statusCode: status = 0, headers: answered } = response
      text(response).then((body) => resolve({ status, type: answered['content-type'] ?? '', body }), reject)
    })
    asked.once('error', reject)
    asked.end()
  })
}
