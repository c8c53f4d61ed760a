import { useFileSource } from '../../../ui/use-file-source.ts'

/** Plays the finished file with the browser's own controls: they know full screen, casting, keyboard and screen readers on every phone. */
export function VideoPlayer({ file, title }: { file: Blob; title: string }) {
  const video = useFileSource<HTMLVideoElement>(file)
  return <video ref={video} aria-label={title} controls playsInline loop autoPlay muted className="size-full bg-ground object-cover" />
}
