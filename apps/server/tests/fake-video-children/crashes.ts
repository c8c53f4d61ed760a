import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveOneVideo } from '../../src/generation/serve-one-video.ts'

/**
 * Crashes in the middle of its work, and leaves a program running whose process id it wrote down.
 */
serveOneVideo(async (order, { folder, report }) => {
  const program = spawn('sleep', ['300'], { stdio: 'ignore' })
  await writeFile(join(folder, '..', `pids-${order.seed}`), JSON.stringify([process.pid, program.pid]))
  report('script', 1, { title: 'Quase' })
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => undefined)
})
