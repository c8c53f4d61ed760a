import { parseArgs } from 'node:util'
import {
  baseLanguage,
  builtInTemplateIds,
  captionStyleIds,
  defaultCaptionStyle,
  fontIds,
  isCustomTemplate,
  lookIds,
  musicChoices,
  shapeIds,
  videoLanguages,
  type BuiltInTemplateId,
  type InterfaceLanguage,
} from '@relampago/domain/catalogue'
import { AppError, fieldFix, type VideoOrder } from '@relampago/domain/contracts'
import { orderBody } from '@relampago/domain/contracts/order-schemas'
import { inputKind } from '@relampago/domain/rules'

/** The options that describe an order, for the help of a command. */
export const orderHelp = `  --duration 15|30|60         length in seconds (30)
  --shape ${shapeIds.join('|')}
                              how a theme is told (chosen by theme and seed)
  --look ${lookIds.join('|')}
                              how the pictures are drawn (chosen by theme and seed)
  --language ${videoLanguages.join('|')}      language of script and voice (pt-BR)
  --voice female|male         (female)
  --music ${musicChoices.join('|')}  (corporate)
  --music-volume 0..1         (0.12)
  --sound-effects on|off      pops, whooshes and risers of what is seen (on)
  --template ${builtInTemplateIds.join('|')}  (default)
  --design FILE               JSON in place of a template, for example
                              {"effects": [{"id": "vignette", "intensity": 60, "start": 0, "end": 1}], "transitions": [{"id": "circleopen", "duration": 0.5}]}
  --font ${fontIds.join('|')}  (anton)
  --font-size 24..200         (110)
  --text-color, --outline-color, --karaoke-color  #RRGGBB; the karaoke colour counts for products only
  --caption-style ${captionStyleIds.join('|')}  (${defaultCaptionStyle})
  --context "..."             your own words on the subject; spoken first
  --opening "..."             first sentence, one of those that the script offers (npm run script -- ... --json)
  --watermark                 draw the watermark of the Free plan
  --seed TEXT                 same order and seed give the same video (the input)`

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const options = {
  duration: text,
  shape: text,
  look: text,
  language: text,
  voice: text,
  music: { type: 'string', default: 'corporate' },
  'music-volume': { type: 'string', default: '0.12' },
  'sound-effects': text,
  template: text,
  design: text,
  font: text,
  'font-size': text,
  'text-color': text,
  'outline-color': text,
  'karaoke-color': text,
  'caption-style': text,
  context: text,
  opening: text,
  watermark: flag,
  seed: text,
  out: { type: 'string', default: 'video.mp4' },
  timeline: text,
  media: { type: 'string', multiple: true },
  cache: text,
  edits: text,
  'allow-private-fetch': flag,
  json: flag,
  help: flag,
} as const
export type OrderValues = ReturnType<typeof readArguments>['values']

/** The arguments of a command on an order. Throws what `parseArgs` throws. */
export function readArguments(args: string[]) {
  return parseArgs({ args, options, allowPositionals: true })
}

/** Field names of the order as the command line spells them: `musicVolume` is `--music-volume`. */
function optionName(field: string): string {
  return field === 'input' ? 'input' : `--${field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/**
 * The order that the arguments describe. Throws `AppError` `invalid_field` naming the first option
 * that is not accepted.
 */
export function readOrder(input: string, values: OrderValues, language: InterfaceLanguage): VideoOrder {
  const given = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()), value]),
  )
  const { soundEffects } = given
  const switched = { soundEffects: soundEffects === 'on' ? true : soundEffects === 'off' ? false : soundEffects }
  const parsed = orderBody.safeParse({ ...given, ...switched, input })
  if (!parsed.success) throw invalidField(String(parsed.error.issues[0]?.path[0] ?? 'input'), language)
  const { fontSize, template, ...rest } = parsed.data
  if (isCustomTemplate(template)) throw invalidField('template', language)
  return {
    ...rest,
    template: template as BuiltInTemplateId,
    kind: inputKind(rest.input, []),
    fontSizePx: fontSize,
    watermark: values.watermark,
    quality: 'high',
    seed: values.seed ?? rest.input,
  }
}

/** An option that is not accepted, with what is. */
export function invalidField(field: string, language: InterfaceLanguage): AppError {
  return new AppError('invalid_field', { field: optionName(field), fix: fieldFix(field)[language] })
}

/** The language of messages to the person who runs a command. */
export function messageLanguage(values: Pick<OrderValues, 'language'>): InterfaceLanguage {
  return baseLanguage[videoLanguages.find((one) => one === values.language) ?? 'pt-BR']
}
