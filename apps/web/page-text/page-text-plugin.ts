import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import type { Plugin } from 'vite'
import { figuresIn } from './figures.ts'
import { findPicture, pictureFolderOf } from './page-pictures.ts'
import { readPageText } from './read-page-text.ts'

/**
 * `import text from 'x.md'` gives a `PageText`; `x.md?data` only its front matter and number of
 * words. A page with a fault ends the build with its file and line.
 */
export function pageTextPlugin(): Plugin {
  return {
    name: 'page-text',
    enforce: 'pre',
    load(id) {
      const [file = '', query = ''] = id.split('?')
      if (!file.endsWith('.md')) return null
      const { code, pictures, problems } = moduleOf(file, query === 'data')
      for (const watched of [file, ...pictures]) this.addWatchFile(watched)
      const [first] = problems
      if (first !== undefined) this.error({ message: problems.join('\n'), id: file })
      return { code, moduleType: 'js' }
    },
  }
}

function languageOfPage(file: string): InterfaceLanguage {
  return file.endsWith('.en.md') ? 'en' : 'pt'
}

/** The module of a page, which imports its pictures, so that they get the names of the build. */
function moduleOf(file: string, isOnlyData: boolean): { code: string; pictures: string[]; problems: string[] } {
  const language = languageOfPage(file)
  const pictures: string[] = []
  const { data, words, intro, sections, problems } = readPageText(readFileSync(file, 'utf8'), {
    language,
    figures: figuresIn(language),
    picture(name) {
      const found = findPicture(pictureFolderOf(file), name)
      if (typeof found === 'string') return found
      if (!pictures.includes(found.file)) pictures.push(found.file)
      return { ...found, address: `@@picture${pictures.indexOf(found.file)}@@` }
    },
  })
  const json = JSON.stringify(isOnlyData ? { ...data, words } : { data, words, intro, sections })
  const used = isOnlyData ? [] : pictures
  const imports = used.map((picture, index) => `import picture${index} from ${JSON.stringify(`${picture}?url`)}\n`)
  const exported = json.replaceAll(/@@(picture\d+)@@/g, '" + $1 + "')
  return {
    code: `${imports.join('')}export default ${exported}`,
    pictures,
    problems: problems.map(({ line, message }) => `${relative(join(dirname(file), '../../..'), file)}:${line}: ${message}`),
  }
}
