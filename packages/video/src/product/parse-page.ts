import { AppError } from '@relampago/domain/contracts'
import { load, type CheerioAPI } from 'cheerio/slim'
import { DomHandler, Parser } from 'htmlparser2'

/**
 * Where browsers cut the tree of a page. Real shops stay below 60; tree walks take time with the
 * square of the depth.
 */
const maxDepth = 512

/** Builds the tree, and stops where it gets too deep. */
class BoundedHandler extends DomHandler {
  override onopentag(...tag: Parameters<DomHandler['onopentag']>): void {
    // The document itself is the first.
    if (this.tagStack.length > maxDepth) throw new AppError('page_too_large')
    super.onopentag(...tag)
  }
}

/** The tree of a page. Throws `AppError` page_too_large for one more than 512 elements deep. */
export function parsePage(html: string): CheerioAPI {
  const handler = new BoundedHandler()
  new Parser(handler).end(html)
  return load(handler.root)
}
