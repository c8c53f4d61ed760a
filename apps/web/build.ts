import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { compressFiles } from './compress.ts'
import { keepOldAssets } from './keep-old-assets.ts'
import { writePages } from './prerender.ts'

const root = join(import.meta.dirname, '../..')
const dist = join(import.meta.dirname, 'dist')
/** Holds the hash of the sources of the last good build. */
const stampFile = join(root, 'node_modules/.cache/relampago/web-build')
/** Everything that decides what the pages are. */
const sources = [
  'apps/web/{src,public}/**/*.*',
  'apps/web/*.{ts,html,json}',
  'apps/web/{page-text,site}/*.ts',
  'content/pages/**/*.md',
  'assets/pages/**/*.*',
  'packages/{domain,preview,compositor}/src/**/*.ts',
  'packages/compositor/build/*.wasm',
  'assets/fonts/*.ttf',
  'assets/editor/*.webp',
  'package-lock.json',
]

function sourceHash(): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root }).toSorted()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/**
 * Builds the pages into `apps/web/dist`: scripts and styles, one HTML file a page and language, and
 * compressed copies of both. Does nothing when no source has changed. The old build stays in place
 * until the new one is complete.
 */
export async function buildWeb(): Promise<void> {
  const wanted = sourceHash()
  if (existsSync(join(dist, 'pages.json')) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return

  const next = join(import.meta.dirname, `.build-${process.pid}`)
  const forNode = `${next}-node`
  const replaced = `${next}-replaced`
  const configFile = join(import.meta.dirname, 'vite.config.ts')
  try {
    await build({ configFile, logLevel: 'warn', build: { outDir: next, emptyOutDir: true } })
    await build({ configFile, logLevel: 'warn', build: { outDir: forNode, emptyOutDir: true, ssr: 'src/prerender.tsx', copyPublicDir: false } })
    await writePages(next, join(forNode, 'prerender.js'))
    await compressFiles(next)
    keepOldAssets(dist, next, Date.now())
    // Two renames, so that a server that runs finds no folder missing for longer than it takes to
    // look.
    if (existsSync(dist)) renameSync(dist, replaced)
    renameSync(next, dist)
  } finally {
    rmSync(next, { recursive: true, force: true })
    rmSync(forNode, { recursive: true, force: true })
    rmSync(replaced, { recursive: true, force: true })
  }
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, wanted)
}
