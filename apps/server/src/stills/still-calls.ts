import { errorText } from '@relampago/domain/contracts'
import { askedBy } from '../http/asked-by.ts'
import type { Handlers } from '../http/register-calls.ts'
import type { Glances } from './glances.ts'
import type { Stills } from './stills.ts'

/** What the wizard shows of a video before it is ordered. */
export function stillCalls({ stills, glances }: { stills: Stills; glances: Glances }): Handlers<'themeStill' | 'productGlance'> {
  return {
    async themeStill({ request, reply, body }) {
      const drawn = await stills.draw({ ...askedBy(request, reply), body })
      return reply.type('image/webp').header('cache-control', 'private, no-store').send(drawn)
    },
    async productGlance({ request, reply, language, body }) {
      const answer = await glances.of({ ...askedBy(request, reply), link: body.input, language: body.language })
      if ('refused' in answer)
        return { product: null, error_type: answer.refused.code, message: errorText(answer.refused.code, language, answer.refused.parameters) }
      const { name, price, listPrice, host, photo } = answer.glance
      const product = { name, price, list_price: listPrice, host, photo: photo === null ? null : `data:image/jpeg;base64,${photo}` }
      return { product, error_type: null, message: null }
    },
  }
}
