import { serveOneVideo } from '../../generation/serve-one-video.ts'

/** Dies without a word in the middle of its work. */
serveOneVideo(async (_order, { report }) => {
  report('script', 1, { title: 'Quase' })
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => undefined)
})
