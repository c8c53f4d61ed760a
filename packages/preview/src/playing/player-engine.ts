import { createStillBaker } from '@relampago/compositor/stills'
import type { Frames, Milliseconds } from '@relampago/domain/units'
import type { FramePainter } from '../drawing/frame-painter.ts'
import type { Planes } from '../orders/planes.ts'
import type { PictureStore } from '../drawing/picture-store.ts'
import type { PlayerStatus, PreviewOrder } from '../orders/player.ts'
import type { Screen } from '../showing/screen.ts'
import { chooseSizes, drawingShares } from './drawing-sizes.ts'
import { shareOf } from '../orders/frame-size.ts'
import type { EngineHost } from '../orders/engine-host.ts'
import { openExactFrames, type ExactFrames } from './exact-frames.ts'
import { openPainters, type Painters } from './painters.ts'
import { afterCommand, frameAt, playbackAt, startOfPlayback, withLength, type Playback, type PlaybackCommand } from './playback.ts'

export type EngineParts = {
  wasm: ArrayBuffer
  host: EngineHost
  pictures: PictureStore
  /** `null` when the canvas can show nothing. */
  openScreen: (onRestored: () => void) => Screen | null
  /** Called with each change of the status. */
  onStatus: (status: PlayerStatus) => void
}

/** Nothing moves when no order came for so long. */
const stillAfter: Milliseconds = 150
/** Time for earlier frames that effects remember, before a frame that is wanted now. */
const timeForHistory: Milliseconds = 20
/** Pictures are made ready so many frames before they are shown. */
const framesAhead = [1, 6, 12, 20, 30]

export async function startEngine(parts: EngineParts): Promise<PlayerEngine> {
  const { wasm, pictures, host } = parts
  const baker = await createStillBaker(wasm)
  const painters = openPainters({ wasm, pictures, baker, breathe: () => host.breathe(), onFault: (error) => host.onFault(error) })
  return new PlayerEngine(parts, painters)
}

/** Plays timelines on one screen. It knows no page: the host gives it time and turns. */
export class PlayerEngine {
  readonly #host: EngineHost
  readonly #pictures: PictureStore
  readonly #painters: Painters
  readonly #exact: ExactFrames
  readonly #screen: Screen | null
  readonly #onStatus: EngineParts['onStatus']
  readonly #sizes = chooseSizes()
  #order: PreviewOrder | null = null
  #playback: Playback = startOfPlayback
  #painter: FramePainter | null = null
  #frameTime: Milliseconds = 2
  /** What the screen shows. */
  #shown: { order: PreviewOrder; frame: Frames; isExact: boolean } | null = null
  #status: PlayerStatus
  #hasFault = false
  #isPreparing = false
  /** Single frames are looked at closely; what is dragged must be quick. */
  #isStepping = false
  /** Counts what people do: work for an earlier state of things is dropped. */
  #activity = 0
  #cancelTurn: (() => void) | null = null
  #cancelExact: (() => void) | null = null
  #isClosed = false

  constructor({ host, pictures, openScreen, onStatus }: EngineParts, painters: Painters) {
    this.#host = host
    this.#pictures = pictures
    this.#painters = painters
    this.#exact = openExactFrames(painters, host)
    this.#onStatus = onStatus
    this.#screen = openScreen(() => this.#showAgain())
    this.#hasFault = this.#screen === null
    this.#status = this.#newStatus()
  }

  status(): PlayerStatus {
    return this.#status
  }

  show(order: PreviewOrder): void {
    this.#order = order
    this.#isStepping = false
    this.#hasFault = this.#screen === null
    this.#playback = withLength(playbackAt(this.#playback, order.timeline, this.#host.now()), order.timeline)
    // Not told, so that listeners are spared each step of a slider; when it is drawn they are.
    this.#status = this.#newStatus()
    this.#moved()
  }

  command(command: PlaybackCommand): void {
    const length = this.#order?.timeline ?? { frames: 1, framesPerSecond: 30 }
    if (command.kind === 'play') this.#sizes.restart()
    this.#isStepping = command.kind === 'step'
    this.#playback = afterCommand(this.#playback, command, length, this.#host.now())
    this.#moved()
    this.#report()
  }

