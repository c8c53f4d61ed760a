// Keeps entries of random bytes in a cache: folder, number of entries, size of each, budget, and
// what it leaves free. Prints what was reported.
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { openStageCache } from '../src/stage-cache/stage-cache.ts'

const [folder = '', count = '', bytes = '', maxBytes = '', leaveFree = '0'] = process.argv.slice(2)
const reported: string[] = []
const cache = openStageCache({
  folder,
  now: () => new Date(),
  onTrouble: (what) => reported.push(what),
  maxBytes: Number(maxBytes),
  leaveFree: Number(leaveFree),
})
let stored = 0
for (let at = 0; at < Number(count); at++) {
  const key = `picture-${process.pid}-${at}`
  await cache.keep(key, { at, noise: randomBytes(Number(bytes)).toString('base64') }, [], folder)
  if ((await cache.take(key, folder)) !== null) stored += 1
}
const unfinished = (await readdir(folder)).filter((name) => name.startsWith('.making'))
process.stdout.write(JSON.stringify({ stored, reported, unfinished }))
