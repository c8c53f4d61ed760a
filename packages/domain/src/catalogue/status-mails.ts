/**
 * Mails about incidents: how long the link that confirms them is valid, how many an address gets by
 * asking, and how many notices one subscriber gets in 24 hours while services come and go.
 */
export const statusMails = { linkLifetimeMs: 48 * 60 * 60 * 1000, asksPerDay: 3, noticesPerDay: 6 } as const
