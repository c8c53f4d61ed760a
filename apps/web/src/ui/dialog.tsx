import { useId, type ReactNode } from 'react'
import { Modal } from './modal.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, the safe one first. */
  actions: ReactNode
}

/** Asks or tells one thing over the page: centred from 768 px, a sheet from below on phones. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const titleId = useId()
  return (
    <Modal open={open} onClose={onClose} titleId={titleId} className="rounded-t-xl p-6 md:max-w-md md:rounded-xl">
      <h2 id={titleId} className="type-title">
        {title}
      </h2>
      <div className="mt-2 text-ink-muted">{children}</div>
      <div className="mt-6 flex flex-col gap-3 pb-[env(safe-area-inset-bottom)] md:flex-row md:flex-wrap md:justify-end md:pb-0">{actions}</div>
    </Modal>
  )
}
