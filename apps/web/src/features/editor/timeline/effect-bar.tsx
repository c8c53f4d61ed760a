import { effects } from '@relampago/domain/catalogue'
import { shortestEffect, type EditorEffect } from '@relampago/domain/editor'
import type { Seconds } from '@relampago/domain/units'
import { useRef } from 'react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { useEditor } from '../editor.ts'
import { timeText } from '../clock/time-text.ts'
import { BarHandle } from './bar-handle.tsx'
import { dragTimes, type BarPart, type Times } from './drag-times.ts'
import type { TimeScale } from './time-scale.ts'
import { TimelineBar } from './timeline-bar.tsx'
import { timelineTexts } from './timeline.texts.ts'
import { useBar } from './use-bar.ts'
import { useDrag } from './use-drag.ts'
import { useGestureName } from './use-gesture-name.ts'

/** How close an edge comes before it snaps, in pixels. */
const snapPixels = 8
/** Less is a press. */
const dragThreshold = 4

/** An effect, moved and stretched by mouse, finger or arrow keys. */
export function EffectBar({ effect, scale }: { effect: EditorEffect; scale: TimeScale }) {
  const texts = useTexts(timelineTexts)
  const language = useLanguage()
  const { id, type, startTime, endTime } = effect
  const name = effects[type].name[language]
  const { move, dragOf, begin } = useEffectTimes(effect, scale)
  const bar = useBar({ id, scale, startTime, onStep: (by) => move('whole', by), onBegin: begin })
  const fullName = texts.bar(name, timeText(startTime, language), timeText(endTime, language))
  const handle = (part: 'start' | 'end') => ({
    label: texts[part](name),
    value: effect[`${part}Time`],
    valueText: timeText(effect[`${part}Time`], language),
    isSelected: bar.isSelected,
    onStep: (by: Seconds) => move(part, by),
    onFocus: begin,
  })
  return (
    <TimelineBar kind="effect" {...{ id, fullName, startTime, endTime, scale }} {...bar} label={name} drag={useDrag(dragOf('whole'))}>
      <BarHandle side="left" {...handle('start')} min={0} max={endTime - shortestEffect} drag={useDrag(dragOf('start'))} />
      <BarHandle side="right" {...handle('end')} min={startTime + shortestEffect} max={scale.totalSeconds} drag={useDrag(dragOf('end'))} />
    </TimelineBar>
  )
}

/** The ways to change the times of an effect; steps of one gesture are undone at once. */
function useEffectTimes({ id, startTime, endTime }: EditorEffect, scale: TimeScale) {
  const { apply, select, project, player } = useEditor()
  const gesture = useGestureName()
  const from = useRef<{ times: Times; playhead: Seconds }>({ times: { startTime, endTime }, playhead: 0 })

  function become(times: Times): void {
    if (times.startTime === startTime && times.endTime === endTime) return
    apply({ kind: 'setEffectTimes', id, ...times }, gesture.name())
  }

  const dragOf = (part: BarPart) => ({
    threshold: dragThreshold,
    onStart() {
      gesture.begin()
      select(id)
      from.current = { times: { startTime, endTime }, playhead: player?.status().time ?? 0 }
    },
    onMove(pixels: number) {
      const { times, playhead } = from.current
      const targets = [...project.transitions.flatMap((one) => [one.startTime, one.startTime + one.duration]), playhead]
      const within = snapPixels / scale.pixelsPerSecond
      become(dragTimes(times, part, pixels / scale.pixelsPerSecond, { totalSeconds: scale.totalSeconds, targets, within }))
    },
  })

  return {
    begin: gesture.begin,
    dragOf,
    move: (part: BarPart, by: Seconds) => become(dragTimes({ startTime, endTime }, part, by, { totalSeconds: scale.totalSeconds, targets: [], within: 0 })),
  }
}
