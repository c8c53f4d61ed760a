import { templateCategories } from '@relampago/domain/catalogue'
import type { Template } from '@relampago/domain/contracts'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../language/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Bolt } from '../../../ui/logo.tsx'
import { DrawnPicture } from '../drawn/drawn-picture.tsx'
import './template-card.css'

type Props = {
  template: Template
  /** Whether the film plays over the still. */
  playing: boolean
  /** Among the first on the screen: fetched at once. */
  first?: boolean
}

/** A drawn frame in the colour of the category, where there is no picture, or none arrives. */
function Placeholder({ category }: Pick<Template, 'category'>) {
  const language = useLanguage()
  return (
    <span aria-hidden data-category={category} className="template-placeholder absolute inset-0 flex flex-col items-center justify-center pb-[18%]">
      <span className="template-placeholder-frame flex aspect-square w-1/2 items-center justify-center rounded-lg">
        <Bolt className="w-1/2" />
      </span>
      <span className="mt-4 max-w-full truncate px-3 type-caption text-[1.25rem]">{templateCategories[category][language]}</span>
    </span>
  )
}

/** The film over the still, from the moment that it plays; gone when it stops. */
function Loop({ address }: { address: string }) {
  const video = useRef<HTMLVideoElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = video.current
    if (element === null) return undefined
    // A browser that refuses to play leaves the still.
    element.play().catch(() => setSeen(false))
    return () => {
      // Frees the decoder at once, not when the garbage is collected.
      element.pause()
      element.removeAttribute('src')
      element.load()
    }
  }, [])
  return (
    <video
      ref={video}
      src={address}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="none"
      aria-hidden
      tabIndex={-1}
      onPlaying={() => setSeen(true)}
      className={classNames('absolute inset-0 size-full object-cover object-[50%_25%] transition-opacity duration-(--duration-quick)', !seen && 'opacity-0')}
    />
  )
}

/**
 * What a template looks like: its still, its film over it, or what the engine draws over a frame
 * in the colour of its category. Fills its parent.
 */
export function TemplatePicture({ template, playing, first = false }: Props) {
  const { category, thumbnail_image: still, preview_loop: loop } = template
  const [missing, setMissing] = useState<string | null>(null)
  const hasStill = still !== null && still !== missing
  return (
    <>
      {hasStill ? (
        <img
          src={still}
          alt=""
          width={360}
          height={640}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
          onError={() => setMissing(still)}
          className="absolute inset-0 size-full object-cover object-[50%_25%]"
        />
      ) : (
        <>
          <Placeholder category={category} />
          <DrawnPicture template={template} playing={playing} />
        </>
      )}
      {playing && loop !== null && hasStill ? <Loop key={loop} address={loop} /> : null}
    </>
  )
}
