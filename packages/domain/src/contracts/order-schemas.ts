import { z } from 'zod'
import {
  builtInTemplates,
  captionStyleIds,
  defaultDuration,
  defaultKaraokeColor,
  defaultOutlineColor,
  defaultTextColor,
  durations,
  fontSize,
  inputLimits,
  lookIds,
  musicChoices,
  musicVolume,
  readFont,
  shapeIds,
  videoLanguages,
  voiceTypes,
} from '../catalogue/index.ts'
import { orderedMedia } from './media-schemas.ts'
import { photoFrameRates, photoVideo } from './photo-order.ts'
import { cleanText, color } from './schema-fields.ts'

const font = z
  .string()
  .max(60)
  .transform((text, context) => {
    const read = readFont(text)
    if (read !== null) return read
    context.addIssue({ code: 'custom', message: 'not an offered font' })
    return z.NEVER
  })
/** Any built-in id, or any id that claims to be custom: the plan decides about those. */
const template = z
  .string()
  .max(120)
  .refine((id) => Object.hasOwn(builtInTemplates, id) || id.startsWith('custom'))

/** Fields that both calls for photos share. */
const photoFields = {
  prompt: cleanText(photoVideo.promptCharacters).default(''),
  fps: z.coerce.number().pipe(z.literal(photoFrameRates)).default(30),
}
/** A web address; the page behind it is checked when it is read. */
const webAddress = cleanText(photoVideo.addressCharacters).pipe(z.string().regex(/^https?:\/\/[^\s/]+/i))
/** What a form sends for a field that was left empty. */
const leftEmpty = z.literal('').transform(() => undefined)
/** One picture, as a file or as an address. */
export const imageBody = z
  .object({
    image: z.union([leftEmpty, z.file().max(photoVideo.uploadBytes)]).optional(),
    image_url: z.union([leftEmpty, webAddress]).optional(),
    duration: z.coerce.number().min(photoVideo.seconds.min).max(photoVideo.seconds.max).default(photoVideo.seconds.default),
    ...photoFields,
  })
  .transform(({ image, ...rest }) => ({ ...rest, image: image === undefined || image.size === 0 ? undefined : image }))
  .refine(({ image, image_url: address }) => (image === undefined) !== (address === undefined), { path: ['image'] })
export const productImageBody = z.object({
  url: webAddress,
  seconds_per_image: z.coerce.number().min(photoVideo.secondsPerImage.min).max(photoVideo.secondsPerImage.max).default(photoVideo.secondsPerImage.default),
  ...photoFields,
})

/** What both the web page and the command line send; unknown fields are dropped. */
export const orderBody = z.object({
  input: cleanText(inputLimits.inputCharacters).pipe(z.string().min(1)),
  context: cleanText(inputLimits.contextCharacters).default(''),
  opening: cleanText(inputLimits.openingCharacters).optional(),
  /** Pictures of the caller, stored before by `addMedia`. */
  media: orderedMedia.optional(),
  duration: z.coerce.number().pipe(z.literal(durations)).default(defaultDuration),
  shape: z.enum(shapeIds).optional(),
  look: z.enum(lookIds).optional(),
  language: z.enum(videoLanguages).default('pt-BR'),
  voice: z.enum(voiceTypes).default('female'),
  font: font.default('anton'),
  fontSize: z.coerce.number().min(fontSize.minPx).max(fontSize.maxPx).default(fontSize.defaultPx),
  textColor: color.default(defaultTextColor),
  outlineColor: color.default(defaultOutlineColor),
  karaokeColor: color.default(defaultKaraokeColor),
  captionStyle: z.enum(captionStyleIds).optional(),
  template: template.default('default'),
  /** A video of the caller: made with the same template of a person, it lends its design. */
  variationOf: z.uuid().optional(),
  music: z.enum(musicChoices).default('none'),
  soundEffects: z.boolean().optional(),
  musicVolume: z.coerce.number().min(musicVolume.min).max(musicVolume.max).default(musicVolume.apiDefault),
})
export type OrderBody = z.output<typeof orderBody>
