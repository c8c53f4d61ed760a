import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import type { ScriptSentence } from '../../story/script.ts'
import { contentWords } from '../text/fold-words.ts'
import { canJoin, joinSentence } from '../phrases/join-sentence.ts'
import { shortenText } from '../text/shorten-text.ts'

/** What YouTube takes. */
const longestTitle = 100

type TitleRequest = {
  title: string
  told: readonly ScriptSentence[]
  /** Ways to say what the video is about. */
  names: readonly string[]
  speech: InterfaceLanguage
}

/**
 * A title of at most 100 characters: the first sentence of the video when it names its subject,
 * else the subject in front of it, else the subject alone.
 */
export function shortsTitle({ title, told, names, speech }: TitleRequest): string {
  const [hook] = told
  const first = hook === undefined ? '' : hook.text.replace(/\.$/, '')
  if (first === '') return shortenText(title, longestTitle)
  const said = new Set(contentWords(first, speech))
  const isNamed = names.some((name) => {
    const words = contentWords(name, speech)
    return words.length > 0 && words.every((word) => said.has(word))
  })
  const whole = isNamed ? first : canJoin(first, speech) && /[\p{L}\p{N}]$/u.test(title) ? joinSentence(`${title}:`, first) : title
  return whole.length <= longestTitle ? whole : shortenText(isNamed ? first : title, longestTitle)
}
