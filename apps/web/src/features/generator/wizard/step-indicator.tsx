import { wizardSteps, type WizardStep } from '@relampago/domain/rules'
import { Check } from 'lucide-react'
import { useTexts } from '../../../language/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { generatorTexts } from '../generator.texts.ts'

type Props = { step: WizardStep; disabled: boolean; onGo: (step: WizardStep) => void }

/** Where the person is among the three steps; steps behind them can be opened again. */
export function StepIndicator({ step, disabled, onGo }: Props) {
  const texts = useTexts(generatorTexts)
  return (
    <ol aria-label={texts.stepsLabel} className="grid grid-cols-3 gap-1.5">
      {wizardSteps.map((one) => {
        const isDone = one < step
        const isNow = one === step
        return (
          <li key={one} aria-current={isNow ? 'step' : undefined}>
            <span aria-hidden className={classNames('block h-2 -skew-x-24', isDone ? 'bg-ink' : isNow ? 'bg-action' : 'bg-surface-3')} />
            <button
              type="button"
              disabled={!isDone || disabled}
              onClick={() => onGo(one)}
              className={classNames(
                'flex min-h-11 items-center gap-2 rounded-sm pr-2 text-small',
                isNow ? 'font-semibold' : isDone ? 'hover:underline' : 'text-ink-muted',
              )}
            >
              {isDone ? <Check aria-label={texts.stepDone} className="size-4" /> : <span className="tabular-nums">{one}</span>}
              {texts.steps[one]}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
