import { ApiError, noReply } from '../../../api/api-error.ts'
import type { GeneratorTexts } from '../generator.texts.ts'

export type GenerateProblem = {
  title: string
  text: string
  /** Where it is shown: the connection box of the side panel, or a message. */
  place: 'connection' | 'toast'
  needsPro: boolean
}

/**
 * What a person reads when a video could not be started. `null` for a 401: the login opens by
 * itself.
 */
export function generateProblem(error: unknown, texts: GeneratorTexts): GenerateProblem | null {
  const toast = (text: string, title = texts.generateFailed): GenerateProblem => ({ title, text, place: 'toast', needsPro: false })
  if (!(error instanceof ApiError)) return toast(texts.unknownError)
  if (error.status === 401) return null
  if (error.status === noReply) return { title: texts.offline, text: texts.offlineText, place: 'connection', needsPro: false }
  if (error.code === 'template_restriction') return { ...toast(error.message, texts.proOnlyServer), needsPro: true }
  // A spent quota has a text of its own; a bare 403 does not say what was denied.
  if (error.status === 403 && (error.code === null || error.code === 'forbidden')) return toast(texts.generateForbidden)
  if (error.code === 'unexpected_reply') return toast(texts.generateUnexpected)
  return toast(error.message || texts.unknownError)
}
