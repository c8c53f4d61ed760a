import { logWarning } from '../../../log/log.ts'
/**
 * Outcome of sharing: the share sheet was opened (and used or closed), or the post text was copied
 * because there is none.
 */
export type Shared = 'sheet' | 'copied' | 'failed'

type Share = {
  /** The file as the sheet takes it, `null` where it takes none. */
  file: File | null
  text: string
}

/** Whether the user closed the sheet: nothing to report. */
function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/**
 * Opens the share sheet with the file, or with the text where files are not taken; copies the text
 * where there is no sheet.
 */
export async function shareVideo({ file, text }: Share): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(file === null ? { text } : { files: [file], text })
      return 'sheet'
    } catch (error) {
      if (isClosed(error)) return 'sheet'
      logWarning('the share sheet did not open', error)
    }
  }
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch (error) {
    logWarning('the text was not copied', error)
    return 'failed'
  }
}

/** Caption and hashtags as they are posted. */
export function postTextOf(caption: string, hashtags: readonly string[]): string {
  return `${caption}\n\n${tagsOf(hashtags)}`.trim()
}

export function tagsOf(hashtags: readonly string[]): string {
  return hashtags.map((tag) => (tag.startsWith('#') ? tag : `#${tag}`)).join(' ')
}
