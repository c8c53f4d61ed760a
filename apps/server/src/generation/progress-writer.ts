import { laterStage, overallPercent, type StageId } from '@relampago/domain/catalogue'
import type { EpochMs, Milliseconds, Percent } from '@relampago/domain/units'
import type { ChildReport } from './child-messages.ts'

/** What is known of a running video. Grows; a missing field means nothing new. */
export type ProgressRow = {
  stage: StageId
  percent: Percent
  stageBegan: Partial<Record<StageId, EpochMs>>
  title?: string
  sentences?: string[]
  pictures: number[]
}

export type ProgressWriterOptions = {
  /** Writes one row. False: this attempt is over, because of a cancel or a newer attempt. */
  write: (row: ProgressRow) => Promise<boolean>
  onLost: () => void
  log: (message: string) => void
  everyMs: Milliseconds
  now: () => Date
}

/** A running video never shows more: 100 is for the finished file. */
const mostWhileRunning = 99

/**
 * Turns the many reports of a child into few writes: the first at once, then one in `everyMs`,
 * always the newest.
 */
export class ProgressWriter {
  private readonly options: ProgressWriterOptions
  private readonly pictures = new Set<number>()
  private readonly began: ProgressRow['stageBegan'] = {}
  private row: ProgressRow | null = null
  private timer: NodeJS.Timeout | undefined
  private writing: Promise<void> = Promise.resolve()
  private closed = false

  constructor(options: ProgressWriterOptions) {
    this.options = options
  }

  note({ stage, fraction, title, sentences }: ChildReport): void {
    if (this.closed) return
    this.began[stage] ??= this.options.now().getTime()
    const percent = Math.max(this.row?.percent ?? 0, Math.min(mostWhileRunning, overallPercent(stage, fraction)))
    this.row = {
      ...this.row,
      // Stages overlap: one that reports late does not take the video back.
      stage: laterStage(this.row?.stage ?? null, stage),
      percent,
      stageBegan: { ...this.began },
      pictures: [...this.pictures],
      ...(title === undefined ? {} : { title }),
      ...(sentences === undefined ? {} : { sentences }),
    }
    if (this.timer === undefined) this.flush()
  }

  /** The picture of that scene can be fetched from now on. */
  notePicture(index: number): void {
    this.pictures.add(index)
    if (this.closed || this.row === null) return
    this.row = { ...this.row, pictures: [...this.pictures] }
    if (this.timer === undefined) this.flush()
  }

  /** Indexes of the scenes whose pictures are stored. */
  get storedPictures(): number[] {
    return [...this.pictures]
  }

  /** Waits for a write that is under way; nothing is written afterwards. */
  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.timer)
    await this.writing
  }

  private flush(): void {
    const { row } = this
    this.timer = setTimeout(() => {
      this.timer = undefined
      if (this.row !== row) this.flush()
    }, this.options.everyMs)
    if (row !== null) this.writing = this.writing.then(() => this.write(row))
  }

  private async write(row: ProgressRow): Promise<void> {
    if (this.closed) return
    try {
      if (!(await this.options.write(row))) this.options.onLost()
    } catch (error) {
      // Progress is only shown; the next write brings it up to date.
      this.options.log(`progress was not written: ${(error as Error).message}`)
    }
  }
}
