// npm leaves a platform's binary package out of the lockfile when the registry cannot serve it while locking; `npm ci` then refuses the
// lockfile everywhere. Adds those entries (exact version, os and cpu from the name) so that other platforms stay installable.
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))
const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'win', 'sunos', 'netbsd', 'openbsd', 'aix']
const machines = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32']
let added = 0
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    let folder = path
    let found = false
    for (;;) {
      if (lock.packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) found = true
      if (found || folder === '') break
      folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : ''
    }
    if (found || !/^\d/.test(version)) continue
    const words = name.split(/[-/]/)
    const os = systems.find((word) => words.includes(word))
    const cpu = machines.find((word) => words.includes(word))
    if (os === undefined) continue
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(cpu ? { cpu: [cpu] } : {}),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      os: [os === 'win' ? 'win32' : os],
      ...(name.includes('musl') ? { libc: ['musl'] } : {}),
    }
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} entries added`)
