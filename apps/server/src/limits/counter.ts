/** How often something happened in its window so far, this time included. */
export type Count = { count: number; resetsAt: Date }

/** Counts in windows that begin with the first event. */
export type Counter = {
  /** Adds to the count of a key; a window that has ended starts anew. `windowMs` counts only for a new window. */
  add: (key: string, amount: number, windowMs: number) => Promise<Count>
}
