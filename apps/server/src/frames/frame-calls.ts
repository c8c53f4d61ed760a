import { askedBy } from '../http/asked-by.ts'
import type { Handlers } from '../http/register-calls.ts'
import type { FrameDrawer } from './frame-drawer.ts'

/** The call for one frame of a design. */
export function frameCalls(drawer: FrameDrawer): Handlers<'templateFrame'> {
  return {
    async templateFrame({ request, reply, body }) {
      return reply.type('image/webp').send(await drawer.draw({ ...askedBy(request, reply), frame: body }))
    },
  }
}
