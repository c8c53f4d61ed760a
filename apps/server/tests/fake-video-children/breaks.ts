import { serveOneVideo } from '../../src/generation/serve-one-video.ts'

/** Fails each time with a broken tool. */
serveOneVideo(async () => {
  throw new Error('ffmpeg failed at render: exit 1')
})
