import { fontSize } from '@relampago/domain/catalogue'
import { readFontSize } from '@relampago/domain/rules'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../language/language.ts'
import { IconButton } from '../../../ui/button.tsx'
import { fieldBox } from '../../../ui/field-box.ts'
import { generatorTexts } from '../generator.texts.ts'

/** The exact size. Any text is allowed while typing; it is read on blur and on Enter. */
export function FontSizeField({ value, onChange }: { value: number; onChange: (size: number) => void }) {
  const texts = useTexts(generatorTexts)
  const [typed, setTyped] = useState<string | null>(null)
  const settle = () => {
    if (typed !== null) onChange(readFontSize(typed))
    setTyped(null)
  }
  const step = (by: number) => onChange(readFontSize(String(value + by)))
  return (
    <span className="flex items-center gap-1.5">
      <IconButton
        label={`${texts.fontSize}: ${texts.smaller}`}
        className="border border-hairline bg-surface-2"
        disabled={value <= fontSize.minPx}
        onClick={() => step(-fontSize.stepPx)}
      >
        <Minus aria-hidden className="size-4" />
      </IconButton>
      <input
        type="number"
        aria-label={texts.fontSize}
        min={fontSize.minPx}
        max={fontSize.maxPx}
        step={fontSize.stepPx}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter confirms this number, not the step.
          event.preventDefault()
          settle()
        }}
        className={`${fieldBox} min-h-11 w-18 border-control [appearance:textfield] text-center text-small font-semibold tabular-nums [&::-webkit-inner-spin-button]:appearance-none`}
      />
      <IconButton
        label={`${texts.fontSize}: ${texts.larger}`}
        className="border border-hairline bg-surface-2"
        disabled={value >= fontSize.maxPx}
        onClick={() => step(fontSize.stepPx)}
      >
        <Plus aria-hidden className="size-4" />
      </IconButton>
    </span>
  )
}
