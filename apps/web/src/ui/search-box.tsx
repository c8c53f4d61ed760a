import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../language/language.ts'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { fieldBox } from './field-box.ts'
import { uiTexts } from './ui.texts.ts'

type Props = {
  /** Its name, and what an empty box shows. */ label: string
  value: string
  onChange: (value: string) => void
  /** The focus leaves it. */ onLeave?: () => void
  maxLength?: number
}

/** A box that filters the list below it while someone types. */
export function SearchBox({ label, value, onChange, onLeave, maxLength }: Props) {
  const texts = useTexts(uiTexts)
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <search className="relative block">
      <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-ink-muted" />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={maxLength}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
        className={classNames(fieldBox, 'min-h-12 border-control pr-12 pl-12 [&::-webkit-search-cancel-button]:hidden')}
      />
      {value === '' ? null : (
        <IconButton label={texts.clearSearch} onClick={clear} className="absolute inset-y-0 right-0.5 my-auto">
          <X aria-hidden className="size-4.5 text-ink-muted" />
        </IconButton>
      )}
    </search>
  )
}
