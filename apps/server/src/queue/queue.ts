import type { Pool, PoolClient } from 'pg'

/**
 * Work that waits in the database. `render` makes one video, `mail` sends one mail, `payment`
 * settles an event of a payment provider; `sweep` runs each minute; `probe` only shows that the
 * queue works.
 */
export const queueNames = ['render', 'render-abandoned', 'mail', 'payment', 'sweep', 'probe'] as const
export type QueueName = (typeof queueNames)[number]

export type RenderJob = { videoId: string }
export type MailJob = { mailId: number }
export type PaymentJob = { provider: string; eventId: string; subject: string }

/** What the platform needs of a job queue. One adapter exists (`pg-boss-queue.ts`). */
export type Queue = {
  /**
   * Enqueues a video in the caller's transaction: no job without its video, no video without its
   * job. The one with the lowest `place` is taken first; before all others, one whose worker died
   * or ended.
   */
  enqueueRender: (client: PoolClient, videoId: string, place: number) => Promise<void>
  /**
   * Cancels the job of a video; a worker that makes it has its signal aborted within seconds. No
   * job is not an error. With `client` it is part of the caller's transaction.
   */
  cancelRender: (videoId: string, client?: PoolClient) => Promise<void>
  /** Gives a video that no worker has taken another place, in the caller's transaction. */
  moveRender: (client: PoolClient, videoId: string, place: number) => Promise<void>
  /**
   * Takes videos one after the other, `concurrency` at a time. The job of a handler that throws, or
   * of a process that dies, is retried. `signal` aborts when the job was cancelled, or given to
   * another worker because our heartbeat was late.
   */
  workRender: (concurrency: number, handler: (videoId: string, signal: AbortSignal) => Promise<void>) => Promise<void>
  /** Called for each video whose job has no retries left. */
  workAbandoned: (handler: (videoId: string) => Promise<void>) => Promise<void>
  /** Enqueues a mail in the transaction of `client`. */
  enqueueMail: (client: Pool | PoolClient, mailId: number) => Promise<void>
  /** Sends mails, a few at a time. The mail of a handler that throws is retried with backoff. */
  workMail: (handler: (mailId: number) => Promise<void>) => Promise<void>
  /** Enqueues an event of a payment provider in the transaction of `client`. */
  enqueuePayment: (client: Pool | PoolClient, job: PaymentJob) => Promise<void>
  /**
   * Settles events, a few at a time. A handler that throws is retried a few times; the sweep finds
   * what is left.
   */
  workPayments: (handler: (job: PaymentJob) => Promise<void>) => Promise<void>
  /** Calls the handler at once, then each minute, in one of the processes that work on it. */
  workSweep: (handler: () => Promise<void>) => Promise<void>
  /** Enqueues a job that does nothing, takes it and completes it. */
  roundTrip: () => Promise<void>
  /** Whether a job waits that should have been taken long ago. */
  standsStill: () => Promise<boolean>
  /**
   * Takes no new jobs, waits for running handlers (at most `graceMs`), and returns what still runs
   * to the queue.
   */
  close: (graceMs: number) => Promise<void>
}
