import { RadioGroup } from './radio-group.tsx'

type Chip<Value extends string> = { value: Value; label: string; count: number }
type FilterChipsProps<Value extends string> = { label: string; chips: readonly Chip<Value>[]; value: Value; onChange: (value: Value) => void }

/** What of a list is shown, with how many there are of each; on phones the row scrolls sideways. */
export function FilterChips<Value extends string>({ chips, ...group }: FilterChipsProps<Value>) {
  const options = chips.map(({ value, label, count }) => ({
    value,
    label: (
      <>
        {label} <span className="font-normal tabular-nums">{count}</span>
      </>
    ),
  }))
  return (
    <RadioGroup
      {...group}
      hideLabel
      options={options}
      className="-mx-5 overflow-x-auto px-5 py-1 [scrollbar-width:none] sm:-mx-1 sm:px-1"
      boxClass="flex gap-2"
      optionClass="min-h-11 shrink-0 gap-2 rounded-full border border-hairline bg-surface-1 px-4"
    />
  )
}
