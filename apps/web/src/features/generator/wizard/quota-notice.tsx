import { plans } from '@relampago/domain/catalogue'
import { renewalText, spentQuotaText } from '@relampago/domain/rules'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { generatorTexts } from '../generator.texts.ts'
import type { KnownQuota } from './use-quota.ts'

function MoreByPro() {
  const texts = useTexts(generatorTexts)
  return (
    <>
      {' '}
      <Link to="/pricing" className="touch-target inline-flex min-h-6 items-center font-medium underline underline-offset-4">
        {texts.quota.more(plans.pro.limits.daily)}
      </Link>
    </>
  )
}

const minuteMs = 60_000
const toneOf = (left: number) => (left === 0 ? 'bad' : left === 1 ? 'warn' : 'plain')

/**
 * What is left of the plan before an order; when nothing is left, when it is renewed, in the words
 * of the server. Nothing for visitors. `onlySpent` leaves out what is no obstacle.
 */
export function QuotaNotice({ id, known, onlySpent = false }: { id?: string; known: KnownQuota; onlySpent?: boolean }) {
  const texts = useTexts(generatorTexts)
  const language = useLanguage()
  const now = useNow(minuteMs)
  const { quota, isPro, isLoading } = known
  // Its place is kept, so that nothing moves under the hand that types.
  if (quota === undefined) return isLoading && !onlySpent ? <Skeleton className="h-11.5 rounded-md" /> : null
  const { period, left, limit } = quota
  const isSpent = left === 0
  if (onlySpent && !isSpent) return null
  return (
    <Notice tone={toneOf(left)} {...(isSpent && { announce: 'politely' })}>
      <strong {...(id !== undefined && { id })} className="font-semibold">
        {isSpent ? spentQuotaText(quota, now, language) : texts.quota.left[period](left, limit, isPro)}
      </strong>{' '}
      {left === 1 ? <span className="text-ink-muted">{texts.quota.next(renewalText(quota.resetAt, now, language))}</span> : null}
      {isPro || left > 1 ? null : <MoreByPro />}
    </Notice>
  )
}
