import { videoLifetimeMs } from '@relampago/domain/catalogue'
import { minutesAndSeconds } from '@relampago/domain/rules'
import { useTexts } from '../../../language/language.ts'
import { useNow } from '../../../ui/use-now.ts'
import { videoTexts } from '../video.texts.ts'

const warnBelowMs = 5 * 60_000
const radius = 20
const around = 2 * Math.PI * radius

/** How long the file can still be downloaded: white, amber in the last 5 minutes, then expired. */
export function ExpiryRing({ expiresAt }: { expiresAt: string }) {
  const texts = useTexts(videoTexts)
  const left = Math.max(0, Date.parse(expiresAt) - useNow(1000))
  const share = Math.min(1, left / videoLifetimeMs)
  const tint = left === 0 ? 'text-bad' : left < warnBelowMs ? 'text-warn' : 'text-ink'
  return (
    <section className="flex items-center gap-5 rounded-lg border border-hairline bg-surface-1 p-5">
      <svg viewBox="0 0 48 48" aria-hidden className={`size-14 shrink-0 -rotate-90 ${tint}`} fill="none" strokeWidth="5">
        <circle cx="24" cy="24" r={radius} className="stroke-surface-3" />
        <circle cx="24" cy="24" r={radius} stroke="currentColor" strokeDasharray={around} strokeDashoffset={around * (1 - share)} />
      </svg>
      <div className="text-small text-ink-muted">
        <p role="timer" className={`font-display text-[1.5rem] leading-tight font-extrabold tabular-nums [font-stretch:84%] ${tint}`}>
          {left === 0 ? texts.expired : minutesAndSeconds(left)}
        </p>
        <p>{left === 0 ? texts.expiredText : texts.expiry}</p>
      </div>
    </section>
  )
}
