/** Waits for all works; when one fails the others are aborted and waited for, and the first failure is thrown. */
export async function together<Results extends unknown[]>(
  signal: AbortSignal,
  start: (signal: AbortSignal) => { [Work in keyof Results]: Promise<Results[Work]> },
): Promise<Results> {
  const failed = new AbortController()
  const works = start(AbortSignal.any([signal, failed.signal]))
  try {
    return (await Promise.all(works)) as Results
  } catch (error) {
    failed.abort(error)
    await Promise.allSettled(works)
    throw error
  }
}
