import { useState } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { SaveProblem } from '../data/editor-store.ts'
import { useEditor, type EditorSaving } from '../editor.ts'
import { editorTexts } from '../editor.texts.ts'

type How = Parameters<EditorSaving['resolve']>[0]

/** Asks what happens to the changes when they cannot be saved over what was loaded. */
export function ConflictDialog({ problem, onClose }: { problem: SaveProblem | null; onClose: () => void }) {
  const texts = useTexts(editorTexts)
  const { saving } = useEditor()
  const [chosen, setChosen] = useState<How | null>(null)
  const choose = (how: How) => {
    setChosen(how)
    void saving.resolve(how).finally(() => setChosen(null))
  }
  const isGone = problem === 'gone'
  return (
    <Dialog
      open={problem !== null}
      onClose={onClose}
      title={isGone ? texts.gone : texts.conflict}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            {texts.stay}
          </Button>
          {isGone ? null : (
            <>
              <Button look="destructive" busy={chosen === 'reload'} onClick={() => choose('reload')}>
                {texts.reload}
              </Button>
              <Button look="destructive" busy={chosen === 'overwrite'} onClick={() => choose('overwrite')}>
                {texts.overwrite}
              </Button>
            </>
          )}
          <Button look="primary" busy={chosen === 'copy'} onClick={() => choose('copy')}>
            {isGone ? texts.saveAsNew : texts.copy}
          </Button>
        </>
      }
    >
      {isGone ? texts.goneText : texts.conflictText}
    </Dialog>
  )
}
