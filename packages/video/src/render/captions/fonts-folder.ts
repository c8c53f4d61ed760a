import { fileURLToPath } from 'node:url'

/** Folder of the font files that the catalogue names. */
export const fontsFolder = fileURLToPath(new URL('../../../../../assets/fonts', import.meta.url))