  /** The full-size frame at the present time. `take` is called with planes valid for that call. */
  async capture(take: (planes: Planes) => void): Promise<void> {
    const order = this.#order
    if (order === null) throw new Error('nothing is shown yet')
    const frame = frameAt(playbackAt(this.#playback, order.timeline, this.#host.now()).time, order.timeline)
    await this.#exact.draw(order, frame, () => !this.#isClosed, take)
  }

  close(): void {
    this.#isClosed = true
    this.#activity += 1
    this.#cancelTurn?.()
    this.#cancelExact?.()
    this.#screen?.close()
  }

  #moved(): void {
    this.#activity += 1
    this.#cancelExact?.()
    this.#cancelExact = null
    this.#nextTurn()
  }

  #nextTurn(): void {
    if (this.#isClosed) return
    this.#cancelTurn ??= this.#host.nextTurn(() => {
      this.#cancelTurn = null
      this.#safely(() => this.#turn())
    })
  }

  #turn(): void {
    const order = this.#order
    if (order === null || this.#hasFault || this.#isClosed) return
    this.#playback = playbackAt(this.#playback, order.timeline, this.#host.now())
    const isPlaying = this.#playback.state === 'playing'
    const frame = frameAt(this.#playback.time, order.timeline)
    if (this.#shown?.order !== order || this.#shown.frame !== frame) this.#draw(order, frame, isPlaying)
    if (isPlaying) {
      this.#nextTurn()
      // Time runs on; it is told with frames.
      if (this.#shown?.frame !== frame || this.#status.frame === frame) return
    } else this.#exactLater()
    this.#report()
  }

  #draw(order: PreviewOrder, frame: Frames, isPlaying: boolean): void {
    const exact = isPlaying || !this.#isStepping ? null : this.#exact.drawSoon(order, frame)
    if (exact !== null) return this.#present(exact, { order, frame, isExact: true })
    const painter = this.#painterFor(order, frame)
    if (painter === null) return
    const began = this.#host.now()
    const planes = painter.draw(order, frame, Math.floor(timeForHistory / Math.max(0.2, this.#frameTime)))
    const skipped = isPlaying && this.#shown?.order === order ? frame - this.#shown.frame - 1 : 0
    this.#present(planes, { order, frame, isExact: false })
    const took = this.#host.now() - began
    this.#frameTime += (took - this.#frameTime) / 8
    if (!isPlaying) return
    this.#sizes.drawn({ took, skipped: Math.max(0, skipped), interval: 1000 / order.timeline.framesPerSecond })
    this.#prepareAhead(order, frame, painter)
  }

  #present(planes: Planes, shown: { order: PreviewOrder; frame: Frames; isExact: boolean }): void {
    this.#screen?.show(planes)
    this.#shown = shown
  }

  /** A painter that can draw the frame now; else one is made ready and the turn comes again. */
  #painterFor(order: PreviewOrder, frame: Frames): FramePainter | null {
    const share = drawingShares[this.#sizes.level()] ?? drawingShares[0]
    const wanted = shareOf(order.timeline, share)
    const painter = this.#painter
    const isWanted = painter?.size.width === wanted.width && painter.size.height === wanted.height
    const isUsable = painter !== null && painter.size.width > painter.size.height === order.timeline.width > order.timeline.height
    const canDraw = isUsable && painter.isReady(order, frame)
    if (!isWanted || !canDraw) this.#prepare(order, frame, share)
    return canDraw ? painter : null
  }

  #prepare(order: PreviewOrder, frame: Frames, share: number): void {
    if (this.#isPreparing) return
    this.#isPreparing = true
    const work = async () => {
      const painter = await this.#painters.at(order.timeline, share)
      await painter.prepare(order, [frame])
      this.#painter = painter
    }
    void this.#guard(work(), () => {
      this.#isPreparing = false
      this.#turn()
    })
  }

  #prepareAhead(order: PreviewOrder, frame: Frames, painter: FramePainter): void {
    if (this.#isPreparing) return
    const next = framesAhead.map((ahead) => frame + ahead).find((at) => at < order.timeline.frames && !painter.isReady(order, at))
    if (next === undefined) return
    this.#isPreparing = true
    void this.#guard(painter.prepare(order, [next]), () => {
      this.#isPreparing = false
    })
  }

  #exactLater(): void {
    if (this.#cancelExact !== null || this.#shown === null || this.#shown.isExact) return
    this.#cancelExact = this.#host.later(stillAfter, () => this.#drawExactly())
  }

  #drawExactly(): void {
    const order = this.#order
    if (order === null || this.#isClosed) return
    const frame = frameAt(this.#playback.time, order.timeline)
    const activity = this.#activity
    const isWanted = () => activity === this.#activity
    const drawn = this.#exact.draw(order, frame, isWanted, (planes) => this.#present(planes, { order, frame, isExact: true }))
    void this.#guard(drawn, () => this.#report())
  }

  #showAgain(): void {
    this.#shown = null
    this.#moved()
  }

  /** Runs work to its end; a fault of the engine stops the drawing until the next order. */
  async #guard(work: Promise<void>, after: () => void): Promise<void> {
    try {
      await work
    } catch (error) {
      this.#fail(error)
    }
    this.#safely(after)
  }

  #safely(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#fail(error)
    }
  }

  #fail(error: unknown): void {
    this.#hasFault = true
    this.#host.onFault(error)
    this.#report()
  }

  #report(): void {
    const status = this.#newStatus()
    if (JSON.stringify(status) === JSON.stringify(this.#status)) return
    this.#status = status
    this.#onStatus(status)
  }

  #newStatus(): PlayerStatus {
    const order = this.#order
    const { state, time } = this.#playback
    const { width, height } = this.#painter?.size ?? { width: 0, height: 0 }
    const frame = order === null ? 0 : frameAt(time, order.timeline)
    const shown = this.#shown?.order === order ? this.#shown : null
    return {
      state,
      time,
      frame,
      shown: this.#shown?.frame ?? null,
      isReady: shown !== null,
      isExact: shown !== null && shown.isExact && shown.frame === frame,
      drawnAt: { width, height },
      backend: this.#screen?.backend ?? 'canvas2d',
      problem: this.#problem(order),
    }
  }

  #problem(order: PreviewOrder | null): PlayerStatus['problem'] {
    if (this.#hasFault) return 'engine'
    return order !== null && this.#pictures.hasFailed(order.scenes) ? 'pictures' : null
  }
}
