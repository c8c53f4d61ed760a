import type { StageId } from '@relampago/domain/catalogue'
import { Play } from 'lucide-react'
import { useState } from 'react'
import type { OpenPlayer } from '../../../engine/canvas-player.ts'
import { openPlayer } from '../../../engine/open-engine.ts'
import { useTexts } from '../../../language/language.ts'
import { EarlyPlayer } from './early-player.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { previewTexts } from './preview.texts.ts'
import { useEarlyPreview } from './use-early-preview.ts'

type Props = {
  taskId: string
  stage: StageId | null
  /** Sentences whose first picture is there, by the last report. */
  pictures: readonly number[]
  /** For tests. */
  open?: OpenPlayer
}

/**
 * Plays a video while it is rendered, once its narration is there. The engine and the sound are
 * fetched when it is played for the first time.
 */
export function EarlyPreview({ taskId, stage, pictures, open = openPlayer }: Props) {
  const texts = useTexts(previewTexts)
  const preview = useEarlyPreview(taskId, stage, pictures)
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null)
  if (preview === null) return null
  const begin = () => {
    const element = new Audio()
    // Phones let a sound play later only if the press itself asked for it.
    element.play().catch(() => undefined)
    setAudio(element)
  }
  return (
    <section aria-label={texts.heading} className="animate-arrive rounded-lg border border-hairline bg-surface-1 p-4">
      {audio === null ? (
        <PreviewFrame screen={<StartButton label={texts.play} onClick={begin} />}>{null}</PreviewFrame>
      ) : (
        <EarlyPlayer {...{ taskId, preview, audio, open }} />
      )}
    </section>
  )
}

function StartButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className="stripes group flex size-full items-center justify-center">
      <span className="flex size-14 items-center justify-center rounded-full bg-ink text-ground transition-transform duration-(--duration-quick) group-hover:scale-105">
        <Play aria-hidden className="ml-0.5 size-6 fill-current" />
      </span>
    </button>
  )
}
