import { useEffect, useRef } from 'react'
import { useTexts } from '../../../language/language.ts'
import { fieldBox } from '../../../ui/field-box.ts'
import { enterDigits, eraseDigit, newDigits, type CodeEdit } from './code-boxes.ts'
import { verificationTexts } from './verification.texts.ts'

type Props = {
  edit: CodeEdit
  disabled: boolean
  onEdit: (edit: CodeEdit) => void
  /** Enter was pressed, with or without gaps. */
  onEnter: () => void
}

function focusEdited(inputs: readonly (HTMLInputElement | null)[], { focus }: CodeEdit): void {
  inputs[focus]?.focus()
}

/** Six boxes of one digit; a pasted or filled-in code spreads over all of them. */
export function CodeInput({ edit, disabled, onEdit, onEnter }: Props) {
  const { code: texts } = useTexts(verificationTexts)
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const { boxes } = edit
  // After each edit, not only when the focus moves to another box: a press elsewhere may have taken
  // it.
  useEffect(() => {
    if (!disabled) focusEdited(inputs.current, edit)
  }, [edit, disabled])

  const press = (event: React.KeyboardEvent, index: number) => {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
    const step = steps[event.key]
    if (step !== undefined) onEdit({ boxes, focus: Math.min(boxes.length - 1, Math.max(0, index + step)) })
    else if (event.key === 'Backspace') onEdit(eraseDigit(boxes, index))
    else if (event.key === 'Enter') onEnter()
    // Here, because a digit typed over the same digit changes no value.
    else if (/^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey) onEdit(enterDigits(boxes, index, event.key))
    else return
    event.preventDefault()
  }
  return (
    <fieldset disabled={disabled}>
      <legend className="sr-only">{texts.boxes}</legend>
      <div className="grid grid-cols-6 gap-2 sm:gap-3">
        {boxes.map((box, index) => (
          <input
            key={index}
            ref={(element) => {
              inputs.current[index] = element
            }}
            aria-label={texts.box(index + 1)}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            value={box}
            onFocus={(event) => event.target.select()}
            onKeyDown={(event) => press(event, index)}
            onChange={(event) => onEdit(enterDigits(boxes, index, newDigits(box, event.target.value)))}
            onPaste={(event) => {
              event.preventDefault()
              onEdit(enterDigits(boxes, index, event.clipboardData.getData('text')))
            }}
            className={`${fieldBox} min-h-16 border-control text-center font-display text-[1.625rem] font-extrabold [font-stretch:84%]`}
          />
        ))}
      </div>
    </fieldset>
  )
}
