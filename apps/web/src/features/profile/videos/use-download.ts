import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { callForFile } from '../../../api/call.ts'
import { useTexts } from '../../../language/language.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { closeToasts, showToast } from '../../../ui/toasts.ts'
import type { ListedVideo } from './use-videos.ts'
import { videosTexts, type VideosTexts } from './videos.texts.ts'

type Problem = keyof VideosTexts['problems']
const problemOfStatus: Readonly<Record<number, Problem>> = { 410: 'expired', 404: 'missing', 401: 'unauthorized' }

/** Thrown when the file arrived without content. */
class EmptyFileError extends Error {
  override readonly name = 'EmptyFileError'
}

async function fetchVideo(id: string): Promise<Blob> {
  const file = await callForFile('downloadVideo', { params: { id }, on401: 'throw' })
  if (file.size === 0) throw new EmptyFileError(`video ${id} came empty`)
  return file
}

function problemOf(error: unknown): Problem {
  if (error instanceof EmptyFileError) return 'empty'
  return (error instanceof ApiError && problemOfStatus[error.status]) || 'other'
}

/** Saves one video at a time as a file; `onGone` is called when the server no longer has it. */
export function useDownload(onGone: () => void): { busyId: string | null; download: (video: ListedVideo) => Promise<void> } {
  const texts = useTexts(videosTexts)
  const [busyId, setBusyId] = useState<string | null>(null)
  const download = async ({ id, filename }: ListedVideo) => {
    setBusyId(id)
    for (const { title } of Object.values(texts.problems)) closeToasts(title)
    try {
      saveFile(await fetchVideo(id), filename)
    } catch (error) {
      const problem = problemOf(error)
      const login = problem === 'unauthorized' ? { action: { label: texts.login, to: '/login?redirect=/profile' } } : {}
      showToast({ kind: 'bad', ...texts.problems[problem], ...login })
      if (problem === 'expired' || problem === 'missing') onGone()
    } finally {
      setBusyId(null)
    }
  }
  return { busyId, download }
}
