import { topicValues } from '../phrases/topic-values.ts'
import type { DraftSentence } from '../drafts/draft-sentence.ts'
import { canJoin, joinSentence } from '../phrases/join-sentence.ts'
import type { ThemeBrief } from '../theme/theme-brief.ts'
import type { ToldFact } from '../theme/told-theme.ts'
import type { ShapePlan, ShapeRequest } from '../theme/shape-plan.ts'
import { bodiesOf, countUnits, openingsOf, type Amounts, type Unit } from './count-units.ts'
import { factSentence, ledBy } from './shape-sentence.ts'

const fewest = 3
const amounts: Amounts = { 15: { least: 1, most: 2 }, 30: { least: 2, most: 4 }, 60: { least: 3, most: 7 } }

/** What many believe, marked as that, each followed by what is true. */
export function mythsPlan(request: ShapeRequest): ShapePlan | null {
  const { theme, brief, ranked } = request
  const facts = ranked.facts.filter((fact): fact is ToldFact & { myth: string } => fact.myth !== undefined)
  if (facts.length < fewest) return null
  const leads = {
    myth: brief.choose('myth').shuffle(brief.phrases.theme.connectives.myth),
    truth: brief.choose('truth').shuffle(brief.phrases.theme.connectives.truth),
  }
  const units = facts.map((fact, place): Unit => ({
    fact,
    drafts: mythAndTruth(brief, fact, { myth: leads.myth[place % leads.myth.length] ?? '', truth: leads.truth[place % leads.truth.length] ?? '' }),
  }))
  const values = topicValues(theme.topic, brief.speech, theme.named)
  const counted = countUnits(
    { units, amounts, openings: (count) => openingsOf(count > 1 ? ['mythsCounted', 'myths'] : ['myths'], { ...values, count: String(count) }, request) },
    request,
  )
  return counted === null ? null : { shape: 'myths', allowed: counted.allowed, bodies: bodiesOf(counted.units), told: counted.units.map(({ fact }) => fact) }
}

function mythAndTruth(brief: ThemeBrief, fact: ToldFact & { myth: string }, lead: { myth: string; truth: string }): DraftSentence[] {
  const { myth, truth } = brief.phrases.pictures
  return [
    factSentence(brief, fact, { text: saidByOthers(brief, fact.myth, lead.myth), part: 'myth', onScreen: { label: myth, verdict: 'myth', counts: 'myths' } }),
    factSentence(brief, fact, { text: ledBy(lead.truth, fact.say, brief), onScreen: { label: truth, verdict: 'truth' } }),
  ].map(withoutFigureOfMyth)
}

/** The figure is that of the truth. */
function withoutFigureOfMyth(draft: DraftSentence): DraftSentence {
  const { figure: _figure, ...onScreen } = draft.onScreen ?? {}
  return draft.part === 'myth' ? { ...draft, onScreen } : draft
}

/** Never without its mark: "Dizem que" before a name would leave it out, "Mito:" does not. */
function saidByOthers({ speech, phrases }: ThemeBrief, myth: string, lead: string): string {
  if (canJoin(myth, speech)) return joinSentence(lead, myth)
  const mark = lead.endsWith(':') ? lead : `${phrases.pictures.myth}:`
  return `${mark} ${myth}`
}
