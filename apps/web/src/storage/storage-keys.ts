/**
 * Everything this page keeps in the browser, and whose it is: what is `personal` is removed when
 * its person leaves, so that the next one at this browser sees nothing of it.
 */
const storageKeys = {
  token: 'personal',
  user: 'personal',
  previous_plan: 'personal',
  planTransitionShown_pro: 'personal',
  planTransitionShown_premium: 'personal',
  pendingRedirect: 'personal',
  lastSignupEmail: 'personal',
  /** The secret of the sign-up that began here. */
  ownSignUp: 'personal',
  wizardState: 'personal',
  /** The wizard as the server has stored it. */
  keptWizard: 'personal',
  selectedTemplate: 'personal',
  /** Templates as they are in the editor, before they are saved. */
  templateDrafts: 'personal',
  pendingOrder: 'personal',
  /** When a visitor asked for a video, which waits for their account. */
  waitingOrder: 'personal',
  pendingVideoData: 'personal',
  userStats: 'personal',
  subscriptionData: 'personal',
  planData: 'personal',
  language: 'of the browser',
  /** Light or dark, where it is not the system that decides. */
  theme: 'of the browser',
  /** An account was signed in here once: the login comes before the sign-up. */
  hadSession: 'of the browser',
  narrationLanguage: 'of the browser',
} as const satisfies Record<string, 'personal' | 'of the browser'>
export type StorageKey = keyof typeof storageKeys

export const personalKeys = (Object.keys(storageKeys) as StorageKey[]).filter((key) => storageKeys[key] === 'personal')
