import { designLimits, effects, transitions } from '@relampago/domain/catalogue'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { oneDecimal } from '../../../language/numbers.ts'
import { useEditor } from '../editor.ts'
import { controlsTexts } from './controls.texts.ts'
import { drawingOrder } from './drawing-order.ts'
import { ElementList } from './element-list.tsx'
import { SelectedEffect } from './selected-effect.tsx'
import { SelectedTransition } from './selected-transition.tsx'

function Selected() {
  const texts = useTexts(controlsTexts)
  const { project, selectedId } = useEditor()
  const effect = project.effects.find(({ id }) => id === selectedId)
  if (effect !== undefined) return <SelectedEffect key={effect.id} effect={effect} />
  const transition = project.transitions.find(({ id }) => id === selectedId)
  if (transition !== undefined) return <SelectedTransition key={transition.id} transition={transition} />
  return <p className="text-small text-ink-muted">{texts.nothing}</p>
}

/** The selected element, and all that the project holds. */
export function ControlsTab() {
  const texts = useTexts(controlsTexts)
  const language = useLanguage()
  const { project } = useEditor()
  const effectRows = drawingOrder(project.effects).map(({ id, type, intensity }) => ({ id, name: effects[type].name[language], value: `${intensity}%` }))
  const transitionRows = project.transitions.map(({ id, type, duration }) => ({
    id,
    name: transitions[type].name[language],
    value: texts.seconds(oneDecimal(duration, language)),
  }))
  return (
    <div className="grid grid-cols-1 gap-6">
      <Selected />
      <ElementList title={texts.activeEffects} most={designLimits.effects} empty={texts.noEffects} rows={effectRows} dotClass="bg-effect" />
      <ElementList title={texts.transitions} most={designLimits.transitions} empty={texts.noTransitions} rows={transitionRows} dotClass="bg-info" />
    </div>
  )
}
