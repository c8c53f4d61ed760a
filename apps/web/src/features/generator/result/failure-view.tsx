import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { videoTexts } from '../video.texts.ts'

type Props = {
  title: string
  text: string
  way: 'retry' | 'login' | 'again'
  retryText: string
  busy?: boolean
  onRetry: () => void
  backText?: string
  onBack: () => void
}

/** What happened, and the ways on. It replaces what had the focus: the keyboard starts here. */
export function FailureView({ title, text, way, retryText, busy = false, onRetry, backText, onBack }: Props) {
  const texts = useTexts(videoTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="page-width flex flex-1 items-center justify-center py-16">
      <section role="alert" className="flex max-w-lg flex-col items-center rounded-lg border border-hairline bg-surface-1 px-6 py-12 text-center sm:px-12">
        <span className="flex size-14 items-center justify-center rounded-lg bg-surface-2">
          <TriangleAlert aria-hidden className="size-6 text-bad" />
        </span>
        <h1 ref={heading} tabIndex={-1} className="type-heading mt-5 outline-none">
          {title}
        </h1>
        <p className="mt-3 text-ink-muted">{text}</p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          {way === 'retry' ? (
            <Button look="primary" busy={busy} onClick={onRetry}>
              {retryText}
            </Button>
          ) : null}
          {way === 'login' ? (
            <ButtonLink to="/login?redirect=/generator" look="primary">
              {texts.loginAction}
            </ButtonLink>
          ) : null}
          <Button look={way === 'again' ? 'primary' : 'ghost'} onClick={onBack}>
            {backText ?? texts.backToGenerator}
          </Button>
        </div>
      </section>
    </div>
  )
}
