import { FileVideo } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useEditor } from '../editor.ts'
import { chooseDraftFormat, draftSize, type DraftFormat } from './draft-format.ts'
import { ExportEnd, ExportFacts, ExportProgress } from './export-state.tsx'
import { exportTexts } from './export.texts.ts'
import { makeDraft } from './make-draft.ts'
import { useDraftExport } from './use-draft-export.ts'

const frames = { '9:16': { width: 1080, height: 1920 }, '16:9': { width: 1920, height: 1080 } } as const

/** `undefined` until the browser has answered; `null` where it encodes no video. */
function useDraftFormat(): DraftFormat | null | undefined {
  const [chosen, setChosen] = useState<DraftFormat | null>()
  const { format } = useEditor().project
  useEffect(() => {
    let isWanted = true
    void chooseDraftFormat(draftSize(frames[format])).then((found) => {
      if (isWanted) setChosen(found)
    })
    return () => {
      isWanted = false
    }
  }, [format])
  return chosen
}

type DialogProps = { format: DraftFormat; make: typeof makeDraft; onClose: () => void }

function ExportDialog({ format, make, onClose }: DialogProps) {
  const texts = useTexts(exportTexts)
  const { state, order, isSigned, start, stop } = useDraftExport(make)
  const isWorking = state.kind === 'working'
  const close = () => {
    stop()
    onClose()
  }
  const buttons = isWorking ? (
    <Button onClick={stop}>{texts.cancel}</Button>
  ) : (
    <>
      <Button onClick={close}>{texts.close}</Button>
      {state.kind === 'saved' ? null : (
        <Button look="primary" onClick={() => start(format)}>
          {state.kind === 'failed' ? texts.again : texts.ask}
        </Button>
      )}
    </>
  )
  return (
    <Dialog open onClose={close} title={texts.title} actions={buttons}>
      <p>{texts.note}</p>
      {state.kind === 'asking' ? <ExportFacts {...{ format, isSigned }} order={order()} /> : null}
      {isWorking ? <ExportProgress state={state} all={order().timeline.frames} /> : null}
      {state.kind === 'saved' || state.kind === 'failed' ? <ExportEnd state={state} /> : null}
    </Dialog>
  )
}

/** Makes a video file of the preview on this device. */
export function ExportDraft({ make = makeDraft }: { make?: typeof makeDraft }) {
  const texts = useTexts(exportTexts)
  const reasonId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const format = useDraftFormat()
  return (
    <div>
      <Button
        look="outline"
        size="small"
        disabled={!format}
        {...(format === null && { 'aria-describedby': reasonId })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        icon={<FileVideo aria-hidden className="size-4" />}
      >
        {texts.ask}
      </Button>
      {format === null ? (
        <p id={reasonId} className="mt-1 text-micro text-ink-muted">
          {texts.unsupported}
        </p>
      ) : null}
      {isOpen && format ? <ExportDialog {...{ format, make }} onClose={() => setIsOpen(false)} /> : null}
    </div>
  )
}
