// Writes its process id beside its folder, and stays until it is killed.
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const { folder } = JSON.parse(process.argv[2] ?? '') as { folder: string }
process.on('SIGTERM', () => process.exit(1))
setInterval(() => undefined, 1000)
writeFileSync(join(dirname(folder), 'pids-film'), String(process.pid))
