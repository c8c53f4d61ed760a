import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError, type AnyOrder, type ErrorCode } from '@relampago/domain/contracts'
import type { Bytes, Milliseconds } from '@relampago/domain/units'
import type { OwnMedia, ProviderSettings, VideoEncoder } from '@relampago/video'
import { cacheBytes, type CacheBudget } from '@relampago/video/cache-budget'
import { sweepStageCache } from '@relampago/video/sweep-stage-cache'
import { isConnectionTrouble } from '../database/connection-trouble.ts'
import type { Database } from '../database/database.ts'
import { fetchMedia } from '../media/fetch-media.ts'
import { mediaOf } from '../media/hold-media.ts'
import type { Queue } from '../queue/queue.ts'
import { isDiskFull } from '../storage/disk-full.ts'
import { createDiskRoom, type DiskRoom } from '../storage/disk-room.ts'
import type { FreeSpace } from '../storage/free-space.ts'
import type { Storage } from '../storage/storage.ts'
import { createOrphanSweep, leaseEveryMs, leaseFolder, LeaseLostError } from '../storage/work-folder.ts'
import { endVideo } from '../videos/end-video.ts'
import { attemptFolder } from '../videos/video-keys.ts'
import { isMadeAgain, openAttemptRecord, type AttemptLine, type AttemptOutcome, type AttemptRecord } from './attempt-record.ts'
import { childEnvironment } from './child-environment.ts'
import type { ChildReport, ChildResult } from './child-messages.ts'
import { ProgressWriter } from './progress-writer.ts'
import { runVideoChild } from './run-video-child.ts'
import { segmentFolder, sweepSegments } from './segment-store.ts'
import { createReportStore } from './store-reports.ts'
import { beginAttempt, countBreakdown, finishAttempt, isNewest, readUpload, writeProgress, type Attempt } from './video-attempts.ts'

export type WorkerOptions = {
  database: Database
  queue: Queue
  storage: Storage
  now: () => Date
  log: (message: string) => void
  /** Of this start of the worker. */
  id: string
  /** Called once for each attempt, however it ends. */
  logAttempt: (line: AttemptLine) => void
  /** File of the process that makes one video. */
  childModule: string
  ffmpegPath: string
  ffprobePath: string
  /** What encodes the videos; x264 without it. */
  encoder?: VideoEncoder
  allowPrivateFetch: boolean
  /** Without it, the embedded adapters work alone. */
  providers?: () => ProviderSettings
  /** What the own disk knows on an order; it does not fail. Without it, nothing. */
  knownOnDisk?: (order: AnyOrder, signal: AbortSignal) => Promise<NonNullable<ProviderSettings['known']>>
  /** PATH of the child. */
  searchPath: string
  /** For everything temporary; other processes and machines may use it too. */
  workFolder: string
  /** Disk for encoded segments of videos that may be edited; 0 stores none. */
  segmentMegabytes?: number
  /** Disk for the results of steps; 0 stores none. */
  stageMegabytes?: number | undefined
  /** Stops what gives way to videos, until it is disposed. */
  makeWay?: () => Disposable
  freeSpace: FreeSpace
  /** Disk that stays free beside the videos. */
  reserveBytes: Bytes
  lookForRoomEveryMs?: Milliseconds
  stallMs?: Milliseconds
  killGraceMs?: Milliseconds
  progressEveryMs?: Milliseconds
  sweepEveryMs?: Milliseconds
  leaseEveryMs?: Milliseconds
}

const embeddedOnly: ProviderSettings = { encyclopedia: null, model: null }
/** A video that fails this often by itself is given up; crashes of workers do not count. */
const mostBreakdowns = 2
/** Users' texts leave the cache soon after a day, also when no more videos are made. */
const hour: Milliseconds = 3_600_000
const minute: Milliseconds = 60_000
const megabyte: Bytes = 1_000_000

/** Takes videos from the queue and makes them. */
export class Worker {
  private readonly options: WorkerOptions
  private readonly closing = new AbortController()
  private readonly timers: NodeJS.Timeout[] = []
  private readonly room: DiskRoom

  constructor(options: WorkerOptions) {
    this.options = options
    const { freeSpace, reserveBytes, log, lookForRoomEveryMs: lookEveryMs } = options
    const clean = () => this.emptyCaches().catch((error: Error) => log(`the caches were not emptied: ${error.message}`))
    this.room = createDiskRoom({ freeSpace, reserveBytes, clean, log, ...(lookEveryMs === undefined ? {} : { lookEveryMs }) })
  }

