import { ApiError, noReply } from '../../../api/api-error.ts'
import type { VideoTexts } from '../video.texts.ts'

export type FinalVideoProblem = {
  title: string
  text: string
  /** What helps: asking again, signing in, or a new video only. */
  way: 'retry' | 'login' | 'again'
}

/** Thrown when the file arrived without content. */
export class EmptyVideoError extends Error {
  override readonly name = 'EmptyVideoError'
}

/** What a person reads when the finished file could not be fetched. */
export function finalVideoProblem(error: unknown, texts: VideoTexts): FinalVideoProblem {
  const title = texts.downloadFailed
  if (error instanceof EmptyVideoError) return { title, text: texts.empty, way: 'retry' }
  if (!(error instanceof ApiError) || error.status === noReply) return { title, text: texts.fetchFailed, way: 'retry' }
  if (error.status === 401) return { title, text: texts.login, way: 'login' }
  if (error.status === 404) return { title: texts.failed, text: texts.failedText, way: 'retry' }
  if (error.status === 410) return { title: texts.expiredTitle, text: texts.expiredText, way: 'again' }
  return { title, text: texts.fetchStatus(error.status, error.message), way: 'retry' }
}
