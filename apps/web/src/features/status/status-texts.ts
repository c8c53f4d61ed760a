import { lazyPageText, usePageText } from '../../content/page-text.ts'
import type { statusPt } from './status-pt.texts.ts'

export type StatusTexts = typeof statusPt

/** In one language each, because the page is mostly text and few readers change the language. */
const texts = lazyPageText<StatusTexts>({
  pt: async () => ({ default: (await import('./status-pt.texts.ts')).statusPt }),
  en: async () => ({ default: (await import('./status-en.texts.ts')).statusEn }),
})

/** Before the page is first shown. */
export const loadStatusTexts = texts.load

export function useStatusTexts(): StatusTexts {
  return usePageText(texts)
}
