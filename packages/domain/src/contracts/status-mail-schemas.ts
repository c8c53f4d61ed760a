import { z } from 'zod'
import { email, mailToken, success } from './schema-fields.ts'

const link = z.object({ token: mailToken })

export const statusMailSchemas = {
  askStatusMails: { body: z.object({ email }), reply: success },
  confirmStatusMails: { body: link, reply: success },
  leaveStatusMails: { body: link, reply: success },
  leaveInOneClick: { query: link, reply: success },
  openLeavePage: { query: link },
} as const
