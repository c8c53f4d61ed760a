import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { designOfTemplate } from '@relampago/domain/templates'
import { filmFiles, templateFilmHash, type TemplateFilmOrder } from '@relampago/video'
import { houseTemplates } from '../../packages/video/src/content/content.ts'
import { root } from '../setup/run-tool.ts'
import { drawFilms } from './draw-films.ts'
import type { Loop } from './loop-sheet.ts'

const place = join(root, 'assets/templates')

/** Files that show the templates of the product, by their names in `assets/templates`. */
export function houseFilms(): { name: string; order: TemplateFilmOrder; hash: string; files: string[] }[] {
  return houseTemplates().map(({ slug, body }) => {
    const order = { design: designOfTemplate(body), category: body.category }
    const hash = templateFilmHash(order)
    return { name: slug, order, hash, files: Object.values(filmFiles).map((file) => `${hash}-${file}`) }
  })
}

/** Draws what is missing and removes what shows no template. */
export async function drawHouseFilms(signal: AbortSignal): Promise<Loop[]> {
  await mkdir(place, { recursive: true })
  const films = houseFilms()
  const found = new Set(await readdir(place))
  const missing = films.filter(({ files }) => !files.every((file) => found.has(file)))
  const scratch = await mkdtemp(join(tmpdir(), 'relampago-house-films-'))
  try {
    const outFolderOf = (name: string) => join(scratch, name)
    for (const { name } of missing) await mkdir(outFolderOf(name))
    await drawFilms(
      missing.map(({ name, order }) => ({ name, order, outFolder: outFolderOf(name) })),
      signal,
    )
    for (const { name, hash } of missing)
      for (const file of Object.values(filmFiles)) await copyFile(join(outFolderOf(name), file), join(place, `${hash}-${file}`))
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
  const wanted = new Set(films.flatMap(({ files }) => files))
  for (const file of found) if (!wanted.has(file)) await rm(join(place, file))
  return films.map(({ name, hash }) => ({ name, file: join(place, `${hash}-${filmFiles.loop}`) }))
}
