import { Equal, EqualApproximately } from 'lucide-react'
import { useTexts } from '../../../language/language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { controlsTexts } from './controls.texts.ts'

/** Whether a playing preview shows an effect or a transition as the video does. */
export function FidelityBadge({ isApproximate }: { isApproximate: boolean }) {
  const texts = useTexts(controlsTexts)
  const Icon = isApproximate ? EqualApproximately : Equal
  return (
    <Badge tone={isApproximate ? 'warn' : 'good'} icon={<Icon aria-hidden className="size-3" />}>
      {isApproximate ? texts.approximate : texts.exact}
    </Badge>
  )
}

/** What an approximate one means; nothing for others. */
export function FidelityNote({ isApproximate }: { isApproximate: boolean }) {
  const texts = useTexts(controlsTexts)
  return isApproximate ? <p className="-mt-1.5 text-micro text-ink-muted">{texts.approximateMeaning}</p> : null
}
