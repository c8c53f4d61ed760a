import { inputKind, type Wizard, type WizardAction } from '@relampago/domain/rules'
import { ArrowRight, ShoppingBag, Sparkles } from 'lucide-react'
import { useState, type Dispatch } from 'react'
import { useTexts } from '../../language/language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Bolt } from '../../ui/logo.tsx'
import { generatorTexts } from './generator.texts.ts'
import { ConnectionBox, PhonePanel, SidePanel } from './side-panel.tsx'
import { StepContent } from './step-content.tsx'
import { StepFinish } from './step-finish.tsx'
import { StepIndicator } from './step-indicator.tsx'
import { StepStyle } from './step-style.tsx'
import { useGenerate } from './use-generate.ts'
import { useOptions } from './use-options.ts'
import { useSelectedTemplate } from './use-wizard.ts'

type Props = { wizard: Wizard; dispatch: Dispatch<WizardAction> }

function Buttons({ wizard, dispatch, busy, onGenerate }: Pick<Props, 'wizard' | 'dispatch'> & { busy: boolean; onGenerate: () => void }) {
  const texts = useTexts(generatorTexts)
  const isLast = wizard.step === 3
  return (
    <div className="sticky bottom-0 z-20 -mx-5 mt-8 flex items-center gap-3 border-t border-hairline bg-ground px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-8 sm:px-8 lg:static lg:mx-0 lg:border-0 lg:px-0 lg:pt-0">
      <Button look="outline" disabled={wizard.step === 1 || busy} onClick={() => dispatch({ type: 'back' })}>
        {texts.back}
      </Button>
      {wizard.step === 1 ? <p className="hidden text-small text-ink-muted lg:block">{texts.nothingYet}</p> : null}
      {isLast ? (
        <Button look="primary" busy={busy} icon={<Bolt className="size-4" />} className="flex-1 lg:ml-auto lg:min-w-72 lg:flex-none" onClick={onGenerate}>
          {busy ? texts.starting : texts.generate}
        </Button>
      ) : (
        <Button type="submit" look="primary" className="flex-1 lg:ml-auto lg:min-w-36 lg:flex-none">
          {texts.next}
          <ArrowRight aria-hidden className="size-4.5" />
        </Button>
      )}
    </div>
  )
}

export function WizardView({ wizard, dispatch }: Props) {
  const texts = useTexts(generatorTexts)
  const options = useOptions()
  const [karaoke, setKaraoke] = useState(true)
  const kind = inputKind(wizard.form.input, options.marketplaces)
  const { busy, offline, generate } = useGenerate(wizard, kind, dispatch)
  useSelectedTemplate(options.offeredIds, dispatch)

  const step = { wizard, kind, dispatch, marketplaces: options.marketplaces, templates: options.templates, karaoke, onKaraoke: setKaraoke }
  const panel = { form: wizard.form, kind, karaoke, onKaraoke: setKaraoke }
  const retry = () => (offline ? void generate() : options.retry())
  const isOffline = offline || options.failed
  const KindIcon = kind === 'product' ? ShoppingBag : Sparkles
  return (
    <div className="page-width grid max-w-[1120px] gap-x-10 pt-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:pt-10 lg:pb-16">
      <form
        noValidate
        className="flex min-w-0 flex-col"
        onSubmit={(event) => {
          event.preventDefault()
          dispatch({ type: 'next' })
        }}
      >
        <div className="mb-4 flex items-center justify-between gap-4">
          <h1 className="type-title">{texts.title}</h1>
          <Badge icon={<KindIcon aria-hidden className="size-3.5" />}>{texts.kinds[kind]}</Badge>
        </div>
        <StepIndicator step={wizard.step} onGo={(one) => dispatch({ type: 'go', step: one })} />
        <div className="mt-4 flex flex-col gap-6.5">
          {isOffline ? (
            <div className="lg:hidden">
              <ConnectionBox onRetry={retry} />
            </div>
          ) : null}
          {wizard.step === 1 ? <StepContent {...step} /> : null}
          {wizard.step === 2 ? <StepStyle {...step} /> : null}
          {wizard.step === 3 ? <StepFinish {...step} /> : null}
          {wizard.step === 1 ? <PhonePanel {...panel} /> : null}
        </div>
        <Buttons wizard={wizard} dispatch={dispatch} busy={busy} onGenerate={() => void generate()} />
      </form>
      <SidePanel {...panel}>{isOffline ? <ConnectionBox onRetry={retry} /> : null}</SidePanel>
    </div>
  )
}