  async start(concurrency: number): Promise<void> {
    const { workFolder, database, now, queue, segmentMegabytes = 0, sweepEveryMs = hour, leaseEveryMs: lookEveryMs = leaseEveryMs } = this.options
    const removeOrphans = createOrphanSweep(workFolder)
    // Not only logged: a worker whose folder cannot be used does not start.
    await removeOrphans()
    await this.repeat('the sweep of orphaned folders', lookEveryMs, removeOrphans)
    await this.repeat('the sweep of the stage cache', sweepEveryMs, async () => {
      await sweepStageCache(stageFolder(workFolder), now(), await cacheBytes(stageFolder(workFolder), this.cacheBudget))
    })
    await this.repeat('the sweep of segments', minute, () => sweepSegments(database, workFolder, segmentMegabytes))
    await queue.workRender(concurrency, (videoId, signal) => this.makeOne(videoId, signal))
  }

  /** Stops what runs; those videos go back to the queue. Its opener closes the queue. */
  close(): void {
    for (const timer of this.timers) clearInterval(timer)
    this.closing.abort(new Error('the worker is closing'))
  }

  /** Runs one job; public for tests. Throws when the job must be retried. */
  async makeOne(videoId: string, jobSignal: AbortSignal): Promise<void> {
    const { database, now, id, logAttempt, makeWay } = this.options
    using way = makeWay?.()
    void way
    using room = await this.enterRoom(jobSignal)
    if (room === null) return
    const attempt = await beginAttempt(database, videoId, now())
    if (attempt === null) return
    const record = openAttemptRecord(attempt, id)
    const lost = new AbortController()
    const timeUp = AbortSignal.timeout(Math.max(1, attempt.deadline.getTime() - now().getTime()))
    try {
      const signal = AbortSignal.any([jobSignal, lost.signal, timeUp, this.closing.signal])
      const counts = await this.run(attempt, record, signal, () => lost.abort(new Error('the attempt is over')))
      record.ended(counts ? 'done' : 'superseded')
    } catch (error) {
      const outcome = await this.outcomeOf(error as Error, attempt, { isLost: jobSignal.aborted || lost.signal.aborted, isTimeUp: timeUp.aborted })
      record.ended(outcome, error instanceof AppError || outcome === 'cancelled' ? undefined : (error as Error))
      if (isMadeAgain(outcome)) throw error
    } finally {
      logAttempt(record.line())
    }
  }

  /** What an error means for the attempt; ends the video where it is over. */
  private async outcomeOf(error: Error, attempt: Attempt, { isLost, isTimeUp }: { isLost: boolean; isTimeUp: boolean }): Promise<AttemptOutcome> {
    if (this.closing.signal.aborted) return 'returned'
    if (isConnectionTrouble(error)) return 'database_away'
    if (isLost) return 'cancelled'
    if (isDiskFull(error)) return 'disk_full'
    if (error instanceof LeaseLostError) return 'lease_lost'
    if (isTimeUp) return this.end(attempt, new AppError('generation_timeout'))
    if (error instanceof AppError) return this.end(attempt, error)
    const breakdowns = await countBreakdown(this.options.database, attempt)
    if (breakdowns > 0 && breakdowns < mostBreakdowns) return 'retried'
    return this.end(attempt, new AppError('generation_failed'))
  }

  /** Waits for room on the disk; `null` when the job is not ours any more. */
  private async enterRoom(jobSignal: AbortSignal): Promise<Disposable | null> {
    try {
      return await this.room.enter(AbortSignal.any([jobSignal, this.closing.signal]))
    } catch (error) {
      if (jobSignal.aborted && !this.closing.signal.aborted) return null
      throw error
    }
  }

  private get cacheBudget(): CacheBudget {
    const { stageMegabytes, reserveBytes } = this.options
    return { maxBytes: stageMegabytes === undefined ? undefined : stageMegabytes * megabyte, leaveFree: reserveBytes }
  }

  private async emptyCaches(): Promise<void> {
    const { workFolder, database, now } = this.options
    await sweepStageCache(stageFolder(workFolder), now(), 0)
    await sweepSegments(database, workFolder, 0)
  }

