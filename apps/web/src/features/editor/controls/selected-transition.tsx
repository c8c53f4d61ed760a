import { transitions } from '@relampago/domain/catalogue'
import { transitionBounds, type EditorTransition } from '@relampago/domain/editor'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { oneDecimal } from '../../../language/numbers.ts'
import { Slider } from '../../../ui/slider.tsx'
import { useEditor } from '../editor.ts'
import { isApproximateWhilePlaying } from '../parity.ts'
import { useGestureName } from '../timeline/use-gesture-name.ts'
import { timeText } from '../clock/time-text.ts'
import { controlsTexts } from './controls.texts.ts'
import { sequenceMoves } from './drawing-order.ts'
import { FidelityBadge, FidelityNote } from './fidelity-badge.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { NumberEntry } from './number-entry.tsx'
import { SelectedHead } from './selected-head.tsx'

function Duration({ transition: { id, type, duration } }: { transition: EditorTransition }) {
  const texts = useTexts(controlsTexts)
  const language = useLanguage()
  const { apply } = useEditor()
  const { name: gesture, begin } = useGestureName()
  const bounds = { ...transitionBounds(type), onChange: (value: number) => apply({ kind: 'setTransitionSeconds', id, duration: value }, gesture()) }
  return (
    <div onPointerDownCapture={begin} onFocusCapture={begin}>
      <Slider
        {...bounds}
        label={texts.duration}
        value={duration}
        valueText={texts.seconds(oneDecimal(duration, language))}
        help={texts.bounds(oneDecimal(bounds.min, language), oneDecimal(bounds.max, language))}
        aside={
          <span className="flex items-center gap-1.5 text-small font-semibold">
            <NumberEntry {...bounds} label={texts.durationNumber} value={duration} className="w-18 text-right" />s
          </span>
        }
      />
    </div>
  )
}

/** How long the selected transition takes, and where it is in the sequence. */
export function SelectedTransition({ transition }: { transition: EditorTransition }) {
  const texts = useTexts(controlsTexts)
  const language = useLanguage()
  const { project, apply } = useEditor()
  const { id, type, startTime } = transition
  const isApproximate = isApproximateWhilePlaying('transition', type)
  const moves = sequenceMoves(project.transitions, id)
  return (
    <section className="grid gap-3">
      <SelectedHead id={id} kind="transition" name={transitions[type].name[language]} />
      <Duration transition={transition} />
      <p className="flex flex-wrap items-center justify-between gap-2 text-small text-ink-muted tabular-nums">
        {texts.startsAt(timeText(startTime, language))}
        <FidelityBadge isApproximate={isApproximate} />
      </p>
      <FidelityNote isApproximate={isApproximate} />
      {project.transitions.length > 1 ? (
        <MoveButtons
          moves={moves}
          text={texts.sequenceOrder(moves.place, moves.count)}
          earlier={texts.sooner}
          later={texts.afterwards}
          onMove={(to) => apply({ kind: 'moveElement', id, to })}
        />
      ) : null}
    </section>
  )
}
