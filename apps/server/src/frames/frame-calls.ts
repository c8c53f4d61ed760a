import type { Handlers } from '../http/register-calls.ts'
import { addressBlock } from '../limits/address-block.ts'
import type { FrameDrawer } from './frame-drawer.ts'

/** The call for one frame of a design. */
export function frameCalls(drawer: FrameDrawer): Handlers<'templateFrame'> {
  return {
    async templateFrame({ request, reply, body }) {
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const owner = request.claims?.userId ?? addressBlock(request.ip)
      return reply.type('image/webp').send(await drawer.draw({ owner, frame: body, signal: gone.signal }))
    },
  }
}
