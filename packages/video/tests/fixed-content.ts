import { join } from 'node:path'

/** Content of which no sentence changes when the project's does: one theme. */
export const fixedContent = join(import.meta.dirname, 'fixtures/content')
