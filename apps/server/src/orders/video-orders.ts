import { randomUUID } from 'node:crypto'
import { planOf, type AccountPlan, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError, type AnyOrder } from '@relampago/domain/contracts'
import { lockPlan } from '../billing/payments/lock-plan.ts'
import type { Database, Queries } from '../database/database.ts'
import { videos, videoUploads, type User } from '../database/schema.ts'
import { priorities, type Queue } from '../queue/queue.ts'
import { checkUnitLeft, takeUnit } from '../quota/quota.ts'
import { endVideo } from '../videos/end-video.ts'
import { findVideo } from '../videos/find-video.ts'
import { findPlaced, type OrderKey } from './order-key.ts'

export type VideoOrdersOptions = { database: Database; queue: Queue; now: () => Date }
export type VideoOrders = ReturnType<typeof createVideoOrders>

type AskedOrder = {
  user: User
  language: InterfaceLanguage
  /** `null`: the order is not idempotent. */
  key: OrderKey | null
}
export type NewOrder = AskedOrder & {
  /** Makes the order from a seed that is the video's own and the plan that counts now. */
  orderOf: (seed: string, plan: AccountPlan) => AnyOrder
  upload?: Buffer
}

/**
 * The plan that applies, and the video that the key already has, if any. Throws `AppError` when
 * the key belongs to another order or no unit is left.
 */
async function admit(queries: Queries, { user, language, key }: AskedOrder, moment: Date): Promise<{ plan: AccountPlan; placed: string | null }> {
  const plan = await lockPlan(queries, user, moment)
  const placed = key === null ? null : await findPlaced(queries, user, key)
  if (placed === null) await checkUnitLeft(queries, user, plan, moment, language)
  return { plan, placed }
}

/** Taking orders and taking them back. */
export function createVideoOrders({ database, queue, now }: VideoOrdersOptions) {
  return {
    /**
     * Says what `place` would find now, and takes nothing: asked before work on an order begins.
     * Throws `AppError`.
     */
    async foresee(asked: AskedOrder): Promise<{ plan: AccountPlan; placed: string | null }> {
      return database.transaction(({ queries }) => admit(queries, asked, now()))
    },

    /**
     * Gives the id of a queued video. Unit, video, key, upload and job are stored in one
     * transaction. An order with a known key gives the existing video and takes no unit. Throws
     * `AppError`.
     */
    async place({ user, language, orderOf, key, upload }: NewOrder): Promise<string> {
      return database.transaction(async ({ queries, client }) => {
        const moment = now()
        const { plan, placed } = await admit(queries, { user, language, key }, moment)
        if (placed !== null) return placed
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
