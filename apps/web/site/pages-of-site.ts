import { join } from 'node:path'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { readPages, type ContentPage } from '../page-text/read-pages.ts'
import type { ArticleData, HelpData, LegalData, TutorialData } from '../src/content/page-data.ts'

type Text<Data> = Omit<ContentPage, 'data'> & { data: Data }
/** The texts of the site in one language; articles are Portuguese in both. */
export type SiteTexts = {
  articles: readonly Text<ArticleData>[]
  help: readonly Text<HelpData>[]
  tutorials: readonly Text<TutorialData>[]
  legal: readonly Text<LegalData>[]
}

export function readSiteTexts(language: InterfaceLanguage, root = join(import.meta.dirname, '../../..')): SiteTexts {
  const pages = readPages(root)
  const of = <Data>(folder: string) => pages.filter((page) => page.folder === folder && (page.language ?? language) === language) as unknown as Text<Data>[]
  return {
    articles: of<ArticleData>('blog').toSorted((one, other) => other.data.date.localeCompare(one.data.date)),
    help: of<HelpData>('help').toSorted(byOrder),
    tutorials: of<TutorialData>('tutorials').toSorted(byOrder),
    legal: of<LegalData>('legal'),
  }
}

function byOrder(one: Text<{ order: number }>, other: Text<{ order: number }>): number {
  return one.data.order - other.data.order
}
