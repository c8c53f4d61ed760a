import { inputKind, type Wizard, type WizardAction } from '@relampago/domain/rules'
import { ShoppingBag, Sparkles } from 'lucide-react'
import { useEffect, useRef, useState, type Dispatch } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ConnectionBox } from '../connection-box.tsx'
import { generatorTexts } from '../generator.texts.ts'
import { PhonePanel, SidePanel } from './side-panel.tsx'
import { mayLeavePhotos } from '../media/may-leave-photos.ts'
import { useOwnMedia } from '../media/use-own-media.ts'
import { StepContent } from '../steps/step-content.tsx'
import { StepFinish } from '../steps/step-finish.tsx'
import { QuotaNotice } from './quota-notice.tsx'
import { StoppedNotice } from './stopped-notice.tsx'
import { StepIndicator } from './step-indicator.tsx'
import { StepStyle } from '../steps/step-style.tsx'
import { TemplateNotice } from '../steps/template-notice.tsx'
import { useGenerate } from './use-generate.ts'
import { useWaitingOrder } from './use-waiting-order.ts'
import { useQuota, type KnownQuota } from './use-quota.ts'
import { useThemeCheck } from '../theme/use-theme-check.ts'
import { useIsVideoServiceStopped } from '../use-video-service.ts'
import { useTemplateChoice } from '../use-template-choice.ts'
import { WizardButtons } from './wizard-buttons.tsx'

type Props = { wizard: Wizard; dispatch: Dispatch<WizardAction> }

/**
 * Names the step for screen readers; a change by keyboard moves the focus there, not to the end of
 * the page.
 */
function StepHeading({ step, problem }: Pick<Wizard, 'step' | 'problem'>) {
  const texts = useTexts(generatorTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    // A field that is missing takes the focus itself.
    if (last.current !== step && problem === null) heading.current?.focus({ preventScroll: true })
    last.current = step
  }, [step, problem])
  return (
    <h2 ref={heading} tabIndex={-1} className="sr-only">
      {texts.stepOf(step, texts.steps[step])}
    </h2>
  )
}

/** What stands in the way of an order, or soon will; at the last step it is above the button. */
function OrderNotice({ step, isStopped, quota }: { step: Wizard['step']; isStopped: boolean; quota: KnownQuota }) {
  if (step === 3) return null
  return isStopped ? <StoppedNotice /> : <QuotaNotice known={quota} onlySpent={step === 2} />
}

export function WizardView({ wizard, dispatch }: Props) {
  const texts = useTexts(generatorTexts)
  const options = useTemplateChoice(wizard, dispatch)
  const [karaoke, setKaraoke] = useState(true)
  const kind = inputKind(wizard.form.input, options.marketplaces)
  const isStopped = useIsVideoServiceStopped()
  const quota = useQuota()
  const check = useThemeCheck(wizard, kind, dispatch)
  const media = useOwnMedia(wizard, dispatch)
  const mayGenerate = async () => mayLeavePhotos(media) && (await check.mayGenerate())
  const { busy, offline, generate } = useGenerate(wizard, { kind, dispatch, mayGenerate })
  useWaitingOrder(wizard.step === 3, generate)

  const step = { wizard, kind, dispatch, marketplaces: options.marketplaces, templates: options.templates, karaoke, onKaraoke: setKaraoke }
  const panel = { form: wizard.form, kind, templates: options.templates, karaoke, onKaraoke: setKaraoke }
  const retry = () => (offline ? void generate() : options.retry())
  const isOffline = offline || options.failed
  const KindIcon = kind === 'product' ? ShoppingBag : Sparkles
  return (
    <div className="page-width grid max-w-[1120px] gap-x-10 pt-6 xl:max-w-[1320px] lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem] 2xl:grid-cols-[minmax(0,1fr)_28rem] 2xl:gap-x-14 lg:pt-10 lg:pb-16">
      <form
        noValidate
        className="flex min-w-0 flex-col"
        onSubmit={(event) => {
          event.preventDefault()
          // At the last step Enter in the preview text is not an order.
          if (wizard.step < 3) dispatch({ type: 'next' })
        }}
      >
        <div className="mb-4 flex items-center justify-between gap-4">
          <h1 className="type-title">{texts.title}</h1>
          <Badge icon={<KindIcon aria-hidden className="size-3.5" />}>{texts.kinds[kind]}</Badge>
        </div>
        <StepIndicator step={wizard.step} disabled={busy} onGo={(one) => dispatch({ type: 'go', step: one })} />
        <StepHeading step={wizard.step} problem={wizard.problem} />
        <div className="mt-4 flex flex-col gap-6.5">
          {isOffline ? (
            <div className="lg:hidden">
              <ConnectionBox onRetry={retry} />
            </div>
          ) : null}
          <OrderNotice step={wizard.step} isStopped={isStopped} quota={quota} />
          {wizard.step > 1 ? <TemplateNotice form={wizard.form} templates={options.templates} dispatch={dispatch} /> : null}
          {wizard.step === 1 ? (
            <StepContent {...step} check={check} busy={busy} barred={isStopped || quota.quota?.left === 0} onGenerate={() => void generate()} />
          ) : null}
          {wizard.step === 2 ? <StepStyle {...step} media={media} /> : null}
          {wizard.step === 3 ? <StepFinish {...step} disabled={busy} /> : null}
          {wizard.step === 1 ? <PhonePanel {...panel} /> : null}
        </div>
        <WizardButtons
          step={wizard.step}
          stopped={isStopped}
          {...{ busy, quota }}
          onBack={() => dispatch({ type: 'back' })}
          onGenerate={() => void generate()}
        />
      </form>
      <SidePanel {...panel}>{isOffline ? <ConnectionBox onRetry={retry} /> : null}</SidePanel>
    </div>
  )
}
