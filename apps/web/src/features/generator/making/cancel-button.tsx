import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useTexts } from '../../../language/language.ts'
import { AskingButton } from '../../../ui/asking-button.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { videoTexts } from '../video.texts.ts'

/** Stops a video that is being made, after a question. */
export function CancelButton({ taskId, onCancelled }: { taskId: string; onCancelled: () => void }) {
  const texts = useTexts(videoTexts)
  const cancel = async () => {
    try {
      await call('cancelVideo', { params: { taskId } })
      showToast({ kind: 'info', title: texts.cancelled, text: texts.cancelledText })
      onCancelled()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast({ kind: 'bad', title: texts.cancelFailed, text: error.message })
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <AskingButton look="outline" action={texts.cancel} question={texts.cancelQuestion} meaning={texts.cancelMeaning} keep={texts.keep} run={cancel} />
      <span className="text-small text-ink-muted">{texts.cancelText}</span>
    </div>
  )
}
