import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

/** The first six seconds of videos that the product made, 360×640, silent, at most 250 KB each. */
const clips = import.meta.glob<string>('./sample-clips/*/*.mp4', { eager: true, import: 'default', query: '?url' })

export type SampleClipId = 'coffee' | 'product' | 'sleep'

type Props = {
  sample: SampleClipId
  /** That of the video. */
  language: InterfaceLanguage
  playing: boolean
}

/**
 * A clip over its still, which stays until the clip plays, and comes back where it cannot. A
 * stopped clip continues from its position.
 */
export function SampleClip({ sample, language, playing }: Props) {
  const address = clips[`./sample-clips/${language}/${sample}.mp4`]
  return <Clip key={address} address={address} playing={playing} />
}

function Clip({ address, playing }: { address: string | undefined; playing: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    // A browser that refuses to play leaves the still.
    if (playing) video.current?.play().catch(() => setSeen(false))
    else video.current?.pause()
  }, [playing])
  return (
    <video
      ref={video}
      src={address}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="auto"
      onPlaying={() => setSeen(true)}
      onError={() => setSeen(false)}
      className={classNames('absolute inset-0 size-full object-cover transition-opacity duration-(--duration-move)', !seen && 'opacity-0')}
    />
  )
}
