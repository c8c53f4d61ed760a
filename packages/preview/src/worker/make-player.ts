import type { Seconds } from '@relampago/domain/units'
import type { Player, PlayerStatus, PreviewOrder } from '../orders/player.ts'
import { afterCommand, frameAt, withLength, type PlaybackCommand, type PlayedLength } from '../playing/playback.ts'

/** An engine, wherever it runs. Commands are counted from 1. */
export type EngineLink = {
  show(order: PreviewOrder, command: number): void
  command(does: PlaybackCommand, command: number): void
  capture(): Promise<ImageBitmap>
  close(): void
}

export type MadePlayer = { player: Player; /** `handled`: the last command that the status knows of. */ take: (status: PlayerStatus, handled: number) => void }

/**
 * The player that pages hold. Its state answers a command at once, by the engine's own rules; what
 * an engine says that has not seen the command yet changes neither state nor time.
 */
export function makePlayer(link: EngineLink, first: PlayerStatus): MadePlayer {
  const statusListeners = new Set<(status: PlayerStatus) => void>()
  const timeListeners = new Set<(time: Seconds) => void>()
  let status = first
  let announced = first
  let since = performance.now()
  let length: PlayedLength = { frames: 1, framesPerSecond: 30 }
  let commands = 0

  function announce(): void {
    const before = announced
    announced = status
    if (status.time !== before.time || status.shown !== before.shown) for (const listener of timeListeners) listener(status.time)
    if (withoutTime(status) !== withoutTime(before)) for (const listener of statusListeners) listener(status)
  }

  function predict(playback: { state: PlayerStatus['state']; time: Seconds }): void {
    const frame = frameAt(playback.time, length)
    status = { ...status, state: playback.state, time: playback.time, frame, isExact: status.isExact && frame === status.frame }
    since = performance.now()
  }

  function command(does: PlaybackCommand): void {
    predict(afterCommand({ ...status, since }, does, length, performance.now()))
    commands += 1
    link.command(does, commands)
    announce()
  }

  const player: Player = {
    status: () => status,
    onStatus: (listener) => subscribe(statusListeners, listener),
    onTime: (listener) => subscribe(timeListeners, listener),
    show(order) {
      length = order.timeline
      predict(withLength({ ...status, since }, length))
      status = { ...status, isReady: false, isExact: false }
      commands += 1
      link.show(order, commands)
    },
    play: () => command({ kind: 'play' }),
    pause: () => command({ kind: 'pause' }),
    stop: () => command({ kind: 'stop' }),
    seek: (time) => command({ kind: 'seek', time }),
    step: (frames) => command({ kind: 'step', frames }),
    captureFrame: () => link.capture(),
    close() {
      statusListeners.clear()
      timeListeners.clear()
      link.close()
    },
  }
  return {
    player,
    take(next, handled) {
      const { state, time, frame, isReady } = status
      status = handled >= commands ? next : { ...next, state, time, frame, isReady, isExact: false }
      since = performance.now()
      announce()
    },
  }
}

function subscribe<Value>(listeners: Set<(value: Value) => void>, listener: (value: Value) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function withoutTime(status: PlayerStatus): string {
  return JSON.stringify({ ...status, time: 0, frame: 0, shown: null })
}
