import { parseArgs } from 'node:util'
import { DumpError } from '@relampago/video/dumps'
import { usefulProperties } from '@relampago/video/own-knowledge'
import { Database } from './database/database.ts'
import { importDump, type ImportProgress } from './encyclopedia/import-dump.ts'
import { prepareDataFolder } from './settings/data-folder.ts'
import { readEnv, StartError } from './settings/env.ts'
import { startDatabase } from './start-database.ts'

const help = `Stores public dumps of Wikipedia and Wikidata in the database, which is asked before the network.

  npm run content -- import ptwiki-latest-abstract.xml.gz
  npm run content -- import latest-all.json.bz2 ptwiki-cirrussearch-content.json.gz

Formats: abstracts (XML), entities of Wikidata (JSON array), search index (JSON lines); plain, gzip, zstd or bzip2.
Portuguese and English are stored. The database is that of DATABASE_URL, or the embedded one in DATA_DIR, also while the
platform runs. An import that was stopped goes on where it was when it is started again.

  --json    end with one JSON object for each file: file, records, stored
  --help
`

const log = (message: string) => process.stderr.write(`${message}\n`)

const progressEveryMs = 2000

/**
 * The command line of `npm run content`. Gives the exit code: 0 when all files are stored, 1 when a
 * file could not be read or the database not opened, 2 when the arguments are wrong. `variables`
 * are the settings of the platform.
 */
export async function contentCommandLine(args: string[], variables: NodeJS.ProcessEnv, signal: AbortSignal): Promise<number> {
  let read: ReturnType<typeof readArguments>
  try {
    read = readArguments(args)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${help}`)
    return 2
  }
  const [task, ...files] = read.positionals
  if (read.values.help || task !== 'import' || files.length === 0) {
    process.stdout.write(help)
    return read.values.help ? 0 : 2
  }
  try {
    return await importFiles(files, { variables, signal, isJson: read.values.json })
  } catch (error) {
    if (!isExplained(error) && !signal.aborted) throw error
    process.stderr.write(`${signal.aborted ? 'Stopped; start it again to go on' : (error as Error).message}\n`)
    return 1
  }
}

function readArguments(args: string[]) {
  const flag = { type: 'boolean', default: false } as const
  return parseArgs({ args, options: { json: flag, help: flag }, allowPositionals: true })
}

function isExplained(error: unknown): boolean {
  return error instanceof DumpError || error instanceof StartError || (error as NodeJS.ErrnoException).code === 'EACCES'
}

type Import = { variables: NodeJS.ProcessEnv; signal: AbortSignal; isJson: boolean }

async function importFiles(files: readonly string[], { variables, signal, isJson }: Import): Promise<number> {
  const env = readEnv(variables)
  await prepareDataFolder(env.DATA_DIR)
  const running = await startDatabase(env, log)
  const database = new Database({ url: running.url, connections: 2, log })
  try {
    for (const file of files) {
      const { records, stored } = await importDump({ database, file, properties: usefulProperties(), signal, onProgress: printProgress(file) })
      process.stdout.write(isJson ? `${JSON.stringify({ file, records, stored })}\n` : `${file}: ${records} records read, ${stored} stored\n`)
    }
    return 0
  } finally {
    await database.close()
    await running.stop()
  }
}

/** A line every two seconds at most. */
function printProgress(file: string): (progress: ImportProgress) => void {
  let last = performance.now()
  return ({ records, stored, done }) => {
    if (performance.now() - last < progressEveryMs) return
    last = performance.now()
    process.stderr.write(`${file}: ${Math.floor(done * 100)} %, ${records} records read, ${stored} stored\n`)
  }
}
