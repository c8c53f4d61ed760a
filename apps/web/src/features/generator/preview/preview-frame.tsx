import type { ReactNode } from 'react'
import { useTexts } from '../../../language/language.ts'
import { PhoneFrame } from '../../../ui/phone-frame.tsx'
import { previewTexts } from './preview.texts.ts'

/** The phone, and beside it what it is with its controls. */
export function PreviewFrame({ screen, children }: { screen: ReactNode; children: ReactNode }) {
  const texts = useTexts(previewTexts)
  return (
    <div className="flex items-end gap-5">
      <PhoneFrame className="w-40 shrink-0 sm:w-48">{screen}</PhoneFrame>
      <div className="flex min-w-0 flex-1 flex-col gap-2 self-stretch">
        <h2 className="type-heading text-body">{texts.heading}</h2>
        <p className="text-small text-ink-muted">{texts.text}</p>
        <div className="mt-auto">{children}</div>
      </div>
    </div>
  )
}
