// The server restarting on changes, and Vite with hot reload on http://localhost:5173 in front of
// it. Arguments go to Vite: npm run dev -- --port 5180
import './setup/help.mjs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root, tool } from './setup/run-tool.ts'
import { bringFfmpeg } from './setup/system-programs.ts'

const port = process.env['PORT'] ?? '3000'
const environment = { ...process.env, FFMPEG_PATH: bringFfmpeg(), API_URL: process.env['API_URL'] ?? `http://127.0.0.1:${port}` }
const children = [
  spawn(process.execPath, ['--watch', 'apps/server/src/main.ts'], { cwd: root, stdio: 'inherit', env: environment }),
  spawn(process.execPath, [tool('vite/bin/vite.js'), ...process.argv.slice(2)], { cwd: join(root, 'apps/web'), stdio: 'inherit', env: environment }),
]
function stop() {
  for (const child of children) child.kill('SIGTERM')
  if (process.connected) process.disconnect()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
// The launcher was killed.
process.on('disconnect', stop)
for (const child of children) child.on('exit', stop)
