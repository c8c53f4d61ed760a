import type { Template } from '@relampago/domain/contracts'
import { Bookmark } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../language/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useFavorite } from '../data/use-favorite.ts'
import { cardTexts } from './card.texts.ts'
import { Sparkles } from './sparkles.tsx'
import { pulseMs, sparkleMs, useTimed } from './use-timed.ts'

type Props = { template: Template; /** Title of the message after taking it out. */ removed?: string; className?: string }

/** Marks a template as a favourite; round and dark, for the corner of a picture. */
export function FavoriteButton({ template, removed, className }: Props) {
  const texts = useTexts(cardTexts)
  const pulse = useTimed(pulseMs)
  const sparkle = useTimed(sparkleMs)
  const { toggle, busy } = useFavorite(removed === undefined ? {} : { removed })
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  // A button that was disabled meanwhile has lost the focus.
  useEffect(() => {
    if (busy || !hadFocus.current) return
    hadFocus.current = false
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [busy])
  const press = async () => {
    hadFocus.current = document.activeElement === button.current
    const isFavorite = await toggle(template)
    if (isFavorite !== null) pulse.start()
    if (isFavorite === true) sparkle.start()
  }
  const isMarked = template.user_favorited
  return (
    <button
      ref={button}
      type="button"
      aria-label={texts.favorite(template.name)}
      aria-pressed={isMarked}
      aria-busy={busy || undefined}
      disabled={busy}
      onClick={() => void press()}
      className={classNames(
        'relative flex size-11 items-center justify-center rounded-full bg-ground/75 text-ink transition-colors duration-(--duration-quick) hover:bg-ground forced-colors:border',
        className,
      )}
    >
      {busy ? (
        <span aria-hidden className="size-4.5 animate-spin rounded-full border-2 border-current border-t-transparent" />
      ) : (
        <Bookmark
          key={pulse.count}
          aria-hidden
          data-pulse={pulse.isOn || undefined}
          className={classNames('pulse-once size-5', isMarked && 'fill-spoken-soft text-spoken-soft')}
        />
      )}
      {sparkle.isOn ? <Sparkles /> : null}
    </button>
  )
}
