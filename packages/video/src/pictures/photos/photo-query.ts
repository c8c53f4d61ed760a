import { baseLanguage } from '@relampago/domain/catalogue'
import type { ScriptSentence } from '../../story/script.ts'
import { iconPack } from '../icons/icon-pack.ts'
import type { ScenePlan } from '../scene-plan/scene-plan.ts'
import type { PhotoQuery } from './photo-library.ts'

/** As many words as libraries still find something for. */
const mostWords = 3

/** What a photo of a scene should show: its first keywords, and what its icon is in English. */
export function photoQuery(
  { keywords }: Pick<ScriptSentence, 'keywords'>,
  { icon, language }: Pick<ScenePlan, 'icon' | 'language'>,
  theme: string,
): PhotoQuery | null {
  const base = baseLanguage[language]
  const native = (keywords[0] ?? theme).split(/\s+/).slice(0, mostWords).join(' ')
  const english = base === 'en' ? native : icon === null ? null : (iconPack().get(icon)?.query ?? null)
  return native === '' ? null : { native, english, language: base }
}
