import { transitions } from '@relampago/domain/catalogue'
import { transitionBounds, type EditorTransition } from '@relampago/domain/editor'
import type { Seconds } from '@relampago/domain/units'
import { useRef } from 'react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { oneDecimal } from '../../../language/numbers.ts'
import { useEditor } from '../editor.ts'
import { timeText } from '../clock/time-text.ts'
import { BarHandle } from './bar-handle.tsx'
import { tenths } from './drag-times.ts'
import type { TimeScale } from './time-scale.ts'
import { TimelineBar } from './timeline-bar.tsx'
import { timelineTexts } from './timeline.texts.ts'
import { useBar } from './use-bar.ts'
import { useDrag } from './use-drag.ts'
import { useGestureName } from './use-gesture-name.ts'

/** A transition; its place follows from those before, its right edge changes its length. */
export function TransitionBar({ transition, scale }: { transition: EditorTransition; scale: TimeScale }) {
  const texts = useTexts(timelineTexts)
  const language = useLanguage()
  const { apply, select } = useEditor()
  const gesture = useGestureName()
  const { id, type, startTime, duration } = transition
  const { min, max } = transitionBounds(type)
  const from = useRef(duration)
  const name = transitions[type].name[language]
  const endTime = startTime + duration

  function become(wanted: Seconds): void {
    const next = Math.min(max, Math.max(min, tenths(wanted)))
    if (next !== duration) apply({ kind: 'setTransitionSeconds', id, duration: next }, gesture.name())
  }
  const drag = useDrag({
    threshold: 2,
    onStart() {
      gesture.begin()
      select(id)
      from.current = duration
    },
    onMove: (pixels) => become(from.current + pixels / scale.pixelsPerSecond),
  })
  const onStep = (by: Seconds) => become(duration + by)
  const bar = useBar({ id, scale, startTime, onStep, onBegin: gesture.begin })
  const fullName = texts.bar(name, timeText(startTime, language), timeText(endTime, language))
  return (
    <TimelineBar kind="transition" {...{ id, fullName, startTime, endTime, scale }} {...bar} label={name}>
      <BarHandle
        side="right"
        label={texts.duration(name)}
        value={duration}
        valueText={texts.seconds(oneDecimal(duration, language))}
        {...{ min, max, drag, onStep }}
        isSelected={bar.isSelected}
        onFocus={gesture.begin}
      />
    </TimelineBar>
  )
}
