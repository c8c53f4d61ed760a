import type { Template } from '@relampago/domain/contracts'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../language/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { savesData, useMotion } from '../../../ui/use-motion.ts'
import { TemplatePicture } from '../card/template-picture.tsx'
import { filmOf } from './film-of.ts'
import { pageTexts } from './page.texts.ts'

/** The film over the still; a browser that refuses to play it leaves the still. */
function Film({ address, playing, onMissing }: { address: string; playing: boolean; onMissing: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (playing) video.current?.play().catch(() => undefined)
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
      preload={playing ? 'auto' : 'none'}
      aria-hidden
      tabIndex={-1}
      onPlaying={() => setSeen(true)}
      onError={onMissing}
      className={classNames('absolute inset-0 size-full object-cover transition-opacity duration-(--duration-move)', !seen && 'opacity-0')}
    />
  )
}

/**
 * What the template looks like in a film that repeats; with reduced motion or data saving its still
 * until the person starts it.
 */
export function TemplateFilm({ template, className }: { template: Template; className?: string }) {
  const texts = useTexts(pageTexts)
  const motion = useMotion()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [missing, setMissing] = useState<string | null>(null)
  const address = filmOf(template)
  // The engine shows it while the server has neither film nor still.
  const isDrawnHere = address === null && template.thumbnail_image === null
  const playing = wanted ?? (motion && !savesData())
  const Icon = playing ? Pause : Play
  return (
    <div
      className={classNames('on-film relative aspect-9/16 overflow-hidden rounded-phone border-[3px] border-surface-3 bg-surface-1 shadow-frame', className)}
    >
      <TemplatePicture template={template} playing={isDrawnHere && playing} first />
      {!isDrawnHere && (address === null || missing === address) ? null : (
        <>
          {address === null ? null : <Film key={address} address={address} playing={playing} onMissing={() => setMissing(address)} />}
          <button
            type="button"
            aria-label={playing ? texts.pause : texts.play}
            onClick={() => setWanted(!playing)}
            className="absolute right-3 bottom-3 flex size-11 items-center justify-center rounded-full bg-ground/75 text-ink hover:bg-ground forced-colors:border"
          >
            <Icon aria-hidden className="size-4.5 fill-current" />
          </button>
        </>
      )}
    </div>
  )
}
