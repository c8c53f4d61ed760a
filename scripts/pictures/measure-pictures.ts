import { shareOf, type Figure } from '../words/figures.ts'
import { judgementKey, type Judgements } from './judgements.ts'
import type { PlannedPicture } from './planned-pictures.ts'

/** Pictures that fit any sentence and so show none. */
const general: ReadonlySet<string> = new Set([
  'speech-balloon',
  'red-question-mark',
  'books',
  'open-book',
  'light-bulb',
  'thinking-face',
  'exclamation-question-mark',
])
/** What a call asks for is shown as such: a comment is a speech balloon. */
const isCall = ({ plan }: PlannedPicture) => plan.layout.kind === 'call-to-action'
/** Layouts for any thing: an icon, or the words themselves. */
const plain: ReadonlySet<string> = new Set(['hero', 'card', 'phone', 'figure', 'word', 'call-to-action'])

/** The figures of the pictures of some videos. */
export function measurePictures(videos: readonly (readonly PlannedPicture[])[], judgements: Judgements): Figure[] {
  const pictures = videos.flat()
  const judged = pictures.filter((picture) => judgements.has(judgementKey(picture)))
  return [
    { name: 'pictures', value: pictures.length },
    { name: 'judged', value: judged.length / pictures.length },
    { name: 'shownOfJudged', value: shareOf(judged, (picture) => judgements.get(judgementKey(picture)) === true), target: { least: 0.85 } },
    {
      name: 'generalPictures',
      value: shareOf(pictures, (picture) => !isCall(picture) && picture.plan.icon !== null && general.has(picture.plan.icon)),
      target: { most: 0.05 },
    },
    { name: 'explaining', value: shareOf(pictures, ({ plan }) => !plain.has(plan.layout.kind)) },
    { name: 'typographic', value: shareOf(pictures, ({ plan }) => plan.layout.kind === 'word') },
  ]
}
