import { Hand } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { stages, type StageId } from '@relampago/domain/catalogue'
import { minutesAndSeconds } from '@relampago/domain/rules'
import { useLanguage, useTexts } from '../../../language/language.ts'
import type { PendingTask } from '../../../session/pending-task.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { CancelButton } from './cancel-button.tsx'
import { generatorTexts } from '../generator.texts.ts'
import type { Progress } from '../read-progress.ts'
import { EarlyPreview } from '../preview/early-preview.tsx'
import { SceneSlots } from '../scenes/scene-slots.tsx'
import { SentenceList } from '../scenes/sentence-list.tsx'
import { ConnectionBox } from '../connection-box.tsx'
import { StageBar } from './stage-bar.tsx'
import { StageList } from './stage-list.tsx'
import { isOverdue, sceneAt, stageStates } from './stage-progress.ts'
import { useFurthestStage, useShownPercent, useStuck } from './use-shown-percent.ts'
import { videoTexts } from '../video.texts.ts'

/** Why the progress is not up to date; polling continues. */
export type Trouble = 'offline' | 'server'
type Props = { task: PendingTask; progress: Progress | undefined; trouble: Trouble | null; onRetry: () => void; onCancelled: () => void }

/** Place in line, and the wait where it is known. */
function useStanding(progress: Progress | undefined): string {
  const texts = useTexts(videoTexts)
  const { queue_position: ahead, queue_wait_ms: waitMs } = progress ?? { queue_position: 0, queue_wait_ms: null }
  const place = texts.queued(ahead ?? 0)
  return waitMs === null ? place : `${place} ${texts.queueWait(Math.max(1, Math.round(waitMs / 60_000)))}`
}

/** Time since the order, updated between replies, beside what such a video usually takes. */
function Elapsed({ task, progress }: Pick<Props, 'task' | 'progress'>) {
  const texts = useTexts(videoTexts)
  const now = useNow(500)
  const typical = progress?.typical_ms ?? 0
  const usual = minutesAndSeconds(typical)
  return (
    <p className="text-right">
      <span className="block font-display text-[1.75rem] leading-none font-extrabold tabular-nums [font-stretch:84%]">
        <span className="sr-only">{texts.elapsed} </span>
        {minutesAndSeconds(now - (progress?.startedAt ?? task.startedAt))}
      </span>
      <span className="text-small text-ink-muted">
        {typical <= 0 ? texts.elapsed : progress !== undefined && isOverdue(progress, now) ? texts.overdue(usual) : texts.typical(usual)}
      </span>
    </p>
  )
}

function ServerBox({ onRetry }: { onRetry: () => void }) {
  const texts = useTexts(videoTexts)
  return (
    <Notice tone="waiting" announce="politely">
      <p className="font-semibold">{texts.serverAway}</p>
      <p className="text-ink-muted">{texts.serverAwayText}</p>
      <Button size="small" className="mt-3 min-h-11" onClick={onRetry}>
        {texts.askNow}
      </Button>
    </Notice>
  )
}

type NoticesProps = Pick<Props, 'progress' | 'trouble' | 'onRetry'> & { running: StageId | null; isStuck: boolean }

/** Notices about trouble, and the stage for screen readers. */
function Notices({ progress, running, trouble, isStuck, onRetry }: NoticesProps) {
  const texts = useTexts(videoTexts)
  const language = useLanguage()
  const isQueued = progress?.status === 'queued'
  const inLine = useStanding(progress)
  return (
    <>
      <output className="sr-only">{isQueued ? inLine : running === null ? texts.making : texts.stageStarted(stages[running].name[language])}</output>
      <div className="mb-3 flex flex-col gap-3 empty:hidden">
        {isQueued ? <Notice>{inLine}</Notice> : null}
        {trouble === 'offline' ? <ConnectionBox onRetry={onRetry} /> : null}
        {trouble === 'server' ? <ServerBox onRetry={onRetry} /> : null}
        {isStuck && trouble === null ? (
          <Notice tone="waiting" announce="politely">
            <strong className="font-semibold">{texts.processing}</strong>{' '}
            <span className="text-ink-muted">{isQueued ? texts.stillInLine : texts.processingText}</span>
          </Notice>
        ) : null}
      </div>
    </>
  )
}

/** The percentage as the biggest thing on the screen, the stages, and what exists already. */
export function GeneratingView({ task, progress, trouble, onRetry, onCancelled }: Props) {
  const texts = useTexts(videoTexts)
  const { kinds } = useTexts(generatorTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that ordered it is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const reported = progress === undefined ? 1 : Math.max(1, progress.percent)
  const shown = useShownPercent(reported)
  const isStuck = useStuck(reported)
  const running = useFurthestStage(progress?.stage_id ?? null)
  const states = stageStates(shown, running)
  const { sentences, pictures, pictures_done: picturesDone } = progress ?? { sentences: [], pictures: [], pictures_done: 0 }
  // Until the narration is there, sentences are a draft and say nothing about the number of scenes.
  const isDraft = running === 'script' || running === 'narration'
  const rendering = states.find(({ id, state }) => id === 'render' && state === 'running')
  const rendered = rendering === undefined ? null : sceneAt(rendering.fraction, sentences)
  return (
    <div className="page-width grid max-w-[1120px] gap-x-12 gap-y-8 pt-7 pb-12 lg:grid-cols-2 lg:pt-12">
      <section>
        <div className="flex items-center justify-between gap-4">
          <h1 ref={heading} tabIndex={-1} className="type-heading min-w-0 truncate outline-none">
            {progress?.title ?? task.input}
          </h1>
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
          <Elapsed task={task} progress={progress} />
        </div>
        <div className="mt-6 mb-5">
          <StageBar percent={shown} states={states} />
        </div>
        <Notices {...{ progress, running, trouble, isStuck, onRetry }} />
        <StageList states={states} progress={progress} />
      </section>
      <section className="flex flex-col gap-6">
        <EarlyPreview taskId={task.taskId} stage={running} pictures={pictures} />
        <SceneSlots
          taskId={task.taskId}
          sentences={isDraft ? [] : sentences}
          done={picturesDone}
          pictures={pictures}
          active={rendered ?? (running === 'pictures' ? picturesDone : null)}
        />
        <SentenceList sentences={sentences} done={rendered ?? picturesDone} active={rendered} />
        <Notice icon={<Hand aria-hidden className="size-5" />}>
          {texts.leave} <span className="text-ink-muted">{texts.leaveText}</span>
        </Notice>
        <CancelButton taskId={task.taskId} onCancelled={onCancelled} />
      </section>
    </div>
  )
}
