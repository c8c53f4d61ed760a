import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

type RadioGroupProps<Value extends string | number> = {
  label: string
  /** The label is read out but not shown. */
  hideLabel?: boolean
  options: readonly { value: Value; label: ReactNode; /** Language of the label, when it is not the page's. */ lang?: string }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
  /** Of the box around the options. */
  boxClass: string
  optionClass: string
}

/** One of a few short options, each in words; the chosen one is inverted. */
export function RadioGroup<Value extends string | number>({ label, hideLabel = false, options, value, onChange, ...classes }: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset className={classNames('min-w-0', classes.className)}>
      <legend className={hideLabel ? 'sr-only' : 'mb-2 text-small font-semibold'}>{label}</legend>
      <div className={classes.boxClass}>
        {options.map((option) => (
          <label
            key={option.value}
            lang={option.lang}
            className={classNames(
              'relative flex items-center text-small font-semibold text-ink-muted transition-colors duration-(--duration-quick) hover:text-ink',
              'has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink',
              classes.optionClass,
            )}
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** One of up to four short options. */
export function Segmented<Value extends string | number>(props: Omit<RadioGroupProps<Value>, 'boxClass' | 'optionClass'>) {
  return (
    <RadioGroup
      {...props}
      boxClass="flex gap-1 rounded-md border border-hairline bg-surface-2 p-1"
      optionClass="min-h-10 pointer-coarse:min-h-11 flex-1 justify-center rounded-[7px] px-2 text-center"
    />
  )
}
