import { randomUUID } from 'node:crypto'
import { planOf, type AccountPlan, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError, type AnyOrder } from '@relampago/domain/contracts'
import { lockPlan } from '../billing/payments/lock-plan.ts'
import type { Database } from '../database/database.ts'
import { videos, videoUploads, type User } from '../database/schema.ts'
import { joinLine, moveUp } from '../line/join-line.ts'
import { createWorkTimes, workKindOf } from '../line/work-times.ts'
import type { Queue } from '../queue/queue.ts'
import { checkUnitLeft, takeUnit } from '../quota/quota.ts'
import type { FreeSpace } from '../storage/free-space.ts'
import { endVideo } from '../videos/end-video.ts'
import { findVideo } from '../videos/find-video.ts'
import { checkFailedOrders } from './failed-orders.ts'
import { findPlaced, type OrderKey } from './order-key.ts'

export type VideoOrdersOptions = {
  database: Database
  queue: Queue
  freeSpace: FreeSpace
  now: () => Date
  /** Throws while no worker makes videos: an order would only time out. */
  refuseWhileStopped: () => Promise<void>
}
export type VideoOrders = ReturnType<typeof createVideoOrders>

export type NewOrder = {
  user: User
  language: InterfaceLanguage
  /** Makes the order from a seed that is the video's own and the plan that counts now. */
  orderOf: (seed: string, plan: AccountPlan) => AnyOrder
  /** `null`: the order is not idempotent. */
  key: OrderKey | null
  upload?: Buffer | undefined
  /** Of the HTTP request, for the log. */
  requestId: string
}

/** Taking orders and taking them back. */
export function createVideoOrders({ database, queue, freeSpace, now, refuseWhileStopped }: VideoOrdersOptions) {
  const workTimes = createWorkTimes(database, now)

  /** Lets the user's later orders move up into a place that has become free. */
  const fillPlace = ({ id: userId }: User, place: number) =>
    database.transaction(async ({ queries, client }) => {
      for (const moved of await moveUp(queries, { userId, place })) await queue.moveRender(client, moved.id, moved.place)
    })

  return {
    /**
     * Gives the id of a queued video. Unit, video, key, upload and job are stored in one
     * transaction. An order with a known key gives the existing video and takes no unit. Throws
     * `AppError`, such as `queue_full`.
     */
    async place({ user, language, orderOf, key, upload, requestId }: NewOrder): Promise<string> {
      const [times, { isEnough }] = await Promise.all([workTimes(), freeSpace()])
      return database.transaction(async ({ queries, client }) => {
        const moment = now()
        const plan = await lockPlan(queries, user, moment)
        const placed = key === null ? null : await findPlaced(queries, user, key)
        if (placed !== null) return placed
        if (!isEnough) throw new AppError('storage_full')
        await refuseWhileStopped()
        await checkFailedOrders(queries, user, moment)
        await checkUnitLeft(queries, user, plan, moment, language)
        const id = randomUUID()
        const order = orderOf(id, plan)
        const newcomer = { userId: user.id, plan: planOf(plan).id, orderedAt: moment.getTime(), workMs: times(workKindOf(order)).ms }
        const { place, moved } = await joinLine(queries, times, newcomer)
        const row = { id, userId: user.id, order, orderKey: key?.key, orderHash: key?.hash, requestId, createdAt: moment, place }
        await queries.insert(videos).values(row)
        if (upload !== undefined) await queries.insert(videoUploads).values({ videoId: id, jpeg: upload })
        await takeUnit(queries, user, id, moment)
        await queue.enqueueRender(client, id, place)
        for (const other of moved) await queue.moveRender(client, other.id, other.place)
        return id
      })
    },

    /**
     * Stops an unfinished video and gives its unit back. Idempotent. Throws `video_not_found` or
     * `video_already_ended`.
     */
    async cancel(user: User, id: string): Promise<void> {
      const { state, place } = await findVideo(database, user, id)
      if (await endVideo(database, id, { state: 'cancelled', code: 'generation_cancelled', now: now() })) {
        await queue.cancelRender(id)
        if (state === 'queued') await fillPlace(user, place)
      } else if ((await findVideo(database, user, id)).state !== 'cancelled') throw new AppError('video_already_ended')
    },
  }
}
