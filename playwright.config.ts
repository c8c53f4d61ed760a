import { defineConfig } from '@playwright/test'

const executablePath = process.env['CHROMIUM_PATH']

export default defineConfig({
  testDir: 'tests/e2e',
  reporter: [['line'], ['json', { outputFile: 'build/playwright.json' }]],
  outputDir: 'build/playwright',
  globalSetup: './tests/e2e/start-platform.ts',
  // Much of a journey is waiting: for a video, for a page to be idle, for the minute in which
  // periods end. A second browser uses that time.
  workers: 2,
  // Files start in this order. The longest come first, so that both workers end together.
  projects: [
    { name: 'videos', testMatch: ['status.spec.ts', 'payment.spec.ts', 'trouble.spec.ts', 'editor-video.spec.ts'] },
    { name: 'pages', testMatch: 'pages.spec.ts' },
    { name: 'others', testMatch: '*.spec.ts', testIgnore: ['status.spec.ts', 'payment.spec.ts', 'trouble.spec.ts', 'editor-video.spec.ts', 'pages.spec.ts'] },
  ],
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}-{platform}{ext}',
  timeout: 180_000,
  // A page that waits for a machine that makes a video beside it is slow, not wrong.
  expect: { timeout: 60_000 },
  use: {
    // The runner's own choice is the light theme; tests of both say so.
    colorScheme: 'dark',
    screenshot: 'only-on-failure',
    // Requests that a worker makes pass by the routes of a test; its own test allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
  },
})
