import { Hand } from 'lucide-react'
import { stages } from '@relampago/domain/catalogue'
import { useLanguage, useTexts } from '../../language/language.ts'
import type { PendingTask } from '../../session/pending-task.ts'
import { Badge } from '../../ui/badge.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CancelButton } from './cancel-button.tsx'
import { minutesAndSeconds } from './clock.ts'
import { generatorTexts } from './generator.texts.ts'
import { SceneSlots } from './scene-slots.tsx'
import { SentenceList } from './sentence-list.tsx'
import { ConnectionBox } from './side-panel.tsx'
import { StageBar } from './stage-bar.tsx'
import { StageList } from './stage-list.tsx'
import { stageStates } from './stage-progress.ts'
import { percentOf, type Progress } from './use-progress.ts'
import { useNow, useShownPercent, useStuck } from './use-shown-percent.ts'
import { videoTexts } from './video.texts.ts'

type Props = { task: PendingTask; progress: Progress | undefined; offline: boolean; onRetry: () => void; onCancelled: () => void }

/** Time since the server took the order; between two replies the page counts on by itself. */
function Elapsed({ startedAt }: { startedAt: number }) {
  const texts = useTexts(videoTexts)
  const now = useNow(500)
  return (
    <p className="text-right">
      <span className="block font-display text-[1.75rem] leading-none font-extrabold tabular-nums [font-stretch:84%]">
        {minutesAndSeconds(now - startedAt)}
      </span>
      <span className="text-small text-ink-muted">{texts.elapsed}</span>
    </p>
  )
}

/** What went differently than hoped, and where the work stands for those who listen. */
function Notices({ progress, offline, isStuck, onRetry }: Pick<Props, 'progress' | 'offline' | 'onRetry'> & { isStuck: boolean }) {
  const texts = useTexts(videoTexts)
  const language = useLanguage()
  const isQueued = progress?.status === 'queued'
  const running = progress?.stage_id ?? null
  return (
    <>
      <output className="sr-only">{isQueued ? texts.queued : running === null ? texts.making : texts.stageStarted(stages[running].name[language])}</output>
      <div className="mb-3 flex flex-col gap-3 empty:hidden">
        {isQueued ? <Notice>{texts.queued}</Notice> : null}
        {offline ? <ConnectionBox onRetry={onRetry} /> : null}
        {isStuck ? (
          <Notice tone="waiting" announce="politely">
            <strong className="font-semibold">{texts.processing}</strong> <span className="text-ink-muted">{texts.processingText}</span>
          </Notice>
        ) : null}
      </div>
    </>
  )
}

/** The percentage as the biggest thing on the screen, the stages, and what exists already. */
export function GeneratingView({ task, progress, offline, onRetry, onCancelled }: Props) {
  const texts = useTexts(videoTexts)
  const { kinds } = useTexts(generatorTexts)
  const reported = progress === undefined ? 1 : Math.max(1, percentOf(progress))
  const shown = useShownPercent(reported)
  const isStuck = useStuck(reported)
  const running = progress?.stage_id ?? null
  const states = stageStates(shown, running)
  const { sentences, pictures_done: picturesDone } = progress ?? { sentences: [], pictures_done: 0 }
  return (
    <div className="page-width grid max-w-[1120px] gap-x-12 gap-y-8 pt-7 pb-12 lg:grid-cols-2 lg:pt-12">
      <section>
        <div className="flex items-center justify-between gap-4">
          <h1 className="type-heading min-w-0 truncate">{progress?.title ?? task.input}</h1>
          <Badge>{kinds[task.kind]}</Badge>
        </div>
        <div className="mt-5 flex items-end justify-between gap-4">
          <p
            aria-hidden
            className="font-display text-[6.5rem] leading-[0.82] font-extrabold tracking-[-0.03em] tabular-nums [font-stretch:78%] sm:text-[8.5rem]"
          >
            {shown}
            <span className="text-[0.5em] text-ink-muted">%</span>
          </p>
          <Elapsed startedAt={task.startedAt} />
        </div>
        <div className="mt-6 mb-5">
          <StageBar percent={shown} states={states} />
        </div>
        <Notices {...{ progress, offline, isStuck, onRetry }} />
        <StageList states={states} progress={progress} />
      </section>
      <section className="flex flex-col gap-6">
        <SceneSlots sentences={sentences} done={picturesDone} active={running === 'pictures'} />
        <SentenceList sentences={sentences} done={picturesDone} />
        <Notice icon={<Hand aria-hidden className="size-5" />}>
          {texts.leave} <span className="text-ink-muted">{texts.leaveText}</span>
        </Notice>
        <CancelButton taskId={task.taskId} onCancelled={onCancelled} />
      </section>
    </div>
  )
}
