import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@relampago/domain/contracts'
import type { Milliseconds } from '@relampago/domain/units'
import { isConnectionTrouble } from '../database/connection-trouble.ts'
import type { Database } from '../database/database.ts'
import type { Queue } from '../queue/queue.ts'
import type { Storage } from '../storage/storage.ts'
import type { ChildResult } from './child-messages.ts'
import { endVideo } from './end-video.ts'
import { ProgressWriter } from './progress-writer.ts'
import { runVideoChild } from './run-video-child.ts'
import { beginAttempt, countBreakdown, finishAttempt, isNewest, writeProgress, type Attempt } from './video-attempts.ts'

export type WorkerOptions = {
  database: Database
  queue: Queue
  storage: Storage
  now: () => Date
  log: (message: string) => void
  /** File of the process that makes one video. */
  childModule: string
  ffmpegPath: string
  ffprobePath: string
  allowPrivateFetch: boolean
  /** PATH of the child. */
  searchPath: string
  /** Folder of this machine for everything temporary. */
  workFolder: string
  stallMs?: Milliseconds
  killGraceMs?: Milliseconds
  progressEveryMs?: Milliseconds
}

/** A video that breaks this often by itself is given up; deaths of workers do not count. */
const mostBreakdowns = 2

/** Takes videos from the line and sees each through to its end. */
export class Worker {
  private readonly options: WorkerOptions
  private readonly closing = new AbortController()

  constructor(options: WorkerOptions) {
    this.options = options
  }

  async start(concurrency: number): Promise<void> {
    await removeLeftovers(this.options.workFolder)
    await this.options.queue.workRender(concurrency, (videoId, signal) => this.makeOne(videoId, signal))
  }

  /** Stops what runs; those videos go back in line. The queue is closed by whoever opened it. */
  close(): void {
    this.closing.abort(new Error('the worker is closing'))
  }

  /** Public for tests: what happens with one job. Throws when the job shall run again. */
  async makeOne(videoId: string, jobSignal: AbortSignal): Promise<void> {
    this.closing.signal.throwIfAborted()
    const { database, now, log } = this.options
    const attempt = await beginAttempt(database, videoId, now())
    if (attempt === null) return
    const lost = new AbortController()
    const timeUp = AbortSignal.timeout(Math.max(1, attempt.deadline.getTime() - now().getTime()))
    try {
      await this.run(attempt, AbortSignal.any([jobSignal, lost.signal, timeUp, this.closing.signal]), () => lost.abort(new Error('the attempt is over')))
    } catch (error) {
      if (this.closing.signal.aborted || isConnectionTrouble(error)) throw error
      if (jobSignal.aborted || lost.signal.aborted) return
      if (timeUp.aborted) await this.end(attempt, new AppError('generation_timeout'))
      else if (error instanceof AppError) await this.end(attempt, error)
      else {
        log(`video ${videoId}, attempt ${attempt.number}: ${(error as Error).message}`)
        const breakdowns = await countBreakdown(database, attempt)
        if (breakdowns > 0 && breakdowns < mostBreakdowns) throw error
        await this.end(attempt, new AppError('generation_failed'))
      }
    }
  }

  private async run(attempt: Attempt, signal: AbortSignal, onLost: () => void): Promise<void> {
    const { database, log, progressEveryMs = 1000, stallMs = 60_000, killGraceMs = 3000 } = this.options
    const { childModule, ffmpegPath, ffprobePath, allowPrivateFetch, searchPath, workFolder } = this.options
    const folder = await mkdtemp(join(workFolder, `${process.pid}-`))
    const outFile = join(folder, 'finished.mp4')
    const start = performance.now()
    const progress = new ProgressWriter({ write: (row) => writeProgress(database, attempt, row), onLost, log, everyMs: progressEveryMs })
    try {
      const made = await runVideoChild({
        module: childModule,
        order: { order: attempt.order, ffmpegPath, ffprobePath, folder, outFile, allowPrivateFetch },
        // The cache is kept, because the index of fonts is worth keeping; it has nobody's data.
        environment: { PATH: searchPath, TMPDIR: folder, HOME: folder, XDG_CACHE_HOME: join(workFolder, 'cache') },
        signal,
        onReport: (report) => progress.note(report),
        stallMs,
        killGraceMs,
      })
      await progress.close()
      await this.deliver(attempt, outFile, { ...made, picturesDone: progress.picturesDone, madeIn: performance.now() - start })
    } finally {
      await progress.close()
      await rm(folder, { recursive: true, force: true })
    }
  }

  private async deliver(attempt: Attempt, file: string, made: ChildResult & { picturesDone: number; madeIn: Milliseconds }): Promise<void> {
    const { database, storage, now } = this.options
    const folder = `videos/${attempt.videoId}/${attempt.number}`
    const key = `${folder}/video.mp4`
    await storage.put(key, file)
    const { title, sentences, postCaption, hashtags, writer } = made.script
    const result = { duration: made.duration, madeIn: Math.round(made.madeIn), postCaption, hashtags, writer, credits: made.credits, stageMs: made.stageMs }
    const counts = await finishAttempt(database, attempt, { key, bytes: made.bytes, title, sentences, picturesDone: made.picturesDone, result }, now())
    if (!counts) await storage.deleteFolder(folder)
  }

  private async end(attempt: Attempt, { code, parameters }: AppError): Promise<void> {
    const { database, now } = this.options
    await endVideo(database, attempt.videoId, { state: 'failed', code, parameters, now: now() }, isNewest(attempt))
  }
}

/** Folders of workers that are gone. They begin with the worker's process id. */
async function removeLeftovers(workFolder: string): Promise<void> {
  await mkdir(workFolder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(workFolder)) {
    const pid = /^(\d+)-/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid))) await rm(join(workFolder, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
