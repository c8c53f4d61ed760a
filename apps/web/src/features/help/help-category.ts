import { foldForSearch } from '@relampago/domain/templates'
import type { HelpData } from '../../content/page-data.ts'
import type { PageSection, PageText } from '../../content/page-text.ts'

export const helpCategoryIds = ['getting-started', 'templates', 'generation', 'account', 'features', 'support'] as const
export type HelpCategoryId = (typeof helpCategoryIds)[number]
export type HelpQuestion = PageSection & { /** What a search looks at, folded. */ searched: string }
export type HelpCategory = { id: HelpCategoryId; title: string; questions: readonly HelpQuestion[] }

/** The texts of one language, by the names of their files. */
export function categoriesOf(pages: Readonly<Record<string, PageText<HelpData>>>): HelpCategory[] {
  return helpCategoryIds.map((id) => {
    const page = Object.entries(pages).find(([file]) => file.includes(`/${id}.`))?.[1]
    if (page === undefined) throw new Error(`the help centre has no text called ${id}`)
    return { id, title: page.data.title, questions: page.sections.map(toQuestion) }
  })
}

/** A question with what a search looks at. */
export function toQuestion(section: PageSection): HelpQuestion {
  return { ...section, searched: foldForSearch(visibleText(`<p>${section.title}</p>${section.html}`)) }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** What of the HTML is read: no tags and no addresses. Blocks end a line, so that no search matches
 * across two of them. */
function visibleText(html: string): string {
  return html
    .replaceAll(/<\/?(?:p|li|ol|ul|tr|td|th|table|blockquote|h\d|figure|figcaption|br)\b[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#39|[a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/[^\S\n]+/g, ' ')
}
