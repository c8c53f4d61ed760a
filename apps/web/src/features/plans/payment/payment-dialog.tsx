import type { Plan } from '@relampago/domain/catalogue'
import { CircleX, Lock, RefreshCw, X } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Modal } from '../../../ui/modal.tsx'
import { CheckoutFrame } from './checkout-frame.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import type { Checkout } from './open-checkout.ts'
import { paymentTexts } from './payment.texts.ts'
import { useApproval } from './use-approval.ts'
import type { Payment } from './use-payment.ts'

/** State of the payment: awaited, or refused with a retry. */
function Standing({ isRefused, again }: { isRefused: boolean; again: () => void }) {
  const texts = useTexts(paymentTexts)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pb-[env(safe-area-inset-bottom)] text-small text-ink-muted">
      <output className={classNames('flex items-center gap-2', isRefused && 'text-bad')}>
        {isRefused ? <CircleX aria-hidden className="size-4" /> : <RefreshCw aria-hidden className="size-4" />}
        {isRefused ? texts.refused : texts.waiting}
      </output>
      {isRefused ? (
        <Button size="small" className="min-h-11" onClick={again}>
          {texts.again}
        </Button>
      ) : (
        <span>{texts.mayClose}</span>
      )}
    </div>
  )
}

function CheckoutStep({ checkout, open, close }: { checkout: Checkout } & Pick<Payment, 'open' | 'close'>) {
  const status = useApproval(checkout, close)
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <CheckoutFrame checkout={checkout} />
      <Standing isRefused={status === 'refused'} again={() => void open()} />
    </div>
  )
}

/**
 * The payment over the page: a sheet on phones, and all of the screen once the provider's page is
 * in it.
 */
export function PaymentDialog({ plan, payment: { step, open, pay, close } }: { plan: Plan; payment: Payment }) {
  const texts = useTexts(paymentTexts)
  const titleId = useId()
  const isCheckout = step?.name === 'checkout'
  return (
    <Modal
      open={step !== null}
      onClose={() => {
        // The browser also reports the closing that we asked for.
        if (step !== null) close()
      }}
      titleId={titleId}
      className={classNames(
        'flex-col p-5 open:flex md:p-6 md:rounded-xl',
        isCheckout
          ? 'h-fit max-h-dvh rounded-t-xl max-md:has-[iframe:not(.hidden)]:h-dvh max-md:has-[iframe:not(.hidden)]:rounded-none md:max-h-[94dvh] md:max-w-xl'
          : 'h-fit max-h-[94dvh] rounded-t-xl md:max-w-lg',
      )}
    >
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id={titleId} className={isCheckout ? 'flex items-center gap-2.5 font-semibold' : 'type-title'}>
          {isCheckout ? <Lock aria-hidden className="size-5 text-good" /> : null}
          {isCheckout ? texts.secure : texts.title(plan.name)}
        </h2>
        <IconButton label={texts.close} onClick={close} className="-mr-2">
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      {step?.name === 'confirm' ? <ConfirmStep plan={plan} step={step} pay={pay} close={close} /> : null}
      {step?.name === 'checkout' ? <CheckoutStep checkout={step.checkout} open={open} close={close} /> : null}
    </Modal>
  )
}
