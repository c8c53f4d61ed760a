import type { Subject } from '../../story/subject.ts'
import { themeWording } from './theme-wording.ts'

/** Everything the person wrote: what stands behind the theme in its field, and the context. */
export function ownWords(subject: Subject): string {
  const rest = subject.kind === 'theme' ? themeWording(subject.theme, subject.language).rest : ''
  return [rest, subject.context].filter(Boolean).join('\n')
}
