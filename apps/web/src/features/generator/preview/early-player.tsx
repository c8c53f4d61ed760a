import { Pause, Play } from 'lucide-react'
import type { Player } from '@relampago/preview'
import { minutesAndSeconds } from '@relampago/domain/rules'
import type { Seconds } from '@relampago/domain/units'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createCanvasPlayer, type OpenPlayer } from '../../../engine/canvas-player.ts'
import { useTexts } from '../../../language/language.ts'
import { IconButton } from '../../../ui/button.tsx'
import { seekBoth, toggleBoth } from './play-with-sound.ts'
import { earlyOrder, type EarlyPreview } from './preview-order.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { previewTexts } from './preview.texts.ts'
import { useCaptions } from './use-captions.ts'
import { useScenePictures } from './use-early-preview.ts'
import { useStart, type SoundState } from './use-start.ts'

type Props = { taskId: string; preview: EarlyPreview; audio: HTMLAudioElement; open: OpenPlayer }

/** Opens the engine, and plays as soon as it and the narration are there. */
export function EarlyPlayer({ taskId, preview, audio, open }: Props) {
  const texts = useTexts(previewTexts)
  const { timeline } = preview
  const [player, setPlayer] = useState<Player | null>(null)
  const [{ attach }] = useState(() => createCanvasPlayer(open, setPlayer))
  const [frame] = useState({ width: timeline.width / 3, height: timeline.height / 3 })
  const captions = useRef<HTMLCanvasElement>(null)
  const pictures = useScenePictures(taskId, preview)
  const order = useMemo(() => earlyOrder(preview, pictures), [preview, pictures])
  useEffect(() => player?.show(order), [player, order])
  useCaptions(captions, player, timeline)
  const sound = useStart(taskId, { player, audio })
  const problem = useProblem(player)
  return (
    <PreviewFrame
      screen={
        <div className="relative size-full">
          <canvas ref={attach} {...frame} className="absolute inset-0 size-full" />
          <canvas ref={captions} width={timeline.width / 2} height={timeline.height / 2} aria-hidden className="absolute inset-0 size-full" />
        </div>
      }
    >
      {problem === 'engine' ? (
        <p className="text-small">{texts.noEngine}</p>
      ) : (
        <Controls {...{ player, sound, audio }} seconds={timeline.frames / timeline.framesPerSecond} />
      )}
    </PreviewFrame>
  )
}

function useProblem(player: Player | null) {
  return useSyncExternalStore(
    (listener) => player?.onStatus(listener) ?? (() => undefined),
    () => player?.status().problem ?? null,
    () => null,
  )
}

type ControlsProps = { player: Player | null; sound: SoundState; audio: HTMLAudioElement; seconds: Seconds }

function Controls({ player, sound, audio, seconds }: ControlsProps) {
  const texts = useTexts(previewTexts)
  const state = useSyncExternalStore(
    (listener) => player?.onStatus(listener) ?? (() => undefined),
    () => player?.status().state ?? null,
    () => null,
  )
  const heard = sound === 'here' ? audio : null
  const isPlaying = state === 'playing'
  const Icon = isPlaying ? Pause : Play
  if (player === null || sound === 'coming') return <output className="text-small text-ink-muted">{texts.opening}</output>
  return (
    <>
      {sound === 'missing' ? <output className="mb-2 block text-small text-ink-muted">{texts.silent}</output> : null}
      <div className="flex items-center gap-3">
        <IconButton label={isPlaying ? texts.pause : texts.play} onClick={() => void toggleBoth(player, heard)}>
          <Icon aria-hidden className="size-4.5 fill-current" />
        </IconButton>
        <Position player={player} seconds={seconds} onSeek={(time) => seekBoth(player, heard, time)} />
      </div>
    </>
  )
}

/** Moves with every frame without rendering. */
function Position({ player, seconds, onSeek }: { player: Player; seconds: Seconds; onSeek: (time: Seconds) => void }) {
  const texts = useTexts(previewTexts)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const show = (time: Seconds) => {
      const slider = input.current
      if (slider === null) return
      slider.value = String(time)
      slider.parentElement?.style.setProperty('--at', Math.min(1, time / seconds).toFixed(4))
      const said = texts.of(minutesAndSeconds(Math.floor(time) * 1000), minutesAndSeconds(seconds * 1000))
      if (slider.getAttribute('aria-valuetext') !== said) slider.setAttribute('aria-valuetext', said)
    }
    show(player.status().time)
    return player.onTime(show)
  }, [player, seconds, texts])
  return (
    <div className="slider min-w-0 flex-1">
      <input
        ref={input}
        type="range"
        min={0}
        max={seconds}
        step={0.1}
        defaultValue={0}
        aria-label={texts.position}
        onChange={({ target }) => onSeek(target.valueAsNumber)}
      />
    </div>
  )
}
