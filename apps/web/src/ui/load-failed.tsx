import { WifiOff } from 'lucide-react'
import { useTexts } from '../language/language.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { uiTexts } from './ui.texts.ts'

/** Something of the page could not be fetched; `retry` asks again. */
export function LoadFailed({ title, text, isOffline, busy, retry }: { title: string; text: string; isOffline: boolean; busy: boolean; retry: () => void }) {
  const texts = useTexts(uiTexts)
  return (
    <Notice tone="bad" announce="atOnce" {...(isOffline && { icon: <WifiOff aria-hidden className="size-4.5" /> })}>
      <p className="font-semibold">{title}</p>
      <p className="text-ink-muted">{text}</p>
      <Button size="small" className="mt-3 min-h-11" busy={busy} onClick={retry}>
        {texts.retry}
      </Button>
    </Notice>
  )
}
