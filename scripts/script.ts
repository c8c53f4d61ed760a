import { scriptCommandLine } from '../packages/video/src/script-command-line.ts'

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort(new Error(`stopped by ${signal}`)))
process.exitCode = await scriptCommandLine(process.argv.slice(2), process.env, stop.signal)
