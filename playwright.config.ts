import { defineConfig } from '@playwright/test'

const executablePath = process.env['CHROMIUM_PATH']

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  reporter: [['line'], ['json', { outputFile: 'build/playwright.json' }]],
  outputDir: 'build/playwright',
  globalSetup: './tests/e2e/start-platform.ts',
  // One video is made at a time on two cores; more browsers would only wait for each other.
  workers: 1,
  timeout: 180_000,
  // A page that waits for a machine that makes a video beside it is slow, not wrong.
  expect: { timeout: 20_000 },
  use: {
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
  },
})
