import type { DraftSentence } from '../drafts/draft-sentence.ts'
import type { ThemeBrief } from './theme-brief.ts'
import { upperFirst } from '../text/split-sentences.ts'

/**
 * "Resumindo: horário fixo, telas desligadas e quarto escuro." with the same three items as a
 * checklist.
 */
export function recapSentence(brief: ThemeBrief, items: readonly string[], rank: number): DraftSentence {
  const list = new Intl.ListFormat(brief.language, { type: 'conjunction' }).format(items)
  return {
    role: 'body',
    text: `${brief.choose('recap').pick(brief.phrases.theme.connectives.recap)} ${list}.`,
    source: { kind: 'structure' },
    keywords: brief.topicKeywords,
    icon: 'clipboard',
    onScreen: { items: items.map(upperFirst), label: brief.screenWord },
    rank,
  }
}
