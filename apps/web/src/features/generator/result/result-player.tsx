import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { PhoneFrame } from '../../../ui/phone-frame.tsx'
import { useFileSource } from '../../../ui/use-file-source.ts'
import { videoTexts } from '../video.texts.ts'
import { AppOverlay, OverlayChoice, type OverlayId } from './app-overlay.tsx'

/**
 * Plays the finished file with the browser's own controls: they know full screen, casting, keyboard
 * and screen readers on every phone. Browsers let a video start by itself only without sound.
 */
function VideoPlayer({ file, title }: { file: Blob; title: string }) {
  const texts = useTexts(videoTexts)
  const video = useFileSource<HTMLVideoElement>(file)
  const [isMuted, setMuted] = useState(true)
  const unmute = () => {
    const { current: player } = video
    if (player === null) return
    // React sets `muted` only when the element is made.
    Object.assign(player, { muted: false })
    player.focus()
    void player.play().catch(() => undefined)
  }
  return (
    <>
      <video
        ref={video}
        aria-label={title}
        controls
        playsInline
        loop
        autoPlay
        muted
        onVolumeChange={({ currentTarget }) => setMuted(currentTarget.muted)}
        className="size-full bg-ground object-cover"
      />
      {isMuted ? (
        <div className="absolute inset-x-3 top-3 z-10 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md bg-ground/85 p-1.5 pl-3.5 text-small">
          <span>{texts.startsSilent}</span>
          <Button size="small" className="min-h-11" icon={<Volume2 aria-hidden className="size-4.5" />} onClick={unmute}>
            {texts.unmute}
          </Button>
        </div>
      ) : null}
    </>
  )
}

/** The player in a phone, as an app shows it. `file` is missing until it is fetched. */
export function ResultPlayer({ file, title }: { file: Blob | undefined; title: string }) {
  const texts = useTexts(videoTexts)
  const [app, setApp] = useState<OverlayId>('none')
  return (
    <div className="mx-auto flex w-full flex-col gap-3.5 md:max-w-[22rem]">
      <PhoneFrame className="mx-auto w-[min(100%,22rem,max(12rem,33.75svh))] md:w-full">
        {file === undefined ? (
          <output className="stripes flex h-full items-center justify-center text-small text-ink-muted">{texts.loading}</output>
        ) : (
          <>
            <VideoPlayer file={file} title={title} />
            <AppOverlay app={app} />
          </>
        )}
      </PhoneFrame>
      <OverlayChoice value={app} onChange={setApp} />
    </div>
  )
}
