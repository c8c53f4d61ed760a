import type { Player, PlayerStatus } from '@relampago/preview'
import type { Seconds } from '@relampago/domain/units'
import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'

/** A status without its time and frames, which change with every frame. */
export type PlayerLook = Omit<PlayerStatus, 'time' | 'frame' | 'shown'>

/** The same object until something of it changes, as stores must give. */
const looks = new WeakMap<Player, PlayerLook>()

function lookOf(player: Player): PlayerLook {
  const { state, isReady, isExact, drawnAt, backend, problem } = player.status()
  const next: PlayerLook = { state, isReady, isExact, drawnAt, backend, problem }
  const last = looks.get(player)
  if (last !== undefined && JSON.stringify(last) === JSON.stringify(next)) return last
  looks.set(player, next)
  return next
}

/** Renders again when the status of the player changes, not with its time. */
export function usePlayerLook(player: Player | null): PlayerLook | null {
  return useSyncExternalStore(
    (listener) => player?.onStatus(listener) ?? (() => undefined),
    () => (player === null ? null : lookOf(player)),
    () => null,
  )
}

/**
 * Calls `show` with the time of every frame that is shown, outside of rendering, and with the
 * present one after each rendering.
 */
export function usePlayerTime(player: Player | null, show: (time: Seconds) => void): void {
  const shown = useEffectEvent(show)
  useEffect(() => player?.onTime((time) => shown(time)), [player])
  useLayoutEffect(() => show(player?.status().time ?? 0))
}
