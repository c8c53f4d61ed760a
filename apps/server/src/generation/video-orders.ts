import { randomUUID } from 'node:crypto'
import { planOf, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError, type OrderBody } from '@relampago/domain/contracts'
import type { InputKind } from '@relampago/domain/rules'
import type { Database } from '../database/database.ts'
import { videos, type User } from '../database/schema.ts'
import { priorities, type Queue } from '../queue/queue.ts'
import { findVideo } from '../videos/find-video.ts'
import { endVideo } from './end-video.ts'
import { orderFromBody } from './order-from-body.ts'
import { reserveUnit, takeUnit } from './quota.ts'

export type VideoOrdersOptions = { database: Database; queue: Queue; marketplaces: readonly string[]; now: () => Date }
export type VideoOrders = ReturnType<typeof createVideoOrders>

/** Taking orders and taking them back. */
export function createVideoOrders({ database, queue, marketplaces, now }: VideoOrdersOptions) {
  return {
    /** Gives the id of a video that is in line now: unit, video and job exist together or not at all. Throws `AppError`. */
    async place(user: User, body: OrderBody, kind: InputKind | undefined, language: InterfaceLanguage): Promise<string> {
      const id = randomUUID()
      const order = orderFromBody({ body, plan: user.plan, kind, marketplaces, seed: id, language })
      await database.transaction(async ({ queries, client }) => {
        const moment = now()
        await reserveUnit(queries, user, moment, language)
        await queries.insert(videos).values({ id, userId: user.id, order, createdAt: moment })
        await takeUnit(queries, user, id, moment)
        await queue.enqueueRender(client, id, priorities[planOf(user.plan).id])
      })
      return id
    },

    /** Stops an unfinished video and gives its unit back; once more changes nothing. Throws `video_not_found` or `video_already_ended`. */
    async cancel(user: User, id: string): Promise<void> {
      await findVideo(database, user, id)
      if (await endVideo(database, id, { state: 'cancelled', code: 'generation_cancelled', now: now() })) await queue.cancelRender(id)
      else if ((await findVideo(database, user, id)).state !== 'cancelled') throw new AppError('video_already_ended')
    },
  }
}
