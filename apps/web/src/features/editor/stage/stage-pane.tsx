import { useEffect, useRef, useState, type CSSProperties, type ReactNode, type Ref } from 'react'
import { useTexts } from '../../../language/language.ts'
import { logWarning } from '../../../log/log.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useEditor } from '../editor.ts'
import { FinalFrameButton } from '../final-frame/final-frame-button.tsx'
import { FrameComparison } from '../final-frame/frame-comparison.tsx'
import { useFinalFrame } from '../final-frame/use-final-frame.ts'
import { useEditorKeys } from '../keyboard/use-editor-keys.ts'
import { ThinTimeline } from '../timeline/thin-timeline.tsx'
import { SeekRange } from '../clock/seek-range.tsx'
import { StageBadges } from './stage-badges.tsx'
import { stageTexts } from './stage.texts.ts'
import { TimeReadout } from '../clock/time-readout.tsx'
import { FullscreenButton, PlayPause, StopButton, Transport } from './transport.tsx'
import { usePlayerLook } from '../clock/use-player.ts'

/** Preview sizes of the two formats. */
const boxes = { '9:16': { width: 360, height: 640 }, '16:9': { width: 640, height: 360 } } as const

/** Canvas and controls; on phones with the thin timeline. Carries the keyboard of the page. */
export function StagePane() {
  const texts = useTexts(stageTexts)
  const { player } = useEditor()
  const status = usePlayerLook(player)
  const frame = useRef<HTMLDivElement>(null)
  const final = useFinalFrame()
  useEditorKeys()
  useEffect(() => {
    if (status?.problem !== 'pictures') return
    logWarning('pictures of the preview could not be loaded')
    showToast({ kind: 'bad', title: texts.picturesFailed, text: texts.picturesFailedText })
  }, [status?.problem, texts])
  return (
    <section aria-label={texts.stage} className="on-film flex min-h-0 min-w-0 flex-1 flex-col bg-ground">
      <CanvasBox ref={frame} isReady={status?.isReady === true} hasNoEngine={status?.problem === 'engine'}>
        {final.frame === null ? null : <FrameComparison frame={final.frame} onClose={final.close} />}
      </CanvasBox>
      <div className="hidden px-4 pb-2 lg:block">
        <div className="slider mx-auto w-full max-w-sm">
          <SeekRange />
        </div>
        <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
          <div>{status === null ? null : <StageBadges status={status} />}</div>
          <Transport status={status} frame={frame} />
          <FinalFrameButton isDrawing={final.isDrawing} onAsk={final.ask} className="justify-self-end max-xl:hidden" />
          <FinalFrameButton isSmall isDrawing={final.isDrawing} onAsk={final.ask} className="justify-self-end xl:hidden" />
        </div>
      </div>
      <div className="flex items-center gap-3 px-3.5 pb-2 lg:hidden">
        <PlayPause status={status} />
        <TimeReadout />
        <ThinTimeline className="not-group-data-sheet/editor:hidden" />
        <div className="ml-auto flex items-center group-data-sheet/editor:hidden">
          {status === null ? null : <StageBadges isSmall status={status} />}
          <StopButton />
          <FullscreenButton frame={frame} />
        </div>
        <FinalFrameButton isSmall isDrawing={final.isDrawing} onAsk={final.ask} className="-mr-2 -ml-3" />
      </div>
    </section>
  )
}

type BoxProps = { ref: Ref<HTMLDivElement>; isReady: boolean; hasNoEngine: boolean; /** Over the canvas. */ children: ReactNode }

/** The canvas as large as it fits. Its own size is the player's: a drawn one must not be set. */
function CanvasBox({ ref, isReady, hasNoEngine, children }: BoxProps) {
  const texts = useTexts(stageTexts)
  const { project, attachCanvas } = useEditor()
  const { width, height } = boxes[project.format]
  const [first] = useState({ width, height })
  const fit: CSSProperties = { aspectRatio: `${width} / ${height}`, width: `min(100cqw, 100cqh * ${width} / ${height})` }
  return (
    <div className="@container-size flex min-h-40 flex-1 items-center justify-center p-3 lg:p-5">
      <div ref={ref} className="relative overflow-hidden rounded-md bg-surface-1 in-[:fullscreen]:rounded-none" style={fit}>
        <canvas ref={attachCanvas} {...first} className="absolute inset-0 size-full object-contain">
          {texts.canvas}
        </canvas>
        {isReady || hasNoEngine ? null : (
          <output className="absolute inset-0">
            <Skeleton className="size-full rounded-none" />
            <span className="sr-only">{texts.loading}</span>
          </output>
        )}
        {hasNoEngine ? (
          <div role="alert" className="absolute inset-0 flex items-center overflow-auto bg-surface-1 p-4 text-small">
            <div>
              <p className="font-semibold">{texts.noEngine}</p>
              <p className="mt-1 text-ink-muted">{texts.noEngineText}</p>
            </div>
          </div>
        ) : null}
        {children}
      </div>
    </div>
  )
}
