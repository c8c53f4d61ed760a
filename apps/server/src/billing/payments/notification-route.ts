import type { FastifyInstance } from 'fastify'
import { AppError } from '@relampago/domain/contracts'
import type { CallGuards } from '../../http/call-guards.ts'
import type { Queue } from '../../queue/queue.ts'
import { storeEvents } from './payment-events.ts'
import { NotificationRefused, providerOf, type Notification } from './payment-provider.ts'
import type { SyncOptions } from './sync-payments.ts'

/** Where providers send notifications; `:provider` is the provider's short name. */
export const notificationPath = '/api/payment/notifications/:provider'
/** Stripe's largest events, which carry whole invoices, take tens of kilobytes. */
const largestNotificationBytes = 256 * 1024

/**
 * `POST /api/payment/notifications/:provider`: no account and no key, but a signature over the raw
 * bytes of the body. The event is stored and queued, then answered. Its content is never trusted:
 * the payment is read from the provider.
 */
export async function registerNotifications(app: FastifyInstance, options: SyncOptions & { queue: Queue }, guards: CallGuards): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestNotificationBytes }, (_request, body, done) => done(null, body))
    scope.post<{ Params: { provider: string } }>(
      notificationPath,
      {
        config: { access: { permission: 'anyone', limit: 'notification' } },
        schema: { hide: true },
        bodyLimit: largestNotificationBytes,
        onRequest: [guards.limit('notification')],
      },
      async (request) => {
        const provider = providerOf(options.providers, request.params.provider)
        if (provider === null) throw new AppError('not_found')
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const notification: Notification = { body, headers: request.headers, query: request.query as Notification['query'] }
        try {
          await storeEvents(options, provider.slug, provider.readNotification(notification))
        } catch (error) {
          if (!(error instanceof NotificationRefused)) throw error
          options.log(`a notification in the name of ${provider.slug} was refused: ${error.message}`)
          throw new AppError('notification_refused', {}, { cause: error })
        }
        return { received: true }
      },
    )
  })
}
