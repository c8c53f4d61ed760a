import { foldForSearch } from '@relampago/domain/templates'
import { lazyPageText, type LazyText, type PageSection } from '../../content/page-text.ts'

export const helpCategoryIds = ['getting-started', 'templates', 'generation', 'account', 'features', 'support'] as const
export type HelpCategoryId = (typeof helpCategoryIds)[number]
export type HelpQuestion = PageSection & { /** What a search looks at, folded. */ searched: string }
export type HelpCategory = { id: HelpCategoryId; title: string; questions: readonly HelpQuestion[] }

/** A question with what a search looks at. */
export function toQuestion(section: PageSection): HelpQuestion {
  return { ...section, searched: foldForSearch(visibleText(`<p>${section.title}</p>${section.html}`)) }
}

/** The texts as they stand in a written page, which holds all categories. */
export function writtenCategories(): HelpCategory[] | null {
  const categories = helpCategoryIds.map((id) => {
    const section = document.querySelector(`[data-help="${id}"]`)
    const questions = [...(section?.querySelectorAll('details') ?? [])].map((details) => ({
      id: details.querySelector('[id]')?.id ?? '',
      title: details.querySelector('h3')?.textContent ?? '',
      html: details.querySelector('.prose')?.innerHTML ?? '',
    }))
    return { id, title: section?.querySelector('h2')?.textContent ?? '', questions: questions.map(toQuestion) }
  })
  return categories.every(({ questions }) => questions.length > 0) ? categories : null
}

export const helpTexts: LazyText<HelpCategory[]> = lazyPageText(
  {
    pt: async () => ({ default: (await import('./help-pages.pt.ts')).categories }),
    en: async () => ({ default: (await import('./help-pages.en.ts')).categories }),
  },
  writtenCategories,
)

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

/** The questions of a category that hold the words, in whatever case and accents. */
export function questionsWith(query: string, { questions }: HelpCategory): readonly HelpQuestion[] {
  const wanted = foldForSearch(query.trim().replaceAll(/\s+/g, ' '))
  return wanted === '' ? questions : questions.filter(({ searched }) => searched.includes(wanted))
}

/** Where a question stands, the same in every language. */
export type QuestionPlace = { category: HelpCategoryId; index: number }

/** The place of the question with that anchor, which may be of another language. */
export function placeOfQuestion(anchor: string, known: LazyText<readonly HelpCategory[]>['known']): QuestionPlace | null {
  for (const categories of Object.values(known)) {
    for (const { id: category, questions } of categories) {
      const index = questions.findIndex(({ id }) => id === anchor)
      if (index >= 0) return { category, index }
    }
  }
  return null
}
