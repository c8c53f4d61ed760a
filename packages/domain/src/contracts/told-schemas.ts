import { z } from 'zod'
import { openingStyles, shapeIds, type OpeningStyle } from '../catalogue/index.ts'

// Where the sentences of a finished video come from, as the process that made it says, as it is
// stored, and as it is answered.

/** A person may edit a sentence to any length that the editor takes. */
const longest = { sentence: 600, name: 300, address: 2000, comment: 5000, title: 100, contextPart: 5000, opening: 300 }
const name = z.string().max(longest.name)

/**
 * Where one sentence comes from. `context`: the person's own words; `fact`: the built-in library,
 * where `check` names what it rests on; `encyclopedia`: a page or record; `page`: a field of the
 * product page; `structure`: a question or an invitation, which states nothing.
 */
export const sentenceSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('context') }),
  z.strictObject({ kind: z.literal('fact'), themeId: name, check: name }),
  z.strictObject({
    kind: z.literal('encyclopedia'),
    factId: name,
    source: name,
    title: name,
    url: z.string().max(longest.address),
    licence: name,
  }),
  z.strictObject({ kind: z.literal('page'), field: name }),
  z.strictObject({ kind: z.literal('structure') }),
])

/**
 * A first sentence that the script could have, or has. `answer`: the sentence that follows it. The
 * higher the score, the better.
 */
const openingFields = { style: z.enum(openingStyles), text: z.string().max(longest.opening), answer: z.string().max(longest.sentence).optional() }
const scriptOpening = z.strictObject({ ...openingFields, score: z.number() })

/**
 * In what form a theme was told, and the form that was ordered where the theme could not carry it;
 * `null` where too little is known on the theme for any of them.
 */
const shapeTold = z.object({ told: z.enum(shapeIds).nullable(), ordered: z.enum(shapeIds).nullable() })

/** What a video says and what to post with it, beside its caption and hashtags. */
export const toldFields = {
  /** The spoken sentences in order, with where each comes from. */
  told: z.array(z.strictObject({ text: z.string().max(longest.sentence), source: sentenceSource })).max(100),
  firstComment: z.string().max(longest.comment),
  shortsTitle: z.string().max(longest.title),
  /** Parts of the person's context that are neither spoken nor shown, as written. */
  unusedContext: z.array(z.string().max(longest.contextPart)).max(200),
  /** First sentences to choose from, the one of this video first. */
  openings: z.array(scriptOpening).max(20).optional(),
  shape: shapeTold.optional(),
}

/** The same in the reply about a finished video; ids of our own are not part of it. */
export const toldReply = {
  told: z.array(
    z.object({
      text: z.string(),
      source: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('context') }),
        z.object({ kind: z.literal('fact'), check: z.string() }),
        z.object({ kind: z.literal('encyclopedia'), source: z.string(), title: z.string(), url: z.string(), licence: z.string() }),
        z.object({ kind: z.literal('page'), field: z.string() }),
        z.object({ kind: z.literal('structure') }),
      ]),
    }),
  ),
  first_comment: z.string(),
  shorts_title: z.string(),
  unused_context: z.array(z.string()),
  openings: z.array(z.object(openingFields)),
  /** `null` for products, and for videos made before it was recorded. */
  shape: shapeTold.nullable(),
}

export type ToldSentence = z.output<typeof toldFields.told>[number]

/** A first sentence to choose, as it is stored. */
export type ScriptOpening = { style: OpeningStyle; text: string; score: number; answer?: string | undefined }
export type ShapeTold = z.output<typeof shapeTold>
