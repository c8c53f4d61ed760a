import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The key that signs tokens and codes: `given`, or the one in the data folder, made there at the
 * first start. Only the owner may read the file. Two processes that start together get the same
 * key.
 */
export async function readSecretKey(given: string | undefined, dataFolder: string): Promise<Uint8Array> {
  if (given !== undefined) return new TextEncoder().encode(given)
  await mkdir(dataFolder, { recursive: true })
  const file = join(dataFolder, 'secret-key')
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
  try {
    // A link fails when the name exists: the first process wins, with a complete file.
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
  return new TextEncoder().encode(await readFile(file, 'utf8'))
}
