import type { DraftSentence } from '../draft-sentence.ts'
import { helplines } from './care-of.ts'
import type { ThemeBrief } from './theme-brief.ts'

/** Where help is; spoken in every length. None for themes that do not hurt. */
export function helplineSentence({ care, speech, screenWord }: ThemeBrief): DraftSentence[] {
  if (care === null) return []
  const { say, figure, check } = helplines[care]
  return [
    {
      role: 'body',
      text: say[speech],
      source: { kind: 'fact', themeId: 'care', check: check[speech] },
      keywords: speech === 'pt' ? ['telefone', 'apoio'] : ['telephone', 'support'],
      icon: 'telephone-receiver',
      onScreen: { label: screenWord, ...(figure !== undefined && { figure: figure[speech] }) },
      rank: 0,
    },
  ]
}
