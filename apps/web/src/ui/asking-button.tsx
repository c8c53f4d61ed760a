import { useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { Dialog } from './dialog.tsx'

type AskingButtonProps = Omit<ButtonProps, 'children' | 'onClick' | 'busy'> & {
  /** What is done, on the button and in the dialog. */
  action: string
  /** The same while it is in progress. */
  busyAction?: string
  question: string
  /** What follows from it. */
  meaning: ReactNode
  /** Text of the button that changes nothing. */
  keep: string
  /** The dialog stays open until it settles. */
  run: () => void | Promise<void>
}

/** A button that asks in a dialog before it acts. */
export function AskingButton({ action, busyAction = action, question, meaning, keep, run, ...button }: AskingButtonProps) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const close = () => setAsking(false)
  const act = async () => {
    setBusy(true)
    try {
      await run()
    } finally {
      setBusy(false)
      close()
    }
  }
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)}>
        {action}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={question}
        actions={
          <>
            <Button look="outline" onClick={close}>
              {keep}
            </Button>
            <Button look="destructive" busy={busy} onClick={() => void act()}>
              {busy ? busyAction : action}
            </Button>
          </>
        }
      >
        {meaning}
      </Dialog>
    </>
  )
}
