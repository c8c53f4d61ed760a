import type { z } from 'zod'
import type { draftContents } from './draft-schemas.ts'

/** `wizard`: the choices of the generator. `order`: one that was sent and has no reply yet. */
export const draftKinds = ['wizard', 'order'] as const
export type DraftKind = (typeof draftKinds)[number]

/** What each kind of draft holds. */
export type DraftContent = { [Kind in DraftKind]: z.output<(typeof draftContents)[Kind]> }
