import type { VideoLanguage } from '@relampago/domain/catalogue'
import { pictureLists } from '../../content/content.ts'
import type { PictureSubject } from '../../content/kinds/kinds.ts'
import type { Look, Scheme } from '../drawing/palette.ts'
import { pick, seededRandom } from '@relampago/domain/random'
import { iconPack } from '../icons/icon-pack.ts'
import { matchIcons } from '../icons/match-icon.ts'
import { isWeakWord, tellingWords } from '../icons/word-forms.ts'

/** What holds for all pictures of one video. */
export type VideoStyle = { scheme: Scheme; looks: readonly [Look, Look] }

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

/** One palette and two looks for the whole video. The colour of a product's photo leads. */
export function chooseStyle(domain: PictureSubject | null, seed: string, photoHue: number | null): VideoStyle {
  const { subjects, general } = pictureLists()
  const style = domain === null ? general : subjects[domain]
  const [hue, second, accentHue] = pick(seededRandom(`${seed} scheme`), style.colours)
  const looks = pick(seededRandom(`${seed} looks`), style.looks)
  if (photoHue === null) return { scheme: { hue, second, accentHue }, looks }
  const turn = seededRandom(`${seed} turn`)() < 0.5 ? 28 : -28
  return { scheme: { hue: photoHue, second: (photoHue + turn + 360) % 360, accentHue: photoHue > 60 && photoHue < 130 ? 30 : 92 }, looks }
}
