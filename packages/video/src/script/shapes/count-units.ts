import type { Seconds } from '@relampago/domain/units'
import type { OnScreen } from '../../story/script.ts'
import { defaultPause, estimateSeconds } from '../../speech/estimate-seconds.ts'
import type { DraftSentence } from '../drafts/draft-sentence.ts'
import { chooseFacts } from '../drafts/choose-facts.ts'
import type { ShapeOpening, ShapeRequest } from '../theme/shape-plan.ts'
import { mostHookWords, phraseHooks, type HookKind } from '../theme/choose-hook.ts'
import type { PhraseValues } from '../phrases/fill-phrase.ts'
import { professionalSentence } from '../theme/professional-sentence.ts'
import type { ThemeBrief } from '../theme/theme-brief.ts'
import type { ToldFact } from '../theme/told-theme.ts'
import { wordsOf } from '../text/fold-words.ts'

/** One thing that a shape tells: a fact, or a pair of sentences. */
export type Unit = { fact: ToldFact; drafts: readonly DraftSentence[] }

/**
 * How many things a shape tells in each length: never fewer, and not more where others may follow.
 */
export type Amounts = Readonly<Record<ThemeBrief['seconds'], { least: number; most: number }>>

/** Before the first word and after the last: silence of the video that no sentence fills. */
const silent: Seconds = 1.3
/**
 * A voice at ease; a shape that is full may be said a little faster than a list that need not be.
 */
const easyRates = { 15: 162, 30: 156, 60: 156 } as const satisfies Record<ThemeBrief['seconds'], number>

/** How long drafts take in a script that is full. */
function pacedSeconds(drafts: readonly Pick<DraftSentence, 'text' | 'pauseAfter'>[], { brief, rate = easyRates[brief.seconds] }: ShapeRequest): Seconds {
  return drafts.reduce((sum, { text, pauseAfter = defaultPause }) => sum + estimateSeconds(text, brief.language, rate) + pauseAfter - defaultPause, 0)
}

/** Time that is left between a first sentence and the closing. */
function roomAfter(opening: string, request: ShapeRequest): Seconds {
  const { theme, brief, closing } = request
  const own = brief.context.spoken.map((text) => ({ text }))
  const around = [{ text: opening }, closing, ...(request.before ?? []), ...professionalSentence(brief, theme.professional, 0), ...own]
  return brief.seconds - silent - pacedSeconds(around, request)
}

/** First sentences of these kinds that are short enough, in the order of the seed. */
export function openingsOf(kinds: readonly HookKind[], values: PhraseValues, { brief }: ShapeRequest, onScreen?: OnScreen): ShapeOpening[] {
  return kinds.flatMap((kind) =>
    phraseHooks(brief, [kind], values).map((text): ShapeOpening => ({
      text,
      source: { kind: 'structure' },
      isCount: kind.endsWith('Counted'),
      ...(onScreen !== undefined && { onScreen }),
    })),
  )
}

/** Those that leave time for the bodies. */
export function fittingOpenings(openings: readonly ShapeOpening[], bodies: readonly DraftSentence[], request: ShapeRequest): ShapeOpening[] {
  const seconds = pacedSeconds(bodies, request)
  return openings.filter(({ text }) => seconds <= roomAfter(text, request))
}

/** Whether a question may be the first sentence of this video. */
export function isShort(text: string, { seconds }: ThemeBrief): boolean {
  return wordsOf(text).length <= mostHookWords(seconds)
}

type Counting = {
  units: readonly Unit[]
  amounts: Amounts
  /** First sentences before so many units. */
  openings: (count: number) => readonly ShapeOpening[]
}
export type Counted = { allowed: readonly ShapeOpening[]; units: readonly Unit[] }

/**
 * As many units as fit with a first sentence that may count them; those that stand in front are
 * taken, shorter ones where they do not fit. `null` when fewer fit than the shape needs.
 */
export function countUnits({ units, amounts, openings }: Counting, request: ShapeRequest): Counted | null {
  const { least, most } = amounts[request.brief.seconds]
  const candidates = units.map((unit) => ({ draft: unit, seconds: pacedSeconds(unit.drafts, request) }))
  const counts = Array.from({ length: Math.max(0, Math.min(most, units.length) - least + 1) }, (_item, place) => Math.min(most, units.length) - place)
  const isWanted = (count: number) => openings(count).some(({ text }) => text === request.brief.opening)
  // The number that a chosen opening announces, then as many as fit.
  for (const count of [...counts.filter(isWanted), ...counts]) {
    const offered = openings(count).toSorted((one, other) => Number(other.text === request.brief.opening) - Number(one.text === request.brief.opening))
    for (const { text } of offered) {
      const chosen = chooseFacts(candidates, count, roomAfter(text, request))?.map(({ draft }) => draft)
      if (chosen === undefined) continue
      const bodies = chosen.flatMap(({ drafts }) => drafts)
      return { allowed: fittingOpenings(offered, bodies, request), units: chosen }
    }
  }
  return null
}

/** Units as the bodies of a script: counted, and each kept together. */
export function bodiesOf(units: readonly Unit[]): DraftSentence[] {
  return units.flatMap(({ drafts }, place) =>
    drafts.map((draft, part) => ({
      ...draft,
      rank: 0,
      ...(drafts.length > 1 && { group: place + 1 }),
      ...(part === 0 && draft.onScreen?.counts !== undefined && { onScreen: { ...draft.onScreen, step: place + 1 } }),
    })),
  )
}
