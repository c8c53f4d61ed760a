import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../language/language.ts'
import { classNames } from './class-names.ts'

/** The first six seconds of videos that the product made, 360×640, silent, at most 250 KB each. */
const clips = import.meta.glob<string>('./sample-clips/*/*.mp4', { eager: true, import: 'default', query: '?url' })

export type SampleClipId = 'coffee' | 'product' | 'sleep'

/**
 * A clip over its still, which stays until the clip plays and where it cannot. A stopped clip
 * continues from its position.
 */
export function SampleClip({ sample, playing }: { sample: SampleClipId; playing: boolean }) {
  const address = clips[`./sample-clips/${useLanguage()}/${sample}.mp4`]
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
      className={classNames('absolute inset-0 size-full object-cover transition-opacity duration-(--duration-move)', !seen && 'opacity-0')}
    />
  )
}
