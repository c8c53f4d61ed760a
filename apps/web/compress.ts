import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Above this size the best quality takes seconds and saves next to nothing. */
const bestQualityUpToBytes = 1_000_000

/**
 * Writes `.br` and `.gz` beside every text, font and WebAssembly file of a folder, so that the
 * server compresses nothing while people wait.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,html,svg,ttf,wasm,json}', { cwd: folder })
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      const bytes = await readFile(path)
      const quality = bytes.length > bestQualityUpToBytes ? 9 : constants.BROTLI_MAX_QUALITY
      const [small, zipped] = await Promise.all([
        promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
        promisify(gzip)(bytes, { level: 9 }),
      ])
      await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, zipped)])
    }),
  )
}
