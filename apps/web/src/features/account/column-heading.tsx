import { CircleAlert, CircleCheck, KeyRound, Mail } from 'lucide-react'
import { useEffect, useRef } from 'react'

const marks = {
  mail: { icon: Mail, tint: 'text-ink' },
  key: { icon: KeyRound, tint: 'text-ink' },
  checking: { icon: Mail, tint: 'animate-pulse text-ink' },
  done: { icon: CircleCheck, tint: 'text-good' },
  failed: { icon: CircleAlert, tint: 'text-bad' },
} as const

type Props = {
  mark: keyof typeof marks
  title: string
  /** It replaces what had the focus: keyboard and screen reader start here. */
  takesFocus?: boolean
}

/** What a step is about, or how it ended. */
export function ColumnHeading({ mark, title, takesFocus = false }: Props) {
  const { icon: Icon, tint } = marks[mark]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <>
      <span className="flex size-14 items-center justify-center rounded-lg bg-surface-2">
        <Icon aria-hidden className={`size-6 ${tint}`} />
      </span>
      <h1 ref={heading} tabIndex={-1} className="type-title mt-6 outline-none">
        {title}
      </h1>
    </>
  )
}
