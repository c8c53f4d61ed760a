import { readFile } from 'node:fs/promises'
import { readDesign, type TemplateDesign } from '@relampago/domain/catalogue'

/**
 * A design from a JSON file; form and limits are those of `readDesign`. Throws an Error that names
 * the file and the place that is wrong.
 */
export async function readDesignFile(file: string): Promise<TemplateDesign> {
  let parsed: unknown
  try {
    parsed = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
  const { design, problem } = readDesign(parsed)
  if (problem !== undefined) throw new Error(`${file}: ${problem.at === '' ? '' : `${problem.at}: `}expected ${problem.expected}`)
  return design
}
