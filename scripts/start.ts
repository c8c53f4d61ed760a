// The whole platform from a fresh clone: FFmpeg, the web pages, then database, API and worker in
// apps/server.
import './setup/help.mjs'
import { runNode } from './setup/run-tool.ts'
import { bringFfmpeg } from './setup/system-programs.ts'

process.env['FFMPEG_PATH'] ??= bringFfmpeg()
// In a process of its own, so that the server does not carry the build tools' memory.
if (!runNode(['scripts/build.ts'])) process.exit(1)
await import('../apps/server/src/main.ts')
