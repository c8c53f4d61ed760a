import { Pause, Play, VolumeX } from 'lucide-react'
import { useTexts } from '../language/language.ts'
import { classNames } from './class-names.ts'
import { uiTexts } from './ui.texts.ts'

/** Starts and stops a sound sample; `what` is its name. */
export function PlayButton({ what, playing, disabled = false, onClick }: { what: string; playing: boolean; disabled?: boolean; onClick: () => void }) {
  const texts = useTexts(uiTexts)
  const Icon = disabled ? VolumeX : playing ? Pause : Play
  return (
    <button
      type="button"
      aria-label={playing ? texts.pause(what) : texts.play(what)}
      disabled={disabled}
      onClick={onClick}
      className={classNames(
        'relative z-1 flex size-11 shrink-0 items-center justify-center rounded-full transition-colors duration-(--duration-quick) disabled:text-ink-faint',
        playing ? 'bg-ink text-ground' : 'bg-surface-3 text-ink hover:bg-control',
      )}
    >
      <Icon aria-hidden className="size-4.5 fill-current" />
    </button>
  )
}
