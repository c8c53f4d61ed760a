import type { CallShape } from './call-shape.ts'

const post = { method: 'POST', encoding: 'json', permission: 'anyone', apiKey: true, limit: 'code' } as const
/** Named in the head of each notice (RFC 8058): mail programs send no key and follow no script. */
const oneClick = { path: '/api/v1/status/subscriptions/one-click', encoding: 'none', permission: 'anyone', apiKey: false } as const

/** Mails about incidents, for addresses that confirmed that they want them. */
export const statusMailCalls = {
  /** Answers the same for every address. */
  askStatusMails: { ...post, path: '/api/v1/status/subscriptions' },
  confirmStatusMails: { ...post, path: '/api/v1/status/subscriptions/confirm' },
  leaveStatusMails: { ...post, path: '/api/v1/status/subscriptions/leave' },
  leaveInOneClick: { ...oneClick, method: 'POST', limit: 'change' },
  /** The same address opened in a browser changes nothing: it leads to the page with the button. */
  openLeavePage: { ...oneClick, method: 'GET', limit: 'read' },
} as const satisfies Record<string, CallShape>
