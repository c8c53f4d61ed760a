import type { DraftSentence } from '../drafts/draft-sentence.ts'
import { joinSentence } from '../phrases/join-sentence.ts'
import { upperFirst } from '../text/split-sentences.ts'
import type { ThemeBrief } from '../theme/theme-brief.ts'
import type { HookKind } from '../theme/choose-hook.ts'
import type { ToldFact, ToldTheme } from '../theme/told-theme.ts'
import type { ShapeOpening, ShapePlan, ShapeRequest } from '../theme/shape-plan.ts'
import { fittingOpenings, openingsOf } from './count-units.ts'
import { factSentence } from './shape-sentence.ts'

/** A checklist has four lines. */
const mostListed = 4
/** Fewer steps told in full before a list are no beginning. */
const fewestTold = 2

/**
 * All steps in their order. Optional ones go first where time is short, then connectives; then the
 * last steps are only named, in a list that says so. `null` when even that does not fit.
 */
export function stepsPlan(request: ShapeRequest): ShapePlan | null {
  const { theme, brief } = request
  const { steps, task } = theme
  if (steps.length === 0 || task === undefined) return null
  const needed = steps.filter(({ isOptional }) => isOptional !== true)
  const whole = [steps, needed].flatMap((some) => [told(brief, some, true), told(brief, some, false)].map((bodies) => ({ some, bodies })))
  for (const { some, bodies } of whole) {
    const allowed = fittingOpenings(hooksOf(['taskCounted', 'task'], theme, { request, count: some.length }), bodies, request)
    if (allowed.length > 0) return { shape: 'steps', allowed, bodies, told: some }
  }
  return partlyNamed(needed, request)
}

/** The task is the library's, as its steps are. */
function hooksOf(kinds: readonly HookKind[], { task = '', steps }: ToldTheme, { request, count }: { request: ShapeRequest; count: number }): ShapeOpening[] {
  const source = steps[0]?.source ?? { kind: 'structure' }
  return openingsOf(kinds, { task, count: String(count) }, request).map((opening) => ({ ...opening, source }))
}

/** The first steps in full and the others by name; in the shortest videos all by name. */
function partlyNamed(steps: readonly ToldFact[], request: ShapeRequest): ShapePlan | null {
  const { brief } = request
  for (let full = steps.length - fewestTold; full >= 0; full -= 1) {
    if (full > 0 && full < fewestTold) continue
    const [first, rest] = [steps.slice(0, full), steps.slice(full)]
    const named = namedSteps(brief, rest, full)
    if (named === null) return null
    const bodies = [...told(brief, first, brief.seconds > 15, steps.length), ...named]
    const allowed = fittingOpenings(hooksOf(['task'], request.theme, { request, count: steps.length }), bodies, request)
    if (allowed.length > 0) return { shape: 'steps', allowed, bodies, told: steps }
  }
  return null
}

/** `of`: how many steps there are, where these are only the first. */
function told(brief: ThemeBrief, steps: readonly ToldFact[], isLed: boolean, of = steps.length): DraftSentence[] {
  const { steps: counted, laterStep, lastStep } = brief.phrases.theme.connectives
  const later = brief.choose('steps').shuffle(laterStep)
  const lead = (place: number) =>
    (place === 0 ? counted[0] : place === of - 1 ? lastStep[0] : place % 2 === 1 ? later[((place - 1) / 2) % later.length] : '') ?? ''
  return steps.map((step, place) =>
    factSentence(brief, step, {
      text: isLed ? joinSentence(lead(place), step.say) : step.say,
      part: 'step',
      onScreen: { step: place + 1, counts: 'steps' },
    }),
  )
}

/**
 * "A ordem é esta: parar em lugar plano, afrouxar as porcas e..."; `null` when a step has no short
 * name.
 */
function namedSteps(brief: ThemeBrief, steps: readonly ToldFact[], toldBefore: number): DraftSentence[] | null {
  const named = steps.flatMap((step) => (step.recap === undefined ? [] : [{ step, recap: step.recap }]))
  if (named.length < steps.length) return null
  const [first, later = first] = brief.phrases.theme.connectives.listedSteps
  return chunksOf(named).flatMap((list, place): DraftSentence[] => {
    const items = list.map(({ recap }) => recap)
    const [head] = list
    if (head === undefined) return []
    const spoken = new Intl.ListFormat(brief.language, { type: 'conjunction' }).format(items)
    const text = brief.seconds <= 15 ? `${upperFirst(spoken)}.` : `${place === 0 && toldBefore === 0 ? first : later} ${spoken}.`
    const onScreen = { items: items.map(upperFirst), label: brief.screenWord }
    return [{ ...factSentence(brief, head.step), text, part: 'step', icon: 'clipboard', onScreen }]
  })
}

/** As even as possible, none longer than a checklist. */
function chunksOf<Item>(items: readonly Item[]): Item[][] {
  const lists = Math.ceil(items.length / mostListed)
  const size = Math.ceil(items.length / Math.max(1, lists))
  return Array.from({ length: lists }, (_, place) => items.slice(place * size, (place + 1) * size)).filter((list) => list.length > 0)
}
