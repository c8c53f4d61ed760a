import { useEffect } from 'react'
import { ApiError, noReply } from '../../api/api-error.ts'
import { useTexts } from '../../language/language.ts'
import type { PendingTask } from '../../session/pending-task.ts'
import { showToast } from '../../ui/toasts.ts'
import { FailureView } from './failure-view.tsx'
import { GeneratingView } from './generating-view.tsx'
import { ResultView } from './result-view.tsx'
import { useProgress, type Progress } from './use-progress.ts'
import { useScrollToTop } from './use-scroll-to-top.ts'
import { videoTexts } from './video.texts.ts'

type Props = {
  task: PendingTask
  /** Back to the wizard with its choices. */
  onEnded: () => void
  /** Back to an empty theme. */
  onAnother: () => void
  onChangeTemplate: () => void
}

/** What is shown of a video: that it is made, or how it ended. */
function viewOf(progress: Progress | undefined): string {
  return progress?.status === 'done' || progress?.status === 'failed' ? progress.status : 'making'
}

/** One video from its order to its file. */
export function TaskView({ task, onEnded, onAnother, onChangeTemplate }: Props) {
  const texts = useTexts(videoTexts)
  const { data: progress, error, refetch } = useProgress(task.taskId)
  const status = error instanceof ApiError ? error.status : null
  const isLost = status === 404 || status === 410
  const needsPro = progress?.status === 'failed' && progress.error_type === 'template_restriction'
  const isCancelled = progress?.status === 'cancelled'
  useScrollToTop(viewOf(progress))

  useEffect(() => {
    if (isLost) showToast({ kind: 'warn', title: texts.lost, text: texts.lostText })
    if (needsPro) showToast({ kind: 'bad', title: texts.proOnlyServer, text: progress?.error ?? '', action: { label: texts.seePro, to: '/pricing' } })
    if (isLost || needsPro || isCancelled) onEnded()
  }, [isLost, needsPro, isCancelled, progress?.error, texts, onEnded])

  if (progress?.status === 'done') return <ResultView task={task} progress={progress} onAnother={onAnother} />
  if (progress?.status === 'failed' && !needsPro)
    return (
      <FailureView
        title={texts.failed}
        text={progress.error ?? texts.failedText}
        way="retry"
        retryText={texts.retry}
        onRetry={onEnded}
        backText={texts.changeTemplate}
        onBack={onChangeTemplate}
      />
    )
  return <GeneratingView task={task} progress={progress} offline={status === noReply} onRetry={() => void refetch()} onCancelled={onEnded} />
}
