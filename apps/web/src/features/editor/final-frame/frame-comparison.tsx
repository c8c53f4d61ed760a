import { X } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { IconButton } from '../../../ui/button.tsx'
import { useFileSource } from '../../../ui/use-file-source.ts'
import { timeText } from '../clock/time-text.ts'
import { finalFrameTexts } from './final-frame.texts.ts'
import type { FinalFrame } from './use-final-frame.ts'

/** The server's frame over the right part of the canvas; the division is moved. */
export function FrameComparison({ frame, onClose }: { frame: FinalFrame; onClose: () => void }) {
  const texts = useTexts(finalFrameTexts)
  const language = useLanguage()
  const image = useFileSource<HTMLImageElement>(frame.picture)
  // Of the person's own photos the server knows nothing: there is no half to compare.
  const [at, setAt] = useState(frame.hasOwnPhotos ? 0 : 50)
  return (
    <section aria-label={texts.comparison} className="absolute inset-0">
      <img
        ref={image}
        alt={texts.picture(timeText(frame.time, language))}
        className="absolute inset-0 size-full object-contain"
        style={{ clipPath: `inset(0 0 0 ${at}%)` }}
      />
      <input
        type="range"
        min={0}
        max={100}
        value={at}
        aria-label={texts.divide}
        aria-valuetext={texts.divided(at)}
        onChange={({ target }) => setAt(target.valueAsNumber)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          onClose()
        }}
        className="peer absolute inset-0 size-full cursor-ew-resize touch-none opacity-0"
      />
      <span aria-hidden className="pointer-events-none absolute inset-y-0 w-0.5 bg-ink peer-focus-visible:w-1" style={{ left: `${at}%` }}>
        <span className="absolute top-1/2 -left-3 h-8 w-6.5 rounded-full border-2 border-ground bg-ink" />
      </span>
      <p aria-hidden className="pointer-events-none absolute inset-x-2 bottom-2 flex justify-between text-micro font-semibold">
        <span className="rounded-sm bg-ground/80 px-2 py-1">{texts.preview}</span>
        <span className="rounded-sm bg-ground/80 px-2 py-1">{texts.final}</span>
      </p>
      {frame.hasOwnPhotos ? <p className="pointer-events-none absolute inset-x-2 bottom-10 rounded-sm bg-ground/85 p-2 text-micro">{texts.ownPhotos}</p> : null}
      <IconButton label={texts.close} onClick={onClose} className="absolute top-1 right-1 bg-ground/70">
        <X aria-hidden className="size-5" />
      </IconButton>
    </section>
  )
}