  /** Runs `work` now and then repeatedly until the worker closes. */
  private async repeat(what: string, everyMs: Milliseconds, work: () => Promise<void>): Promise<void> {
    const run = () => work().catch((error: Error) => this.options.log(`${what} failed: ${error.message}`))
    await run()
    this.timers.push(setInterval(() => void run(), everyMs).unref())
  }

  /** False when the attempt is not the newest any more. */
  private async run(attempt: Attempt, record: AttemptRecord, signal: AbortSignal, onLost: () => void): Promise<boolean> {
    const { database, storage, now, log, progressEveryMs = 1000, stallMs = 60_000, killGraceMs = 3000 } = this.options
    const { childModule, ffmpegPath, ffprobePath, allowPrivateFetch, providers = () => embeddedOnly, workFolder, segmentMegabytes = 0 } = this.options
    const { knownOnDisk = async () => [], encoder = 'x264' } = this.options
    await using leased = await leaseFolder(workFolder, this.options.leaseEveryMs)
    const folder = leased.path
    const outFile = join(folder, 'finished.mp4')
    const start = performance.now()
    const progress = new ProgressWriter({ write: (row) => writeProgress(database, attempt, row, now()), onLost, log, everyMs: progressEveryMs, now })
    const onPicture = (index: number) => progress.notePicture(index)
    const reported = createReportStore({ storage, videoId: attempt.videoId, folder, onPicture, onNote: (note) => record.note(note) })
    const onReport = (report: ChildReport) => {
      progress.note(report)
      record.report(report)
      reported.take(report)
    }
    try {
      const made = await runVideoChild({
        module: childModule,
        order: {
          order: attempt.order,
          uploadFile: await this.writeUpload(attempt, folder),
          media: await this.fetchMedia(attempt, folder),
          ffmpegPath,
          ffprobePath,
          encoder,
          folder,
          outFile,
          allowPrivateFetch,
          providers: { ...providers(), known: await knownOnDisk(attempt.order, signal) },
          cacheFolder: stageFolder(workFolder),
          cacheBudget: this.cacheBudget,
          ...(segmentMegabytes === 0 ? {} : { segmentFolder: segmentFolder(workFolder, attempt.videoId) }),
        },
        environment: childEnvironment(this.options, folder),
        signal: AbortSignal.any([signal, leased.lost]),
        onReport,
        stallMs,
        killGraceMs,
      })
      record.made(made)
      await reported.settled()
      await progress.close()
      return await this.deliver(attempt, outFile, { ...made, pictures: progress.storedPictures, madeIn: performance.now() - start })
    } catch (error) {
      await leased.checkHeld()
      leased.lost.throwIfAborted()
      throw error
    } finally {
      await reported.settled()
      await progress.close()
    }
  }

  private async writeUpload({ videoId, order }: Attempt, folder: string): Promise<string | null> {
    if (order.kind !== 'photo' || order.url !== null) return null
    const jpeg = await readUpload(this.options.database, videoId)
    if (jpeg === null) return null
    const file = join(folder, 'upload.jpg')
    await writeFile(file, jpeg)
    return file
  }

  private fetchMedia({ userId, order }: Attempt, folder: string): Promise<OwnMedia[]> {
    return fetchMedia(this.options.storage, { userId, media: mediaOf(order), folder })
  }

  private async deliver(attempt: Attempt, file: string, made: ChildResult & { pictures: number[]; madeIn: Milliseconds }): Promise<boolean> {
    const { database, storage, now } = this.options
    const folder = attemptFolder(attempt.videoId, attempt.number)
    const key = `${folder}/video.mp4`
    await storage.put(key, file)
    const { title, sentences, ...script } = made.script
    const result = {
      duration: made.duration,
      madeIn: Math.round(made.madeIn),
      ...script,
      credits: made.credits,
      providers: made.providers,
      stageMs: made.stageMs,
    }
    const counts = await finishAttempt(database, attempt, { key, bytes: made.bytes, title, sentences, pictures: made.pictures, result }, now())
    if (!counts) await storage.deleteFolder(folder)
    return counts
  }

  private async end(attempt: Attempt, { code, parameters }: AppError): Promise<ErrorCode> {
    const { database, now } = this.options
    await endVideo(database, attempt.videoId, { state: 'failed', code, parameters, now: now() }, isNewest(attempt))
    return code
  }
}

function stageFolder(workFolder: string): string {
  return join(workFolder, 'cache', 'stages')
}
