import { writeFile } from 'node:fs/promises'
import { serveOneVideo } from '../../src/generation/serve-one-video.ts'

/** Writes to a device that is always full. */
serveOneVideo(async () => {
  await writeFile('/dev/full', 'a frame')
  throw new Error('the device was not full')
})
