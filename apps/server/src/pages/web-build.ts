import { globSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { filesWithAddresses } from '@relampago/domain/contracts'
import type { Milliseconds } from '@relampago/domain/units'
import { readPageFile, type PageFile, type PageSettings } from './page-file.ts'

/** The web's build as it was at one moment. */
export type WebBuild = {
  /** Every path that is a page. */
  pagePaths: ReadonlySet<string>
  /**
   * HTML files by their path below the build's folder. All are in memory: those of two builds do
   * not mix.
   */
  html: ReadonlyMap<string, PageFile>
  /** Files that hold public addresses, by their path below the build's folder. */
  texts: ReadonlyMap<string, PageFile>
  /** Addresses of everything else that may be fetched. */
  files: ReadonlySet<string>
}

const noBuild: WebBuild = { pagePaths: new Set(), html: new Map(), texts: new Map(), files: new Set() }
const usualLookEveryMs: Milliseconds = 1000
/** The list of pages. Each build writes a new one, and a build without it is not complete. */
const listFile = 'pages.json'

export type WebBuildOptions = Omit<PageSettings, 'publicUrl'> & {
  /** Start of public addresses; may change while the server runs. */
  publicUrl: () => string
  /** Folder of the build; need not exist yet. */
  webRoot: string
  log: (message: string) => void
  /** Between two looks for another build. */
  lookEveryMs?: Milliseconds
}

/**
 * Gives the newest complete build. A build that replaced it is noticed within a second; it is read
 * whole before it is used, and the previous one is used until then. Without a build there is
 * nothing to serve.
 */
export function watchWebBuild({ webRoot, log, lookEveryMs = usualLookEveryMs, publicUrl, ...settings }: WebBuildOptions): () => Promise<WebBuild> {
  let build = noBuild
  let stamp = ''
  let lookedAt = -Infinity
  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    try {
      const url = publicUrl()
      const found = await stampOf(webRoot, url)
      if (found === null || found === stamp) return
      const next = await readBuild(webRoot, { ...settings, publicUrl: url })
      // Another build may have taken its place in between; the next look reads that one.
      if ((await stampOf(webRoot, url)) === found) [build, stamp] = [next, found]
    } catch (error) {
      log(`a build of the pages cannot be read: ${(error as Error).message}`)
    }
  }
  return async () => {
    if (looking === undefined && performance.now() - lookedAt >= lookEveryMs) {
      looking = look().finally(() => {
        lookedAt = performance.now()
        looking = undefined
      })
    }
    // Only the first build is waited for.
    if (build === noBuild) await looking
    return build
  }
}

async function stampOf(webRoot: string, publicUrl: string): Promise<string | null> {
  const found = await stat(join(webRoot, listFile)).catch(() => null)
  return found === null ? null : `${found.ino} ${found.mtimeMs} ${found.size} ${publicUrl}`
}

async function readBuild(webRoot: string, settings: PageSettings): Promise<WebBuild> {
  const { pages } = JSON.parse(await readFile(join(webRoot, listFile), 'utf8')) as { pages: string[] }
  const names = globSync('**/*.*', { cwd: webRoot })
  const read = async (wanted: readonly string[]) =>
    new Map(await Promise.all(wanted.map(async (name) => [name, await readPageFile(join(webRoot, name), settings)] as const)))
  const [html, texts] = await Promise.all([
    read(names.filter((name) => name.endsWith('.html'))),
    read(names.filter((name) => filesWithAddresses.includes(name))),
  ])
  return { pagePaths: new Set(pages), html, texts, files: new Set(names.filter(isFetched).map((name) => `/${name}`)) }
}

/**
 * Compressed copies are sent in place of their originals, and what begins with a dot is for tools.
 */
function isFetched(name: string): boolean {
  return name !== listFile && !/\.(html|br|gz)$|(^|\/)\./.test(name)
}
