import type { Wizard } from '@relampago/domain/rules'
import { ArrowRight } from 'lucide-react'
import { useId, type MouseEvent } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Bolt } from '../../../ui/logo.tsx'
import { generatorTexts } from '../generator.texts.ts'
import { QuotaNotice } from './quota-notice.tsx'
import { StoppedNotice } from './stopped-notice.tsx'
import type { KnownQuota } from './use-quota.ts'

/** Ignores the second press of a double click: its button already belongs to the next step. */
function isSecondPress({ detail }: MouseEvent): boolean {
  return detail > 1
}

type Props = {
  step: Wizard['step']
  busy: boolean
  /** No videos are made now. */
  stopped: boolean
  quota: KnownQuota
  onBack: () => void
  onGenerate: () => void
}

/**
 * Back and next, at the last step back and generate with what is left of the plan. Next submits the
 * form around it, so that Enter does too.
 */
export function WizardButtons({ step, busy, stopped, quota, onBack, onGenerate }: Props) {
  const texts = useTexts(generatorTexts)
  const reason = useId()
  const isBarred = stopped || quota.quota?.left === 0
  return (
    <div
      data-stays="bottom"
      className="bottom-0 z-20 -mx-5 mt-8 flex flex-wrap items-center gap-3 border-t border-hairline bg-ground px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-8 sm:px-8 lg:mx-0 lg:border-0 lg:px-0 lg:pt-0 tall:max-lg:sticky"
    >
      {step === 3 ? <div className="w-full empty:hidden">{stopped ? <StoppedNotice id={reason} /> : <QuotaNotice id={reason} known={quota} />}</div> : null}
      <Button look="outline" disabled={step === 1 || busy} onClick={onBack}>
        {texts.back}
      </Button>
      {step === 1 ? <p className="hidden text-small text-ink-muted lg:block">{texts.nothingYet}</p> : null}
      {step === 3 ? (
        <Button
          key="generate"
          look="primary"
          busy={busy}
          disabled={isBarred}
          aria-describedby={isBarred ? reason : undefined}
          icon={<Bolt className="size-4" />}
          className="flex-1 lg:ml-auto lg:min-w-72 lg:flex-none"
          onClick={(event) => {
            if (!isSecondPress(event)) onGenerate()
          }}
        >
          {busy ? texts.starting : texts.generate}
        </Button>
      ) : (
        <Button
          key="next"
          type="submit"
          look="primary"
          className="flex-1 lg:ml-auto lg:min-w-36 lg:flex-none"
          onClick={(event) => {
            if (isSecondPress(event)) event.preventDefault()
          }}
        >
          {texts.next}
          <ArrowRight aria-hidden className="size-4.5" />
        </Button>
      )}
    </div>
  )
}
