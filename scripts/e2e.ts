// The browser tests alone, on a fresh build. Arguments go to the runner: npm run e2e -- --headed
import './setup/help.mjs'
import { runNode, tool } from './setup/run-tool.ts'
import { bringBrowser, bringFfmpeg } from './setup/system-programs.ts'

const environment = { FFMPEG_PATH: bringFfmpeg(), CHROMIUM_PATH: bringBrowser() }
const good = runNode(['scripts/build.ts']) && runNode([tool('@playwright/test/cli.js'), 'test', ...process.argv.slice(2)], environment)
process.exitCode = good ? 0 : 1
