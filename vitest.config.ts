import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['packages/{domain,compositor,video}/src/**/*.test.ts', 'apps/server/src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/*.test.ts'],
          // Far above what any test needs: a machine that does other things too is slow, not wrong.
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: './apps/web',
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}', '../../packages/preview/src/**/*.test.ts'],
          setupFiles: [join(import.meta.dirname, 'apps/web/src/test-setup.ts')],
        },
      },
    ],
  },
})
