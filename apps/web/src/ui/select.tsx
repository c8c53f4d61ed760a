import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { classNames } from './class-names.ts'
import { fieldBox } from './field-box.ts'

type Option<Value extends string> = {
  value: Value
  label: string
  /** Shown, but cannot be chosen. */
  disabled?: boolean
}
type SelectProps<Value extends string> = {
  label: string
  /** The label is read out but not shown. */
  hideLabel?: boolean
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/**
 * One of more options than fit beside each other. The browser's own list, so that phones show
 * theirs.
 */
export function Select<Value extends string>({ label, hideLabel = false, options, value, onChange }: SelectProps<Value>) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-2 block text-small font-semibold'}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value)
            if (chosen !== undefined) onChange(chosen.value)
          }}
          className={classNames(fieldBox, 'min-h-12 appearance-none border-control pr-11 pl-3.5')}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-ink-muted" />
      </div>
    </div>
  )
}
