// Reads one product page: started by `openPageReader`, which limits its processor time and memory.
// The page comes on standard input, the answer goes to standard output.
import { buffer } from 'node:stream/consumers'
import { AppError } from '@relampago/domain/contracts'
import type { PageAnswer } from './page-reader.ts'
import { readProduct, type ReadPage } from './read-product.ts'

/** A first line of JSON, then the bytes as they were fetched. */
function pageOf(input: Buffer): ReadPage {
  const end = input.indexOf('\n')
  const { contentType, url, readAt } = JSON.parse(input.toString('utf8', 0, end)) as Record<'contentType' | 'url' | 'readAt', string>
  return { contentType, url, readAt: new Date(readAt), bytes: input.subarray(end + 1) }
}

function answerTo(page: ReadPage): PageAnswer {
  try {
    return { kind: 'read', ...readProduct(page) }
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', code: error.code }
    // The stack has overflown.
    if (error instanceof RangeError) return { kind: 'refused', code: 'page_too_large' }
    throw error
  }
}

process.stdout.write(JSON.stringify(answerTo(pageOf(await buffer(process.stdin)))))
