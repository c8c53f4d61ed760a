import { isPhotoOrder } from '@relampago/domain/contracts'
import { serveOneVideo } from '../../src/generation/serve-one-video.ts'

/** Fails with an error that repeats what the user wrote, as tools do. */
serveOneVideo(async (order, { report }) => {
  report('script', 1, { title: `Tudo sobre ${order.input}`, sentences: [isPhotoOrder(order) ? order.prompt : order.context] })
  throw new Error(
    `cannot draw "${order.input}", near ${order.input} ${isPhotoOrder(order) ? order.prompt : order.context}\n${order.input}\n    at ${order.input}.ts:1:1`,
  )
})
