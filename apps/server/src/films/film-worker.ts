import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Bytes, Milliseconds } from '@relampago/domain/units'
import { isConnectionTrouble } from '../database/connection-trouble.ts'
import type { Database } from '../database/database.ts'
import { createGivingWay } from '../limits/give-way.ts'
import { isDiskFull } from '../storage/disk-full.ts'
import type { FreeSpace } from '../storage/free-space.ts'
import type { Storage } from '../storage/storage.ts'
import { leaseFolder, LeaseLostError } from '../storage/work-folder.ts'
import { drawInChild } from './draw-in-child.ts'
import { filmFolder, filmNames, filmParts } from './film-files.ts'
import { failFilm, finishFilm, returnFilm, takeFilm, type TakenFilm } from './film-rows.ts'

export type FilmWorkerOptions = {
  database: Database
  storage: Storage
  now: () => Date
  log: (message: string) => void
  ffmpegPath: string
  ffprobePath: string
  /** PATH of the child. */
  searchPath: string
  /** For everything temporary; other processes and machines may use it too. */
  workFolder: string
  freeSpace: FreeSpace
  /** Disk that the cache of sample pictures leaves free. */
  reserveBytes: Bytes
  /** File of the process that draws. */
  childModule?: string
  lookEveryMs?: Milliseconds
  timeLimitMs?: Milliseconds
}

const diskFullPause: Milliseconds = 60_000

/**
 * Draws what shows templates, one at a time, while no video waits or is made here: a video that
 * comes in stops the drawing.
 */
export class FilmWorker {
  private readonly options: FilmWorkerOptions
  private readonly closing = new AbortController()
  private readonly way = createGivingWay('a video comes first')
  private looking: Promise<void> = Promise.resolve()

  constructor(options: FilmWorkerOptions) {
    this.options = options
  }

  start(): void {
    this.looking = this.lookUntilClosed()
  }

  async close(): Promise<void> {
    this.closing.abort(new Error('the worker is closing'))
    await this.looking
  }

  /** Stops drawing until what it gives is disposed: a video is made. */
  makeWay(): Disposable {
    return this.way.makeWay()
  }

  /** Draws the next film, if it may; public for tests. True when there was one. */
  async drawNext(): Promise<boolean> {
    const { database, now, freeSpace } = this.options
    const signal = AbortSignal.any([this.way.signal, this.closing.signal])
    if (this.way.isBlocked || !(await freeSpace()).isEnough) return false
    const film = await takeFilm(database, now())
    if (film === null) return false
    try {
      await this.draw(film, signal)
    } catch (error) {
      await this.leave(film, error as Error, signal.aborted)
    }
    return true
  }

  private async lookUntilClosed(): Promise<void> {
    const { log, lookEveryMs = 3000 } = this.options
    const { signal } = this.closing
    while (!signal.aborted) {
      const found = await this.drawNext().catch((error: Error) => {
        if (!isConnectionTrouble(error)) log(`the films of templates: ${error.message}`)
        return false
      })
      if (!found) await wait(lookEveryMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  private async draw(film: TakenFilm, signal: AbortSignal): Promise<void> {
    const { database, storage, now, workFolder, ffmpegPath, ffprobePath, reserveBytes, childModule, timeLimitMs = 120_000 } = this.options
    await using leased = await leaseFolder(workFolder)
    const outFolder = join(leased.path, 'drawn')
    await mkdir(outFolder)
    const cacheFolder = join(workFolder, 'cache', 'stages')
    await drawInChild({
      ...(childModule === undefined ? {} : { module: childModule }),
      order: {
        subject: film.subject,
        ffmpegPath,
        ffprobePath,
        folder: leased.path,
        outFolder,
        cacheFolder,
        cacheBudget: { leaveFree: reserveBytes },
        timeLimitMs,
      },
      environment: this.environmentIn(leased.path),
      signal: AbortSignal.any([signal, leased.lost, AbortSignal.timeout(timeLimitMs + 10_000)]),
    })
    for (const part of filmParts) await storage.put(`${filmFolder(film.hash)}/${filmNames[part]}`, join(outFolder, filmNames[part]))
    const isWanted = await finishFilm(database, film, now())
    if (!isWanted) await storage.deleteFolder(filmFolder(film.hash))
  }

  /** What an error means for the film. */
  private async leave(film: TakenFilm, error: Error, isStopped: boolean): Promise<void> {
    const { database, now, log } = this.options
    // The database is away: the film is taken again when its time is over.
    if (isConnectionTrouble(error)) return
    if (isStopped || error instanceof LeaseLostError) return returnFilm(database, film, now(), 0)
    if (isDiskFull(error)) return returnFilm(database, film, now(), diskFullPause)
    log(`the film of a template was not drawn (${await failFilm(database, film, now())}): ${error.message}`)
  }

  private environmentIn(folder: string): NodeJS.ProcessEnv {
    const cache = join(this.options.workFolder, 'cache')
    return { PATH: this.options.searchPath, TMPDIR: folder, HOME: folder, XDG_CACHE_HOME: cache, NODE_COMPILE_CACHE: join(cache, 'compiled') }
  }
}
