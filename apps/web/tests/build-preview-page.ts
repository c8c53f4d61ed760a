import { join } from 'node:path'
import { build } from 'vite'

/**
 * Builds the driver of players for a bare page, as the web is built, into `folder`: `page.js` and
 * its parts. A build makes its whole process one of production; a development server that the same
 * process starts later must not become one.
 */
export async function buildPreviewPage(folder: string): Promise<void> {
  const before = process.env['NODE_ENV']
  try {
    await buildInto(folder)
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}

async function buildInto(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: { '#engine': join(import.meta.dirname, '../../../packages/compositor/build') } },
    worker: { format: 'es' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(import.meta.dirname, 'preview-driver.ts'), output: { entryFileNames: 'page.js' } },
    },
  })
}
