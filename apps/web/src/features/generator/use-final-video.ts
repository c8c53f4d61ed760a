import { useQuery } from '@tanstack/react-query'
import { callForFile } from '../../api/call.ts'
import { EmptyVideoError } from './final-video-problem.ts'

/** The finished file, fetched once. */
export function useFinalVideo(taskId: string) {
  const {
    data: file,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['final-video', taskId],
    queryFn: async ({ signal }) => {
      const blob = await callForFile('finalVideo', { params: { taskId }, signal, on401: 'throw' })
      if (blob.size === 0) throw new EmptyVideoError('the file is empty')
      return blob
    },
    staleTime: Infinity,
    retry: false,
  })
  return { file, error, isFetching, retry: () => void refetch() }
}
