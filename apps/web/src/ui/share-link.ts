import { currentLanguage } from '../language/language.ts'
import { logWarning } from '../log/log.ts'
import { showToast } from './toasts.ts'
import { uiTexts } from './ui.texts.ts'

/** Opens the share sheet with a page of ours; where there is none, copies its address. */
export async function shareLink(title: string, path: string): Promise<void> {
  const url = location.origin + path
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ title, url })
    } catch (error) {
      // Closed by the person.
      if (error instanceof DOMException && error.name === 'AbortError') return
      logWarning('the share sheet did not open', error)
    }
  }
  await copyLink(path)
}

/** Copies the address of a page of ours and says so; where that fails, shows it. */
export async function copyLink(path: string): Promise<void> {
  const url = location.origin + path
  const texts = uiTexts[currentLanguage()]
  try {
    await navigator.clipboard.writeText(url)
    showToast({ kind: 'good', title: texts.linkCopied })
  } catch (error) {
    logWarning('the link was not copied', error)
    showToast({ kind: 'warn', title: texts.linkNotCopied, text: url })
  }
}
