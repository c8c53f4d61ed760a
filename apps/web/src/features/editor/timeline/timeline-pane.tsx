import { elementsWarning } from '@relampago/domain/editor'
import { useRef } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useEditor } from '../editor.ts'
import { useShownSeconds } from '../clock/shown-seconds.ts'
import { Playhead, type PlayheadHandle } from './playhead.tsx'
import { Ruler } from './ruler.tsx'
import { timeScale } from './time-scale.ts'
import { TimelineToolbar } from './timeline-toolbar.tsx'
import { timelineTexts } from './timeline.texts.ts'
import { Tracks } from './tracks.tsx'
import { VideoNotes, VideoTracks } from './video-tracks.tsx'
import { useSeekDrag } from './use-seek-drag.ts'
import { useWidth } from './use-width.ts'

/** Left and right of the tracks. */
const gutter = 14

/** The whole timeline with its toolbar. */
export function TimelinePane() {
  const texts = useTexts(timelineTexts)
  const { project, zoom, view } = useEditor()
  const totalSeconds = useShownSeconds()
  const scroller = useRef<HTMLDivElement>(null)
  const playhead = useRef<PlayheadHandle>(null)
  const visible = Math.max(0, useWidth(scroller) - 2 * gutter)
  const scale = timeScale(visible, zoom, totalSeconds)
  const seek = useSeekDrag({ scale, playhead, scroller })
  const warned = elementsWarning(project)
  const isEmpty = project.effects.length + project.transitions.length === 0
  return (
    <section aria-label={texts.timeline} className="on-film flex min-h-0 flex-col border-t border-hairline bg-surface-1">
      <TimelineToolbar />
      {warned === null ? null : (
        <div className="px-3.5 pb-2">
          <Notice tone="warn" announce="politely">
            {texts.many(warned)}
          </Notice>
        </div>
      )}
      <div ref={scroller} className="relative max-h-72 min-h-0 overflow-auto overscroll-contain border-t border-hairline pb-3">
        <div
          {...seek}
          data-testid="seek-area"
          className="relative min-w-full touch-pan-y"
          style={{ width: scale.pixelsPerSecond * totalSeconds + 2 * gutter, paddingInline: gutter }}
        >
          <Ruler scale={scale} />
          {view === 'video' ? <VideoTracks project={project} scale={scale} /> : <Tracks project={project} scale={scale} />}
          <Playhead ref={playhead} scale={scale} scroller={scroller} className="left-3.5" />
        </div>
      </div>
      {view === 'video' && !isEmpty ? <VideoNotes project={project} /> : null}
      {isEmpty ? <p className="px-3.5 pb-3 text-small text-ink-muted">{texts.empty}</p> : null}
    </section>
  )
}
