import { z } from 'zod'
import { inputLimits } from '../catalogue/index.ts'
import type { DraftKind } from './drafts.ts'
import { ownMedia } from './own-media.ts'

/** An order as JSON: its longest texts, with each character escaped. */
const longestOrder = 6 * (inputLimits.inputCharacters + inputLimits.contextCharacters + inputLimits.openingCharacters) + 2000

/** Text that JSON of the database can hold; spaces at its ends stay, because it is unfinished. */
function draftText(most: number) {
  return z
    .string()
    .max(most)
    .overwrite((text) => text.replaceAll(/(?![\n\t])\p{Cc}|\p{Cs}/gu, ' '))
}

/**
 * Content of each kind. Fields are checked by size, not by the catalogue: the page reads a draft as
 * carefully as its own storage, and one of yesterday may name what is no longer offered.
 */
const draftContents = {
  wizard: z
    .object({
      step: z.int().min(1).max(3),
      input: draftText(inputLimits.inputCharacters),
      context: draftText(inputLimits.contextCharacters),
      opening: draftText(inputLimits.openingCharacters),
      duration: z.number(),
      shape: draftText(20),
      language: draftText(20),
      voice: draftText(20),
      font: draftText(60),
      fontSize: z.number(),
      textColor: draftText(20),
      outlineColor: draftText(20),
      karaokeColor: draftText(20),
      captionStyle: draftText(20),
      look: draftText(20),
      template: draftText(120),
      variationOf: draftText(60),
      music: draftText(40),
      musicVolume: z.number(),
      soundEffects: z.boolean(),
      media: z.array(z.object({ id: draftText(60), sentence: z.number().optional() })).max(ownMedia.most),
      selectedPalette: draftText(40),
      videoQuality: draftText(40),
      aspectRatio: draftText(10),
      previewText: draftText(120),
    })
    .partial(),
  order: z.object({ key: z.string().regex(/^[!-~]{8,200}$/), order: draftText(longestOrder) }),
} as const satisfies Record<DraftKind, z.ZodType>

/** What each kind of draft holds. */
export type DraftContent = { [Kind in DraftKind]: z.output<(typeof draftContents)[Kind]> }

const stored = z.object({ wizard: draftContents.wizard.nullable(), order: draftContents.order.nullable() })

/** The newest video of the account that is still being made. */
const runningTask = z.object({ task_id: z.string(), input: z.string(), kind: z.enum(['theme', 'product']), started_at: z.iso.datetime() })

export const draftSchemas = {
  drafts: { reply: stored.extend({ task: runningTask.nullable() }) },
  keepDrafts: { body: stored.partial(), reply: z.object({ success: z.literal(true) }) },
}
