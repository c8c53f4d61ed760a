/** Plays the finished file with the browser's own controls: they know full screen, casting, keyboard and screen readers on every phone. */
export function VideoPlayer({ address, title }: { address: string; title: string }) {
  return <video src={address} aria-label={title} controls playsInline loop autoPlay muted className="size-full bg-ground object-cover" />
}
