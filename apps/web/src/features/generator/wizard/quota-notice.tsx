import { plans } from '@relampago/domain/catalogue'
import { waitText } from '@relampago/domain/rules'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { generatorTexts } from '../generator.texts.ts'
import { useQuota } from './use-quota.ts'

/**
 * What is left of the plan before an order; when nothing is left, when it is renewed. Nothing for
 * visitors.
 */
export function QuotaNotice() {
  const texts = useTexts(generatorTexts)
  const language = useLanguage()
  const { quota, isPro } = useQuota()
  const now = useNow(30_000)
  if (quota === undefined) return null
  const { period, left, limit, resetAt } = quota
  const wait = waitText(resetAt, now, language)
  const isSpent = left === 0
  return (
    <Notice tone={isSpent ? 'bad' : left === 1 ? 'warn' : 'plain'} {...(isSpent && { announce: 'politely' })}>
      <strong className="font-semibold">{isSpent ? texts.quota.spent[period](limit) : texts.quota.left[period](left, limit, isPro)}</strong>{' '}
      <span className="text-ink-muted">{isSpent ? texts.quota.unlocks(wait) : left === 1 ? texts.quota.nextIn(wait) : null}</span>
      {isPro || left > 1 ? null : (
        <>
          {' '}
          <Link to="/pricing" className="inline-flex min-h-6 items-center font-medium underline underline-offset-4">
            {texts.quota.more(plans.pro.limits.daily)}
          </Link>
        </>
      )}
    </Notice>
  )
}
