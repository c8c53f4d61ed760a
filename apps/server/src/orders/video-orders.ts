import { randomUUID } from 'node:crypto'
import { planOf, type AccountPlan, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError, type AnyOrder } from '@relampago/domain/contracts'
import { lockPlan } from '../billing/payments/lock-plan.ts'
import type { Database, Queries } from '../database/database.ts'
import { videos, videoUploads, type User } from '../database/schema.ts'
import { joinLine, moveUp } from '../line/join-line.ts'
import { createWorkTimes, workKindOf } from '../line/work-times.ts'
import { holdMedia, linkMedia } from '../media/hold-media.ts'
import type { Queue } from '../queue/queue.ts'
import { checkUnitLeft, takeUnit } from '../quota/quota.ts'
import type { FreeSpace } from '../storage/free-space.ts'
import { endVideo } from '../videos/end-video.ts'
import { findVideo } from '../videos/find-video.ts'
import { checkFailedOrders } from './failed-orders.ts'
import { freezeTemplate, type FrozenTemplate, type WantedTemplate } from './freeze-template.ts'
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

type AskedOrder = {
  user: User
  language: InterfaceLanguage
  /** `null`: the order is not idempotent. */
  key: OrderKey | null
}
export type NewOrder = AskedOrder & {
  /** Makes the order from a seed that is the video's own and the plan that counts now. */
  orderOf: (seed: string, plan: AccountPlan, custom: FrozenTemplate | null) => AnyOrder
  /** Of a person, as the order names it; left out with the others. */
  template?: WantedTemplate | undefined
  upload?: Buffer
  /** Of the HTTP request, for the log. */
  requestId: string
}

function columnsOf(key: OrderKey | null): { orderKey?: string; orderHash?: string } {
  return key === null ? {} : { orderKey: key.key, orderHash: key.hash }
}

/** What a video is made of beside its order. */
async function storePictures(queries: Queries, videoId: string, { order, upload }: { order: AnyOrder; upload: Buffer | undefined }): Promise<void> {
  await linkMedia(queries, videoId, order)
  if (upload !== undefined) await queries.insert(videoUploads).values({ videoId, jpeg: upload })
}

/** Taking orders and taking them back. */
export function createVideoOrders({ database, queue, freeSpace, now, refuseWhileStopped }: VideoOrdersOptions) {
  const workTimes = createWorkTimes(database, now)

  /** Lets the user's later orders move up into a place that has become free. */
  const fillPlace = ({ id: userId }: User, place: number) =>
    database.transaction(async ({ queries, client }) => {
      for (const moved of await moveUp(queries, { userId, place })) await queue.moveRender(client, moved.id, moved.place)
    })

  /**
   * The plan that applies, and the video that the key already has, if any. Throws `AppError` when
   * the key belongs to another order, no unit is left, or no order is taken now.
   */
  async function admit(queries: Queries, { user, language, key }: AskedOrder, moment: Date): Promise<{ plan: AccountPlan; placed: string | null }> {
    const { isEnough } = await freeSpace()
    const plan = await lockPlan(queries, user, moment)
    const placed = key === null ? null : await findPlaced(queries, user, key)
    if (placed !== null) return { plan, placed }
    if (!isEnough) throw new AppError('storage_full')
    await refuseWhileStopped()
    await checkFailedOrders(queries, user, moment)
    await checkUnitLeft(queries, user, plan, moment, language)
    return { plan, placed }
  }

  return {
    /**
     * Says what `place` would find now, and takes nothing: asked before work on an order begins.
     * Throws `AppError`.
     */
    async foresee(asked: AskedOrder): Promise<{ plan: AccountPlan; placed: string | null }> {
      return database.transaction(({ queries }) => admit(queries, asked, now()))
    },

    /**
     * Gives the id of a queued video. Unit, video, key, uploads and job are stored in one
     * transaction. An order with a known key gives the existing video and takes no unit. Throws
     * `AppError`, such as `queue_full`.
     */
    async place({ user, language, orderOf, template, key, upload, requestId }: NewOrder): Promise<string> {
      const times = await workTimes()
      return database.transaction(async ({ queries, client }) => {
        const moment = now()
        const { plan, placed } = await admit(queries, { user, language, key }, moment)
        if (placed !== null) return placed
        const id = randomUUID()
        // Without the plan for it, nothing is said about the template.
        const custom = template === undefined || !planOf(plan).customTemplates ? null : await freezeTemplate(queries, user, template)
        const order = orderOf(id, plan, custom)
        await holdMedia(queries, { user, order, now: moment, language })
        const newcomer = { userId: user.id, plan: planOf(plan).id, orderedAt: moment.getTime(), workMs: times(workKindOf(order)).ms }
        const { place, moved } = await joinLine(queries, times, newcomer)
        const row = {
          id,
          userId: user.id,
          order,
          ...columnsOf(key),
          requestId,
          createdAt: moment,
          place,
          templateId: custom?.storedId ?? null,
        }
        await queries.insert(videos).values(row)
        await storePictures(queries, id, { order, upload })
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
