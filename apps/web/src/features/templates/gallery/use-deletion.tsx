import type { Template } from '@relampago/domain/contracts'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { galleryTexts } from './gallery.texts.ts'

type Deletion = { ask: (template: Template) => void; dialog: ReactNode }
type Options = {
  /** The whole question. */
  question: string
  remove: (template: Template) => Promise<boolean>
  onRemoved: () => void
}

/** Asks before a template is deleted; one dialog for a whole list. */
export function useDeletion({ question, remove, onRemoved }: Options): Deletion {
  const texts = useTexts(galleryTexts)
  const [asked, setAsked] = useState<Template | null>(null)
  const [busy, setBusy] = useState(false)
  const act = async () => {
    if (asked === null) return
    setBusy(true)
    const isRemoved = await remove(asked)
    setBusy(false)
    setAsked(null)
    if (isRemoved) onRemoved()
  }
  const dialog = (
    <Dialog
      open={asked !== null}
      onClose={() => setAsked(null)}
      title={asked === null ? texts.removeTitle : texts.removeNamed(asked.name)}
      actions={
        <>
          <Button look="outline" onClick={() => setAsked(null)}>
            {texts.cancel}
          </Button>
          <Button look="destructive" busy={busy} onClick={() => void act()}>
            {busy ? texts.removing : texts.remove}
          </Button>
        </>
      }
    >
      {question}
    </Dialog>
  )
  return { ask: setAsked, dialog }
}
