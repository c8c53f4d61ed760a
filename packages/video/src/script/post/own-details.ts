import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { phrases } from '../../content/content.ts'
import type { ScriptSentence } from '../../story/script.ts'
import { detailsOf, type DetailKind } from '../context/details-of.ts'
import { fillGaps } from '../phrases/fill-phrase.ts'

type Details = {
  /** Everything that the person wrote. */
  own: string
  told: readonly ScriptSentence[]
  /** What the caption says already. */
  said: string
  language: VideoLanguage
}

/** A number or a time alone says nothing; their sentence does. */
const needsSentence: readonly DetailKind[] = ['price', 'discount', 'offer', 'hours', 'date', 'place', 'coupon']
const contacts: readonly DetailKind[] = ['phone', 'handle', 'e-mail']

/**
 * Lines with the person's own prices, times, places and contacts, as they wrote them: the first
 * ones with the sentence that tells them.
 */
export function ownDetails({ own, told, said, language }: Details): string[] {
  const { post } = phrases(baseLanguage[language])
  const holds = (text: string, kinds: readonly DetailKind[]) => detailsOf(text, language).some(({ kind }) => kinds.includes(kind))
  const offers = told.filter(({ source, text }) => source.kind === 'context' && holds(text, needsSentence) && !said.includes(text)).map(({ text }) => text)
  const details = detailsOf(own, language)
  const named = (kinds: readonly DetailKind[]) => [...new Set(details.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text))]
  const lines: [string, string[]][] = [
    ['{item}', offers],
    [post.contact, named(contacts)],
    [post.site, named(['site'])],
  ]
  return lines.flatMap(([phrase, items]) => (items.length === 0 ? [] : [fillGaps(phrase, { item: items.join(phrase === '{item}' ? ' ' : ' · ') })]))
}
