// A worker in a process of its own, for tests that kill it. Arguments: database URL, storage
// folder, work folder, name of the fake child, start of its clock, milliseconds between looks for
// orphans.
import { join } from 'node:path'
import { Database } from '../src/database/database.ts'
import { Worker } from '../src/generation/worker.ts'
import { openPgBossQueue } from '../src/queue/pg-boss-queue.ts'
import { openDiskStorage } from '../src/storage/disk-storage.ts'
import { createFreeSpace } from '../src/storage/free-space.ts'

const [url = '', storageFolder = '', workFolder = '', child = '', startOfClock = '0', leaseEveryMs = '10000'] = process.argv.slice(2)
const log = () => undefined
const queue = await openPgBossQueue({ url, connections: 3, log })
const worker = new Worker({
  database: new Database({ url, connections: 3, log }),
  queue,
  storage: openDiskStorage(storageFolder),
  now: () => new Date(Number(startOfClock)),
  log,
  id: 'worker-of-the-test',
  logAttempt: log,
  childModule: join(import.meta.dirname, 'fake-video-children', `${child}.ts`),
  ffmpegPath: 'ffmpeg',
  ffprobePath: 'ffprobe',
  allowPrivateFetch: false,
  searchPath: '/usr/bin:/bin',
  workFolder,
  freeSpace: createFreeSpace({ folders: [workFolder], reserveBytes: 0 }),
  reserveBytes: 0,
  leaseEveryMs: Number(leaseEveryMs),
})
await worker.start(1)
