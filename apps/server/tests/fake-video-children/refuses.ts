import { AppError } from '@relampago/domain/contracts'
import { serveOneVideo } from '../../src/generation/serve-one-video.ts'

/** Fails with an error that the user can fix. */
serveOneVideo(async () => {
  throw new AppError('page_refused', { status: 403 })
})
