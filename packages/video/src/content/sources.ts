import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where content comes from and where it is kept. */
export type ContentPlaces = {
  /** The folder `content` of the repository. */
  content: string
  /** Folders with the code that reads it: a change there makes the pack again as well. */
  code: readonly string[]
  pack: string
}

const root = fileURLToPath(new URL('../../../../', import.meta.url))

export const contentPlaces: ContentPlaces = {
  content: join(root, 'content'),
  code: ['content', 'content-build', 'language', 'script/text'].map((folder) => join(root, 'packages/video/src', folder)),
  pack: join(root, 'build/content/content.pack'),
}

/** Every file that a pack is made of, in a fixed order. */
export function sourceFiles({ content, code }: ContentPlaces): string[] {
  return [...filesIn(content, '.yaml'), ...code.flatMap((folder) => filesIn(folder, '.ts'))].filter((file) => !file.endsWith('.test.ts')).toSorted()
}

/** `readdir` with its own recursion takes ten times as long. */
function filesIn(folder: string, extension: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path, extension)
    return path.endsWith(extension) ? path : []
  })
}

/**
 * Equal as long as no file was added, removed or written. Reads no file, so a process can afford it
 * at every start.
 */
export function fingerprintOf(places: ContentPlaces): string {
  const lines = sourceFiles(places).map((file) => {
    const { size, mtimeMs } = statSync(file)
    return `${file} ${size} ${mtimeMs}`
  })
  return createHash('sha1').update(lines.join('\n')).digest('hex')
}
