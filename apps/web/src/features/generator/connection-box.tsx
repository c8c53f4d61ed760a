import { WifiOff } from 'lucide-react'
import { useTexts } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { generatorTexts } from './generator.texts.ts'

/** The server could not be reached; offers a retry. */
export function ConnectionBox({ onRetry }: { onRetry: () => void }) {
  const texts = useTexts(generatorTexts)
  return (
    <Notice tone="bad" announce="atOnce" icon={<WifiOff aria-hidden className="size-4.5" />}>
      <p className="font-semibold">{texts.offline}</p>
      <p className="text-ink-muted">{texts.offlineText}</p>
      <Button size="small" className="mt-3 min-h-11" onClick={onRetry}>
        {texts.retry}
      </Button>
    </Notice>
  )
}
