import { useEffect, useRef } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { signupTexts } from './signup.texts.ts'

type Props = { busy: boolean; onSendAgain: () => void; onStartAnew: () => void }

/** Offers both ways on when a confirmation already waits for the address. */
export function WaitingSignUp({ busy, onSendAgain, onStartAnew }: Props) {
  const { waiting: texts } = useTexts(signupTexts)
  const first = useRef<HTMLDivElement>(null)
  useEffect(() => first.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={first} className="mt-6">
      <Notice tone="waiting" announce="atOnce">
        <p className="font-semibold text-ink">{texts.title}</p>
        <p className="mt-1 text-ink-muted">{texts.text}</p>
        <div className="mt-4 flex flex-col gap-3">
          <Button look="primary" busy={busy} onClick={onStartAnew}>
            {texts.startAnew}
          </Button>
          <Button look="outline" disabled={busy} onClick={onSendAgain}>
            {texts.sendAgain}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
