import { planOf, type AccountPlan, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError, errorText, ownMedia, photoVideo } from '@relampago/domain/contracts'
import { clipFault, isClip, photoFault } from '@relampago/domain/rules'
import type { ApiError } from '../../../api/api-error.ts'
import { mediaTexts } from './media.texts.ts'

/** Why a photo or clip was not sent or not taken. */
export type PhotoProblem = 'too_large' | 'clip_too_large' | AppError | ApiError | 'unknown'

/** What can be said about a file before it is sent; `null`: it may be sent. */
export async function problemOf(file: File, plan: AccountPlan): Promise<PhotoProblem | null> {
  try {
    if (await isClipFile(file)) return file.size > ownMedia.clipBytes ? 'clip_too_large' : clipFault(new Uint8Array(await file.arrayBuffer()))
    if (file.size > photoVideo.uploadBytes) return 'too_large'
    return photoFault(new Uint8Array(await file.arrayBuffer()), planOf(plan).photoMegapixels)
  } catch {
    // It was moved or deleted since it was chosen.
    return 'unknown'
  }
}

/** Whether a file is sent as a clip: by what the browser says of it, or by its first bytes. */
export async function isClipFile(file: File): Promise<boolean> {
  return file.type.startsWith('video/') || isClip(new Uint8Array(await file.slice(0, 12).arrayBuffer()))
}

/** Whether the same file may be taken another time: its own faults stay. */
export function mayPass(problem: PhotoProblem): boolean {
  if (problem === 'too_large' || problem === 'clip_too_large') return false
  if (problem === 'unknown') return true
  return problem instanceof AppError ? problem.code === 'too_many_media' : problem.status !== 422
}

export function problemText(problem: PhotoProblem, language: InterfaceLanguage): string {
  const texts = mediaTexts[language]
  if (problem === 'too_large') return texts.tooLarge
  if (problem === 'clip_too_large') return texts.clipTooLarge
  if (problem === 'unknown') return texts.unknown
  if (problem instanceof AppError) return errorText(problem.code, language, problem.parameters)
  return problem.status === 401 ? texts.signInAgain : problem.message || texts.unknown
}
