import type { LucideIcon } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'

/** The two panels beside the canvas, which phones show below it. */
export type SheetId = 'library' | 'controls'

type Props = { id: SheetId; label: string; icon: LucideIcon; sheet: SheetId | null; onSheet: (sheet: SheetId | null) => void }

/** Opens or closes one sheet. */
export function SheetButton({ id, label, icon: Icon, sheet, onSheet }: Props) {
  const isOpen = sheet === id
  return (
    <button
      type="button"
      id={`sheet-button-${id}`}
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={`editor-${id}`}
      onClick={() => onSheet(isOpen ? null : id)}
      className={classNames(
        'inline-flex size-11 items-center justify-center rounded-md border transition-colors duration-(--duration-quick)',
        isOpen ? 'border-ink bg-ink text-ground' : 'border-control bg-surface-3 text-ink hover:bg-surface-quiet',
      )}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
