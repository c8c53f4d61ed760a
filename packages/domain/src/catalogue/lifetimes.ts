import type { Milliseconds } from '../units.ts'
import { languageChoiceLifetime } from './language-choice-lifetime.ts'

const minute: Milliseconds = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * How long what is known of a person is stored. The server deletes by these times, and the page on
 * privacy tells them.
 */
export const lifetimes = {
  /** A sign-in, without and with "remember me". */
  session: day,
  rememberedSession: 30 * day,
  /** A sign-in that is under way at a third party, and its cookie. */
  signInState: 10 * minute,
  /** A sign-up that nobody confirmed. */
  signUp: 7 * day,
  signUpLink: day,
  resetLink: hour,
  /** A mail in the outbox, which is wiped as soon as it is sent or given up. */
  mail: day,
  /** An address counts as known this long after the last sign-in from it. */
  knownAddress: 30 * day,
  /** A picture that was uploaded for videos; less when its video goes before. */
  ownMedia: day,
  /** Results of the steps that make a video: they hold what people wrote, and pictures of it. */
  stageResult: day,
  /** What photo libraries answered: some ask for a day. */
  photoAnswer: day,
  /** What encyclopedias answered on a theme. */
  encyclopediaAnswer: 30 * day,
  languageChoice: languageChoiceLifetime,
  /**
   * Records of payments after the removal of their account: five years, the time in which taxes on
   * them may be claimed (Código Tributário Nacional, art. 173).
   */
  paymentRecord: 5 * 366 * day,
} as const satisfies Record<string, Milliseconds>
