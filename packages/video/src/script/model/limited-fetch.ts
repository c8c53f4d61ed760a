import { ToolError } from '../../run/tool-error.ts'

/** Bytes of a reply with all that its protocol adds. */
const mostBytes = 4_000_000

/**
 * `fetch` for a server that may be hostile: a redirect would carry the prompt elsewhere and is
 * refused, and a reply without end is cut.
 */
export const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (response.body === null) return response
  let bytes = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > mostBytes) controller.error(new ToolError('model', 'call', `more than ${mostBytes} bytes`))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(limit), response)
}
