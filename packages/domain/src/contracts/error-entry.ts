import type { Bilingual } from '../catalogue/languages.ts'

/** One row of the table of errors. */
export type ErrorEntry = {
  /**
   * HTTP status of a reply with this error. Errors that only appear in a progress reply carry the
   * status they would have had.
   */
  status: number
  /**
   * What was ordered is the cause: its theme, its page or its picture. Such an order is not retried
   * and gives its unit back; how many of them a user may place in an hour is limited.
   */
  causedByOrder?: true
  /** What a person reads. `{name}` is replaced by the parameter of that name. */
  text: Bilingual
}
