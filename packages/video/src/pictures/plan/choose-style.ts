import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { pictureLists } from '../../content/content.ts'
import type { PictureSubject } from '../../content/kinds/kinds.ts'
import type { Look, Scheme } from '../drawing/palette.ts'
import { pick, seededRandom } from '@relampago/domain/random'
import { iconPack } from '../icons/icon-pack.ts'
import { matchIcons } from '../icons/match-icon.ts'
import { isWeakWord, tellingWords } from '../icons/word-forms.ts'

/** What holds for all pictures of one video. */
export type VideoStyle = { scheme: Scheme; look: Look }

/** An icon's first domain is what it is; the others are what it may also stand for. */
const laterDomainShare = 0.35
const keywordShare = 0.12
const weakShare = 0.3
const minVote = 0.45

/**
 * The subject that the fitting icons belong to, or `null` when the words point nowhere. Each word
 * has one vote, split among its icons; the first word of a theme says most ("marketing digital" is
 * marketing), keywords of sentences only help.
 */
export function findDomain(theme: string, keywords: readonly string[], language: VideoLanguage): PictureSubject | null {
  const votes = new Map<PictureSubject, number>()
  const vote = (text: string, share: number) => {
    const matches = matchIcons({ texts: [{ text, share: 1 }], language }).slice(0, 6)
    const sum = matches.reduce((total, { score }) => total + score, 0)
    for (const { id, score } of matches) {
      for (const [at, domain] of (iconPack().get(id)?.pools ?? []).entries()) {
        votes.set(domain, (votes.get(domain) ?? 0) + ((share * score) / sum) * (at === 0 ? 1 : laterDomainShare))
      }
    }
  }
  vote(theme, 0.6)
  for (const [at, word] of tellingWords(theme, language).entries()) vote(word, (isWeakWord(word, language) ? weakShare : 1) / (at + 1))
  for (const keyword of keywords.slice(0, 12)) vote(keyword, keywordShare)
  const [best] = [...votes].toSorted(([, one], [, other]) => other - one)
  return best !== undefined && best[1] >= minVote ? best[0] : null
}

/** What of a video decides its style besides its seed. */
export type Styled = {
  theme: string
  language: VideoLanguage
  domain: PictureSubject | null
  /** Of a product's photo; its colour leads. */
  photoHue: number | null
  /** What the order asks for. */
  look: Look | undefined
}

/**
 * One palette and one look for the whole video. Colours are those of the thing that the theme
 * names (the sea is blue), else of its subject.
 */
export function chooseStyle({ theme, language, domain, photoHue, look }: Styled, seed: string): VideoStyle {
  const { subjects, general } = pictureLists()
  const style = domain === null ? general : subjects[domain]
  const named = namedColors(theme, language)
  const [hue, second, accentHue] = pick(seededRandom(`${seed} scheme`), named?.colours ?? style.colours)
  const mood = named?.mood ?? pick(seededRandom(`${seed} mood`), style.moods)
  const chosen = look ?? pick(seededRandom(`${seed} look`), style.looks)
  if (photoHue === null) return { scheme: { hue, second, accentHue, mood }, look: chosen }
  const turn = seededRandom(`${seed} turn`)() < 0.5 ? 28 : -28
  const ofPhoto = { hue: photoHue, second: (photoHue + turn + 360) % 360, accentHue: photoHue > 60 && photoHue < 130 ? 30 : 92 }
  return { scheme: { ...ofPhoto, mood }, look: chosen }
}

/** Colours and mood of the first word of the theme that has some; `null` when none does. */
function namedColors(theme: string, language: VideoLanguage) {
  const side = baseLanguage[language]
  for (const word of tellingWords(theme, language)) {
    const group = pictureLists().named.find((one) => one[side].includes(word))
    if (group !== undefined) return group
  }
  return null
}
