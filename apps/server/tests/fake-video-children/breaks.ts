import { serveOneVideo } from '../../src/generation/serve-one-video.ts'

/** Has a tool that fails each time. */
serveOneVideo(async () => {
  throw new Error('ffmpeg failed at render: exit 1')
})
