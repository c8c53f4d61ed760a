import { useQuery } from '@tanstack/react-query'
import { ApiError, noReply } from '../../../api/api-error.ts'
import { callForFile } from '../../../api/call.ts'
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
      // A proxy's own page with status 200.
      if (blob.type.startsWith('text/')) throw new ApiError({ status: noReply, code: 'unexpected_reply', message: '' })
      return blob
    },
    staleTime: Infinity,
    retry: false,
  })
  return { file, error, isFetching, retry: () => void refetch() }
}
