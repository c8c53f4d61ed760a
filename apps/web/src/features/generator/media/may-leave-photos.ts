import { currentLanguage } from '../../../language/language.ts'
import { showToast } from '../../../ui/toasts.ts'
import { mediaTexts } from './media.texts.ts'
import type { Upload } from './use-uploads.ts'

/** Whether no photo is on its way; else says that the order waits for it. */
export function mayLeavePhotos({ uploads }: { uploads: readonly Upload[] }): boolean {
  if (uploads.every(({ state }) => state === 'failed')) return true
  const texts = mediaTexts[currentLanguage()]
  showToast({ kind: 'info', title: texts.stillSending, text: texts.stillSendingText })
  return false
}
