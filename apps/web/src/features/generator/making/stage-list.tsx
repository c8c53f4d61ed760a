import { stages, type StageId } from '@relampago/domain/catalogue'
import { Check, Circle, Clapperboard, Image, Mic, Music, ScanSearch, Search, TextQuote, type LucideIcon } from 'lucide-react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { oneDecimal } from '../../../language/numbers.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useNow } from '../../../ui/use-now.ts'
import type { Progress } from '../read-progress.ts'
import { stageTimes, type StageState } from './stage-progress.ts'
import { videoTexts } from '../video.texts.ts'

const runningIcons: Record<StageId, LucideIcon> = {
  subject: Search,
  script: TextQuote,
  narration: Mic,
  pictures: Image,
  soundtrack: Music,
  render: Clapperboard,
  check: ScanSearch,
}
const looks = {
  done: { tint: 'text-good', name: undefined },
  running: { tint: 'text-action-ink', name: 'font-semibold' },
  waiting: { tint: 'text-ink-faint', name: 'text-ink-faint' },
} as const

function StageIcon({ id, state }: StageState) {
  const Icon = { done: Check, running: runningIcons[id], waiting: Circle }[state]
  return <Icon aria-hidden strokeWidth={state === 'done' ? 3 : 2} className={classNames('size-4.5 shrink-0', looks[state].tint)} />
}

type Props = { states: readonly StageState[]; progress: Progress | undefined }

/** How far the running stage is, where that can be counted. */
function useCounted({ progress }: Pick<Props, 'progress'>): (stage: StageState) => string | null {
  const texts = useTexts(videoTexts)
  const scenes = progress?.sentences.length ?? 0
  return ({ id, state, fraction }) => {
    if (state !== 'running') return null
    if (id === 'pictures' && scenes > 0) return texts.picturesOf(progress?.pictures_done ?? 0, scenes)
    return id === 'render' ? `${Math.floor(fraction * 100)}%` : null
  }
}

/** The stages by name, with how far the running one is and how long each took. */
export function StageList({ states, progress }: Props) {
  const texts = useTexts(videoTexts)
  const language = useLanguage()
  const now = useNow(500)
  const counted = useCounted({ progress })
  const times = stageTimes(progress?.stages ?? [], now - (progress?.startedAt ?? now))
  return (
    <ol aria-label={texts.stages} className="divide-y divide-hairline">
      {states.map((stage) => {
        const time = times.get(stage.id)
        return (
          <li key={stage.id} aria-current={stage.state === 'running' ? 'step' : undefined} className="flex min-h-12 items-center gap-3.5">
            <StageIcon {...stage} />
            <span>
              <span className={looks[stage.state].name}>{stages[stage.id].name[language]}</span>{' '}
              <span className="text-ink-muted tabular-nums">{counted(stage)}</span>
            </span>
            <span className={classNames('ml-auto text-ink-muted tabular-nums', looks[stage.state].name)}>
              {stage.state === 'waiting' || time === undefined ? null : `${oneDecimal(time / 1000, language)} s`}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
