import type { Pool, PoolClient } from 'pg'

/**
 * Work that waits in the database. `render` makes one video, `mail` sends one mail, `payment` deals with what a payment provider told; `sweep` runs
 * each minute.
 */
export const queueNames = ['render', 'render-abandoned', 'mail', 'payment', 'sweep'] as const
export type QueueName = (typeof queueNames)[number]

export type RenderJob = { videoId: string }
export type MailJob = { mailId: number }
export type PaymentJob = { provider: string; eventId: string; subject: string }

/** A higher number is taken first; equal ones in the order they came. */
export const priorities = { free: 0, pro: 10 } as const

/** What the platform needs of a job queue. One adapter exists (`pg-boss-queue.ts`). */
export type Queue = {
  /** Puts a video in line, as part of the caller's transaction: no job without its video, no video without its job. */
  enqueueRender: (client: PoolClient, videoId: string, priority: number) => Promise<void>
  /**
   * Takes a video out of the line; a worker that makes it has its signal aborted within seconds. Does nothing when there is no such job.
   * With `client` it is part of the caller's transaction.
   */
  cancelRender: (videoId: string, client?: PoolClient) => Promise<void>
  /** Lets a waiting video be taken earlier. */
  raiseRender: (videoId: string, priority: number) => Promise<void>
  /**
   * Takes videos one after the other, `concurrency` at a time. A handler that throws, or a process that dies, has its job run again.
   * `signal` aborts when the job was cancelled, or given to another worker because we seemed dead.
   */
  workRender: (concurrency: number, handler: (videoId: string, signal: AbortSignal) => Promise<void>) => Promise<void>
  /** Told of each video whose job was given up for good. */
  workAbandoned: (handler: (videoId: string) => Promise<void>) => Promise<void>
  /** Puts a mail in line, as part of the transaction that `client` is in. */
  enqueueMail: (client: Pool | PoolClient, mailId: number) => Promise<void>
  /** Sends mails, a few at a time. A handler that throws has its mail tried again, later each time. */
  workMail: (handler: (mailId: number) => Promise<void>) => Promise<void>
  /** Puts an event of a payment provider in line, as part of the transaction that `client` is in. */
  enqueuePayment: (client: Pool | PoolClient, job: PaymentJob) => Promise<void>
  /** Deals with events, a few at a time. A handler that throws is called again a few times; the sweep finds what was given up. */
  workPayments: (handler: (job: PaymentJob) => Promise<void>) => Promise<void>
  /** Calls the handler each minute, in one of the processes that work on it. */
  workSweep: (handler: () => Promise<void>) => Promise<void>
  /** Takes nothing new, waits until running handlers ended (at most `graceMs`), and gives what still runs back to the line. */
  close: (graceMs: number) => Promise<void>
}
