import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveOneVideo } from '../../src/generation/serve-one-video.ts'

/**
 * Starts a program, as the real one starts FFmpeg, writes both process ids next to its folder, and
 * then neither ends nor reacts.
 */
serveOneVideo(async (order, { folder, report }) => {
  const program = spawn('sleep', ['300'], { stdio: 'ignore' })
  await writeFile(join(folder, '..', `pids-${order.seed}`), JSON.stringify([process.pid, program.pid]))
  report('render', 0.5)
  return new Promise(() => undefined)
})
