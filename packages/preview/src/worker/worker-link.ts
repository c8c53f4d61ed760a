import type { Milliseconds } from '@relampago/domain/units'
import type { FromWorker, ToWorker } from './messages.ts'

/** A worker that has loaded its code and the kernels. */
export type WorkerLink = {
  send(message: ToWorker, transfer?: Transferable[]): void
  /** Resolves with the picture that answers a call. */
  call(message: (call: number) => ToWorker): Promise<ImageBitmap>
  /** Resolves with the next frame of the worker's film, `null` after its last. */
  nextFilmFrame(): Promise<VideoFrame | null>
  /** The next message of one kind; rejects when the worker fails. */
  next<Kind extends FromWorker['kind']>(kind: Kind): Promise<Extract<FromWorker, { kind: Kind }>>
  onMessage(listener: (message: FromWorker) => void): void
  close(): void
}

type Answer = Extract<FromWorker, { kind: 'drawn' | 'filmFrame' }>

/** A worker whose code does not come: the page does its work. */
const longestStart: Milliseconds = 8000

/** Starts the worker; `null` where workers cannot show anything, or its code does not come. */
export async function startWorker(wasmUrl: string): Promise<WorkerLink | null> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null
  const worker = new Worker(new URL('./player-worker.ts', import.meta.url), { type: 'module' })
  const link = linkTo(worker)
  const broken = new Promise<null>((resolve) => {
    worker.addEventListener('error', () => resolve(null), { once: true })
    setTimeout(() => resolve(null), longestStart)
  })
  link.send({ kind: 'load', wasmUrl })
  try {
    const loaded = await Promise.race([link.next('loaded'), broken])
    if (loaded?.canShow === true) return link
  } catch (error) {
    link.close()
    throw error
  }
  link.close()
  return null
}

function linkTo(worker: Worker): WorkerLink {
  const listeners = new Set<(message: FromWorker) => void>()
  const calls = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>()
  let count = 0

  function settle(message: FromWorker): void {
    if (message.kind !== 'drawn' && message.kind !== 'filmFrame' && message.kind !== 'failed') return
    const waiting = message.call === null ? undefined : calls.get(message.call)
    if (waiting === undefined || message.call === null) return
    calls.delete(message.call)
    if (message.kind === 'failed') waiting.reject(new Error(message.message))
    else waiting.resolve(message)
  }

  function ask(message: (call: number) => ToWorker): Promise<Answer> {
    return new Promise((resolve, reject) => {
      count += 1
      calls.set(count, { resolve, reject })
      worker.postMessage(message(count), [])
    })
  }

  function rejectAll(error: Error): void {
    for (const { reject } of calls.values()) reject(error)
    calls.clear()
  }

  // Of what went wrong outside of calls, some may never be answered.
  worker.addEventListener('error', ({ message }) => rejectAll(new Error(message)))

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    settle(data)
    for (const listener of listeners) listener(data)
  })
  return {
    send: (message, transfer = []) => worker.postMessage(message, transfer),
    async call(message) {
      const answer = await ask(message)
      if (answer.kind !== 'drawn') throw new Error('a film frame is no answer to this call')
      return answer.picture
    },
    async nextFilmFrame() {
      const answer = await ask((call) => ({ kind: 'filmFrame', call }))
      if (answer.kind !== 'filmFrame') throw new Error('only a film frame is an answer to this call')
      return answer.picture
    },
    next: (kind) =>
      new Promise((resolve, reject) => {
        const listener = (message: FromWorker) => {
          if (message.kind === kind) resolve(message as Extract<FromWorker, { kind: typeof kind }>)
          else if (message.kind === 'failed' && message.call === null) reject(new Error(message.message))
          else return
          listeners.delete(listener)
        }
        listeners.add(listener)
      }),
    onMessage: (listener) => listeners.add(listener),
    close() {
      worker.terminate()
      rejectAll(new Error('the player was closed'))
    },
  }
}
