import { z } from 'zod'

const line = z.object({ text: z.string(), facts: z.array(z.number()) })
/** What a model is asked for; every sentence with the numbers of the facts that it rests on. */
export const modelReply = z.object({ hook: line, sentences: z.array(line) })

export type ReplyLine = z.infer<typeof line>
export type ModelReply = { hook: ReplyLine | null; sentences: ReplyLine[] }

/**
 * The object in which a reply begins, in whatever text stands around it; empty when there is none.
 */
export function jsonPart(text: string): string {
  const answer = text.replace(/<think>.*?(?:<\/think>|$)/gs, '')
  const start = /\{\s*"(?:hook|sentences)"/.exec(answer)?.index ?? answer.indexOf('{')
  return start < 0 ? '' : firstObject(answer.slice(start))
}

/** Up to the bracket that closes the first one, or everything when none does. */
function firstObject(text: string): string {
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (isText && sign === '\\') at += 1
    else if (sign === '"') isText = !isText
    else if (!isText && sign === '{') depth += 1
    else if (!isText && sign === '}') {
      depth -= 1
      if (depth === 0) return text.slice(0, at + 1)
    }
  }
  return text
}

/**
 * The sentences of a parsed reply that have the wanted form. A reply that is cut off has those
 * before the cut.
 */
export function readReply(value: unknown): ModelReply {
  const { hook, sentences } = fieldsOf(value)
  return { hook: lineOf(hook), sentences: Array.isArray(sentences) ? sentences.map(lineOf).filter((one) => one !== null) : [] }
}

function lineOf(value: unknown): ReplyLine | null {
  const parsed = line.safeParse(value)
  return parsed.success ? parsed.data : null
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
