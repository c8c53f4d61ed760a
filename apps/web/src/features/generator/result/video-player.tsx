import { useEffect, useRef } from 'react'

/** Plays the finished file with the browser's own controls: they know full screen, casting, keyboard and screen readers on every phone. */
export function VideoPlayer({ file, title }: { file: Blob; title: string }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    if (video.current !== null) video.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return <video ref={video} aria-label={title} controls playsInline loop autoPlay muted className="size-full bg-ground object-cover" />
}
