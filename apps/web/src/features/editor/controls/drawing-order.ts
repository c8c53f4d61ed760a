import { effects, type EffectKind } from '@relampago/domain/catalogue'
import type { EditorEffect } from '@relampago/domain/editor'

/** Effects of a lower phase are drawn first, whatever their order in the project. */
const phases: Record<EffectKind, number> = { time: 0, still: 1, geometry: 2, frame: 2 }

function phaseOf({ type }: Pick<EditorEffect, 'type'>): number {
  return phases[effects[type].kind]
}

/** Effects in the order in which a frame is drawn. */
export function drawingOrder<One extends Pick<EditorEffect, 'type'>>(list: readonly One[]): One[] {
  return list.toSorted((one, other) => phaseOf(one) - phaseOf(other))
}

/** Whether the order of the project does not alone decide what is drawn first. */
export function hasPhases(list: readonly Pick<EditorEffect, 'type'>[]): boolean {
  return new Set(list.map(phaseOf)).size > 1
}

/** Where an element may move: indexes in the project's list, `null` where it cannot go. */
export type Moves = { /** Counted from 1. */ place: number; count: number; earlier: number | null; later: number | null }

/** An effect moves past the neighbours that are drawn in the same phase. */
export function effectMoves(list: readonly EditorEffect[], id: string): Moves {
  const drawn = drawingOrder(list)
  const at = drawn.findIndex((effect) => effect.id === id)
  const past = (other: EditorEffect | undefined) => {
    const moved = drawn[at]
    return other === undefined || moved === undefined || phaseOf(other) !== phaseOf(moved) ? null : list.indexOf(other)
  }
  return { place: at + 1, count: list.length, earlier: past(drawn[at - 1]), later: past(drawn[at + 1]) }
}

/** A transition moves in the sequence. */
export function sequenceMoves(list: readonly { id: string }[], id: string): Moves {
  const at = list.findIndex((transition) => transition.id === id)
  return { place: at + 1, count: list.length, earlier: at > 0 ? at - 1 : null, later: at < list.length - 1 ? at + 1 : null }
}
