import { ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { Checkout } from './open-checkout.ts'
import { paymentTexts } from './payment.texts.ts'

/** After this time without content, the alternative is pointed out. */
const patienceMs = 8000
const linkLook = 'inline-flex min-h-11 items-center gap-2 font-semibold text-ink underline underline-offset-4'

function NewTabLink({ address }: { address: string }) {
  const texts = useTexts(paymentTexts)
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={linkLook}>
      <ExternalLink aria-hidden className="size-4" />
      {texts.newTab}
    </a>
  )
}

/**
 * Whether a frame with a page of ours shows it: a refused page leaves an error page of no origin.
 */
function isRefused(frame: HTMLIFrameElement): boolean {
  const isOurs = new URL(frame.src, location.href).origin === location.origin
  return isOurs && frame.contentDocument === null
}

/** State of a frame: a policy may refuse its page, or the page may never arrive. */
function useFrameState() {
  const [state, setState] = useState<'loading' | 'shown' | 'blocked'>('loading')
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'blocked' : now)), patienceMs)
    const refuse = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (/^(frame|child|default)-src/.test(effectiveDirective)) setState('blocked')
    }
    document.addEventListener('securitypolicyviolation', refuse)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('securitypolicyviolation', refuse)
    }
  }, [])
  return { state, setState }
}

/**
 * The provider's page inside ours, and the way to it in a tab of its own where the browser or the
 * provider does not allow that.
 */
export function CheckoutFrame({ checkout: { address, opensIn } }: { checkout: Checkout }) {
  const texts = useTexts(paymentTexts)
  if (opensIn === 'tab')
    return (
      <Notice>
        <p>{texts.inOwnTab}</p>
        <NewTabLink address={address} />
      </Notice>
    )
  return <ProviderPage key={address} address={address} />
}

function ProviderPage({ address }: { address: string }) {
  const texts = useTexts(paymentTexts)
  const { state, setState } = useFrameState()
  return (
    <>
      {state === 'blocked' ? (
        <Notice tone="warn" announce="politely">
          <p>{texts.blocked}</p>
          <NewTabLink address={address} />
        </Notice>
      ) : null}
      <iframe
        src={address}
        title={texts.frame}
        allow="payment; clipboard-write"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={({ currentTarget }) => setState((now) => (isRefused(currentTarget) ? 'blocked' : now === 'blocked' ? now : 'shown'))}
        className={state === 'blocked' ? 'hidden' : 'block min-h-0 w-full flex-1 scheme-light rounded-lg bg-surface-2 md:h-[min(34rem,64dvh)] md:flex-none'}
      />
      {state === 'blocked' ? null : (
        <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-muted">
          {texts.notShown}
          <NewTabLink address={address} />
        </p>
      )}
    </>
  )
}
