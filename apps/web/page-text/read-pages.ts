import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { figuresIn } from './figures.ts'
import { findPicture, pictureFolderOf } from './page-pictures.ts'
import { readPageText, type ReadPageText } from './read-page-text.ts'

export type ContentPage = ReadPageText & {
  /** From the root of the repository. */
  file: string
  /** `blog`, `help`... */
  folder: string
  /** Name of the file without language and ending. */
  id: string
  /** `null` for a file that names none. */
  language: InterfaceLanguage | null
  /** Where the front matter has a field; 1 when it is missing. */
  lineOfField: (name: PropertyKey | undefined) => number
}

/** Every page of `content/pages` below a root, with its faults; pictures have no addresses. */
export function readPages(root: string): ContentPage[] {
  const files = globSync('content/pages/*/*.md', { cwd: root }).toSorted()
  return files.map((file) => {
    const [id = '', language] = basename(file, '.md').split('.')
    const named = language === 'pt' || language === 'en' ? language : null
    const path = join(root, file)
    const source = readFileSync(path, 'utf8')
    const text = readPageText(source, {
      language: named ?? 'pt',
      figures: figuresIn(named ?? 'pt'),
      picture(name) {
        const found = findPicture(pictureFolderOf(path), name)
        return typeof found === 'string' ? found : { ...found, address: `/${name}` }
      },
    })
    return {
      ...text,
      file,
      folder: basename(dirname(file)),
      id,
      language: named,
      lineOfField: (name) =>
        1 +
        Math.max(
          0,
          source.split('\n').findIndex((line) => line.startsWith(`${String(name)}:`)),
        ),
    }
  })
}
