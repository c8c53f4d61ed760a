import { AppError } from '@relampago/domain/contracts'
import type { Handlers } from '../http/register-calls.ts'
import { addressBlock } from '../limits/address-block.ts'
import { askStatusMails } from './ask-status-mails.ts'
import { leavePagePath } from './mail-links.ts'
import { confirmStatusMails, leaveStatusMails } from './status-subscriptions.ts'
import type { SubscribersOptions } from './subscribers-options.ts'
import { subscriberTexts } from './subscribers.texts.ts'

type SubscriberCalls = 'askStatusMails' | 'confirmStatusMails' | 'leaveStatusMails' | 'leaveInOneClick' | 'openLeavePage'

/** Calls by which anybody asks for mails about incidents, confirms them, and ends them. */
export function subscriberCalls(options: SubscribersOptions): Handlers<SubscriberCalls> {
  const leave = async (token: string, language: 'pt' | 'en') => {
    await leaveStatusMails(options, token)
    return { success: true, message: subscriberTexts.left[language] } as const
  }
  return {
    async askStatusMails({ body: { email }, language, request, reply }) {
      const secondsLeft = await askStatusMails(options, { email, language, sender: addressBlock(request.ip) })
      if (secondsLeft !== null) {
        void reply.header('retry-after', secondsLeft)
        throw new AppError('too_many_requests')
      }
      return { success: true, message: subscriberTexts.asked[language] }
    },
    async confirmStatusMails({ body, language }) {
      await confirmStatusMails(options, body.token)
      return { success: true, message: subscriberTexts.confirmed[language] }
    },
    leaveStatusMails: ({ body, language }) => leave(body.token, language),
    leaveInOneClick: ({ query, language }) => leave(query.token, language),
    async openLeavePage({ query, reply }) {
      return reply.redirect(leavePagePath(query.token), 303)
    },
  }
}
