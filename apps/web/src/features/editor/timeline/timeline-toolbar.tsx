import { zoomBounds } from '@relampago/domain/editor'
import { Redo2, Undo2, ZoomIn, ZoomOut } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useTexts } from '../../../language/language.ts'
import { IconButton } from '../../../ui/button.tsx'
import { useEditor } from '../editor.ts'
import { KeysHelp } from '../keyboard/keys-help.tsx'
import { TimeReadout } from '../clock/time-readout.tsx'
import { steppedZoom } from './time-scale.ts'
import { timelineTexts } from './timeline.texts.ts'
import { ViewSwitch } from './view-switch.tsx'

/** Above the timeline: steps back and forth, time, view and zoom. */
export function TimelineToolbar() {
  const texts = useTexts(timelineTexts)
  const { undo, redo, canUndo, canRedo } = useEditor()
  return (
    <div className="flex flex-wrap items-center gap-x-1 px-2 py-1 sm:gap-x-3 sm:px-3.5">
      <div className="flex">
        <IconButton label={texts.undo} disabled={!canUndo} onClick={undo}>
          <Undo2 aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton label={texts.redo} disabled={!canRedo} onClick={redo}>
          <Redo2 aria-hidden className="size-4.5" />
        </IconButton>
      </div>
      <TimeReadout className="max-lg:hidden" />
      <p aria-hidden className="hidden items-center gap-1.5 text-small text-ink-muted xl:flex">
        <Key>{texts.space}</Key> {texts.playKey} <Key>←</Key>
        <Key>→</Key> {texts.frameKeys}
      </p>
      <KeysHelp />
      <div className="ml-auto flex items-center gap-2 sm:gap-3">
        <ViewSwitch />
        <Zoom />
      </div>
    </div>
  )
}

function Key({ children }: { children: string }) {
  return <kbd className="rounded-sm border border-hairline bg-surface-2 px-1.5 py-0.5 font-body text-micro font-semibold text-ink">{children}</kbd>
}

function Zoom() {
  const texts = useTexts(timelineTexts)
  const { zoom, setZoom } = useEditor()
  const { min, max, step } = zoomBounds
  return (
    <div className="flex items-center">
      <IconButton label={texts.zoomOut} disabled={zoom <= min} onClick={() => setZoom(steppedZoom(zoom, -5))} className="text-ink-muted max-sm:hidden">
        <ZoomOut aria-hidden className="size-4" />
      </IconButton>
      <span className="slider w-24 sm:w-32" style={{ '--at': ((zoom - min) / (max - min)).toFixed(4) } as CSSProperties}>
        <input
          type="range"
          {...{ min, max, step }}
          value={zoom}
          aria-label={texts.zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={(event) => setZoom(steppedZoom(event.target.valueAsNumber, 0))}
        />
      </span>
      <IconButton label={texts.zoomIn} disabled={zoom >= max} onClick={() => setZoom(steppedZoom(zoom, 5))} className="text-ink-muted max-sm:hidden">
        <ZoomIn aria-hidden className="size-4" />
      </IconButton>
    </div>
  )
}
