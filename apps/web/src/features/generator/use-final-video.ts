import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callForFile } from '../../api/call.ts'
import { EmptyVideoError } from './final-video-problem.ts'

/** The finished file and an address to play it from; the address is given back when the page is left. */
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
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (file === undefined) return undefined
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      setAddress(null)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return { file, address, error, isFetching, retry: () => void refetch() }
}
