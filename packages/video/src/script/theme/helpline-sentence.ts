import type { DraftSentence } from '../drafts/draft-sentence.ts'
import type { ThemeBrief } from './theme-brief.ts'

/** Where help is; spoken in every length. None for themes that do not hurt. */
export function helplineSentence({ care, phrases, screenWord }: ThemeBrief): DraftSentence[] {
  if (care === null) return []
  const { help } = phrases.theme
  const { say, figure, check } = help[care]
  return [
    {
      role: 'body',
      text: say,
      source: { kind: 'fact', themeId: 'care', check },
      keywords: help.keywords,
      icon: 'telephone-receiver',
      onScreen: { label: screenWord, ...(figure !== undefined && { figure }) },
      rank: 0,
    },
  ]
}
