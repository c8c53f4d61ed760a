import type { VideoLanguage } from '@relampago/domain/catalogue'
import { seededRandom } from '../drawing/random.ts'
import { iconPack } from '../icons/icon-pack.ts'
import { matchIcons } from '../icons/match-icon.ts'
import type { ScriptSentence } from '../../script/script.ts'
import { domainPools, generalPool, type Domain } from './domains.ts'

export type IconChooser = (sentence: ScriptSentence) => { icon: string; extras: string[] }

const extrasWanted = 3
/** A companion must fit nearly as well as the main picture, else one of the subject is better. */
const minExtraShare = 0.45

/** Chooses sentence by sentence, remembering what was shown: each picture of a video should bring something new. */
export function iconChooser(theme: string, domain: Domain | null, language: VideoLanguage, seed: string): IconChooser {
  const used = new Set<string>()
  const pool = rotated(domain === null ? generalPool : domainPools[domain], seed)
  const themeIcons = matchIcons({ texts: [{ text: theme, share: 1 }], language }).map(({ id }) => id)
  const fresh = (ids: readonly string[]) => ids.filter((id) => !used.has(id))

  return (sentence) => {
    const isHook = sentence.role === 'hook'
    const matches = matchIcons({
      texts: [
        ...sentence.keywords.map((text, at) => ({ text, share: at === 0 ? 1 : 0.8 })),
        { text: sentence.text, share: sentence.keywords.length > 0 ? 0.45 : 1 },
        { text: theme, share: isHook ? 2 : 0.2 },
      ],
      language,
      used,
    })
    const named = sentence.icon !== undefined && iconPack().has(sentence.icon) ? sentence.icon : undefined
    const icon = named ?? matches[0]?.id ?? fresh(pool)[0] ?? pool[0] ?? 'light-bulb'
    used.add(icon)
    const best = matches[0]?.score ?? 0
    const close = matches.filter(({ score }) => score >= best * minExtraShare).map(({ id }) => id)
    const candidates = isHook ? [...themeIcons, ...close, ...pool] : [...close, ...fresh(themeIcons), ...fresh(pool), ...pool]
    const extras = [...new Set(candidates)].filter((id) => id !== icon && !isPlain(id)).slice(0, extrasWanted)
    return { icon, extras }
  }
}

/** Signs say something as the main picture, but strewn around another they are noise. */
const plainSigns: ReadonlySet<string> = new Set([
  'cross-mark',
  'prohibited',
  'warning',
  'red-question-mark',
  'red-exclamation-mark',
  'plus',
  'thumbs-down',
  'infinity',
  'information',
])
function isPlain(id: string): boolean {
  return plainSigns.has(id)
}

function rotated(pool: readonly string[], seed: string): string[] {
  const from = Math.floor(seededRandom(`${seed} pool`)() * pool.length)
  return [...pool.slice(from), ...pool.slice(0, from)]
}
