import type { TimelineOutline } from '@relampago/domain/timeline'
import type { Bytes } from '@relampago/domain/units'
import { openFramePainter, type FramePainter, type PainterMaterials } from '../drawing/frame-painter.ts'
import { shareOf, type FrameSize } from '../orders/frame-size.ts'

/** One painter for each size at which frames of the present shape are drawn. */
export type Painters = {
  at(timeline: TimelineOutline, share: number): Promise<FramePainter>
}

/** Versions of pictures that wait in memory: a hundred small ones, or some at full size. */
const heldBytes: Bytes = 100e6

export function openPainters(materials: Omit<PainterMaterials, 'heldBytes'>): Painters {
  let shape = ''
  let open = new Map<string, Promise<FramePainter>>()
  return {
    at(timeline, share) {
      const wantedShape = nameOf(timeline)
      if (wantedShape !== shape) open = new Map()
      shape = wantedShape
      const size = shareOf(timeline, share)
      const painter = open.get(nameOf(size)) ?? openFramePainter(size, { ...materials, heldBytes })
      open.set(nameOf(size), painter)
      return painter
    },
  }
}

function nameOf({ width, height }: FrameSize): string {
  return `${width}x${height}`
}
