import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { useTexts } from '../../../language/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { SheetId } from '../header/sheet-button.tsx'
import { layoutTexts } from './layout.texts.ts'

/** A handle that is dragged down this far, in CSS pixels, closes its sheet. */
const closingDrag = 60

type Props = { id: SheetId; /** As a sheet, on phones. */ open: boolean; onClose: () => void; className?: string; children: ReactNode }

/** Closes the sheet: by a press, or dragged down. */
function DragHandle({ onClose }: { onClose: () => void }) {
  const texts = useTexts(layoutTexts)
  const start = useRef<number | null>(null)
  const grab = (event: PointerEvent<HTMLButtonElement>) => {
    start.current = event.clientY
    event.currentTarget.setPointerCapture?.(event.pointerId)
  }
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (start.current === null || event.clientY - start.current < closingDrag) return
    start.current = null
    onClose()
  }
  return (
    <button
      type="button"
      aria-label={texts.closeSheet}
      onClick={onClose}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={() => (start.current = null)}
      onPointerCancel={() => (start.current = null)}
      className="flex h-7 w-full shrink-0 touch-none items-center justify-center pointer-coarse:h-11 focus-visible:-outline-offset-2 lg:hidden"
    >
      <span aria-hidden className="h-1.5 w-10 rounded-full bg-control" />
    </button>
  )
}

/**
 * A panel beside the canvas; below 1024 px a sheet of half the height under it, which leaves the
 * canvas in view and in use.
 */
export function SidePanel({ id, open, onClose, className, children }: Props) {
  const texts = useTexts(layoutTexts)
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open || event.defaultPrevented) return
    event.preventDefault()
    onClose()
    document.getElementById(`sheet-button-${id}`)?.focus()
  }
  return (
    <section
      id={`editor-${id}`}
      aria-label={texts[id]}
      className={classNames(
        'relative flex min-h-0 flex-col bg-surface-1 lg:flex',
        'max-lg:order-last max-lg:h-[max(50dvh,19rem)] max-lg:animate-arrive max-lg:rounded-t-xl max-lg:border-t max-lg:border-hairline max-lg:shadow-float',
        !open && 'max-lg:hidden',
        className,
      )}
    >
      <div role="presentation" onKeyDown={leave} className="contents">
        <DragHandle onClose={onClose} />
        {children}
      </div>
    </section>
  )
}
