import { useEffect, useId, useRef, type ReactNode } from 'react'

type DialogProps = { open: boolean; onClose: () => void; title: string; children: ReactNode; /** Buttons, the safe one first. */ actions: ReactNode }

/** Asks or tells one thing over the page: centred from 768 px, a sheet from below on phones. The browser keeps the focus inside and gives it back. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = element.current
    if (dialog === null) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-0 mt-auto w-full max-w-none animate-arrive rounded-t-xl border border-hairline bg-surface-1 p-6 text-ink shadow-float backdrop:bg-ground/70 md:m-auto md:max-w-md md:rounded-xl"
    >
      <h2 id={titleId} className="type-title">
        {title}
      </h2>
      <div className="mt-2 text-ink-muted">{children}</div>
      <div className="mt-6 flex flex-col gap-3 pb-[env(safe-area-inset-bottom)] md:flex-row md:flex-wrap md:justify-end md:pb-0">{actions}</div>
    </dialog>
  )
}
