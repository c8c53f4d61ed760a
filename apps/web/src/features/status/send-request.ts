import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'

export type StatusRequest = { id: 'askStatusMails'; body: { email: string } } | { id: 'confirmStatusMails' | 'leaveStatusMails'; body: { token: string } }
/** A failure that nothing explains has no message. */
export type Outcome = { isDone: true; message: string } | { isDone: false; message: string | null }

/** Sends one of the calls about mails. */
export async function sendRequest({ id, body }: StatusRequest): Promise<Outcome> {
  try {
    return { isDone: true, message: (await call(id, { body })).message }
  } catch (error) {
    return { isDone: false, message: error instanceof ApiError && error.isExplained ? error.message : null }
  }
}
