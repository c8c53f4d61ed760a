import { minutesAndSeconds, videoState } from '@relampago/domain/rules'
import type { EpochMs } from '@relampago/domain/units'
import { Clock, Download, Play, Plus, Timer } from 'lucide-react'
import { momentText } from '../../../language/date.ts'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Thumbnail } from './thumbnail.tsx'
import type { ListedVideo } from './use-videos.ts'
import { videosTexts } from './videos.texts.ts'

type Props = { video: ListedVideo; now: EpochMs; busy: boolean; disabled: boolean; onDownload: () => void }

function TimeLeft({ video: { expiresAt }, now }: Pick<Props, 'video' | 'now'>) {
  const texts = useTexts(videosTexts)
  const state = videoState(expiresAt, now)
  const time = minutesAndSeconds(expiresAt - now)
  if (state === 'expired') return <Badge tone="bad">{texts.expired}</Badge>
  if (state === 'expiring')
    return (
      <Badge tone="warn" icon={<Timer aria-hidden className="size-3.5" />}>
        <span className="tabular-nums">{texts.expiresIn(time)}</span>
      </Badge>
    )
  return (
    <span className="flex items-center gap-2 text-small tabular-nums">
      <Clock aria-hidden className="size-4 text-good" />
      {texts.left(time)}
    </span>
  )
}

/** One video: what it is, how long it lives, and its file. */
export function VideoRow({ video, now, busy, disabled, onDownload }: Props) {
  const texts = useTexts(videosTexts)
  const language = useLanguage()
  const state = videoState(video.expiresAt, now)
  return (
    <li
      className={classNames(
        'flex items-center gap-2 sm:gap-4 border-b border-hairline py-4',
        state === 'expiring' && 'my-1 -mx-3 rounded-lg border border-warn/50 bg-warn/10 px-3 sm:-mx-4 sm:px-4',
      )}
    >
      <Thumbnail videoId={video.id} isExpired={state === 'expired'} />
      <div className="min-w-0 flex-1">
        <h2 className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{video.title}</h2>
        <p className="mb-2 text-small text-ink-muted">{texts.finished(momentText(video.created_at, language))}</p>
        <TimeLeft video={video} now={now} />
      </div>
      {state === 'expired' ? (
        <ButtonLink to="/generator" look="ghost" size="small" icon={<Plus aria-hidden className="size-4.5" />} className="min-h-11 max-sm:size-11 max-sm:p-0">
          <span className="max-sm:sr-only">{texts.another}</span>
        </ButtonLink>
      ) : (
        <>
          <ButtonLink
            to={`/generator?video=${encodeURIComponent(video.id)}`}
            look="outline"
            size="small"
            icon={<Play aria-hidden className="size-4.5" />}
            aria-label={texts.watchTitle(video.title)}
            className="min-h-11 max-sm:size-11 max-sm:p-0"
          >
            <span className="max-sm:hidden">{texts.watch}</span>
          </ButtonLink>
          <Button
            look={state === 'expiring' ? 'primary' : 'secondary'}
            size="small"
            icon={<Download aria-hidden className="size-4.5" />}
            aria-label={texts.downloadTitle(video.title)}
            busy={busy}
            disabled={disabled}
            onClick={onDownload}
            className="min-h-11 max-sm:size-11 max-sm:p-0"
          >
            <span className="max-sm:hidden">{busy ? texts.downloading : texts.download}</span>
          </Button>
        </>
      )}
    </li>
  )
}
