import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { MakePreview, Preview } from './previews.ts'

const run = promisify(execFile)
const timeLimitMs = 60_000

/** The one argument of the process that makes a preview, as JSON. */
export type PreviewOrder = { preview: Preview; file: string; folder: string; ffmpegPath: string; ffprobePath: string }

/**
 * Makes previews in a process of their own, because synthesising and composing would block this
 * one.
 */
export function previewsInChild(programs: { ffmpegPath: string; ffprobePath: string; searchPath: string }): MakePreview {
  const { searchPath, ...paths } = programs
  return async (preview, file, folder) => {
    const order: PreviewOrder = { preview, file, folder, ...paths }
    await run(process.execPath, [`${import.meta.dirname}/preview-child.ts`, JSON.stringify(order)], {
      env: { PATH: searchPath, TMPDIR: folder, HOME: folder },
      timeout: timeLimitMs,
      killSignal: 'SIGKILL',
    })
  }
}
