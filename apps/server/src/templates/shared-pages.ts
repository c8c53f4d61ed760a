import type { Template } from '@relampago/domain/contracts'

/** A page of published templates, without the marks of any caller. */
export type SharedPage = { templates: Template[]; total: number }

/** Pages that were read a moment ago: a gallery is the same for all who look at it. */
export type SharedPages = {
  /**
   * The page of that name, loaded when it is not known; by one call for all who ask meanwhile. One
   * that has aged is given at once and loaded again behind the reply.
   */
  read: (name: string, load: () => Promise<SharedPage>) => Promise<SharedPage>
  /** After a change of what is published. */
  forget: () => void
}

const freshForMs = 5000
/** How late a change that another process made may be seen, where nobody looked meanwhile. */
const givenForMs = 60_000
/** Templates in all pages together: about 20 MB. */
const mostTemplates = 2000

type Known = { page: SharedPage; readAt: number }

export function createSharedPages(now: () => Date): SharedPages {
  let known = new Map<string, Known>()
  let loading = new Map<string, Promise<SharedPage>>()

  async function load(name: string, loadPage: () => Promise<SharedPage>): Promise<SharedPage> {
    const [knownBefore, readAt] = [known, now().getTime()]
    const page = await loadPage()
    // What was read before a change is not stored after it.
    if (known === knownBefore) {
      known.delete(name)
      known.set(name, { page, readAt })
      dropOldest(known)
    }
    return page
  }

  function loadOnce(name: string, loadPage: () => Promise<SharedPage>): Promise<SharedPage> {
    const running = loading.get(name)
    if (running !== undefined) return running
    const loadingNow = loading
    const started = load(name, loadPage).finally(() => loadingNow.delete(name))
    loadingNow.set(name, started)
    return started
  }

  return {
    read(name, loadPage) {
      const found = known.get(name)
      const age = found === undefined ? Infinity : now().getTime() - found.readAt
      if (found === undefined || age >= givenForMs) return loadOnce(name, loadPage)
      // What fails behind a reply is asked for again by the next one.
      if (age >= freshForMs) loadOnce(name, loadPage).catch(() => undefined)
      return Promise.resolve(found.page)
    },
    forget() {
      known = new Map()
      loading = new Map()
    },
  }
}

function dropOldest(known: Map<string, Known>): void {
  // An empty page counts too.
  let held = [...known.values()].reduce((sum, { page }) => sum + page.templates.length + 1, 0)
  for (const [name, { page }] of known) {
    if (held <= mostTemplates) return
    known.delete(name)
    held -= page.templates.length + 1
  }
}
