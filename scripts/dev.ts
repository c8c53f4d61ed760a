// The server restarting on changes, and Vite with hot reload on http://localhost:5173 in front of
// it.
import './setup/help.mjs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root, tool } from './setup/run-tool.ts'
import { bringFfmpeg } from './setup/system-programs.ts'

const environment = { ...process.env, FFMPEG_PATH: bringFfmpeg() }
const children = [
  spawn(process.execPath, ['--watch', 'apps/server/src/main.ts'], { cwd: root, stdio: 'inherit', env: environment }),
  spawn(process.execPath, [tool('vite/bin/vite.js')], { cwd: join(root, 'apps/web'), stdio: 'inherit', env: environment }),
]
function stop() {
  for (const child of children) child.kill('SIGTERM')
  if (process.connected) process.disconnect()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
// The launcher was killed.
process.on('disconnect', stop)
for (const child of children) child.on('exit', stop)
