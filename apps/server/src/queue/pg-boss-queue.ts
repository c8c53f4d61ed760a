import { PgBoss, type Db, type JobResult } from 'pg-boss'
import type { Pool, PoolClient } from 'pg'
import type { MailJob, PaymentJob, Queue, QueueName, RenderJob } from './queue.ts'
import { queueNames } from './queue.ts'

type QueueSettings = Parameters<PgBoss['createQueue']>[1]

/** A worker without a heartbeat for this long counts as dead, and its job is retried. */
const heartbeatSeconds = 10
/** The column is a 32-bit integer. */
const highestPriority = 2 ** 31 - 1
const mailsAtOnce = 8
const paymentsAtOnce = 2

const queueSettings: Record<QueueName, QueueSettings> = {
  // Jobs given up arrive here without a notification, so it is polled.
  'render-abandoned': { retryLimit: 20, retryDelay: 5 },
  render: {
    heartbeatSeconds,
    // The worker and the sweep enforce the time limit of a task; this only ends what both missed.
    expireInSeconds: 30 * 60,
    // Crashes of workers only: a video that fails by itself is given up earlier.
    retryLimit: 10,
    retryDelay: 0,
    deadLetter: 'render-abandoned',
    notify: true,
  },
  mail: {
    // Longer than the mail server is given for all its answers together.
    expireInSeconds: 3 * 60,
    // 5 s, 10 s, 20 s, ... 5 minutes apart: about a day. Each mail has its own expiry.
    retryLimit: 300,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 5 * 60,
    notify: true,
  },
  payment: { retryLimit: 3, retryDelay: 5, retryBackoff: true, expireInSeconds: 2 * 60, notify: true },
  sweep: { retryLimit: 0, expireInSeconds: 5 * 60, notify: true, policy: 'short' },
  probe: { retryLimit: 0, expireInSeconds: 60, retentionSeconds: 60, deleteAfterSeconds: 60 },
}

export type PgBossOptions = { url: string; connections: number; log: (message: string) => void }

function createBoss({ url, connections, log }: PgBossOptions): PgBoss {
  const boss = new PgBoss({
    connectionString: url,
    max: connections,
    application_name: 'relampago-queue',
    useListenNotify: true,
    // So that a dead worker is noticed within a second or two of its silence.
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 1,
    cronMonitorIntervalSeconds: 10,
    cronWorkerIntervalSeconds: 5,
  })
  boss.on('error', (error) => log(`queue: ${error.message}`))
  boss.on('warning', (warning) => log(`queue: ${warning.message}`))
  return boss
}

/**
 * Makes the queue's own tables and queues. Run while migrating: a worker on a missing queue only
 * logs errors.
 */
