import type { TilePainter } from '@relampago/preview'
import { useState, type ReactNode } from 'react'
import { useEditor } from '../editor.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ControlsPanel } from '../controls/controls-panel.tsx'
import { EditorHeader } from '../header/editor-header.tsx'
import type { SheetId } from '../header/sheet-button.tsx'
import { LibraryPanel } from '../library/library-panel.tsx'
import { PainterProvider } from '../tiles/painter-provider.tsx'
import { SidePanel } from './side-panel.tsx'

type Props = {
  /** Canvas and its controls; fills the middle. */ stage: ReactNode
  /** Below everything, as high as it needs; gone while a sheet is open on a phone. */
  timeline: ReactNode
  /** Opens what paints tiles, when the first one is seen. */
  openPainter: () => Promise<TilePainter>
}

/**
 * The parts of the editor on one screen: three columns and the timeline from 1024 px on, else one
 * column with sheets: `data-sheet` of the `group/editor` around the stage says which one is open.
 * A window lower than 38rem scrolls it. Needs an editor around it.
 */
export function EditorLayout({ stage, timeline, openPainter }: Props) {
  const { project } = useEditor()
  // An empty template starts with a choice.
  const [sheet, setSheet] = useState<SheetId | null>(() => (project.effects.length + project.transitions.length === 0 ? 'library' : null))
  const close = () => setSheet(null)
  return (
    <PainterProvider open={openPainter}>
      <div data-sheet={sheet ?? undefined} className="group/editor flex h-[max(100dvh,38rem)] min-h-0 flex-col overflow-hidden bg-ground">
        <EditorHeader sheet={sheet} onSheet={setSheet} />
        <div className="flex min-h-0 flex-1 flex-col lg:grid lg:grid-cols-[20rem_minmax(0,1fr)_20rem] lg:grid-rows-[minmax(0,1fr)_auto]">
          <SidePanel id="library" open={sheet === 'library'} onClose={close} className="lg:border-r lg:border-hairline">
            <LibraryPanel />
          </SidePanel>
          <div className="flex min-h-0 min-w-0 flex-1 flex-col">{stage}</div>
          <SidePanel id="controls" open={sheet === 'controls'} onClose={close} className="lg:border-l lg:border-hairline">
            <ControlsPanel />
          </SidePanel>
          <div className={classNames('min-w-0 shrink-0 lg:col-span-3', sheet !== null && 'max-lg:hidden')}>{timeline}</div>
        </div>
      </div>
    </PainterProvider>
  )
}
