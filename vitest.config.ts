import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const runFolder = 'tests/run-folder.ts'
// Far above what any test needs: a machine that does other things too is slow, not wrong.
const patience = { testTimeout: 180_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } }
// One test file for each core; the default leaves one core idle.
const maxWorkers = availableParallelism()

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/{domain,compositor,video}/{src,tests}/**/*.test.ts',
            'apps/web/{page-text,site}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/*.test.ts',
          ],
          globalSetup: [runFolder],
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts', 'tests/site/*.test.ts'],
          globalSetup: [runFolder, 'apps/server/tests/start-shared-postgres.ts'],
          // Each file has a platform of its own, and loading its packages again costs 0.7 s.
          isolate: false,
          ...patience,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: './apps/web',
        test: {
          name: 'web',
          // What it extends hides the value above.
          maxWorkers,
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}', '../../packages/preview/src/**/*.test.ts'],
          setupFiles: [join(import.meta.dirname, 'apps/web/tests/test-setup.ts')],
        },
      },
    ],
  },
})
