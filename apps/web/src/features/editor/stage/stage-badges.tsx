import { Ellipsis, Equal, EqualApproximately, type LucideIcon } from 'lucide-react'
import { useTexts } from '../../../language/language.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import type { PlayerLook } from '../clock/use-player.ts'
import { stageTexts } from './stage.texts.ts'

const fullHeight = 640

type Props = { status: PlayerLook; /** Icons alone, which are read out in full. */ isSmall?: boolean }

/** What the canvas shows at this moment, in words. */
export function StageBadges({ status, isSmall = false }: Props) {
  const texts = useTexts(stageTexts)
  if (!status.isReady) return null
  const isPlaying = status.state === 'playing'
  const height = Math.max(status.drawnAt.width, status.drawnAt.height)
  const badge = (tone: BadgeTone, Icon: LucideIcon, text: string, meaning = text) => (
    <span title={meaning} {...(isSmall && { role: 'img', 'aria-label': text })} className="whitespace-nowrap">
      <Badge tone={tone} icon={<Icon aria-hidden className="size-3" />}>
        {isSmall ? null : text}
      </Badge>
    </span>
  )
  return (
    <div className="flex flex-wrap gap-1.5">
      {status.backend === 'canvas2d' ? badge('warn', EqualApproximately, texts.simplified) : null}
      {isPlaying && height < fullHeight ? badge('neutral', EqualApproximately, texts.smaller(height)) : null}
      {isPlaying ? null : status.isExact ? badge('good', Equal, texts.exact, texts.exactMeaning) : badge('neutral', Ellipsis, texts.drawing)}
    </div>
  )
}
