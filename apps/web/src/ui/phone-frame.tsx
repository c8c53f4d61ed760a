import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A 9:16 picture in the outline of a phone: 3 px border, no notch. */
export function PhoneFrame({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={classNames('on-film relative aspect-9/16 overflow-hidden rounded-phone border-[3px] border-surface-3 bg-surface-1 shadow-frame', className)}
    >
      {children}
    </div>
  )
}
