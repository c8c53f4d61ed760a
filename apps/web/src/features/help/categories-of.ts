import type { HelpData } from '../../content/page-data.ts'
import type { PageText } from '../../content/page-text.ts'
import { helpCategoryIds, toQuestion, type HelpCategory } from './help-categories.ts'

/** The texts of one language, by the names of their files. */
export function categoriesOf(pages: Readonly<Record<string, PageText<HelpData>>>): HelpCategory[] {
  return helpCategoryIds.map((id) => {
    const page = Object.entries(pages).find(([file]) => file.includes(`/${id}.`))?.[1]
    if (page === undefined) throw new Error(`the help centre has no text called ${id}`)
    return { id, title: page.data.title, questions: page.sections.map(toQuestion) }
  })
}
