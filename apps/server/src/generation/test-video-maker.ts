import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { defaultKaraokeColor, defaultOutlineColor, defaultTextColor, fontSize, type VideoDuration } from '@relampago/domain/catalogue'
import type { VideoOrder } from '@relampago/domain/contracts'
import type { Milliseconds } from '@relampago/domain/units'
import { isConnectionTrouble } from '../database/connection-trouble.ts'
import type { Database } from '../database/database.ts'
import { createGivingWay } from '../limits/give-way.ts'
import { isDiskFull } from '../storage/disk-full.ts'
import type { FreeSpace } from '../storage/free-space.ts'
import { leaseFolder, LeaseLostError } from '../storage/work-folder.ts'
import { childEnvironment } from './child-environment.ts'
import { runVideoChild } from './run-video-child.ts'
import { endTestVideo, takeTestVideo } from './test-video-rows.ts'

export type TestVideoOptions = {
  database: Database
  now: () => Date
  log: (message: string) => void
  /** Of this start of the worker. */
  id: string
  /** File of the process that makes a video. */
  childModule: string
  ffmpegPath: string
  ffprobePath: string
  /** PATH of the child. */
  searchPath: string
  workFolder: string
  freeSpace: FreeSpace
  /** Stops what gives way to it, until it is disposed. */
  makeWay?: () => Disposable
  /** Between two of them on all workers, while no video of a person comes out; 0 makes none. */
  everyMs: Milliseconds
  firstAfterMs?: Milliseconds
  lookEveryMs?: Milliseconds
  timeLimitMs?: Milliseconds
  niceness?: number
}

/** Four seconds long: no person can order so short a video, and the pipeline makes any length. */
const shortest = 4 as VideoDuration
const testOrder: VideoOrder = {
  input: 'Teste',
  kind: 'theme',
  context: 'Tudo pronto.',
  duration: shortest,
  language: 'pt-BR',
  voice: 'female',
  font: 'anton',
  fontSizePx: fontSize.defaultPx,
  textColor: defaultTextColor,
  outlineColor: defaultOutlineColor,
  karaokeColor: defaultKaraokeColor,
  template: 'minimal',
  music: 'none',
  musicVolume: 0,
  watermark: false,
  quality: 'standard',
  seed: 'test',
}
/** The least that the system gives: whatever else wants to run comes first. */
const lowestNiceness = 19
const killGraceMs: Milliseconds = 1000

/**
 * Makes a tiny video now and then, by the whole pipeline, to know whether videos can be made. It is
 * of no order and is thrown away. A video that comes in stops it, and none is begun while one waits
 * or is made anywhere.
 */
export class TestVideoMaker {
  private readonly options: TestVideoOptions
  private readonly closing = new AbortController()
  private readonly way = createGivingWay('a video comes first')
  private looking: Promise<void> = Promise.resolve()

  constructor(options: TestVideoOptions) {
    this.options = options
  }

  start(): void {
    if (this.options.everyMs > 0) this.looking = this.lookUntilClosed()
  }

  async close(): Promise<void> {
    this.closing.abort(new Error('the worker is closing'))
    await this.looking
  }

  /** Stops test videos until what it gives is disposed: a video is made. */
  makeWay(): Disposable {
    return this.way.makeWay()
  }

  /** Makes one, if it is due; public for tests. True when it was. */
  async makeNext(): Promise<boolean> {
    const { database, now, freeSpace, id: workerId, everyMs, log } = this.options
    const signal = AbortSignal.any([this.way.signal, this.closing.signal])
    if (this.way.isBlocked || !(await freeSpace()).isEnough) return false
    const id = await takeTestVideo(database, workerId, now(), everyMs)
    if (id === null) return false
    try {
      const madeInMs = await this.make(signal)
      await endTestVideo(database, { id, outcome: 'done', at: now(), madeInMs })
    } catch (error) {
      const saysNothing = signal.aborted || isDiskFull(error) || error instanceof LeaseLostError
      if (!saysNothing) log(`a test video was not made: ${(error as Error).message}`)
      await endTestVideo(database, { id, outcome: saysNothing ? 'stopped' : 'failed', at: now(), madeInMs: null })
    }
    return true
  }

  private async lookUntilClosed(): Promise<void> {
    const { log, firstAfterMs = 10_000, lookEveryMs = 15_000 } = this.options
    const { signal } = this.closing
    const pause = (ms: Milliseconds) => wait(ms, undefined, { signal, ref: false }).catch(() => undefined)
    // A start is busy enough; the first order needs to know how fast this machine is.
    await pause(firstAfterMs)
    while (!signal.aborted) {
      await this.makeNext().catch((error: Error) => {
        if (!isConnectionTrouble(error)) log(`the test videos: ${error.message}`)
      })
      await pause(lookEveryMs)
    }
  }

  private async make(stopped: AbortSignal): Promise<Milliseconds> {
    const { workFolder, childModule, ffmpegPath, ffprobePath, makeWay, timeLimitMs = 120_000, niceness = lowestNiceness } = this.options
    using way = makeWay?.()
    void way
    const start = performance.now()
    await using leased = await leaseFolder(workFolder)
    const { path: folder } = leased
    await runVideoChild({
      module: childModule,
      order: {
        order: testOrder,
        uploadFile: null,
        ffmpegPath,
        ffprobePath,
        folder,
        outFile: join(folder, 'finished.mp4'),
        // Of its own: every step is really done.
        cacheFolder: join(folder, 'cache'),
        allowPrivateFetch: false,
        providers: { encyclopedia: null, model: null },
      },
      environment: childEnvironment(this.options, folder),
      signal: AbortSignal.any([stopped, leased.lost, AbortSignal.timeout(timeLimitMs)]),
      onReport: () => undefined,
      stallMs: timeLimitMs,
      killGraceMs,
      niceness,
    })
    return Math.round(performance.now() - start)
  }
}
