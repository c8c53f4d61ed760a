import { templateLimits } from '@relampago/domain/catalogue'
import { zoomBounds } from '@relampago/domain/editor'
import type { Pixels, Seconds } from '@relampago/domain/units'

/** How time is laid out in pixels, from the left edge of the tracks. */
export type TimeScale = { pixelsPerSecond: number; totalSeconds: Seconds }

/** At zoom 1 the whole timeline is as wide as what can be seen of it. */
export function timeScale(visible: Pixels, zoom: number, totalSeconds: Seconds): TimeScale {
  return { pixelsPerSecond: (visible * zoom) / totalSeconds, totalSeconds }
}

/** Whole steps, so that buttons and slider meet the same values. */
export function steppedZoom(zoom: number, steps: number): number {
  const stepped = Math.round(zoom / zoomBounds.step + steps) * zoomBounds.step
  return Number(Math.min(zoomBounds.max, Math.max(zoomBounds.min, stepped)).toFixed(1))
}

/** The moment at a distance from the left edge, clamped to the timeline. */
export function timeAt({ pixelsPerSecond, totalSeconds }: TimeScale, x: Pixels): Seconds {
  return pixelsPerSecond > 0 ? Math.min(totalSeconds, Math.max(0, x / pixelsPerSecond)) : 0
}

export type Tick = { time: Seconds; isLabelled: boolean }

const labelSteps: readonly Seconds[] = [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, templateLimits.totalSeconds.max]
/** Room of a label such as `0:04,5` with air around it. */
const labelRoom: Pixels = 72

/** Labels as close as they can be read, with one plain tick between two; the first is at 0. */
export function ruleTicks({ pixelsPerSecond, totalSeconds }: TimeScale): Tick[] {
  const step = labelSteps.find((one) => one * pixelsPerSecond >= labelRoom) ?? totalSeconds
  const half = step / 2
  const count = Math.floor(totalSeconds / half + 1e-6)
  return Array.from({ length: count + 1 }, (_, index) => ({ time: Number((index * half).toFixed(2)), isLabelled: index % 2 === 0 }))
}
