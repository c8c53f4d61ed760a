/** Everything this page keeps in the browser. */
const storageKeys = [
  'token',
  'user',
  'previous_plan',
  'pendingRedirect',
  'lastSignupEmail',
  'wizardState',
  'selectedTemplate',
  'language',
  'pendingVideoData',
  'userStats',
  'subscriptionData',
  'planData',
] as const
export type StorageKey = (typeof storageKeys)[number] | `planTransitionShown_${string}`

/** What signing out removes; the language, and what a visitor typed, stay. */
export const clearedBySigningOut = ['token', 'user', 'pendingRedirect', 'pendingVideoData', 'userStats', 'subscriptionData', 'planData'] as const
