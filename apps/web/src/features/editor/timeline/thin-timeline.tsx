import { useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { useEditor } from '../editor.ts'
import { useShownSeconds } from '../clock/shown-seconds.ts'
import { SeekRange } from '../clock/seek-range.tsx'
import { effectLanes } from './effect-lanes.ts'
import { Playhead, type PlayheadHandle } from './playhead.tsx'
import { timeScale } from './time-scale.ts'
import { useSeekDrag } from './use-seek-drag.ts'
import { useWidth } from './use-width.ts'

/** More rows would be too thin to see. */
const mostLanes = 3

/** The timeline of phones, beside the play button: all bars at a glance, a finger seeks. */
export function ThinTimeline({ className }: { className?: string }) {
  const { project, selectedId } = useEditor()
  const totalSeconds = useShownSeconds()
  const area = useRef<HTMLDivElement>(null)
  const playhead = useRef<PlayheadHandle>(null)
  const scale = timeScale(useWidth(area), 1, totalSeconds)
  const seek = useSeekDrag({ scale, playhead })
  const { laneOf, count } = effectLanes(project.effects)
  const place = (startTime: number, endTime: number) => ({
    left: `${(100 * startTime) / totalSeconds}%`,
    width: `${(100 * (endTime - startTime)) / totalSeconds}%`,
  })
  const ring = (id: string) => id === selectedId && 'outline-1 outline-ink'
  return (
    <div ref={area} {...seek} data-testid="thin-timeline" className={classNames('relative h-14 min-w-0 flex-1 touch-none py-2', className)}>
      <SeekRange className="peer sr-only" />
      <div aria-hidden className="flex h-full flex-col justify-center gap-0.5 rounded-sm peer-focus-visible:outline-2 peer-focus-visible:outline-ink">
        {Array.from({ length: Math.min(mostLanes, count) }, (_, lane) => (
          <div key={lane} className="relative h-2">
            {project.effects.flatMap(({ id, startTime, endTime }) =>
              Math.min(laneOf.get(id) ?? 0, mostLanes - 1) === lane
                ? [<span key={id} className={classNames('absolute inset-y-0 rounded-xs bg-effect-clip', ring(id))} style={place(startTime, endTime)} />]
                : [],
            )}
          </div>
        ))}
        <div className="relative h-2">
          {project.transitions.map(({ id, startTime, duration }) => (
            <span
              key={id}
              className={classNames('absolute inset-y-0 rounded-xs bg-transition-clip', ring(id))}
              style={place(startTime, startTime + duration)}
            />
          ))}
        </div>
      </div>
      <Playhead ref={playhead} scale={scale} className="left-0" />
    </div>
  )
}
