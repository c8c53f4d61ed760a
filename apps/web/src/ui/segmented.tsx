import { useId } from 'react'

type SegmentedProps<Value extends string | number> = {
  label: string
  options: readonly { value: Value; label: string; /** Language of the label, when it is not the page's. */ lang?: string }[]
  value: Value
  onChange: (value: Value) => void
  /** The label is read out but not shown. */
  hideLabel?: boolean
}

/** One of up to four short options. */
export function Segmented<Value extends string | number>({ label, options, value, onChange, hideLabel = false }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={hideLabel ? 'sr-only' : 'mb-2 text-small font-semibold'}>{label}</legend>
      <div className="flex gap-1 rounded-md border border-hairline bg-surface-2 p-1">
        {options.map((option) => (
          <label
            key={option.value}
            lang={option.lang}
            className="relative flex min-h-10 flex-1 items-center justify-center rounded-[7px] px-2 text-center text-small font-semibold text-ink-muted transition-colors duration-(--duration-quick) hover:text-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink"
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
