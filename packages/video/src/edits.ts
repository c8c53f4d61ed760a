import { z } from 'zod'
import { captionStyleIds, fontIds, type FontId } from '@relampago/domain/catalogue'
import type { VideoOrder } from '@relampago/domain/contracts'
import { iconPack } from './pictures/icons/icon-pack.ts'
import type { Shot } from './shots.ts'
import type { ScriptSentence } from './story/script.ts'

const hexColor = z.string().regex(/^#[0-9A-Fa-f]{6}$/)

/**
 * What a person changed in a finished video; the order stays as it was. Sentences and pictures are
 * named by the id of their scene in the timeline.
 */
export const edits = z
  .strictObject({
    /** New texts of sentences. */
    sentences: z.record(z.string(), z.string().trim().min(1).max(400)),
    /** Other pictures, by the icon of the pack that they show. */
    pictures: z.record(z.string(), z.strictObject({ icon: z.string().refine((id) => iconPack().has(id)) })),
    captions: z
      .strictObject({
        font: z.enum(fontIds as [FontId, ...FontId[]]),
        fontSizePx: z.number().min(24).max(200),
        textColor: hexColor,
        outlineColor: hexColor,
        karaokeColor: hexColor,
        captionStyle: z.enum(captionStyleIds),
      })
      .partial(),
  })
  .partial()
export type Edits = z.output<typeof edits>

/**
 * The sentences as edited, in the same order. What was written on the old picture of a changed
 * sentence is not taken over. Throws for an id that is not there.
 */
export function editSentences(sentences: readonly ScriptSentence[], { sentences: texts = {}, pictures = {} }: Edits): ScriptSentence[] {
  const ids = new Set(sentences.map(({ id }) => id))
  const pictured = Object.keys(pictures).map((id) => id.replace(/\.\d+$/, ''))
  const unknown = [...Object.keys(texts), ...pictured].find((id) => !ids.has(id))
  if (unknown !== undefined) throw new Error(`there is no sentence ${unknown} to edit`)
  return sentences.map((sentence) => {
    const { icon: _icon, onScreen: _onScreen, ...bare } = sentence
    const text = texts[sentence.id] ?? sentence.text
    const kept: ScriptSentence = text === sentence.text ? sentence : { ...bare, text, source: { kind: 'context' } }
    const icon = pictures[sentence.id]?.icon
    return icon === undefined ? kept : { ...kept, fixedIcon: icon }
  })
}

/** What the pictures of the shots are chosen by, with the pictures that a person chose for them. */
export function editShots(shots: readonly Shot[], { pictures = {} }: Edits): ScriptSentence[] {
  return shots.map(({ sentence }) => {
    const icon = pictures[sentence.id]?.icon
    return icon === undefined ? sentence : { ...sentence, fixedIcon: icon }
  })
}

/**
 * The order with the captions as edited. A colour for the spoken word counts for products; a theme
 * keeps its own.
 */
export function editCaptions(order: VideoOrder, { captions = {} }: Edits): VideoOrder {
  const given = Object.entries(captions).filter(([, value]) => value !== undefined)
  return { ...order, ...(Object.fromEntries(given) as Partial<VideoOrder>) }
}
