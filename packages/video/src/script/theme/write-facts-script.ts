import { shapeIds, type ShapeId } from '@relampago/domain/catalogue'
import type { ScriptOpening } from '@relampago/domain/contracts'
import { type DraftSentence } from '../drafts/draft-sentence.ts'
import type { Shapes } from './shape-plan.ts'
import { rankFacts } from './rank-facts.ts'
import { type ThemeBrief } from './theme-brief.ts'
import type { ToldTheme } from './told-theme.ts'
import { fewestFacts, sureFacts } from './sure-facts.ts'
import { type Written, type Told } from './script-frame.ts'
import { planned } from './planned-script.ts'
import { listed } from './listed-script.ts'

type Facts = Written & { shape: ShapeId }

/**
 * A script from the library or an encyclopedia, in the first of the shapes to try that the theme
 * carries: hook, the person's own sentences, what the shape tells, closing. An opening that the
 * person chose is kept, also where it belongs to another shape.
 */
export function writeFactsScript(theme: ToldTheme, brief: ThemeBrief, shapes: Shapes): Facts {
  const told = { theme, brief, ranked: rankFacts(theme, brief) }
  const toTry = shapes.toTry(theme, brief)
  const script = chosenOpening(toTry, told, shapes) ?? bestShape(toTry, told, shapes)
  return { ...script, openings: enoughOpenings(script.openings, told) }
}

function bestShape(toTry: readonly ShapeId[], told: Told, shapes: Shapes): Facts {
  for (const shape of toTry) {
    const written = writtenIn(shape, told, shapes)
    if (written !== null && (told.brief.shape !== null || tellsEnough(written.drafts, told.theme, told.brief))) return { ...written, shape }
  }
  return { ...(listed('facts', told) ?? { drafts: [], openings: [] }), shape: 'facts' }
}

/** The script in the first shape that begins with the opening that the person chose. */
function chosenOpening(toTry: readonly ShapeId[], told: Told, shapes: Shapes): Facts | null {
  if (told.brief.opening === null) return null
  for (const shape of new Set([...toTry, ...shapeIds])) {
    const written = writtenIn(shape, told, shapes)
    if (written !== null && written.openings[0]?.text === told.brief.opening) return { ...written, shape }
  }
  return null
}

const fewestOpenings = 5

/** Where a shape offers few openings, those of a list are offered, too. */
function enoughOpenings(own: readonly ScriptOpening[], told: Told): ScriptOpening[] {
  if (own.length >= fewestOpenings || own.length === 0) return [...own]
  const others = listed('facts', told)?.openings ?? []
  return [...own, ...others.filter(({ text }) => own.every((one) => one.text !== text))].slice(0, Math.max(own.length, fewestOpenings))
}

function writtenIn(shape: ShapeId, told: Told, shapes: Shapes): Written | null {
  if (shape === 'facts') return listed('facts', told)
  // A theme without steps has its tips: three of them, counted.
  return planned(shape, told, shapes) ?? (shape === 'steps' && told.theme.steps.length === 0 ? listed('steps', told) : null)
}

/** Facts that a shape tells for sure where nobody asked for it: a list would tell as many. */
const enoughFacts = { 15: 2, 30: 4, 60: 6 } as const satisfies Record<ThemeBrief['seconds'], number>

function tellsEnough(drafts: readonly DraftSentence[], theme: ToldTheme, brief: ThemeBrief): boolean {
  const wanted = fewestFacts[brief.seconds]
  return sureFacts(drafts, brief, wanted) >= Math.min(enoughFacts[brief.seconds], theme.facts.length + theme.steps.length)
}
