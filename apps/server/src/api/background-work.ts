import { AppError } from '@relampago/domain/contracts'
import { deletePastMailRequests } from '../accounts/mail-requests.ts'
import { deleteExpiredResets } from '../accounts/password-recovery.ts'
import { deleteExpiredSessions } from '../accounts/sessions/sessions.ts'
import { deleteExpiredCodes } from '../accounts/sign-up/sign-up-codes.ts'
import { deletePastSignUps } from '../accounts/sign-up/sign-ups.ts'
import { deletePastRecords } from '../billing/payments/delete-past-records.ts'
import { settleEvent } from '../billing/payments/payment-events.ts'
import { sweepPayments } from '../billing/payments/sweep-payments.ts'
import type { SyncOptions } from '../billing/payments/sync-payments.ts'
import type { Sandbox } from '../billing/sandbox/sandbox-provider.ts'
import type { Database } from '../database/database.ts'
import { sweepFilms } from '../films/sweep-films.ts'
import { sweepWorkers } from '../health/worker-rows.ts'
import { sweepCounts } from '../limits/shared-counter.ts'
import { sweepOutbox } from '../mail/outbox.ts'
import { sweepMedia } from '../media/sweep-media.ts'
import { removeFolders } from '../own-data/remove-account.ts'
import type { Queue } from '../queue/queue.ts'
import { sweepStatus } from '../status/status-store.ts'
import type { Storage } from '../storage/storage.ts'
import { sendNotices } from '../subscribers/send-notices.ts'
import { sweepSubscribers } from '../subscribers/status-subscriptions.ts'
import type { SubscribersOptions } from '../subscribers/subscribers-options.ts'
import { endVideo } from '../videos/end-video.ts'
import { sweepVideos } from '../videos/sweep-videos.ts'

export type BackgroundOptions = {
  database: Database
  queue: Queue
  storage: Storage
  sandbox: Sandbox | null
  payments: SyncOptions
  subscribers: SubscribersOptions
  now: () => Date
  log: (message: string) => void
}

/** The jobs that belong to no request and make no video. */
export async function startBackgroundWork(options: BackgroundOptions): Promise<void> {
  const { database, queue, payments, now } = options
  await queue.workPayments((event) => settleEvent(payments, event))
  await queue.workSweep(() => sweepAll(options))
  await queue.workAbandoned(async (videoId) => {
    const { code } = new AppError('generation_failed')
    await endVideo(database, videoId, { state: 'failed', code, now: now() })
  })
}

/** What is due each minute. No part waits for another to work. */
async function sweepAll({ sandbox, payments, subscribers, ...options }: BackgroundOptions): Promise<void> {
  const { database, now, log } = options
  const parts = await Promise.allSettled([
    sweepVideos(options),
    sweepOutbox(database.queries, now()),
    sweepCounts(database.queries, now()),
    sweepWorkers(database.queries),
    deleteExpiredResets(database.queries, now()),
    deletePastSignUps(database.queries, now()),
    deleteExpiredCodes(database.queries, now()),
    deletePastMailRequests(database.queries, now()),
    deleteExpiredSessions(database.queries, now()),
    removeFolders(options),
    sweepFilms(options),
    sweepMedia(options),
    sandbox?.sweep(),
    sweepPayments(payments),
    sweepStatus(database.queries, now()),
    sendNotices(subscribers),
    sweepSubscribers(database.queries, now()),
    deletePastRecords(database.queries, now()),
  ])
  for (const part of parts) if (part.status === 'rejected') log(`sweep: ${(part.reason as Error).message}`)
}
