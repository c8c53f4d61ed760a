// npm leaves a platform's binary package out of the lockfile when the registry cannot serve it at
// that moment, and `npm ci` then refuses the lockfile everywhere. Adds those entries, with system
// and processor read from the name, so that the lockfile stays installable.
import './setup/help.mjs'
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../package-lock.json', import.meta.url)
const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'win', 'sunos', 'netbsd', 'openbsd', 'aix']
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32']

/** Whether a package required from `folder` is in the lockfile, looked up as Node does. */
function isLocked(packages, folder, name) {
  for (let place = folder; ;) {
    if (packages[`${place === '' ? '' : `${place}/`}node_modules/${name}`] !== undefined) return true
    if (place === '') return false
    const parent = place.lastIndexOf('/node_modules/')
    place = parent === -1 ? '' : place.slice(0, parent)
  }
}

const lock = JSON.parse(readFileSync(file, 'utf8'))
let added = 0
for (const [folder, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (!/^\d/.test(version) || isLocked(lock.packages, folder, name)) continue
    const words = name.split(/[-/]/)
    const system = systems.find((word) => words.includes(word))
    if (system === undefined) continue
    const processor = processors.find((word) => words.includes(word))
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(processor === undefined ? {} : { cpu: [processor] }),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      os: [system === 'win' ? 'win32' : system],
      ...(name.includes('musl') ? { libc: ['musl'] } : {}),
    }
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} platform entries added to the lockfile`)
