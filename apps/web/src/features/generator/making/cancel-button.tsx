import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { videoTexts } from '../video.texts.ts'

/** Stops a video that is being made, after a question. */
export function CancelButton({ taskId, onCancelled }: { taskId: string; onCancelled: () => void }) {
  const texts = useTexts(videoTexts)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const cancel = async () => {
    setBusy(true)
    try {
      await call('cancelVideo', { params: { taskId } })
      showToast({ kind: 'info', title: texts.cancelled, text: texts.cancelledText })
      onCancelled()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast({ kind: 'bad', title: texts.cancelFailed, text: error.message })
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button look="outline" onClick={() => setAsking(true)}>
        {texts.cancel}
      </Button>
      <span className="text-small text-ink-muted">{texts.cancelText}</span>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.cancelQuestion}
        actions={
          <>
            <Button look="outline" onClick={() => setAsking(false)}>
              {texts.keep}
            </Button>
            <Button look="destructive" busy={busy} onClick={() => void cancel()}>
              {texts.cancel}
            </Button>
          </>
        }
      >
        {texts.cancelMeaning}
      </Dialog>
    </div>
  )
}
