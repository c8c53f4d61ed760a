import { topicValues } from '../phrases/topic-values.ts'
import type { QuizOptions } from '../../story/script.ts'
import { upperFirst } from '../text/split-sentences.ts'
import type { ThemeBrief } from '../theme/theme-brief.ts'
import type { ToldFact } from '../theme/told-theme.ts'
import type { ShapePlan, ShapeRequest } from '../theme/shape-plan.ts'
import { bodiesOf, countUnits, openingsOf, type Amounts, type Unit } from './count-units.ts'
import { factSentence } from './shape-sentence.ts'

const fewest = 3
const amounts: Amounts = { 15: { least: 1, most: 2 }, 30: { least: 2, most: 3 }, 60: { least: 3, most: 6 } }
/** Time to think, for three numbers. */
const countdown = { 15: 2.4, 30: 2.4, 60: 3 } as const satisfies Record<ThemeBrief['seconds'], number>
/** Words a minute: questions are asked briskly, or few of them fit into a short video. */
const briskRate = 172

type Asked = ToldFact & { hook: string; quiz: NonNullable<ToldFact['quiz']> }

/** Questions with three answers to choose from, time to think, and the right one. */
export function quizPlan(given: ShapeRequest): ShapePlan | null {
  const request = given.brief.seconds <= 30 ? { ...given, rate: briskRate } : given
  const { theme, brief, ranked } = request
  const facts = ranked.facts.filter((fact): fact is Asked => fact.hook !== undefined && fact.quiz !== undefined)
  if (facts.length < fewest) return null
  const units = facts.map((fact): Unit => ({ fact, drafts: questionAndAnswer(brief, fact) }))
  const values = topicValues(theme.topic, brief.speech, theme.named)
  const counted = countUnits(
    {
      units,
      amounts,
      openings: (count) => openingsOf(count > 1 ? ['quizCounted', 'quiz'] : ['quiz', 'quizOne'], { ...values, count: String(count) }, request),
    },
    request,
  )
  return counted === null ? null : { shape: 'quiz', allowed: counted.allowed, bodies: bodiesOf(counted.units), told: counted.units.map(({ fact }) => fact) }
}

function questionAndAnswer(brief: ThemeBrief, fact: Asked) {
  const options = optionsOf(brief, fact)
  const { figure: _figure, ...onScreen } = factSentence(brief, fact).onScreen ?? {}
  return [factSentence(brief, fact, { text: fact.hook, part: 'question', pauseAfter: countdown[brief.seconds] }), factSentence(brief, fact)].map(
    (draft, place) => ({
      ...draft,
      onScreen: { ...onScreen, ...(place === 0 && { counts: 'questions' as const }), quiz: { ...options, isOpen: place === 0 } },
    }),
  )
}

/** The three answers in the order of the seed. */
function optionsOf(brief: ThemeBrief, { say, hook, quiz: { answer, wrong } }: Asked): QuizOptions {
  const [first = answer, second = answer, third = answer] = brief.choose(`quiz ${say}`).shuffle([answer, ...wrong])
  const right = [first, second, third].indexOf(answer)
  return { question: hook, texts: [upperFirst(first), upperFirst(second), upperFirst(third)], right: right === 0 ? 0 : right === 1 ? 1 : 2 }
}
