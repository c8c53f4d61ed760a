import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

type ModalProps = {
  open: boolean
  onClose: () => void
  /** Id of the heading inside that names it. */ titleId: string
  className?: string
  children: ReactNode
}

/**
 * A layer over the page. The browser keeps the focus inside, closes it on Escape and gives the
 * focus back.
 */
export function Modal({ open, onClose, titleId, className, children }: ModalProps) {
  const element = useRef<HTMLDialogElement>(null)
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
      className={classNames(
        'm-0 mt-auto w-full max-w-none animate-arrive border border-hairline bg-surface-1 text-ink shadow-float backdrop:bg-scrim md:m-auto',
        className,
      )}
    >
      {children}
    </dialog>
  )
}
