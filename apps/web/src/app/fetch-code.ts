import { whenIdle } from '../ui/when-idle.ts'

/** The code of a page, or of a part of one, did not arrive. Only another document can fetch it. */
export class MissingCode extends Error {
  override name = 'MissingCode'
}

/** Imports code; throws `MissingCode` when it does not arrive. */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (cause) {
    throw new MissingCode('the code did not arrive', { cause })
  }
}

/**
 * Imports code before it is needed, when the browser is idle. Not while offline: browsers remember
 * that an import failed and never ask for that address again. Returns how to stop waiting.
 */
export function fetchAhead(load: () => Promise<unknown>): () => void {
  return whenIdle(() => {
    if (navigator.onLine) void load()
  })
}
