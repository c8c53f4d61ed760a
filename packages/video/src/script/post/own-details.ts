import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { phrases } from '../../content/content.ts'
import type { ScriptSentence } from '../../story/script.ts'
import { fillGaps } from '../phrases/fill-phrase.ts'

type Details = {
  context: string
  told: readonly ScriptSentence[]
  /** What the caption says already. */
  said: string
  language: VideoLanguage
}

const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const site = /(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+(?:com|net|org|br|pt|io|app|shop|store|me|dev|co|uk|us|info|bio|link)(?![\p{L}\d.-]*@)\b(?:\/[^\s,;()]*)?/giu
const handle = /(?<![\w.])@[\w.]*\w/g
/** Grouped as people write them, and no part of a longer number. */
const phone = /(?<!\d[ .-]?)(?:\+\d{1,3}[ .-]?)?(?:\(\d{2,3}\)[ .-]?|0?\d{2,3}[ .-])?\d{3,5}[ .-]\d{3,4}(?:[ .-]\d{4})?(?![ .-]?\d)/g
/** Numbers that look alike: amounts, post codes, and two years. */
const otherNumber = /^(?:\d{1,3}(?:[.,]\d{3})+|\d{5}-\d{3}|[12]\d{3}[ .-][12]\d{3})$/
const price = /(?:R\$|US\$|€|£|\$)\s?\d/

/**
 * Lines with the person's own price, phone, address of a page or name on a network, as they wrote
 * them. A price is told with its own sentence, because a number alone says nothing.
 */
export function ownDetails({ context, told, said, language }: Details): string[] {
  const { post } = phrases(baseLanguage[language])
  const offers = told.filter(({ source, text }) => source.kind === 'context' && price.test(text) && text !== said).map(({ text }) => text)
  const mails = found(context, mail)
  const rest = mails.reduce((text, one) => text.replaceAll(one, ' '), context)
  const sites = found(rest, site)
  const bare = sites.reduce((text, one) => text.replaceAll(one, ' '), rest)
  const contacts = [...found(bare, phone).filter(isPhone), ...found(bare, handle), ...mails]
  return [
    ...(offers.length === 0 ? [] : [offers.join(' ')]),
    ...(contacts.length === 0 ? [] : [fillGaps(post.contact, { item: contacts.join(' · ') })]),
    ...(sites.length === 0 ? [] : [fillGaps(post.site, { item: sites.join(' · ') })]),
  ]
}

function found(text: string, pattern: RegExp): string[] {
  return [...new Set((text.match(pattern) ?? []).map((one) => one.trim().replace(/[.,;:]+$/, '')))]
}

function isPhone(text: string): boolean {
  return text.replaceAll(/\D/g, '').length >= 8 && !otherNumber.test(text)
}
