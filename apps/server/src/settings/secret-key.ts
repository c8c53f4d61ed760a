import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { explained } from './data-folder.ts'
import { StartError } from './env.ts'
import { flushFolder } from './flush-folder.ts'

/** Random bytes of a key; the file holds them in base64url. */
const keyBytes = 48
const keyLength = (keyBytes * 4) / 3

/**
 * The key that signs tokens and codes: `given`, or the one in the data folder, made there at the
 * first start. Only the owner may read the file. Two processes that start together get the same
 * key. Throws `StartError` for a file that is damaged.
 */
export async function readSecretKey(given: string | undefined, dataFolder: string): Promise<Uint8Array> {
  if (given !== undefined) return new TextEncoder().encode(given)
  const file = join(dataFolder, 'secret-key')
  try {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 })
    return new TextEncoder().encode(checked(await readKey(file), file))
  } catch (error) {
    throw explained(error, file)
  }
}

function readKey(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return makeKey(file)
    throw error
  })
}

/** Makes the file complete and at once, so that a power cut leaves all of it or nothing. */
async function makeKey(file: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`
  try {
    await writeFlushed(draft, randomBytes(keyBytes).toString('base64url'))
    // A link fails when the name exists: the first process wins, with a complete file.
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  await flushFolder(dirname(file))
  return readFile(file, 'utf8')
}

/** A truncated file is shorter; one that a power cut took before its content is empty or zeros. */
function checked(key: string, file: string): string {
  const readable = key.replaceAll(/[^\x21-\x7e]/g, '').length
  if (readable >= keyLength && readable === key.trim().length) return key
  throw new StartError(
    `The secret key in ${file} is damaged (${readable} of ${keyLength} characters): restore the file from a backup, or remove it, which signs everyone out.`,
  )
}

async function writeFlushed(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
