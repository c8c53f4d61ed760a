import { foldForSearch } from '@relampago/domain/templates'
import { lazyPageText, type LazyText } from '../../content/page-text.ts'
import { helpCategoryIds, toQuestion, type HelpCategory, type HelpCategoryId, type HelpQuestion } from './help-category.ts'

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
