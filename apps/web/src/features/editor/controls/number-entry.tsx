import { useState } from 'react'
import { fieldBox } from '../../../ui/field-box.ts'
import { classNames } from '../../../ui/class-names.ts'

type Props = { label: string; value: number; min: number; max: number; step: number; onChange: (value: number) => void; className?: string }

/** A number beside its slider. What is out of bounds goes to the nearest bound when it is left. */
export function NumberEntry({ label, value, min, max, step, onChange, className }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const leave = () => {
    const number = typed === null || typed === '' ? Number.NaN : Number(typed)
    if (Number.isFinite(number) && (number < min || number > max)) onChange(Math.min(max, Math.max(min, number)))
    setTyped(null)
  }
  return (
    <input
      type="number"
      inputMode="decimal"
      aria-label={label}
      {...{ min, max, step }}
      value={typed ?? String(value)}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.valueAsNumber >= min && target.valueAsNumber <= max) onChange(target.valueAsNumber)
      }}
      onBlur={leave}
      className={classNames(fieldBox, 'min-h-11 border-control px-2 text-small tabular-nums', className)}
    />
  )
}
