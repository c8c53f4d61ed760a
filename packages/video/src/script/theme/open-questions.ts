import type { PicturedLine } from '../../content/schema/phrases.ts'
import type { DraftSentence } from '../drafts/draft-sentence.ts'
import { professionalSentence } from './professional-sentence.ts'
import type { ThemeBrief } from './theme-brief.ts'

/**
 * What is said of a theme of which nothing is known: openly that, then questions to the audience.
 * It states nothing about the world and gives no advice. On health, money and law nobody is asked
 * to answer, and a professional is named.
 */
export function openQuestions(brief: ThemeBrief): DraftSentence[] {
  const { unknown } = brief.phrases.theme
  const { opening, lines } = brief.guarded === null ? unknown.open : unknown.guarded
  const first = brief.choose('opening line').shuffle(opening).slice(0, 1)
  // Told in the table's order; chance decides which are left out.
  const ranks = brief.choose('questions').shuffle(lines.map((_line, index) => index))
  return [
    ...first.map((line) => questionDraft(brief, line, 0)),
    ...professionalSentence(brief, brief.guarded ?? undefined, 0.5),
    ...lines.map((line, index) => questionDraft(brief, line, 1 + (ranks[index] ?? index))),
  ]
}

function questionDraft(brief: ThemeBrief, { icon, say }: PicturedLine, rank: number): DraftSentence {
  return { role: 'body', text: say, source: { kind: 'structure' }, keywords: brief.topicKeywords, icon, onScreen: { label: brief.screenWord }, rank }
}
