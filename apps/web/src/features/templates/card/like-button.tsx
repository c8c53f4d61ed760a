import type { Template } from '@relampago/domain/contracts'
import { Heart } from 'lucide-react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { countText } from '../../../language/numbers.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useLike } from '../data/use-like.ts'
import { cardTexts } from './card.texts.ts'
import { pulseMs, useTimed } from './use-timed.ts'

/** The heart with how many like the template. */
export function LikeButton({ template, className }: { template: Template; className?: string }) {
  const texts = useTexts(cardTexts)
  const language = useLanguage()
  const pulse = useTimed(pulseMs)
  const like = useLike(template.id)
  const { user_liked: isLiked, likes, name } = template
  const press = () => {
    pulse.start()
    // The failure has been shown and the count is as before.
    like(template).catch(pulse.stop)
  }
  return (
    <button
      type="button"
      aria-label={`${texts.like(name)}: ${texts.likes(likes)}`}
      aria-pressed={isLiked}
      onClick={press}
      className={classNames('flex min-h-11 items-center gap-1.5 rounded-md px-2 text-small font-semibold text-ink tabular-nums hover:bg-ground/60', className)}
    >
      <Heart key={pulse.count} aria-hidden data-pulse={pulse.isOn || undefined} className={classNames('pulse-once size-4.5', isLiked && 'fill-current')} />
      {countText(likes, language)}
    </button>
  )
}
