import { stages } from '@relampago/domain/catalogue'
import { Check, Circle, CircleDot } from 'lucide-react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { StageState } from './stage-progress.ts'
import type { Progress } from './read-progress.ts'
import { videoTexts } from '../video.texts.ts'

const marks = {
  done: { icon: Check, tint: 'text-good' },
  running: { icon: CircleDot, tint: 'text-action' },
  waiting: { icon: Circle, tint: 'text-ink-faint' },
} as const

/** The stages by name, with what is known about those that have begun. */
export function StageList({ states, progress }: { states: readonly StageState[]; progress: Progress | undefined }) {
  const texts = useTexts(videoTexts)
  const language = useLanguage()
  const knownOf = ({ id, fraction }: StageState): string | null => {
    if (id === 'pictures' && progress !== undefined && progress.sentences.length > 0) return texts.picturesOf(progress.pictures_done, progress.sentences.length)
    if (id === 'render') return `${Math.floor(fraction * 100)}%`
    return null
  }
  return (
    <ol aria-label={texts.stages} className="divide-y divide-hairline">
      {states.map((one) => {
        const { icon: Icon, tint } = marks[one.state]
        return (
          <li key={one.id} aria-current={one.state === 'running' ? 'step' : undefined} className="flex min-h-12 items-center gap-3.5">
            <Icon aria-hidden strokeWidth={one.state === 'done' ? 3 : 2} className={classNames('size-4.5', tint)} />
            <span className={one.state === 'running' ? 'font-semibold' : one.state === 'waiting' ? 'text-ink-faint' : undefined}>
              {stages[one.id].name[language]}
            </span>
            <span className="ml-auto text-small text-ink-muted tabular-nums">{one.state === 'waiting' ? null : knownOf(one)}</span>
          </li>
        )
      })}
    </ol>
  )
}
