import type { PageText } from '../../../content/page-text.ts'
import type { Article } from '../data/article-list.ts'

/**
 * The text of an article as it is in the page that the server has sent: its script, which holds the
 * same words, need not be fetched. `null` on every other page.
 */
export function writtenArticle(article: Article): PageText<Article> | null {
  const text = typeof document === 'undefined' ? null : document.querySelector(`[data-article="${article.id}"]`)
  const intro = text?.querySelector(':scope > div > .prose')
  if (!text || !intro) return null
  const sections = [...text.querySelectorAll(':scope > section')].map((section) => {
    const heading = section.querySelector('h2')
    return { id: heading?.id ?? '', title: heading?.textContent ?? '', html: section.querySelector('.prose')?.innerHTML ?? '' }
  })
  return { data: article, words: article.words, intro: intro.innerHTML, sections }
}
