// Writes THIRD-PARTY-NOTICES.md from the lockfile; with --check, fails when the file is not what
// the lockfile says.
import './setup/help.mjs'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup/run-tool.ts'

type Locked = { version?: string; license?: string; dev?: boolean; link?: boolean; optional?: boolean }
type Manifest = { license?: string | { type: string }; licenses?: { type: string }[] }

const file = join(root, 'THIRD-PARTY-NOTICES.md')

/** Licence that the package declares; `null` for other platforms' packages without a known one. */
function licenceOf(path: string, locked: Locked): string | null {
  if (locked.license !== undefined) return locked.license
  // Optional ones are installed on some platforms only: the page must be the same on all of them.
  if (locked.optional === true) return null
  const manifestFile = join(root, path, 'package.json')
  const { license, licenses } = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  if (typeof license === 'string') return license
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'see the package'
}

function notices(): string {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> }
  const rows = Object.entries(lock.packages).flatMap(([path, locked]) => {
    if (!path.includes('node_modules/') || locked.dev === true || locked.link === true) return []
    const licence = licenceOf(path, locked)
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return licence === null ? [] : [`| ${name} | ${locked.version} | ${licence} |`]
  })
  return `# Third-party software

Packages that a running Relâmpago uses, from its lockfile. Made by \`node scripts/third-party-notices.ts\`; do not edit by hand.
Fonts, icons and other assets are listed in [assets/LICENSES.md](assets/LICENSES.md).

The voice, \`@echogarden/espeak-ng-emscripten\`, is GPL-3.0. It runs in a process of its own and exchanges text and sound with ours through
pipes; none of its code is linked into Relâmpago. Its source is in that package's repository and that of eSpeak NG.
FFmpeg and the browser come from the system and are not part of this distribution.

| package | version | licence |
| --- | --- | --- |
${[...new Set(rows)].toSorted().join('\n')}
`
}

const wanted = notices()
if (process.argv.includes('--check')) {
  const current = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (current !== wanted) {
    console.error('THIRD-PARTY-NOTICES.md is out of date; run: node scripts/third-party-notices.ts')
    process.exit(1)
  }
} else writeFileSync(file, wanted)
