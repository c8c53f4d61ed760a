import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useReadAccountAgain } from '../../../session/use-user-stats.ts'
import { useTexts } from '../../../language/language.ts'
import { AskingButton } from '../../../ui/asking-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { planTexts } from './plan.texts.ts'

/**
 * Ends the subscription with the paid period, after a question. `text` and `meaning`: what follows
 * from it, in short and in full.
 */
export function CancelSubscription({ text, meaning }: { text: string; meaning: string }) {
  const texts = useTexts(planTexts)
  const readAgain = useReadAccountAgain()
  const cancel = async () => {
    try {
      const { message } = await call('cancelSubscription', { failedText: texts.notCancelled })
      await readAgain()
      showToast({ kind: 'good', title: texts.cancelled, text: message })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast({ kind: 'bad', title: texts.cancelFailed, text: error.message })
    }
  }
  return (
    <Panel title={texts.cancelTitle} className="lg:col-span-2">
      <p className="mb-4 text-small text-ink-muted">{text}</p>
      <AskingButton
        look="destructive"
        action={texts.cancel}
        busyAction={texts.cancelling}
        question={texts.cancelQuestion}
        meaning={meaning}
        keep={texts.keep}
        run={cancel}
      />
    </Panel>
  )
}
