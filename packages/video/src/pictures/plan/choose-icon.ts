import type { VideoLanguage } from '@relampago/domain/catalogue'
import { pictureLists } from '../../content/content.ts'
import type { PictureSubject } from '../../content/kinds/kinds.ts'
import { seededRandom } from '@relampago/domain/random'
import { iconPack } from '../icons/icon-pack.ts'
import { matchIcons, type IconMatch } from '../icons/match-icon.ts'
import type { ScriptSentence } from '../../story/script.ts'

export type ChosenIcons = {
  icon: string
  /** A second one that the sentence names as clearly, or `null`. */
  companion: string | null
  /** Of the same subject; may be empty. */
  extras: string[]
}
export type IconChooser = (sentence: ScriptSentence) => ChosenIcons

/** As many as an arrangement has places. */
const extrasWanted = 4
/** A companion must fit nearly as well as the main picture, else one of the subject is better. */
const minCompanionShare = 0.6
const minExtraShare = 0.45

/** Chooses sentence by sentence, remembering what was shown: pictures should not repeat. */
export function iconChooser(theme: string, domain: PictureSubject | null, language: VideoLanguage, seed: string): IconChooser {
  const used = new Set<string>()
  const { subjects, general, refused, mainOnly } = pictureLists()
  const pool = rotated((domain === null ? general : subjects[domain]).icons, seed)
  const themeIcons = matchIcons({ texts: [{ text: theme, share: 1 }], language }).map(({ id }) => id)
  const fresh = (ids: readonly string[]) => ids.filter((id) => !used.has(id))
  const strewn = new Map<string, number>()
  let previous: string | null = null

  return (sentence) => {
    const matches = matchIcons({ texts: searchTexts(sentence, theme), language, used })
    const named = sentence.icon !== undefined && iconPack().has(sentence.icon) ? sentence.icon : undefined
    // The same picture twice in a row looks like a scene that did not change.
    const matched = matches.find(({ id }) => id !== previous && !(refused.includes(id) && !saysItself(sentence, id, language)))?.id
    const icon: string = named ?? matched ?? fresh(pool)[0] ?? pool.find((id) => id !== previous) ?? 'light-bulb'
    used.add(icon)
    previous = icon

    const isSmall = (id: string) => id !== icon && !mainOnly.includes(id)
    const companion = sentence.role === 'body' && named === undefined ? (fresh(reaching(matches, minCompanionShare)).find(isSmall) ?? null) : null
    const ofSubject = reaching(matches, minExtraShare).filter((id) => domain === null || iconPack().get(id)?.pools.includes(domain))
    const candidates = [...(sentence.role === 'closing' ? [] : ofSubject), ...themeIcons.slice(0, 4), ...pool]
    const extras = [...new Set(candidates)]
      .filter((id) => isSmall(id) && id !== companion)
      // What was strewn before comes last: neighbours would look alike.
      .toSorted((one, other) => (strewn.get(one) ?? 0) - (strewn.get(other) ?? 0))
      .slice(0, extrasWanted)
    for (const id of extras) strewn.set(id, (strewn.get(id) ?? 0) + 1)
    return { icon, companion, extras }
  }
}

function saysItself({ role, text }: ScriptSentence, icon: string, language: VideoLanguage): boolean {
  return role === 'hook' || matchIcons({ texts: [{ text, share: 1 }], language }).some(({ id }) => id === icon)
}

/** The icons that reach a share of the best one's score. */
function reaching(matches: readonly IconMatch[], share: number): string[] {
  const best = matches[0]?.score ?? 0
  return matches.filter(({ score }) => score >= best * share).map(({ id }) => id)
}

/**
 * The writer's keywords say most, the first ones above all (the last are those of the theme);
 * without them the sentence itself. Only the hook is about the theme as a whole.
 */
function searchTexts({ keywords, text, role }: ScriptSentence, theme: string): { text: string; share: number }[] {
  return [
    ...keywords.map((keyword, at) => ({ text: keyword, share: Math.max(0.45, 1 - 0.12 * at) })),
    { text, share: keywords.length > 0 ? 0.45 : 1 },
    { text: theme, share: role === 'hook' ? 2 : 0.2 },
  ]
}

function rotated(pool: readonly string[], seed: string): string[] {
  const from = Math.floor(seededRandom(`${seed} pool`)() * pool.length)
  return [...pool.slice(from), ...pool.slice(0, from)]
}
