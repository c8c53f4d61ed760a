import type { Template } from '@relampago/domain/contracts'
import { useState } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ownTexts } from './own.texts.ts'

type Props = { /** Shown while there is one. */ template: Template | null; busy: boolean; onCancel: () => void; onConfirm: () => void }

/** Asks before a template is deleted. */
export function RemoveDialog({ template, busy, onCancel, onConfirm }: Props) {
  const texts = useTexts(ownTexts)
  // What was asked stays readable while the dialog closes.
  const [last, setLast] = useState(template)
  if (template !== null && template !== last) setLast(template)
  return (
    <Dialog
      open={template !== null}
      onClose={onCancel}
      title={texts.removeQuestion}
      actions={
        <>
          <Button look="outline" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button look="destructive" busy={busy} onClick={onConfirm}>
            {busy ? texts.removing : texts.remove}
          </Button>
        </>
      }
    >
      {last === null ? null : <p className="[overflow-wrap:anywhere]">{texts.removeMeaning(last.name, last.status === 'published')}</p>}
    </Dialog>
  )
}
