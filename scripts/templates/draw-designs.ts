import { mkdir, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { TemplateCategory } from '@relampago/domain/catalogue'
import { filmFiles, type TemplateFilmOrder } from '@relampago/video'
import { readDesignFile } from '../../packages/video/src/read-design-file.ts'
import { drawFilms } from './draw-films.ts'
import type { Loop } from './loop-sheet.ts'

/** `place` is a design file or a folder of them; each design gets a folder in `out`. */
export async function drawDesigns(asked: { place: string; category: TemplateCategory; out: string; signal: AbortSignal }): Promise<Loop[]> {
  const { place, category, out, signal } = asked
  const files = (await stat(place)).isDirectory() ? (await readdir(place)).filter((name) => name.endsWith('.json')).map((name) => join(place, name)) : [place]
  const films = await Promise.all(
    files.toSorted().map(async (file): Promise<{ name: string; order: TemplateFilmOrder; outFolder: string }> => {
      const name = basename(file, '.json')
      return { name, order: { design: await readDesignFile(file), category }, outFolder: join(out, name) }
    }),
  )
  for (const { outFolder } of films) await mkdir(outFolder, { recursive: true })
  await drawFilms(films, signal)
  return films.map(({ name, outFolder }) => ({ name, file: join(outFolder, filmFiles.loop) }))
}
