import type { TutorialData } from '../../content/page-data.ts'
import type { PageText } from '../../content/page-text.ts'

/** By file. */
export const pages = import.meta.glob<PageText<TutorialData>>('#pages/tutorials/*.en.md', { eager: true, import: 'default' })
