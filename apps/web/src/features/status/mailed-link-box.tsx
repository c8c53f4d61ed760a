import { BellOff, BellRing, CircleAlert, CircleCheck, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { focusOn } from './focus-on.ts'
import { mailedLinkTexts } from './mailed-link.texts.ts'
import { sendRequest } from './send-request.ts'
import type { MailedLink } from './use-mailed-link.ts'

type Step = { state: 'asking' | 'busy' } | { state: 'done' | 'failed'; text: string }

const calls = { confirm: 'confirmStatusMails', leave: 'leaveStatusMails' } as const
const marks: Record<Step['state'], (action: MailedLink['action']) => { icon: LucideIcon; tint: string }> = {
  asking: (action) => ({ icon: action === 'confirm' ? BellRing : BellOff, tint: 'text-ink' }),
  busy: (action) => ({ icon: action === 'confirm' ? BellRing : BellOff, tint: 'text-ink' }),
  done: () => ({ icon: CircleCheck, tint: 'text-good' }),
  failed: () => ({ icon: CircleAlert, tint: 'text-bad' }),
}

/**
 * Where the link of a mail leads. Nothing happens before the button is pressed: programs that look
 * at mails open their links, too.
 */
export function MailedLinkBox({ link: { action, token }, onClose }: { link: MailedLink; onClose: () => void }) {
  const texts = useTexts(mailedLinkTexts)
  const words = texts[action]
  const [step, setStep] = useState<Step>({ state: 'asking' })
  const { icon: Icon, tint } = marks[step.state](action)
  const isOver = step.state === 'done' || step.state === 'failed'

  const act = async () => {
    setStep({ state: 'busy' })
    const { isDone, message } = await sendRequest({ id: calls[action], body: { token } })
    setStep({ state: isDone ? 'done' : 'failed', text: message ?? texts.failedText })
  }
  const title = step.state === 'done' ? words.done : step.state === 'failed' ? words.failed : words.title
  return (
    <section aria-label={title} className="mt-6 rounded-lg border border-control bg-surface-1 p-5 sm:p-6">
      {/* It takes the focus when it appears, and again when it says how it ended. */}
      <h2 key={String(isOver)} ref={focusOn} tabIndex={-1} className="type-title flex items-center gap-3 outline-none">
        <Icon aria-hidden className={classNames('size-7 shrink-0', tint)} />
        {title}
      </h2>
      <p role={step.state === 'failed' ? 'alert' : 'status'} className="mt-2 max-w-2xl text-ink-muted">
        {'text' in step ? step.text : words.text}
      </p>
      {step.state === 'done' ? null : (
        <div className="mt-5 flex flex-wrap gap-3">
          <Button look="primary" busy={step.state === 'busy'} onClick={() => void act()} className="max-sm:w-full">
            {step.state === 'busy' ? words.acting : step.state === 'failed' ? texts.again : words.act}
          </Button>
          <Button look="outline" disabled={step.state === 'busy'} onClick={onClose} className="max-sm:w-full">
            {texts.close}
          </Button>
        </div>
      )}
    </section>
  )
}
