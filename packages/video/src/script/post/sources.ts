import type { Phrases } from '../../content/schema/phrases.ts'
import type { ScriptSentence } from '../../story/script.ts'
import { fillGaps } from '../phrases/fill-phrase.ts'

/** A comment on YouTube or Instagram may be longer; nobody reads more. */
const longestComment = 2000

/**
 * The line that an encyclopedia's licence asks for: its pages with titles and licences. Empty when
 * none was used.
 */
export function captionSources(told: readonly ScriptSentence[], phrases: Phrases): string[] {
  const named = unique(told.flatMap(({ source }) => (source.kind === 'encyclopedia' ? [pageName(source)] : [])))
  return named.length === 0 ? [] : [fillGaps(named.length === 1 ? phrases.post.source : phrases.post.sources, { item: named.join('; ') })]
}

/** All sources of what is told, one a line, with links where there are pages. */
export function commentSources(told: readonly ScriptSentence[], phrases: Phrases): string[] {
  const lines = unique(
    told.flatMap(({ source }) => {
      if (source.kind === 'encyclopedia') return [source.url === '' ? pageName(source) : `${pageName(source)}: ${source.url}`]
      return source.kind === 'fact' && isNamed(source.check) ? [source.check] : []
    }),
  )
  if (lines.length === 0) return []
  const fitting = lines.filter((_line, index) => lines.slice(0, index + 1).join('\n').length <= longestComment)
  if (lines.length === 1) return [fillGaps(phrases.post.source, { item: lines.join('') })]
  return [[phrases.post.sourceList, ...fitting].join('\n')]
}

/** A sum, such as "5 x 365 = 1825", proves a sentence, but is no source to name. */
function isNamed(check: string): boolean {
  return /\p{L}{2,}/u.test(check)
}

type Page = Extract<ScriptSentence['source'], { kind: 'encyclopedia' }>

/** As `Wikipédia, "Café" (CC BY-SA 4.0)`. */
function pageName({ source, title, licence }: Page): string {
  return `${source}, "${title}"${licence === '' ? '' : ` (${licence})`}`
}

function unique(lines: readonly string[]): string[] {
  return [...new Set(lines)]
}
