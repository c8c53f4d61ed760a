import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callForFile } from '../../../api/call.ts'
import { FilePicture } from '../../../ui/file-picture.tsx'

/**
 * A scene's small picture, fetched once however many places show it; `null` until it is here, or
 * when it is no picture.
 */
function useScenePicture(taskId: string, index: number, exists: boolean): Blob | null {
  const { data: file } = useQuery({
    queryKey: ['scene-picture', taskId, index],
    // A missing picture is no reason to leave the page.
    queryFn: ({ signal }) => callForFile('scenePicture', { params: { taskId, index: String(index) }, signal, on401: 'throw' }),
    enabled: exists,
    staleTime: Infinity,
  })
  return file?.type.startsWith('image/') === true ? file : null
}

type Props = {
  taskId: string
  index: number
  exists: boolean
  className?: string
  /** Shown until the picture is here, or when it never comes. */
  children?: ReactNode
}

/** The small picture of a scene. Decoration: its sentence stands beside it. */
export function ScenePicture({ taskId, index, exists, className, children = null }: Props) {
  const file = useScenePicture(taskId, index, exists)
  return file === null ? children : <FilePicture file={file} className={className} />
}
