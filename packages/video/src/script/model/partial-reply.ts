import { parsePartialJson } from 'ai'
import { jsonPart, readReply, type ModelReply, type ReplyLine } from './model-reply.ts'

/** What a reply says so far. While it is being written, its last sentence is not whole. */
export async function replySoFar(text: string, isWhole: boolean): Promise<ModelReply> {
  const { value, state } = await parsePartialJson(jsonPart(text))
  const { hook, sentences } = readReply(value)
  if (isWhole || state === 'successful-parse') return { hook, sentences }
  const hasSentences: ReplyLine[] = sentences.slice(0, -1)
  return { hook: sentences.length > 0 ? hook : null, sentences: hasSentences }
}
