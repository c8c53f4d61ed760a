import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import { endWithMark } from '../text/split-sentences.ts'
import { contactKinds, type ContextPart } from './read-context.ts'
import type { Detail, DetailKind } from './details-of.ts'

/** Details that say enough on their own, in a fragment: "Das 8h às 18h. Rua X, 123." */
const aloneKinds = new Set<DetailKind>([...contactKinds, 'hours', 'place', 'date'])
const telling = new Set<DetailKind>([...contactKinds, 'hours', 'place'])

/**
 * A sentence reduced to its details, or `null` where they would not be understood: a price without
 * its thing, a year without its event. Words are left out, none is changed.
 */
export function briefOf({ say, details }: ContextPart, language: VideoLanguage): string | null {
  const said = details.filter(({ kind }) => kind !== 'name')
  const rest = withoutDetails(say, details)
  const isAlone = said.length === details.length && said.every(({ kind }) => aloneKinds.has(kind)) && said.some(({ kind }) => telling.has(kind))
  // A date of the calendar asks what happens then.
  const isEvent = said.some(({ kind, text }) => kind === 'date' && /\d/.test(text))
  if (!isAlone || isEvent || /\d/.test(rest)) return null
  const brief = endWithMark(joined(say, said, language))
  return brief.length < say.length ? brief : null
}

/** Neighbours that only small words or commas part stay together as written. */
function joined(say: string, details: readonly Detail[], language: VideoLanguage): string {
  return details
    .map((detail, index) => {
      const next = details[index + 1]
      const between = next === undefined ? '' : say.slice(detail.to, next.from)
      const glue = next === undefined ? '' : /^[\s,]*(?:e|and)?[\s,]*$/u.test(between) && between !== '' ? between : ', '
      return `${named(say, detail, language)}${glue}`
    })
    .join('')
}

/** "(11) 99999-0000" alone is heard as nothing; "WhatsApp (11) 99999-0000" is. */
function named(say: string, { kind, text, from }: Detail, language: VideoLanguage): string {
  const { phoneNames, couponName } = languageRules[baseLanguage[language]].context.details
  if (kind === 'coupon') return `${couponName} ${text}`
  if (kind !== 'phone') return text
  const name = phoneNames.find(([mentioned]) => mentioned.test(say.slice(Math.max(0, from - 30), from)))?.[1]
  return name === undefined ? text : `${name} ${text}`
}

function withoutDetails(say: string, details: readonly Detail[]): string {
  return details.toReversed().reduce((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, say)
}
