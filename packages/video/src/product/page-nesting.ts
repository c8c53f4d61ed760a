import { AppError } from '@relampago/domain/contracts'

/** Elements that have no end tag, or whose end tag pages leave out and parsers add. */
const withoutEnd = new Set(
  `area base br col embed hr img input link meta param source track wbr
   p li dt dd tr td th thead tbody tfoot colgroup option optgroup rt rp`.split(/\s+/),
)
// Real shops stay below 60. Parsers and tree walks take time with the square of the depth, and
// stack with it.
const maxDepth = 1000

/**
 * Throws `AppError` page_too_large for a page whose elements are nested more than a thousand levels
 * deep.
 */
export function assertReasonableNesting(html: string): void {
  let depth = 0
  let drawingDepth = 0
  for (const [, slash, written = '', attributes = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9-]{0,30})([^<>]*)/gi)) {
    const name = written.toLowerCase()
    // `/>` ends an element only inside a drawing; elsewhere HTML ignores it.
    if (withoutEnd.has(name) || (drawingDepth > 0 && attributes.endsWith('/'))) continue
    const step = slash === '/' ? -1 : 1
    if (name === 'svg') drawingDepth = Math.max(0, drawingDepth + step)
    depth = Math.max(0, depth + step)
    if (depth > maxDepth) throw new AppError('page_too_large')
  }
}
