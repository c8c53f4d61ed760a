// Builds what the server serves. Does nothing when no source changed since the last build.
import { buildWeb } from '../apps/web/build.ts'

await buildWeb()
