import { careKinds, type Care } from '../../content/kinds/kinds.ts'
import { inAnyLanguage } from '../../language/languages.ts'
import { foldText } from '../text/fold-words.ts'

/** Whole words on the folded theme, of any language. The first kind that fits counts. */
const careWords = careKinds.map((kind) => ({ kind, pattern: wholeWords(inAnyLanguage(({ care }) => care[kind])) }))
const aboutMinors = wholeWords(inAnyLanguage(({ care }) => care.minors))
const otherMeaning = new RegExp(inAnyLanguage(({ care }) => care.otherMeaning))
/** Asking how to help is not asking how to. */
const askingToHelp = new RegExp(String.raw`\b(?:${inAnyLanguage(({ care }) => care.help)})`)
const askingHow = wholeWords(inAnyLanguage(({ care }) => care.how))

function wholeWords(alternatives: string): RegExp {
  return new RegExp(String.raw`\b(?:${alternatives})\b`)
}

/** Why a theme asks for care, or null for all others. */
export function careOf(theme: string): Care | null {
  const folded = foldText(theme)
  if (otherMeaning.test(folded)) return null
  if (aboutMinors.test(folded)) return 'violence'
  return careWords.find(({ pattern }) => pattern.test(folded))?.kind ?? null
}

/** Whether a theme is about minors in a sexual context: nothing of it is said. */
export function isAboutMinors(theme: string): boolean {
  return aboutMinors.test(foldText(theme))
}

/**
 * Whether a theme speaks as a person about to hurt themselves: their words must not become a title.
 */
export function isCryForHelp(theme: string): boolean {
  const folded = foldText(theme)
  return careOf(theme) === 'crisis' && askingHow.test(folded) && !askingToHelp.test(folded)
}
