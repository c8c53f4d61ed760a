import type { VideoLanguage } from '@relampago/domain/catalogue'
import { matchIcons, type IconMatch } from '../../icons/match-icon.ts'
import { tellingWords } from '../../icons/word-forms.ts'
import type { NamedThing } from '../../scene-plan/steps.ts'
import { rulesOf } from './phrase.ts'

/** A noun that is listed for the icon reaches this; a quality or a doubtful word does not. */
const sureScore = 0.85

/**
 * A thing with the icon that certainly shows it; those in `used` are taken. The word that names the
 * thing has to ask for the icon: a green anaconda is no leaf.
 */
export function named(text: string, language: VideoLanguage, used: readonly (string | null)[] = []): NamedThing {
  const isOfHead = new Set(matched(headOf(text, language), language).map(({ id }) => id))
  const icon = matched(text, language).find(({ id, score }) => score >= sureScore && isOfHead.has(id) && !used.includes(id))?.id ?? null
  return { text, icon }
}

/** The same for several things, none of which shares its icon with another. */
export function allNamed(texts: readonly string[], language: VideoLanguage): NamedThing[] {
  // Icons show things; "Russia" and "Ronaldo" are names.
  if (texts.every((text) => /^\p{Lu}/u.test(text))) return texts.map((text) => ({ text, icon: null }))
  const things: NamedThing[] = []
  for (const text of texts)
    things.push(
      named(
        text,
        language,
        things.map(({ icon }) => icon),
      ),
    )
  return things
}

function matched(text: string, language: VideoLanguage): IconMatch[] {
  return matchIcons({ texts: [{ text, share: 1 }], language })
}

/** "Anaconda" of "green anaconda", "cobra" of "cobra verde". */
function headOf(text: string, language: VideoLanguage): string {
  const { borders, headAt } = rulesOf(language)
  const noun = text.replace(new RegExp(String.raw`(?<=\S\s)(?:${borders})\s.*$`, 'iu'), '')
  const words = tellingWords(noun, language)
  return (headAt === 'start' ? words[0] : words.at(-1)) ?? text
}
