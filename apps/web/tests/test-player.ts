import type { Player, PlayerStatus } from '@relampago/preview'

export type TestPlayer = Player & {
  /** What was asked of it, such as `seek 2.5`. */
  calls: string[]
  /** Changes what it says of itself. */
  become: (status: Partial<PlayerStatus>) => void
  /** Shows a frame, as while playing. */
  showTime: (time: number) => void
}

/** A player of ten seconds that draws nothing and answers at once. */
export function createTestPlayer(start: Partial<PlayerStatus> = {}): TestPlayer {
  let status: PlayerStatus = {
    state: 'stopped',
    time: 0,
    frame: 0,
    shown: 0,
    isReady: true,
    isExact: true,
    drawnAt: { width: 360, height: 640 },
    backend: 'webgl2',
    problem: null,
    ...start,
  }
  const listeners = new Set<(status: PlayerStatus) => void>()
  const times = new Set<(time: number) => void>()
  const calls: string[] = []
  const become = (more: Partial<PlayerStatus>) => {
    status = { ...status, ...more }
    for (const listener of listeners) listener(status)
  }
  const showTime = (time: number) => {
    status = { ...status, time, frame: Math.round(time * 30), shown: Math.round(time * 30) }
    for (const listener of times) listener(time)
  }
  const asked = (call: string, more: Partial<PlayerStatus>) => {
    calls.push(call)
    become(more)
  }
  return {
    calls,
    become,
    showTime,
    status: () => status,
    onStatus(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onTime(listener) {
      times.add(listener)
      return () => times.delete(listener)
    },
    show: () => undefined,
    play: () => asked('play', { state: 'playing' }),
    pause: () => asked('pause', { state: 'paused' }),
    stop() {
      asked('stop', { state: 'stopped' })
      showTime(0)
    },
    seek(time) {
      calls.push(`seek ${Number(time.toFixed(3))}`)
      showTime(time)
    },
    step(frames) {
      asked(`step ${frames}`, { state: 'paused' })
      showTime(status.time + frames / 30)
    },
    captureFrame: () => Promise.reject(new Error('nothing is drawn')),
    close: () => undefined,
  }
}
