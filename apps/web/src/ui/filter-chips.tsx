import { useId } from 'react'

type Chip<Value extends string> = { value: Value; label: string; count: number }
type FilterChipsProps<Value extends string> = { label: string; chips: readonly Chip<Value>[]; value: Value; onChange: (value: Value) => void }

/** What of a list is shown, with how many there are of each; on phones the row scrolls sideways. */
export function FilterChips<Value extends string>({ label, chips, value, onChange }: FilterChipsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="-mx-5 min-w-0 overflow-x-auto px-5 py-1 [scrollbar-width:none] sm:mx-0 sm:px-1">
      <legend className="sr-only">{label}</legend>
      <div className="flex gap-2">
        {chips.map((chip) => (
          <label
            key={chip.value}
            className="relative flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-hairline bg-surface-1 px-4 text-small font-semibold text-ink-muted transition-colors duration-(--duration-quick) hover:text-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={name}
              checked={chip.value === value}
              onChange={() => onChange(chip.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {chip.label} <span className="font-normal tabular-nums">{chip.count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
