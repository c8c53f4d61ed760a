// A process that only pretends to draw: each file holds its own name.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const { outFolder } = JSON.parse(process.argv[2] ?? '') as { outFolder: string }
for (const name of ['still.webp', 'loop.mp4', 'film.mp4', 'share.jpg']) await writeFile(join(outFolder, name), `drawn ${name}`)
process.disconnect()
