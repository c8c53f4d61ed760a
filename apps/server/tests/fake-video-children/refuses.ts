import { AppError } from '@relampago/domain/contracts'
import { serveOneVideo } from '../../src/generation/serve-one-video.ts'

/** Meets a page that does not let itself be read. */
serveOneVideo(async () => {
  throw new AppError('page_refused', { status: 403 })
})
