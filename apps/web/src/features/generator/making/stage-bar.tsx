import { stages } from '@relampago/domain/catalogue'
import { useTexts } from '../../../language/language.ts'
import type { StageState } from './stage-progress.ts'
import { videoTexts } from '../video.texts.ts'

/** The progress bar: one slanted segment for each stage, as wide as its share of the work. */
export function StageBar({ percent, states }: { percent: number; states: readonly StageState[] }) {
  const texts = useTexts(videoTexts)
  return (
    <>
      <progress aria-label={texts.progress} max={100} value={percent} className="sr-only" />
      <div aria-hidden className="flex h-4 -skew-x-24 gap-1 px-1">
        {states.map(({ id, state, fraction }) => (
          <span key={id} style={{ flexGrow: stages[id].weight, flexBasis: 0 }} className="overflow-hidden bg-surface-3">
            <span
              style={{ transform: `scaleX(${fraction})` }}
              className={`block size-full origin-left transition-transform duration-500 ease-linear ${state === 'done' ? 'bg-ink' : 'bg-action'}`}
            />
          </span>
        ))}
      </div>
    </>
  )
}
