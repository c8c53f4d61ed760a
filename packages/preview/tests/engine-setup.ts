import { openPictureStore, type DecodePicture } from '../src/drawing/picture-store.ts'
import type { PlayerStatus } from '../src/orders/player.ts'
import type { EngineHost } from '../src/orders/engine-host.ts'
import { startEngine } from '../src/playing/player-engine.ts'
import type { Screen } from '../src/showing/screen.ts'
import { testPicture, wasm } from './sample-orders.ts'

const decodeTest: DecodePicture = (source, size) =>
  'url' in source && !source.url.includes('missing') ? Promise.resolve(testPicture(source.url, size)) : Promise.reject(new Error('no such picture'))

/** Time, turns and timers that move only when the test says so. */
function fakeHost() {
  let now = 0
  let turn: (() => void) | null = null
  let timers: { at: number; callback: () => void }[] = []
  const faults: unknown[] = []
  const host: EngineHost = {
    now: () => now,
    nextTurn(callback) {
      turn = callback
      return () => {
        turn = null
      }
    },
    later(ms, callback) {
      const timer = { at: now + ms, callback }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    breathe: () => Promise.resolve(),
    onFault: (error) => faults.push(error),
  }
  return {
    host,
    faults,
    pass: (ms: number) => {
      now += ms
    },
    turn() {
      const due = turn
      turn = null
      due?.()
    },
    ring() {
      const due = timers.filter(({ at }) => at <= now)
      timers = timers.filter(({ at }) => at > now)
      for (const { callback } of due) callback()
    },
  }
}

/** More than any work here takes. */
const mostRounds = 50_000

/** An engine on a screen that keeps what it is shown. */
export async function openTestEngine(decode: DecodePicture = decodeTest) {
  const time = fakeHost()
  const shown: { width: number; height: number; bytes: Uint8Array }[] = []
  const statuses: PlayerStatus[] = []
  let restore: () => void = () => undefined
  const screen: Screen = {
    backend: 'canvas2d',
    show: ({ width, height, bytes: planes }) => shown.push({ width, height, bytes: planes.slice() }),
    close: () => undefined,
  }
  const engine = await startEngine({
    wasm,
    host: time.host,
    pictures: openPictureStore(decode),
    openScreen(onRestored) {
      restore = onRestored
      return screen
    },
    onStatus: (status) => statuses.push(status),
  })
  return {
    engine,
    shown,
    statuses,
    faults: time.faults,
    restore: () => restore(),
    /**
     * So much time passes at once; then timers ring and the screen takes pictures, until what is
     * waited for has come.
     */
    pass: async (ms: number, until: (status: PlayerStatus) => boolean = () => true) => {
      time.pass(ms)
      time.ring()
      for (let round = 0; round < 3 || (round < mostRounds && !until(engine.status())); round += 1) {
        time.turn()
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}
