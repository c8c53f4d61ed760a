import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { phrases } from '../../content/content.ts'
import type { ScriptSentence } from '../../story/script.ts'

export const longestLabel = 30

/**
 * The words over a picture: the writer's, else the theme when it is short, else the first keyword.
 */
export function labelOf(sentence: ScriptSentence, theme: string): string {
  return [sentence.onScreen?.label, theme, ...sentence.keywords].find((text) => text !== undefined && text.length <= longestLabel) ?? ''
}

/** "Passo 2", or "Fato 2" where facts are counted. */
export function countLabel({ source, onScreen }: Pick<ScriptSentence, 'source' | 'onScreen'>, step: number, language: VideoLanguage): string {
  const words = phrases(baseLanguage[language]).pictures
  const counts = onScreen?.counts ?? (source.kind === 'encyclopedia' ? 'facts' : 'steps')
  return `${{ facts: words.fact, steps: words.step, myths: words.myth, questions: words.question }[counts]} ${step}`
}
