import type { ShapeId } from '@relampago/domain/catalogue'
import { isToKnow } from '../theme/fact-sentences.ts'
import { languageRules } from '../../language/languages.ts'
import { yearIn } from '../theme/telling-order.ts'
import { isHinted } from '../theme/rank-facts.ts'
import type { ThemeBrief } from '../theme/theme-brief.ts'
import type { ToldTheme } from '../theme/told-theme.ts'

/** What a grave theme is told as: neither a quiz nor a game with numbers. */
const graveShapes: readonly ShapeId[] = ['facts', 'story']
const anyShape: readonly ShapeId[] = ['facts', 'myths', 'questions', 'story', 'quiz', 'number']

/** What comes nearest to a shape that was wanted and cannot be told. */
const nearest = {
  facts: [],
  steps: [],
  myths: ['questions'],
  questions: [],
  story: ['number'],
  comparison: [],
  quiz: ['questions'],
  number: [],
} as const satisfies Record<ShapeId, readonly ShapeId[]>

/**
 * The shapes to try for a theme, the best first; the first that its facts carry is told. What was
 * ordered or asked for in the words of the theme comes first, then what suits the theme, by the
 * seed. A list of facts is always last: every theme with facts carries it.
 */
export function shapesToTry(theme: ToldTheme, brief: ThemeBrief): ShapeId[] {
  const wanted = brief.shape === null ? fittingShapes(theme, brief) : [brief.shape, ...nearestShapes(brief.shape, theme, brief)]
  const fitting = theme.isGrave === true ? wanted.filter((shape) => graveShapes.includes(shape)) : wanted
  return [...new Set([...fitting, 'facts' as const])]
}

/**
 * A list may open with a year, which is nearer to a story than a number is, and with a belief,
 * which is nearer to myths than questions are.
 */
function nearestShapes(shape: ShapeId, { facts, topic }: ToldTheme, { speech }: ThemeBrief): readonly ShapeId[] {
  const { denied } = languageRules[speech].hooks
  const hasYear = shape === 'story' && facts.some((fact) => yearIn(fact) !== null)
  const hasBelief = shape === 'myths' && facts.some(({ say, myth }) => myth !== undefined || denied(say, topic) !== null)
  return hasYear || hasBelief ? ['facts'] : nearest[shape]
}

function fittingShapes(theme: ToldTheme, brief: ThemeBrief): ShapeId[] {
  if (isAnsweredAtOnce(theme, brief)) return ['facts']
  const { form, wants } = brief.wording
  const choice = brief.choose('script shape')
  const hasSteps = theme.steps.length > 0
  if (form === 'verb' || wants === 'steps') return hasSteps || (hasTips(theme, brief) && choice.index(3) > 0) ? ['steps'] : choice.shuffle(anyShape)
  if (theme.sides !== undefined) return ['comparison']
  const mayInstruct = wants !== 'facts' && (hasSteps || (hasTips(theme, brief) && !isToKnow(theme, brief)))
  return choice.shuffle(mayInstruct ? [...anyShape, 'steps'] : anyShape)
}

/**
 * What the person says, asks or adds to the theme comes at once, as does what a kind shares with
 * the wider thing; a shape would stand between.
 */
function isAnsweredAtOnce(theme: ToldTheme, brief: ThemeBrief): boolean {
  const isKind = brief.found !== null && brief.found.kind !== null
  if (brief.wording.form === 'question' || brief.context.spoken.length > 0 || isKind) return true
  const asksForSteps = brief.wording.form === 'verb' || brief.wording.wants === 'steps'
  return !asksForSteps && theme.sides === undefined && theme.facts.some((fact) => fact.kind === 'fact' && isHinted(fact, brief))
}

/** Three tips need more time than the shortest video has. */
function hasTips({ facts }: ToldTheme, { seconds }: ThemeBrief): boolean {
  return seconds > 15 && facts.some(({ kind }) => kind === 'tip')
}
