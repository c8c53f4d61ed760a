import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Button, type ButtonProps } from '../../../ui/button.tsx'
import { fileTexts } from './file.texts.ts'

type Props = Pick<ButtonProps, 'look' | 'size' | 'className'> & { text?: string; busy: boolean; onChoose: (file: File) => void }

/** Asks for a template's file. The same file can be chosen again: it may have been corrected. */
export function ImportButton({ text, busy, onChoose, ...button }: Props) {
  const texts = useTexts(fileTexts)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={texts.fileLabel}
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file !== undefined) onChoose(file)
        }}
      />
      <Button {...button} busy={busy} icon={<Upload aria-hidden className="size-4.5" />} onClick={() => input.current?.click()}>
        {busy ? texts.importing : (text ?? texts.import)}
      </Button>
    </>
  )
}
