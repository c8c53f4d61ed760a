/** Why there is no draft, as far as a person can do something about it. */
export type DraftProblem = 'pictures' | 'memory' | 'encoder' | 'other'

/** Names of exceptions, as browsers throw them. */
const problems: Record<string, DraftProblem> = {
  RangeError: 'memory',
  QuotaExceededError: 'memory',
  EncodingError: 'encoder',
  OperationError: 'encoder',
  NotSupportedError: 'encoder',
  InvalidStateError: 'encoder',
}

export function draftProblem(error: unknown): DraftProblem {
  if (!(error instanceof Error || error instanceof DOMException)) return 'other'
  // Errors of the worker come as texts.
  if (error.message.includes('a picture could not be loaded')) return 'pictures'
  if (/out of memory|allocation failed|Array buffer allocation/i.test(error.message)) return 'memory'
  return problems[error.name] ?? 'other'
}
