import type { ColorOption } from '@relampago/domain/catalogue'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { useLanguage } from '../../../language/language.ts'

type Props = { label: string; options: readonly ColorOption[]; value: string; onChange: (color: string) => void }

/** Round swatches with a ring and a check mark; their names are read out. */
export function ColorChoice({ label, options, value, onChange }: Props) {
  const language = useLanguage()
  const name = useId()
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 sm:block">
      <legend className="float-left text-small font-semibold sm:float-none sm:mb-1">{label}</legend>
      <div className="-mx-1.5 flex">
        {options.map((color) => (
          <label
            key={color.id}
            className="relative flex size-11 items-center justify-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={name}
              aria-label={color.name[language]}
              checked={value === color.value}
              onChange={() => onChange(color.value)}
              className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <span
              aria-hidden
              style={{ backgroundColor: color.value }}
              className="pointer-events-none flex size-8 items-center justify-center rounded-full border border-control peer-checked:border-2 peer-checked:border-ground peer-checked:shadow-[0_0_0_2px_var(--color-ink)]"
            />
            {/* Readable on light and dark swatches alike. */}
            <Check aria-hidden strokeWidth={3} className="pointer-events-none absolute hidden size-4 text-ink mix-blend-difference peer-checked:block" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
