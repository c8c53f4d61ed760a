import { contentCommandLine } from '../apps/server/src/import-content.ts'

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort(new Error(`stopped by ${signal}`)))
process.exitCode = await contentCommandLine(process.argv.slice(2), process.env, stop.signal)
