// Builds what the server serves. Does nothing when no source changed since the last build.
import './setup/help.mjs'
import { buildWeb } from '../apps/web/build.ts'

await buildWeb()
