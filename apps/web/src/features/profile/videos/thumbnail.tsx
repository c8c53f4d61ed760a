import { useQuery } from '@tanstack/react-query'
import { callForFile } from '../../../api/call.ts'
import { classNames } from '../../../ui/class-names.ts'

/** A small picture as a data URL, which needs no release. */
async function asDataAddress(picture: Blob): Promise<string> {
  return await new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the picture could not be read')))
    reader.readAsDataURL(picture)
  })
}

/** The first scene of a video as long as the video lives; stripes where there is no picture. */
export function Thumbnail({ videoId, isExpired }: { videoId: string; isExpired: boolean }) {
  const { data: address } = useQuery({
    queryKey: ['scene-picture', videoId],
    queryFn: async ({ signal }) => asDataAddress(await callForFile('scenePicture', { params: { taskId: videoId, index: '0' }, signal, on401: 'throw' })),
    enabled: !isExpired,
    staleTime: Infinity,
    retry: false,
  })
  return (
    <span aria-hidden className={classNames('block aspect-9/16 w-14 shrink-0 overflow-hidden rounded-sm stripes', isExpired && 'opacity-55 grayscale')}>
      {address === undefined ? null : <img src={address} alt="" className="size-full object-cover" />}
    </span>
  )
}
