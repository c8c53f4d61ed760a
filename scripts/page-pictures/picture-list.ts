import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { lookIds } from '@relampago/domain/catalogue'

const style = {
  look: z.enum(lookIds),
  /** Name of a background of that look. */
  ground: z.string(),
  /** Hue, neighbour and accent in degrees of OKLCH. */
  colours: z.tuple([z.number(), z.number(), z.number()]),
}
const item = z.strictObject({ icon: z.string(), label: z.string().optional() })
const point = z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)])

/** A thing in the middle and up to four around it. */
const cover = z.strictObject({ kind: z.literal('cover'), ...style, main: z.string(), around: z.array(z.string()).max(4) })
/** Two to five things side by side, with what stands between them. */
const row = z.strictObject({
  kind: z.literal('row'),
  ...style,
  items: z.array(item).min(2).max(5),
  between: z.string().optional(),
  numbers: z.boolean().optional(),
})
/** Parts of a video, each until a second. */
const timeline = z.strictObject({
  kind: z.literal('timeline'),
  ...style,
  unit: z.string().default('s'),
  parts: z
    .array(z.strictObject({ until: z.number(), icon: z.string(), label: z.string() }))
    .min(2)
    .max(7),
})
/** Lines over 0 to 100 on both axes, each with its name beside its end. */
const chart = z.strictObject({
  kind: z.literal('chart'),
  ...style,
  across: z.string(),
  upward: z.string(),
  lines: z
    .array(z.strictObject({ label: z.string(), points: z.array(point).min(2), tone: z.enum(['accent', 'glow', 'ink']) }))
    .min(1)
    .max(3),
  marks: z.array(z.strictObject({ at: point, label: z.string() })).default([]),
})
/** A phone's screen with the parts that applications cover, and lines of captions on it. */
const screen = z.strictObject({
  kind: z.literal('screen'),
  ...style,
  icon: z.string(),
  captions: z.array(z.string()).max(3),
  /** Percent of the screen: left, top, width, height. */
  covered: z.array(z.strictObject({ box: z.tuple([z.number(), z.number(), z.number(), z.number()]), label: z.string() })),
  notes: z.array(z.string()).max(4),
})
/** Up to six things around one, with arrows from each to the next where it is a round. */
const ring = z.strictObject({ kind: z.literal('ring'), ...style, main: z.string(), items: z.array(item).min(2).max(6), arrows: z.boolean().optional() })
/** What happens at the same time: bars over a rule from 0 to `length`, with a line at `mark`. */
const lanes = z.strictObject({
  kind: z.literal('lanes'),
  ...style,
  length: z.number(),
  mark: z.strictObject({ at: z.number(), label: z.string() }),
  bars: z
    .array(z.strictObject({ icon: z.string(), label: z.string(), from: z.number() }))
    .min(2)
    .max(4),
})
/** One letter on several grounds, above without and below with its outline. */
const contrast = z.strictObject({
  kind: z.literal('contrast'),
  ...style,
  grounds: z.array(z.strictObject({ color: z.string(), icon: z.string() })).length(3),
  without: z.string(),
  with: z.string(),
})
const picture = z.discriminatedUnion('kind', [cover, row, timeline, chart, screen, ring, lanes, contrast])
export type PagePicture = z.output<typeof picture>
export type PictureOf<Kind extends PagePicture['kind']> = Extract<PagePicture, { kind: Kind }>
export type PictureStyle = Pick<PagePicture, 'look' | 'ground' | 'colours'>

/** What places that show links draw: `main` and `around` beside the words. */
const social = z.strictObject({ ...style, main: z.string(), around: z.array(z.string()).max(2), pt: z.string(), en: z.string().optional() })
export type SocialPicture = z.output<typeof social>

const list = z.strictObject({ blog: z.record(z.string(), picture), social: z.record(z.string(), social) })
export type PictureList = { blog: Record<string, PagePicture>; /** By the path of the page. */ social: Record<string, SocialPicture> }

/**
 * Every picture of the content pages, by its name; throws with all faults of the file. Articles are
 * shown elsewhere with their title and what is on their cover.
 */
export function readPictureList(root: string): PictureList {
  const { blog, social: pages } = list.parse(parse(readFileSync(join(root, 'assets/pages/pictures.yaml'), 'utf8')))
  const articles = Object.entries(blog).flatMap(([name, one]) => {
    if (one.kind !== 'cover') return []
    const { look, ground, colours, main, around } = one
    return [[`blog/${name}`, { look, ground, colours, main, around: around.slice(0, 2), pt: titleOf(root, name) }]]
  })
  return { blog, social: { ...pages, ...(Object.fromEntries(articles) as Record<string, SocialPicture>) } }
}

function titleOf(root: string, article: string): string {
  const head = readFileSync(join(root, 'content/pages/blog', `${article}.md`), 'utf8').split(/^---$/m)[1] ?? ''
  return z.object({ title: z.string() }).parse(parse(head)).title
}
