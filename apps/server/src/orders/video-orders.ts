import { randomUUID } from 'node:crypto'
import { planOf, type AccountPlan, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError, type AnyOrder } from '@relampago/domain/contracts'
import { lockPlan } from '../billing/payments/lock-plan.ts'
import type { Database } from '../database/database.ts'
import { videos, videoUploads, type User } from '../database/schema.ts'
import { priorities, type Queue } from '../queue/queue.ts'
import { checkUnitLeft, takeUnit } from '../quota/quota.ts'
import { endVideo } from '../videos/end-video.ts'
import { findVideo } from '../videos/find-video.ts'
import { checkFailedOrders } from './failed-orders.ts'
import { findPlaced, type OrderKey } from './order-key.ts'

export type VideoOrdersOptions = { database: Database; queue: Queue; now: () => Date }
export type VideoOrders = ReturnType<typeof createVideoOrders>

export type NewOrder = {
  user: User
  language: InterfaceLanguage
  /** Makes the order from a seed that is the video's own and the plan that counts now. */
  orderOf: (seed: string, plan: AccountPlan) => AnyOrder
  /** `null`: the order is not idempotent. */
  key: OrderKey | null
  upload?: Buffer | undefined
}

/** Taking orders and taking them back. */
export function createVideoOrders({ database, queue, now }: VideoOrdersOptions) {
  return {
    /**
     * Gives the id of a queued video. Unit, video, key, upload and job are stored in one
     * transaction. An order with a known key gives the existing video and takes no unit. Throws
     * `AppError`.
     */
    async place({ user, language, orderOf, key, upload }: NewOrder): Promise<string> {
      return database.transaction(async ({ queries, client }) => {
        const moment = now()
        const plan = await lockPlan(queries, user, moment)
        const placed = key === null ? null : await findPlaced(queries, user, key)
        if (placed !== null) return placed
        await checkFailedOrders(queries, user, moment)
        await checkUnitLeft(queries, user, plan, moment, language)
        const id = randomUUID()
        const order = orderOf(id, plan)
        await queries.insert(videos).values({ id, userId: user.id, order, orderKey: key?.key, orderHash: key?.hash, createdAt: moment })
        if (upload !== undefined) await queries.insert(videoUploads).values({ videoId: id, jpeg: upload })
        await takeUnit(queries, user, id, moment)
        await queue.enqueueRender(client, id, priorities[planOf(plan).id])
        return id
      })
    },

    /**
     * Stops an unfinished video and gives its unit back. Idempotent. Throws `video_not_found` or
     * `video_already_ended`.
     */
    async cancel(user: User, id: string): Promise<void> {
      await findVideo(database, user, id)
      if (await endVideo(database, id, { state: 'cancelled', code: 'generation_cancelled', now: now() })) await queue.cancelRender(id)
      else if ((await findVideo(database, user, id)).state !== 'cancelled') throw new AppError('video_already_ended')
    },
  }
}
