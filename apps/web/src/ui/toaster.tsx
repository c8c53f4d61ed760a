import { CircleAlert, CircleCheck, Info, Timer, X } from 'lucide-react'
import { useState, type PointerEvent } from 'react'
import { useTexts } from '../language/language.ts'
import { ButtonLink, IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { closeToast, useToasts, type Toast } from './toasts.ts'
import { uiTexts } from './ui.texts.ts'

const looks = {
  good: { icon: CircleCheck, tint: 'text-good', bar: 'bg-good' },
  info: { icon: Info, tint: 'text-info', bar: 'bg-info' },
  warn: { icon: Timer, tint: 'text-warn', bar: 'bg-warn' },
  bad: { icon: CircleAlert, tint: 'text-bad', bar: 'bg-bad' },
} as const

/**
 * Whether the pointer rests the life of a message: only a mouse that was moved over it. One that
 * was there before the message came, and a finger, do not.
 */
function useRest() {
  const [isResting, setResting] = useState(false)
  const onPointerMove = ({ pointerType, movementX, movementY }: PointerEvent) => {
    if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) setResting(true)
  }
  return { isResting, moves: { onPointerMove, onPointerLeave: () => setResting(false) } }
}

function ToastCard({ toast }: { toast: Toast }) {
  const texts = useTexts(uiTexts)
  const { isResting, moves } = useRest()
  const { icon: Icon, tint, bar } = looks[toast.kind]
  return (
    <div
      {...moves}
      role={toast.kind === 'bad' ? 'alert' : 'status'}
      className="group relative flex animate-arrive gap-3 overflow-hidden rounded-md border border-hairline bg-surface-2 py-3 pr-1 pl-4 shadow-float"
    >
      <Icon aria-hidden className={classNames('mt-0.5 size-5 shrink-0', tint)} />
      <div className="min-w-0 flex-1 py-0.5 text-small">
        <p className="font-semibold">{toast.title}</p>
        {toast.text === undefined ? null : <p className="text-ink-muted">{toast.text}</p>}
        {toast.action === undefined ? null : (
          <ButtonLink to={toast.action.to} size="small" className="mt-2" onClick={() => closeToast(toast.id)}>
            {toast.action.label}
          </ButtonLink>
        )}
      </div>
      <IconButton label={texts.close} onClick={() => closeToast(toast.id)} className="-my-1.5">
        <X aria-hidden className="size-4 text-ink-muted" />
      </IconButton>
      {toast.lifeMs === null ? null : (
        <span
          aria-hidden
          onAnimationEnd={() => closeToast(toast.id)}
          style={{ animationDuration: `${toast.lifeMs}ms` }}
          className={classNames(
            'life absolute inset-x-0 bottom-0 h-[3px] origin-left [animation-fill-mode:forwards] [animation-name:life] [animation-timing-function:linear] group-has-focus-visible:[animation-play-state:paused]',
            isResting && '[animation-play-state:paused]',
            bar,
          )}
        />
      )}
    </div>
  )
}

/**
 * Messages: at the bottom on phones, above the buttons that stay there, so that menu, heading and
 * steps of a page are never covered; bottom right on larger screens. The region is always present,
 * so that screen readers announce what is added.
 */
export function Toaster() {
  const toasts = useToasts()
  const texts = useTexts(uiTexts)
  return (
    <section
      aria-label={texts.notices}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-50 sm:right-6 sm:bottom-6 sm:left-auto sm:w-96"
    >
      <ol className="pointer-events-auto flex flex-col gap-3">
        {toasts.map((toast) => (
          <li key={toast.id}>
            <ToastCard toast={toast} />
          </li>
        ))}
      </ol>
    </section>
  )
}
