import { useQuery } from '@tanstack/react-query'
import { callForFile } from '../../../api/call.ts'

/** A scene's small picture, fetched once however many places show it; `null` until it is here, or when it is no picture. */
export function useScenePicture(taskId: string, index: number, exists: boolean): Blob | null {
  const { data: file } = useQuery({
    queryKey: ['scene-picture', taskId, index],
    // A missing picture is no reason to leave the page.
    queryFn: ({ signal }) => callForFile('scenePicture', { params: { taskId, index: String(index) }, signal, on401: 'throw' }),
    enabled: exists,
    staleTime: Infinity,
  })
  return file?.type.startsWith('image/') === true ? file : null
}
