import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useReadAccountAgain } from '../../../session/use-user-stats.ts'
import { useTexts } from '../../../language/language.ts'
import { AskingButton } from '../../../ui/asking-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { planTexts } from './plan.texts.ts'

type Ending = 'cancelSubscription' | 'withdrawPurchase'

/**
 * One way to end the subscription, after a question. `text` and `meaning`: what follows from it, in
 * short and in full.
 */
export function EndingPanel({ ending, text, meaning }: { ending: Ending; text: string; meaning: string }) {
  const { keep, endings } = useTexts(planTexts)
  const texts = endings[ending]
  const readAgain = useReadAccountAgain()
  const end = async () => {
    try {
      const { message } = await call(ending, { failedText: texts.notDone })
      await readAgain()
      showToast({ kind: 'good', title: texts.done, text: message })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast({ kind: 'bad', title: texts.failed, text: error.message })
    }
  }
  return (
    <Panel title={texts.action} className="lg:col-span-2">
      <p className="mb-4 text-small text-ink-muted">{text}</p>
      <AskingButton look="destructive" action={texts.action} busyAction={texts.busy} question={texts.question} meaning={meaning} keep={keep} run={end} />
    </Panel>
  )
}
