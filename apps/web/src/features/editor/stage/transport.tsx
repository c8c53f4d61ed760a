import { Maximize, Minimize, Pause, Play, Square } from 'lucide-react'
import type { RefObject } from 'react'
import { useTexts } from '../../../language/language.ts'
import { IconButton } from '../../../ui/button.tsx'
import type { PlayerLook } from '../clock/use-player.ts'
import { useEditor } from '../editor.ts'
import { stageTexts } from './stage.texts.ts'
import { useFullscreen } from './use-fullscreen.ts'

type Props = { status: PlayerLook | null; /** What fills the screen. */ frame: RefObject<HTMLElement | null> }

/** Stop, play or pause, and full screen. */
export function Transport({ status, frame }: Props) {
  return (
    <div className="grid grid-cols-[2.75rem_auto_2.75rem] items-center justify-center gap-3">
      <StopButton />
      <PlayPause status={status} />
      <FullscreenButton frame={frame} />
    </div>
  )
}

export function StopButton() {
  const texts = useTexts(stageTexts)
  const { player } = useEditor()
  return (
    <IconButton label={texts.stop} disabled={player === null} onClick={() => player?.stop()}>
      <Square aria-hidden className="size-4 fill-current" />
    </IconButton>
  )
}

export function FullscreenButton({ frame }: Pick<Props, 'frame'>) {
  const texts = useTexts(stageTexts)
  const { isOffered, isOn, toggle } = useFullscreen(frame)
  if (!isOffered) return null
  const Icon = isOn ? Minimize : Maximize
  return (
    <IconButton label={isOn ? texts.leaveFullscreen : texts.fullscreen} onClick={toggle}>
      <Icon aria-hidden className="size-4.5" />
    </IconButton>
  )
}

export function PlayPause({ status }: Pick<Props, 'status'>) {
  const texts = useTexts(stageTexts)
  const { player } = useEditor()
  const isPlaying = status?.state === 'playing'
  const Icon = isPlaying ? Pause : Play
  return (
    <button
      type="button"
      aria-label={isPlaying ? texts.pause : texts.play}
      disabled={player === null}
      onClick={() => (isPlaying ? player?.pause() : player?.play())}
      className="flex size-12 shrink-0 items-center justify-center rounded-full border border-hairline bg-surface-3 text-ink hover:bg-surface-quiet disabled:text-ink-faint"
    >
      <Icon aria-hidden className="size-5 fill-current" />
    </button>
  )
}
