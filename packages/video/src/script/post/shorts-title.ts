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
  /** The most interesting sentence that is told; `null` when nothing is stated. */
  fact: string | null
  /** Ways to say what the video is about. */
  names: readonly string[]
  speech: InterfaceLanguage
}

/**
 * A title of at most 100 characters: the first sentence of the video, or a fact that it tells when
 * the first sentence says nothing; with the subject in front when neither names it.
 */
export function shortsTitle({ title, told: [hook], fact, names, speech }: TitleRequest): string {
  const saysSomething = hook !== undefined && (hook.source.kind !== 'structure' || /\d/.test(hook.text))
  const leads = [...(saysSomething || fact === null ? [] : [fact]), ...(hook === undefined ? [] : [hook.text])]
  const titles = leads.map((lead) => withSubject(lead.replace(/\.$/, ''), { title, names, speech }))
  return titles.find(({ length }) => length <= longestTitle) ?? shortenText(title, longestTitle)
}

function withSubject(lead: string, { title, names, speech }: Pick<TitleRequest, 'title' | 'names' | 'speech'>): string {
  const said = new Set(contentWords(lead, speech))
  const isNamed = names.some((name) => {
    const words = contentWords(name, speech)
    return words.length > 0 && words.every((word) => said.has(word))
  })
  if (isNamed) return lead
  // Two colons read as a mistake.
  if (lead.includes(':') || !/[\p{L}\p{N}]$/u.test(title)) return title
  return canJoin(lead, speech) ? joinSentence(`${title}:`, lead) : `${title}: ${lead}`
}
