import { RadioGroup, type RadioGroupProps } from './radio-group.tsx'

/** One of up to four short options. */
export function Segmented<Value extends string | number>(props: Omit<RadioGroupProps<Value>, 'boxClass' | 'optionClass'>) {
  return (
    <RadioGroup
      {...props}
      boxClass="flex gap-1 rounded-md border border-hairline bg-surface-2 p-1"
      optionClass="min-h-10 flex-1 justify-center rounded-[7px] px-2 text-center"
    />
  )
}
