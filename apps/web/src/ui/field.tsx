import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { fieldBox } from './field-box.ts'

type Frame = {
  label: string
  /** Beside the label, for example "optional" or a link. */
  aside?: ReactNode
  help?: ReactNode
  /** What is wrong with the value; shown instead of the help and told to screen readers. */
  error?: ReactNode
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="mt-2 flex items-start gap-2 text-small text-bad">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  )
}

function Surround({ id, label, aside, help, error, children }: Frame & { id: string; children: ReactNode }) {
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-small font-semibold">
          {label}
        </label>
        {aside === undefined ? null : <span className="text-small text-ink-muted">{aside}</span>}
      </div>
      {children}
      {error ? (
        <FieldError id={`${id}-note`}>{error}</FieldError>
      ) : help ? (
        <div id={`${id}-note`} className="mt-2 text-small text-ink-muted">
          {help}
        </div>
      ) : null}
    </div>
  )
}

function noteOf(id: string, { help, error }: Frame): string | undefined {
  return error || help ? `${id}-note` : undefined
}

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size'> &
  Frame & { /** 56 px high, for the one question of a page. */ big?: boolean; /** Inside the box, at its end. */ inside?: ReactNode }

export function TextField({ label, aside, help, error, big = false, inside, className, ...input }: TextFieldProps) {
  const id = useId()
  const frame = { label, aside, help, error }
  return (
    <Surround id={id} {...frame}>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteOf(id, frame)}
          className={classNames(
            fieldBox,
            big ? 'min-h-15 px-4 text-[1.125rem]' : 'min-h-12 px-3.5',
            inside !== undefined && 'pr-13',
            error ? 'border-bad shadow-[0_0_0_1px_var(--color-bad)]' : 'border-control',
            className,
          )}
        />
        {inside === undefined ? null : <div className="absolute inset-y-0 right-1 flex items-center">{inside}</div>}
      </div>
    </Surround>
  )
}

export function TextArea({ label, aside, help, error, className, ...input }: ComponentProps<'textarea'> & Frame) {
  const id = useId()
  const frame = { label, aside, help, error }
  return (
    <Surround id={id} {...frame}>
      <textarea
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={noteOf(id, frame)}
        className={classNames(fieldBox, 'block min-h-26 resize-y px-3.5 py-3', error ? 'border-bad' : 'border-control', className)}
      />
    </Surround>
  )
}
