import { z } from 'zod'
import { orderBody } from './order-schemas.ts'

const themeStillBody = orderBody.pick({ input: true, language: true, look: true })
export type ThemeStillBody = z.output<typeof themeStillBody>

const product = z.object({
  name: z.string(),
  /** As the video writes it; `null` where the page states none. */
  price: z.string().nullable(),
  /** The former price, beside a lower one. */
  list_price: z.string().nullable(),
  /** Host of the page. */
  host: z.string(),
  /** A JPEG of at most 540x540 as a data address; `null` where no photo can be used. */
  photo: z.string().nullable(),
})
export type ShownProduct = z.output<typeof product>

export const glanceSchemas = {
  themeStill: { body: themeStillBody },
  productGlance: {
    body: orderBody.pick({ input: true, language: true }),
    reply: z.object({
      /** `null` when the page could not be read; `error_type` and `message` say why. */
      product: product.nullable(),
      error_type: z.string().nullable(),
      message: z.string().nullable(),
    }),
  },
}
