import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawTemplateFilm, type TemplateFilmOrder } from '@relampago/video'
import { findFfmpeg } from '../../packages/video/src/ffmpeg/find-ffmpeg.ts'
import { root } from '../setup/run-tool.ts'
import { bringFfmpeg } from '../setup/system-programs.ts'

export type Film = { name: string; order: TemplateFilmOrder; /** Existing. */ outFolder: string }

/** Draws one after the other, as many at a time as there are processors. */
export async function drawFilms(films: readonly Film[], signal: AbortSignal): Promise<void> {
  if (films.length === 0) return
  const programs = await findFfmpeg(bringFfmpeg(), '')
  if (programs === null) throw new Error('FFmpeg is there, but ffprobe is not beside it')
  const folder = await mkdtemp(join(tmpdir(), 'relampago-templates-'))
  // The sample pictures, which many templates share.
  const cacheFolder = join(root, 'node_modules/.cache/template-samples')
  await mkdir(cacheFolder, { recursive: true })
  const waiting = [...films]
  const drawWaiting = async () => {
    for (let film = waiting.shift(); film !== undefined; film = waiting.shift()) {
      await drawTemplateFilm(film.order, { ...programs, folder, outFolder: film.outFolder, cacheFolder, signal, onNote: console.warn })
      console.log(`  ${film.name}`)
    }
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, drawWaiting))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
