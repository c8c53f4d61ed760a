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
  const saysSomething = hook !== undefined && isWhole(hook)
  const first = hook === undefined ? [] : [hook.text]
  const stated = fact === null ? [] : [fact]
  const leads = saysSomething ? [...first, ...stated] : [...stated, ...first]
  const titles = leads.map((lead) => withSubject(lead.replace(/\.$/, ''), { title, names, speech }))
  // A sentence that cannot follow the subject leaves it alone, which says the least.
  const fitting = titles.filter(({ length }) => length <= longestTitle)
  return fitting.find((one) => one !== title) ?? fitting[0] ?? shortenText(title, longestTitle)
}

/** A year or a number of a fact alone waits for the next sentence, which a title does not have. */
function isWhole({ source, text }: ScriptSentence): boolean {
  if (source.kind === 'fact' || source.kind === 'encyclopedia') return text.endsWith('?')
  return source.kind !== 'structure' || /\d/.test(text)
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
