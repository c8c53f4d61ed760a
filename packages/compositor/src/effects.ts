import type { EffectDrawing } from './effect-drawings.ts'
import { effectDrawings } from './effect-drawings.ts'
import { type Bend, bendFrame } from './effect-geometry.ts'
import type { Size } from './camera.ts'
import { type EffectHistory, type HistoryMemory, makeEffectHistory } from './effect-history.ts'
import { type EffectRoom, makeEffectRoom } from './effect-room.ts'
import type { FrameEffectId } from './frame-effect-ids.ts'
import type { Kernels } from './kernels.ts'
import type { Address, Memory } from './memory.ts'

export type ActiveFrameEffect = {
  id: FrameEffectId
  /**
   * In the catalogue's unit: scale 0.1 to 3, rotate 0 to 360 degrees clockwise, flips and transpose
   * on from 0.5, perspective and vignette 0 to 1, pixelize 1 to 100 px at 1080x1920, amplify 0 to
   * 10, the extras 0 to 1, all others 0 to 100 %. Values outside are clamped.
   */
  value: number
  /** Frames since the effect began, from 0; decides what moves and what is random. */
  frame: number
}

/** The effects of one compositor: their working memory and their histories. */
export function makeFrameEffects(kernels: Kernels, memory: Memory, size: Size) {
  const room = makeEffectRoom(kernels, memory, size)
  const histories = new Map<EffectHistory, HistoryMemory>()
  return {
    startHistory(): EffectHistory {
      const history = makeEffectHistory(memory)
      histories.set(history, history)
      return history
    },
    apply(effects: readonly ActiveFrameEffect[], frame: Address, history: EffectHistory): void {
      const held = histories.get(history)
      if (held === undefined) throw new Error('this effect history was released or belongs to another compositor')
      applyEffects(room, effects, frame, held)
    },
    release(): void {
      room.release()
      for (const history of histories.values()) history.release()
      histories.clear()
    },
  }
}

/**
 * Applies the effects to the frame in place, the first one first. Neighbouring geometric ones and
 * lenses share one resampling.
 */
function applyEffects(room: EffectRoom, effects: readonly ActiveFrameEffect[], frame: Address, history: HistoryMemory): void {
  const bends: Bend[] = []
  effects.forEach((effect, at) => {
    const drawing: EffectDrawing = effectDrawings[effect.id]
    const value = Math.min(drawing.range[1], Math.max(drawing.range[0], effect.value))
    if (drawing.kind === 'bend') {
      bends.push(...drawing.bends(value, room))
      return
    }
    bendFrame(room, bends.splice(0), frame)
    const sameBefore = effects.slice(0, at).filter(({ id }) => id === effect.id).length
    const remember = (bytes: number) => history.remember(`${effect.id} ${sameBefore}`, effect.frame, bytes)
    drawing.draw(room, { frame, value, time: effect.frame, remember })
  })
  bendFrame(room, bends, frame)
}

/**
 * How many earlier frames show in the result: a run that starts so much earlier ends in the same
 * picture, up to differences of one level.
 */
export function historyFrames(id: FrameEffectId): number {
  const drawing: EffectDrawing = effectDrawings[id]
  return drawing.kind === 'draw' ? (drawing.historyFrames ?? 0) : 0
}
