import { z } from 'zod'
import { inputLimits, readColor } from '../catalogue/index.ts'
import { readEmailAddress } from '../input/email-address.ts'

/**
 * Text without control characters and halves of characters, which PostgreSQL stores in no JSON.
 * Line breaks, tabs and right-to-left marks are allowed.
 */
export function cleanText(most: number) {
  return z
    .string()
    .transform((text) => text.replaceAll(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, ' ').trim())
    .pipe(z.string().max(most))
}
/** `#RRGGBB` in upper case, from any way to write a colour that `readColor` knows. */
export const color = z
  .string()
  .max(20)
  .transform((text, context) => {
    const read = readColor(text)
    if (read !== null) return read
    context.addIssue({ code: 'custom', message: 'not a colour' })
    return z.NEVER
  })

/** Spaces around an address do not count. */
const longestEmailField = inputLimits.emailCharacters + 100

/** An address as accounts and subscriptions store it. */
export const email = z
  .string()
  .max(longestEmailField)
  .transform((text, context) => {
    const address = readEmailAddress(text)
    if (address !== null && address.length <= inputLimits.emailCharacters) return address
    context.addIssue({ code: 'custom', message: 'not an e-mail address' })
    return z.NEVER
  })
/** Of the link of a mail. */
export const mailToken = z.string().min(1).max(100)
export const success = z.object({ success: z.literal(true), message: z.string() })