export async function preparePgBoss(options: PgBossOptions): Promise<void> {
  const boss = createBoss(options)
  await boss.start()
  try {
    // The dead-letter queue must exist before the queue that names it.
    const inOrder = queueNames.toSorted((a) => (a === 'render-abandoned' ? -1 : 0))
    for (const name of inOrder) {
      await boss.createQueue(name, queueSettings[name])
      const { policy: _, ...changeable } = queueSettings[name] ?? {}
      await boss.updateQueue(name, changeable)
    }
    await boss.schedule('sweep', '* * * * *')
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** Joins the queues in the database. `preparePgBoss` must have run. */
export async function openPgBossQueue(options: PgBossOptions): Promise<Queue> {
  const { log } = options
  const boss = createBoss(options)
  await boss.start()
  return {
    async enqueueRender(client, videoId, place) {
      const job: RenderJob = { videoId }
      await boss.send('render', job, { id: videoId, priority: -place, db: onClient(client) })
    },
    async cancelRender(videoId, client) {
      await boss.cancel('render', videoId, client === undefined ? {} : { db: onClient(client) })
    },
    async moveRender(client, videoId, place) {
      await boss.update('render', undefined, { id: videoId, priority: -place, db: onClient(client) })
    },
    async workRender(concurrency, handler) {
      await boss.work<RenderJob>(
        'render',
        // New jobs are notified; those of a dead worker are found by polling. Cancelling reaches
        // the worker with its next heartbeat.
        { localConcurrency: concurrency, notifyPollingIntervalSeconds: 1, pollingIntervalSeconds: 1, heartbeatRefreshSeconds: 2 },
        async ([job]) => {
          if (job === undefined) return
          await takeFirstNextTime(boss, job.id).catch((error: Error) => log(`queue: ${error.message}`))
          await handler(job.data.videoId, job.signal)
        },
      )
    },
    async workAbandoned(handler) {
      await boss.work<RenderJob>('render-abandoned', { pollingIntervalSeconds: 2 }, async ([job]) => {
        if (job !== undefined) await handler(job.data.videoId)
      })
    },
    ...mailWork(boss),
    ...paymentWork(boss),
    async workSweep(handler) {
      await boss.work('sweep', { pollingIntervalSeconds: 5 }, () => handler())
      // What came due while nothing ran does not wait for the next minute.
      await boss.send('sweep')
    },
    ...queueHealth(boss),
    async close(graceMs) {
      await boss.stop({ graceful: true, timeout: graceMs })
    },
  }
}

/**
 * A job that was taken once comes before all others when its worker dies or ends. pg-boss itself
 * changes only jobs that wait.
 */
async function takeFirstNextTime(boss: PgBoss, jobId: string): Promise<void> {
  await boss.getDb().executeSql("update pgboss.job set priority = $2 where name = 'render' and id = $1", [jobId, highestPriority])
}

function mailWork(boss: PgBoss): Pick<Queue, 'enqueueMail' | 'workMail'> {
  return {
    async enqueueMail(client, mailId) {
      const job: MailJob = { mailId }
      await boss.send('mail', job, { db: onClient(client) })
    },
    async workMail(handler) {
      // While there are enough, the next batch follows at once; a hanging mail delays only its
      // batch.
      const pace = {
        batchSize: mailsAtOnce,
        burstWhenBatchFull: true,
        perJobResults: true,
        notifyPollingIntervalSeconds: 1,
        pollingIntervalSeconds: 1,
      } as const
      await boss.work<MailJob, JobResult[], typeof pace>('mail', pace, async (jobs) => {
        const outcomes = await Promise.allSettled(jobs.map(({ data }) => handler(data.mailId)))
        return outcomes.map((outcome, place): JobResult => {
          const id = jobs[place]?.id ?? ''
          return outcome.status === 'fulfilled' ? { id, status: 'completed' } : { id, status: 'failed', output: String(outcome.reason) }
        })
      })
    },
  }
}

function paymentWork(boss: PgBoss): Pick<Queue, 'enqueuePayment' | 'workPayments'> {
  return {
    async enqueuePayment(client, job) {
      await boss.send('payment', job, { db: onClient(client) })
    },
    async workPayments(handler) {
      await boss.work<PaymentJob>(
        'payment',
        { localConcurrency: paymentsAtOnce, notifyPollingIntervalSeconds: 1, pollingIntervalSeconds: 1 },
        async ([job]) => {
          if (job !== undefined) await handler(job.data)
        },
      )
    },
  }
}

/**
 * What the API processes work on is taken within seconds; a video waits only while all are busy.
 */
const lateJobs = `
  select exists (
    select from pgboss.job where name in ('mail', 'payment', 'sweep') and state < 'active' and start_after < now() - interval '1 minute'
  ) or (
    exists (select from pgboss.job where name = 'render' and state < 'active' and greatest(start_after, created_on) < now() - interval '1 minute')
    and (select count(*) from pgboss.job where name = 'render' and state = 'active')
      < (select coalesce(sum(videos_at_once), 0) from workers where state = 'working' and beat_at > now() - interval '15 seconds')
  ) as late`

function queueHealth(boss: PgBoss): Pick<Queue, 'roundTrip' | 'standsStill'> {
  return {
    async roundTrip() {
      const id = await boss.send('probe', {})
      const taken = await boss.fetch('probe', { batchSize: 100 })
      if (id === null || !taken.some((job) => job.id === id)) throw new Error('the queue does not give what was put into it')
      await boss.complete(
        'probe',
        taken.map((job) => job.id),
      )
    },
    async standsStill() {
      const { rows }: { rows: { late: boolean }[] } = await boss.getDb().executeSql(lateJobs, [])
      return rows[0]?.late === true
    },
  }
}

/** Lets the queue write inside a transaction that is not its own. */
function onClient(client: Pool | PoolClient): Db {
  return { executeSql: (text, values) => client.query(text, values) }
}
