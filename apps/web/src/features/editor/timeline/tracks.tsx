import type { EditorProject } from '@relampago/domain/editor'
import type { ReactNode } from 'react'
import { useTexts } from '../../../language/language.ts'
import { EffectBar } from './effect-bar.tsx'
import { effectLanes } from './effect-lanes.ts'
import type { TimeScale } from './time-scale.ts'
import { timelineTexts } from './timeline.texts.ts'
import { TransitionBar } from './transition-bar.tsx'

/** Above this many rows they are lower, except for fingers. */
const fewLanes = 3

/** Effects on the upper rows, in the order of drawing, and transitions on the last. */
export function Tracks({ project, scale }: { project: EditorProject; scale: TimeScale }) {
  const texts = useTexts(timelineTexts)
  const { laneOf, count } = effectLanes(project.effects)
  const height = count > fewLanes ? 'h-6.5 pointer-coarse:h-12' : 'h-9.5 pointer-coarse:h-12'
  return (
    <div data-tracks tabIndex={-1} className="flex flex-col gap-1 outline-none">
      <fieldset className="flex min-w-0 flex-col gap-1">
        <legend className="sr-only">{texts.effects}</legend>
        {Array.from({ length: count }, (_, lane) => (
          <Track key={lane} height={height}>
            {project.effects.flatMap((effect) => (laneOf.get(effect.id) === lane ? [<EffectBar key={effect.id} effect={effect} scale={scale} />] : []))}
          </Track>
        ))}
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="sr-only">{texts.transitions}</legend>
        <Track height="h-9.5 pointer-coarse:h-12">
          {project.transitions.map((transition) => (
            <TransitionBar key={transition.id} transition={transition} scale={scale} />
          ))}
        </Track>
      </fieldset>
    </div>
  )
}

function Track({ height, children }: { height: string; children: ReactNode }) {
  return <div className={`relative rounded-sm bg-ground/60 ${height}`}>{children}</div>
}
