import type { ArticleData } from '../../content/page-data.ts'
import type { PageText } from '../../content/page-text.ts'

type LoadArticle = () => Promise<{ default: PageText<ArticleData> }>

const bodies = import.meta.glob<{ default: PageText<ArticleData> }>('#pages/blog/*.md')

/** What fetches the text of each article, by the name in its address: `/blog/{id}`. */
const loads: ReadonlyMap<string, LoadArticle> = new Map(Object.entries(bodies).map(([file, load]) => [/([^/]+)\.md$/.exec(file)?.[1] ?? '', load]))

export const articleIds: readonly string[] = [...loads.keys()]

/** Throws for an id that no article has. */
export function articleLoader(id: string): LoadArticle {
  const load = loads.get(id)
  if (load === undefined) throw new Error(`no article has the id ${id}`)
  return load
}
