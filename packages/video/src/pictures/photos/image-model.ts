import { fetch } from 'undici'
import { z } from 'zod'
import { ToolError } from '../../run/tool-error.ts'
import type { PhotoLibrary } from './photo-library.ts'

export type ImageModelSettings = { baseUrl: string; model: string; apiKey: string | null }

const answer = z.object({ data: z.array(z.object({ b64_json: z.string() })).min(1) })
/** Upright, as the video. */
const size = { width: 1024, height: 1536 } as const
const mostBytes = 20_000_000

/**
 * Pictures made by a model behind an OpenAI-compatible server (`POST /images/generations`). Sends
 * the words of the query and nothing else.
 */
export function imageModel({ baseUrl, model, apiKey }: ImageModelSettings): PhotoLibrary {
  return {
    name: 'image-model',
    async find({ native, english }, signal) {
      const wanted = english ?? native
      const prompt = `A photograph of ${wanted}. Natural light, one clear subject in the middle, no text, no logos, no watermark.`
      const bytes = await ask(
        `${baseUrl}/images/generations`,
        { model, prompt, n: 1, size: `${size.width}x${size.height}`, response_format: 'b64_json' },
        apiKey,
        signal,
      )
      return [
        {
          provider: 'image-model',
          file: bytes,
          page: null,
          ...size,
          author: null,
          license: `made by ${model}`,
          title: wanted,
          words: `${native} ${english ?? ''}`,
        },
      ]
    },
  }
}

async function ask(address: string, order: object, apiKey: string | null, signal: AbortSignal): Promise<Uint8Array> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify(order),
      redirect: 'error',
      signal,
    })
    if (!response.ok) throw new ToolError('image-model', 'generation', `status ${response.status}`)
    const chunks: Uint8Array[] = []
    let length = 0
    for await (const chunk of response.body ?? []) {
      length += (chunk as Uint8Array).length
      if (length > mostBytes) throw new ToolError('image-model', 'generation', 'the answer is too large')
      chunks.push(chunk as Uint8Array)
    }
    const { data } = answer.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')))
    return Buffer.from(data[0]?.b64_json ?? '', 'base64')
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof ToolError ? error : new ToolError('image-model', 'generation', 'no answer that can be read', { cause: error })
  }
}
