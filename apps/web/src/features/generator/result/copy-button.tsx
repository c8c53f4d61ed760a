import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { videoTexts } from '../video.texts.ts'
import { toldTexts } from './told.texts.ts'

type Props = {
  /** What is copied. */
  text: string
  /** For screen readers: which text it is. */
  label: string
}

/** Copies a text, and says so in its place. */
export function CopyButton({ text, label }: Props) {
  const texts = useTexts(toldTexts)
  const { copyFailed } = useTexts(videoTexts)
  const [copied, setCopied] = useState<string | null>(null)
  const isCopied = copied === text
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch {
      // The browser refused: the person can still select the text.
      showToast({ kind: 'warn', title: copyFailed })
    }
  }
  return (
    <Button
      look="ghost"
      size="small"
      className="-mr-3 min-h-11 shrink-0"
      aria-label={isCopied ? undefined : label}
      icon={isCopied ? <Check aria-hidden className="size-4 text-good" /> : <Copy aria-hidden className="size-4" />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
    </Button>
  )
}
