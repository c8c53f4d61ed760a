import type { TutorialData } from '../../content/page-data.ts'
import { lazyPageText, type LazyText, type PageText } from '../../content/page-text.ts'

/** A guide; its sections are its steps. `id` is also its anchor. */
export type Tutorial = PageText<TutorialData> & { id: string }

/** The guides of one language in their order, from texts by the names of their files. */
function tutorialsOf(pages: Readonly<Record<string, PageText<TutorialData>>>): Tutorial[] {
  return Object.entries(pages)
    .map(([file, page]) => ({ ...page, id: /([^/]+)\.\w+\.md$/.exec(file)?.[1] ?? '' }))
    .toSorted((one, other) => one.data.order - other.data.order)
}

/** The guides as they stand in a written page. */
export function writtenTutorials(): Tutorial[] | null {
  const guides = [...document.querySelectorAll<HTMLElement>('[data-guide]')].map((card) => ({
    id: card.querySelector('[id]')?.id ?? '',
    ...(JSON.parse(card.dataset['guide'] ?? '{}') as Pick<Tutorial, 'data' | 'words'>),
    intro: card.querySelector('.prose')?.innerHTML ?? '',
    sections: [...card.querySelectorAll('li:has(> h3)')].map((step) => ({
      id: step.id,
      title: step.querySelector('[data-title]')?.textContent ?? '',
      html: step.querySelector('.prose')?.innerHTML ?? '',
    })),
  }))
  return guides.length === 0 ? null : guides
}

export const tutorialTexts: LazyText<Tutorial[]> = lazyPageText(
  {
    pt: async () => ({ default: tutorialsOf((await import('./tutorial-pages.pt.ts')).pages) }),
    en: async () => ({ default: tutorialsOf((await import('./tutorial-pages.en.ts')).pages) }),
  },
  writtenTutorials,
)

/** Words a minute: people do what they read. */
const pace = 120

export function readingMinutes({ words }: Pick<Tutorial, 'words'>): number {
  return Math.max(1, Math.round(words / pace))
}
