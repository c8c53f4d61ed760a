/** Everything this page keeps in the browser. */
const storageKeys = [
  'token',
  'user',
  'previous_plan',
  'pendingRedirect',
  'lastSignupEmail',
  'ownSignUp',
  'wizardState',
  'selectedTemplate',
  'language',
  'pendingOrder',
  'pendingVideoData',
  'userStats',
  'subscriptionData',
  'planData',
] as const
export type StorageKey = (typeof storageKeys)[number] | `planTransitionShown_${string}`

/**
 * What signing out removes; the language and the wizard's input stay. The next user must not see
 * the plan of the last.
 */
export const clearedBySigningOut = [
  'token',
  'user',
  'previous_plan',
  'pendingRedirect',
  'pendingVideoData',
  'userStats',
  'subscriptionData',
  'planData',
] as const
