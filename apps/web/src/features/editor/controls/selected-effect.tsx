import { effectHint, effects } from '@relampago/domain/catalogue'
import { intensityBounds, shortestEffect, type EditorEffect } from '@relampago/domain/editor'
import type { Seconds } from '@relampago/domain/units'
import { CircleAlert } from 'lucide-react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { Slider } from '../../../ui/slider.tsx'
import { useEditor } from '../editor.ts'
import { useGestureName } from '../timeline/use-gesture-name.ts'
import { isApproximateWhilePlaying } from '../parity.ts'
import { timeText } from '../clock/time-text.ts'
import { controlsTexts } from './controls.texts.ts'
import { effectMoves, hasPhases } from './drawing-order.ts'
import { FidelityBadge, FidelityNote } from './fidelity-badge.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { NumberEntry } from './number-entry.tsx'
import { SelectedHead } from './selected-head.tsx'
import { effectValueText } from './value-text.ts'

/** Tells of settings that change nothing, and of effects that are only on or off. */
function EffectHint({ effect: { type, intensity } }: { effect: EditorEffect }) {
  const texts = useTexts(controlsTexts)
  const language = useLanguage()
  const hint = effectHint(type, intensity)
  const { unit } = effects[type]
  const neutral = () => {
    if (unit === 'deg' && intensity > 50) return texts.fullTurn
    return Math.round(intensity) === 50 ? texts.middle : texts.neutral(effectValueText(type, intensity, language))
  }
  const told = hint === 'switch' ? (intensity >= 50 ? texts.switchOn : texts.switchOff) : hint === 'neutral' ? neutral() : null
  return (
    <output className="flex items-start gap-2 text-small text-warn empty:hidden">
      {told === null ? null : (
        <>
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {told}
        </>
      )}
    </output>
  )
}

function Intensity({ effect: { id, type, intensity } }: { effect: EditorEffect }) {
  const texts = useTexts(controlsTexts)
  const language = useLanguage()
  const { apply } = useEditor()
  const { name: gesture, begin } = useGestureName()
  const change = (value: number) => apply({ kind: 'setIntensity', id, intensity: Math.round(value) }, gesture())
  const bounds = { ...intensityBounds, onChange: change }
  return (
    <div onPointerDownCapture={begin} onFocusCapture={begin}>
      <Slider
        {...bounds}
        label={texts.intensity}
        value={intensity}
        valueText={`${intensity}%`}
        help={effects[type].unit === '%' ? undefined : texts.value(effectValueText(type, intensity, language))}
        aside={
          <span className="flex items-center gap-1.5 text-small font-semibold">
            <NumberEntry {...bounds} label={texts.intensityNumber} value={intensity} className="w-18 text-right" />%
          </span>
        }
      />
    </div>
  )
}

const tenths = (time: Seconds) => Math.round(time * 10) / 10

function TimeField({ label, ...entry }: Omit<Parameters<typeof NumberEntry>[0], 'step'>) {
  return (
    <div className="min-w-0 flex-1">
      <p aria-hidden className="mb-1 text-micro text-ink-muted">
        {label}
      </p>
      <NumberEntry label={label} step={0.1} {...entry} />
    </div>
  )
}

function Times({ effect: { id, startTime, endTime } }: { effect: EditorEffect }) {
  const texts = useTexts(controlsTexts)
  const { apply, project } = useEditor()
  const { name: gesture, begin } = useGestureName()
  const change = (times: { startTime?: number; endTime?: number }) => apply({ kind: 'setEffectTimes', id, startTime, endTime, ...times }, gesture())
  return (
    <div className="flex gap-3" onPointerDownCapture={begin} onFocusCapture={begin}>
      <TimeField
        label={texts.start}
        value={tenths(startTime)}
        min={0}
        max={tenths(endTime - shortestEffect)}
        onChange={(start) => change({ startTime: start })}
      />
      <TimeField
        label={texts.end}
        value={tenths(endTime)}
        min={tenths(startTime + shortestEffect)}
        max={project.totalSeconds}
        onChange={(end) => change({ endTime: end })}
      />
    </div>
  )
}

/** How strong the selected effect is, when it acts, and where it is in the drawing order. */
export function SelectedEffect({ effect }: { effect: EditorEffect }) {
  const texts = useTexts(controlsTexts)
  const language = useLanguage()
  const { project, apply } = useEditor()
  const isApproximate = isApproximateWhilePlaying('effect', effect.type)
  return (
    <section className="grid gap-3">
      <SelectedHead id={effect.id} kind="effect" name={effects[effect.type].name[language]} />
      <Intensity effect={effect} />
      <EffectHint effect={effect} />
      <p className="flex flex-wrap items-center justify-between gap-2 text-small text-ink-muted tabular-nums">
        {texts.range(timeText(effect.startTime, language), timeText(effect.endTime, language))}
        <FidelityBadge isApproximate={isApproximate} />
      </p>
      <FidelityNote isApproximate={isApproximate} />
      <Times effect={effect} />
      {project.effects.length > 1 ? (
        <div>
          <PlaceOfEffect id={effect.id} onMove={(to) => apply({ kind: 'moveElement', id: effect.id, to })} />
          {hasPhases(project.effects) ? <p className="text-micro text-ink-muted">{texts.orderNote}</p> : null}
        </div>
      ) : null}
    </section>
  )
}

function PlaceOfEffect({ id, onMove }: { id: string; onMove: (to: number) => void }) {
  const texts = useTexts(controlsTexts)
  const moves = effectMoves(useEditor().project.effects, id)
  return <MoveButtons moves={moves} text={texts.order(moves.place, moves.count)} earlier={texts.earlier} later={texts.later} onMove={onMove} />
}
