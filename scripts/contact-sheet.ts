// A picture of frames evenly spread over a video, for looking at it and for the documentation:
// node scripts/contact-sheet.ts video.mp4 out.jpg [columns] [rows]
import './setup/help.mjs'
import { execFile } from 'node:child_process'
import { promisify, parseArgs } from 'node:util'

const run = promisify(execFile)
const { positionals } = parseArgs({ allowPositionals: true })
const [video, sheet, columns = '6', rows = '2'] = positionals
const frameWidthPx = 216

if (video === undefined || sheet === undefined || !(Number(columns) >= 1) || !(Number(rows) >= 1)) {
  console.error('usage: node scripts/contact-sheet.ts video.mp4 out.jpg [columns] [rows]')
  process.exit(1)
}
const { stdout } = await run('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', video])
// The half interval at both ends keeps clear of the first and the last frame, which say least.
const interval = Number(stdout) / (Number(columns) * Number(rows))
const every = `gte(t,${interval / 2})*(isnan(prev_selected_t)+gte(t-prev_selected_t,${interval - 0.02}))`
const filter = `select='${every}',scale=${frameWidthPx}:-2,tile=${columns}x${rows}:padding=6:color=white`
await run('ffmpeg', ['-y', '-loglevel', 'error', '-i', video, '-vf', filter, '-frames:v', '1', '-q:v', '3', sheet])
console.log(`${sheet}: ${columns} x ${rows} frames, one every ${interval.toFixed(2)} s`)
